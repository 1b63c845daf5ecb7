import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../render/mesh.js';
import { createMesh, place } from '../../../render/meshkit/mesh.js';
import { fbm3 } from '../../../render/meshkit/noise.js';
import { surface } from '../../../render/meshkit/surface.js';
import { tube } from '../../../render/meshkit/tube.js';
import { add, cross, normalise, scale, subtract } from '../../../render/meshkit/vector.js';

export interface ThrowShape {
  /** what the cloth lies on, from one end to the other; across x path points away from what carries it */
  readonly path: readonly Vec3[];
  readonly across: Vec3;
  readonly width: number;
  readonly seed: number;
  /** default: a fringe at the lower end */
  readonly fringe?: boolean;
}

interface Track {
  readonly at: (share: number) => Vec3;
  readonly length: number;
}

/** The path by arc length, its corners rounded. */
function track(path: readonly Vec3[]): Track {
  let points = [...path];
  for (let round = 0; round < 2; round++) {
    // Chaikin's corner cutting; the ends stay
    points = points.flatMap((point, k) => {
      if (k === points.length - 1) return [point];
      const next = points[k + 1];
      const cut = [add(scale(point, 0.75), scale(next, 0.25)), add(scale(point, 0.25), scale(next, 0.75))];
      return k === 0 ? [point, cut[1]] : k === points.length - 2 ? [cut[0], next] : cut;
    });
  }
  const lengths = [0];
  for (let k = 1; k < points.length; k++)
    lengths.push(lengths[k - 1] + Math.hypot(...subtract(points[k], points[k - 1])));
  const length = lengths[lengths.length - 1];
  const at = (share: number): Vec3 => {
    const wanted = Math.max(0, Math.min(1, share)) * length;
    let k = 1;
    while (k < lengths.length - 1 && lengths[k] < wanted) k++;
    const part = (wanted - lengths[k - 1]) / (lengths[k] - lengths[k - 1] || 1);
    return add(points[k - 1], scale(subtract(points[k], points[k - 1]), part));
  };
  return { at, length };
}

/**
 * A blanket folded lengthwise and laid over an edge: two layers, gathered where they bend, folds that open towards both
 * ends, ends that are not square, a fringe at the lower one.
 */
export function throwOver({ path, across, width, seed, fringe = true }: ThrowShape): Mesh {
  const model = createMesh();
  const { at, length } = track(path);
  const outward = (share: number): Vec3 =>
    normalise(cross(normalise(subtract(at(share + 0.02), at(share - 0.02))), normalise(across)));
  const layer =
    (from: number, to: number, lift: number) =>
    (s: number, t: number): Vec3 => {
      const skew = (fbm3(s * 2, seed, 7, 2) - 0.36) * 0.05 + (s - 0.5) * 0.04 * Math.sin(seed);
      const along = 0.03 + t * 0.94 + skew * Math.abs(2 * t - 1) * (t < 0.5 ? -1 : 1);
      const place = from + (to - from) * s;
      const ends = Math.abs(2 * t - 1) ** 1.3;
      const spread = 0.8 + 0.24 * ends + 0.05 * Math.sin(seed * 3 + t * 5);
      const sway = (fbm3(t * 2.2, seed, lift * 90, 2) - 0.36) * 0.07;
      const phase = place * 62 + seed + 4 * fbm3(t * 1.6, place * 3, seed, 2);
      const ripple =
        (0.5 + 0.5 * Math.sin(phase)) * (0.006 + 0.014 * ends) + (0.5 + 0.5 * Math.sin(phase * 0.43)) * 0.008;
      const edge = Math.min(1, Math.min(s, 1 - s) * 9);
      return add(
        add(at(along), scale(across, place * spread + sway)),
        scale(outward(along), lift * (0.35 + 0.65 * edge) + ripple),
      );
    };
  const layers = [layer(-width / 2, width / 2, 0.006), layer(-width / 2 + 0.03, width / 2 - 0.09, 0.017)];
  layers.forEach((point) => {
    place(
      model,
      surface({
        columns: 18,
        rows: Math.max(12, Math.round(length / 0.035)),
        // across x path points inwards for the sheet's own order, so it runs the other way
        point: (s, t) => point(1 - s, t),
        uv: (s, t) => [s * width, t * length],
      }),
      { keepUv: true },
    );
  });
  if (!fringe) return model;
  const down: Vec3 = [0, -1, 0];
  const strands = Math.round(width / 0.018);
  for (let k = 0; k < strands; k++) {
    const root = layers[0]((k + 0.5) / strands, 0);
    const end = add(root, add(scale(down, 0.045), scale(across, 0.006 * Math.sin(k * 2.4 + seed))));
    place(model, tube({ path: [root, end], radius: 0.0022, sides: 4 }));
  }
  return model;
}
