import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { place } from '../../../mesh/kit/mesh.js';
import { surface } from '../../../mesh/kit/surface.js';
import { tube } from '../../../mesh/kit/tube.js';
import type { SofaPlan } from './sofaPlan.js';

/** A loose cover's skirt: nearly straight cloth around the foot, with a kick pleat at each corner. */
export function addSkirt(model: Mesh, plan: SofaPlan, fabric: number): void {
  const { width, depth, seatTop, cushionHeight } = plan;
  const top = Math.min(0.2, seatTop - cushionHeight - 0.05);
  const corners: readonly (readonly [number, number])[] = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ];
  corners.forEach(([x, z], side) => {
    const [nextX, nextZ] = corners[(side + 1) % 4];
    const length = x === nextX ? depth : width;
    const outward: readonly [number, number] = [(x + nextX) / 2, (z + nextZ) / 2];
    const panel = surface({
      columns: Math.ceil(length / 0.05),
      rows: 4,
      point: (s, t) => {
        const wave = 0.004 * Math.sin(s * length * 9 + plan.seed + side * 2 + 2 * Math.sin(s * length * 4)) * (1 - t);
        const pleat = Math.min(s, 1 - s) * length < 0.012 ? -0.014 * (1 - t) : 0;
        const out = wave + pleat - 0.016 + 0.012 * (1 - t);
        const px = (x + (nextX - x) * s) * (width / 2 - 0.006);
        const pz = (z + (nextZ - z) * s) * (depth / 2 - 0.006);
        return [px + outward[0] * out, 0.004 + (top - 0.004) * t, pz + outward[1] * out] as Vec3;
      },
      uv: (s, t) => [s * length, t * top],
    });
    place(model, panel, { material: fabric });
  });
  const welt = tube({
    path: corners.flatMap(([x, z], k) => {
      const [nextX, nextZ] = corners[(k + 1) % 4];
      return [0.02, 0.5, 0.98].map((s): Vec3 => [
        (x + (nextX - x) * s) * (width / 2 - 0.016),
        top,
        (z + (nextZ - z) * s) * (depth / 2 - 0.016),
      ]);
    }),
    radius: 0.005,
    sides: 5,
    closed: true,
  });
  place(model, welt, { material: fabric });
}
