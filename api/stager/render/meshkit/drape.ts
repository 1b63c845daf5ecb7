import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import { createMesh, place } from './mesh.js';
import { fbm3 } from './noise.js';
import { surface } from './surface.js';
import { tube } from './tube.js';

type Ends = readonly [s: number, t: number];

export interface DrapeShape {
  /** what the cloth lies on: a body with a rounded edge, its middle above the origin */
  readonly width: number;
  readonly length: number;
  readonly top: number;
  readonly radius: number;
  /** how far the cloth hangs down at either side, metres */
  readonly hang: number;
  /** where the cloth begins and ends along z; beyond the body it hangs */
  readonly from: number;
  readonly to: number;
  /** height of the filling's lumps, metres */
  readonly puff: number;
  /** depth of the folds per metre of fall */
  readonly folds: number;
  readonly seed: number;
  /** distance above the body along the surface's normal: layers never meet when each has a lift of its own */
  readonly lift?: number;
  /** thickness of the rolled hem, metres; 0: none */
  readonly hem?: number;
  /** size of a quad, metres */
  readonly quad?: number;
}

/**
 * Where a point (u, v) of the flat cloth comes to lie. The cloth slides over the body's rounded edge, then falls.
 * Lumps and folds are functions of (u, v) alone and go outwards only, so cloth never sinks into what carries it.
 */
function lay(shape: DrapeShape, u: number, v: number): Vec3 {
  const { width, length, top, radius, hang, puff, folds, seed, lift = 0 } = shape;
  const innerX = width / 2 - radius;
  const innerZ = length / 2 - radius;
  const restX = Math.max(-innerX, Math.min(innerX, u));
  const restZ = Math.max(-innerZ, Math.min(innerZ, v));
  const overX = u - restX;
  const overZ = v - restZ;
  const over = Math.hypot(overX, overZ);
  const lump = (fbm3(u * 3 + seed, v * 3, seed, 3) - 0.1) * puff;
  const crease = (fbm3(u * 9 + v * 4, seed * 3, v * 5, 3) - 0.1) * puff * 0.5;
  if (over < 1e-6) return [restX, top + lump + crease + lift, restZ];
  const nx = overX / over;
  const nz = overZ / over;
  const quarter = (radius * Math.PI) / 2;
  const bend = Math.min(over / radius, Math.PI / 2);
  const fall = Math.min(Math.max(0, hang + radius - quarter), Math.max(0, over - quarter));
  const around = u * Math.abs(nz) + v * Math.abs(nx);
  const wave = (0.5 + 0.5 * Math.sin(around * 13 + seed + 5 * fbm3(around * 1.5, seed, 1, 2))) * folds * fall;
  const out = (radius + lift + 0.012) * Math.sin(bend) + wave + fall * 0.05;
  return [
    restX + nx * out,
    top - radius * (1 - Math.cos(bend)) - fall + (lump + crease + lift) * Math.cos(bend),
    restZ + nz * out,
  ];
}

/** Cloth over a mattress, a table or a bench. */
export function drape(shape: DrapeShape): Mesh {
  const { from, to, hem = 0, quad = 0.035 } = shape;
  const half = shape.width / 2 + shape.hang;
  const at = (s: number, t: number) => lay(shape, -half + 2 * half * s, to + (from - to) * t);
  const mesh = place(
    createMesh(),
    surface({
      columns: Math.ceil((2 * half) / quad),
      rows: Math.max(2, Math.ceil((to - from) / quad)),
      point: at,
      uv: (s, t) => [2 * half * s, (to - from) * t],
    }),
    { keepUv: true },
  );
  if (hem > 0) {
    const steps = Math.round(1.4 / quad);
    const edge = Array.from({ length: steps * 4 }, (_, k) => {
      const along = (k % steps) / steps;
      const corners: readonly Ends[] = [
        [along, 0],
        [1, along],
        [1 - along, 1],
        [0, 1 - along],
      ];
      return at(...corners[Math.floor(k / steps)]);
    });
    place(mesh, tube({ path: edge, radius: hem, sides: 5, closed: true }));
  }
  return mesh;
}
