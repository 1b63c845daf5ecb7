import type { Mesh } from '../mesh.js';
import { createMesh } from './mesh.js';

/** Outline of a turned part, from the bottom to the top on its outside: [radius, height], metres. */
export type Profile = readonly (readonly [radius: number, height: number])[];

/** Corners sharper than 50 degrees keep a hard edge: cosine. */
const HARD = Math.cos((50 * Math.PI) / 180);

/** Turns a profile about the y axis. u runs around, v along the profile, metres. */
export function lathe(profile: Profile, sides = 32): Mesh {
  const mesh = createMesh();
  const widest = Math.max(...profile.map(([radius]) => radius));
  const slopes = profile.slice(1).map(([radius, height], k) => {
    const dr = radius - profile[k][0];
    const dy = height - profile[k][1];
    const length = Math.hypot(dr, dy) || 1;
    return { nr: dy / length, ny: -dr / length, length };
  });
  const normalAt = (segment: number, neighbour: number) => {
    const own = slopes[segment];
    const other = slopes[neighbour];
    if (!other || own.nr * other.nr + own.ny * other.ny < HARD) return own;
    const [nr, ny] = [own.nr + other.nr, own.ny + other.ny];
    const length = Math.hypot(nr, ny) || 1;
    return { nr: nr / length, ny: ny / length };
  };
  let along = 0;
  slopes.forEach((slope, segment) => {
    const first = mesh.position.length / 3;
    const ends = [
      { point: profile[segment], normal: normalAt(segment, segment - 1), v: along },
      { point: profile[segment + 1], normal: normalAt(segment, segment + 1), v: along + slope.length },
    ];
    along += slope.length;
    for (const { point, normal, v } of ends) {
      for (let side = 0; side <= sides; side++) {
        const angle = (side / sides) * 2 * Math.PI;
        mesh.position.push(point[0] * Math.cos(angle), point[1], point[0] * Math.sin(angle));
        mesh.normal.push(normal.nr * Math.cos(angle), normal.ny, normal.nr * Math.sin(angle));
        mesh.uv.push(angle * widest, v);
      }
    }
    for (let side = 0; side < sides; side++) {
      const a = first + side;
      const b = a + sides + 1;
      if (profile[segment + 1][0] > 1e-6) mesh.index.push(a, b, b + 1);
      if (profile[segment][0] > 1e-6) mesh.index.push(a, b + 1, a + 1);
    }
  });
  return mesh;
}

/** Points between the given ones on a smooth curve (Catmull-Rom), for vases and turned legs. */
export function smoothProfile(profile: Profile, steps = 4): Profile {
  const points: [number, number][] = [];
  for (let k = 0; k < profile.length - 1; k++) {
    const [a, b, c, d] = [profile[Math.max(0, k - 1)], profile[k], profile[k + 1], profile[k + 2] ?? profile[k + 1]];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const curve = (i: 0 | 1) =>
        0.5 *
        (2 * b[i] +
          (c[i] - a[i]) * t +
          (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
          (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
      points.push([Math.max(0, curve(0)), curve(1)]);
    }
  }
  points.push([...profile[profile.length - 1]]);
  return points;
}
