import type { Vec3 } from '../../contract.js';
import type { Collider } from './settle.js';
import { add, cross, dot, normalise, scale, subtract } from './vector.js';

/** A polyline in space, parametrised by length, metres. */
export interface Track {
  readonly points: readonly Vec3[];
  readonly length: number;
  readonly at: (along: number) => Vec3;
  readonly tangent: (along: number) => Vec3;
}

/** Corner cutting (Chaikin 1974); the ends stay. */
function cutCorners(points: readonly Vec3[]): Vec3[] {
  return points.flatMap((point, k) => {
    if (k === points.length - 1) return [point];
    const next = points[k + 1];
    const cut = [add(scale(point, 0.75), scale(next, 0.25)), add(scale(point, 0.25), scale(next, 0.75))];
    return k === 0 ? [point, cut[1]] : k === points.length - 2 ? [cut[0], next] : cut;
  });
}

/** The polyline through points, its corners rounded. */
export function trackThrough(path: readonly Vec3[]): Track {
  let points = [...path];
  for (let round = 0; round < 3; round++) points = cutCorners(points);
  const lengths = [0];
  for (let k = 1; k < points.length; k++)
    lengths.push(lengths[k - 1] + Math.hypot(...subtract(points[k], points[k - 1])));
  const length = lengths[lengths.length - 1];
  const at = (along: number): Vec3 => {
    const wanted = Math.max(0, Math.min(length, along));
    let k = 1;
    while (k < lengths.length - 1 && lengths[k] < wanted) k++;
    const part = (wanted - lengths[k - 1]) / (lengths[k] - lengths[k - 1] || 1);
    return add(points[k - 1], scale(subtract(points[k], points[k - 1]), part));
  };
  const tangent = (along: number): Vec3 => normalise(subtract(at(along + 0.02), at(along - 0.02)));
  return { points, length, at, tangent };
}

/**
 * A collider behind a planar track, extended infinitely sideways and beyond its ends: an arm and a seat, seen along
 * them.
 * @param across sideways; track x across points away from the solid side
 * @param clearance metres above the track
 * @param particles their number
 */
export function profileCollider(
  { points }: Track,
  { across, clearance, particles }: { across: Vec3; clearance: number; particles: number },
): Collider {
  const side = normalise(across);
  const e = normalise(subtract(points[1], points[0]));
  const f = normalise(cross(e, side));
  const parts = points.slice(1).map((point, k) => {
    const from = points[k];
    const way = subtract(point, from);
    const length = Math.hypot(...way);
    return { x: dot(from, e), y: dot(from, f), length, alongX: dot(way, e) / length, alongY: dot(way, f) / length };
  });
  const last = parts.length - 1;
  const near = new Int32Array(particles).fill(-1);
  /** Squared distance to a segment; the first and the last are extended. */
  const away = (part: number, x: number, y: number): number => {
    const { x: x0, y: y0, length, alongX, alongY } = parts[part];
    const reach = (x - x0) * alongX + (y - y0) * alongY;
    const beyond = part > 0 && reach < 0 ? reach : part < last && reach > length ? reach - length : 0;
    const off = (y - y0) * alongX - (x - x0) * alongY;
    return off * off + beyond * beyond;
  };
  return (particle, position, contact) => {
    const k = particle * 3;
    const x = position[k] * e[0] + position[k + 1] * e[1] + position[k + 2] * e[2];
    const y = position[k] * f[0] + position[k + 1] * f[1] + position[k + 2] * f[2];
    let best = near[particle];
    if (best < 0) {
      best = 0;
      for (let part = 1; part <= last; part++) if (away(part, x, y) < away(best, x, y)) best = part;
    }
    while (best > 0 && away(best - 1, x, y) < away(best, x, y)) best--;
    while (best < last && away(best + 1, x, y) < away(best, x, y)) best++;
    near[particle] = best;
    const { x: x0, y: y0, alongX, alongY } = parts[best];
    // the normal is the segment's direction rotated by a quarter turn
    for (let axis = 0; axis < 3; axis++) contact[axis] = f[axis] * alongX - e[axis] * alongY;
    contact[3] = (y - y0) * alongX - (x - x0) * alongY - clearance;
  };
}
