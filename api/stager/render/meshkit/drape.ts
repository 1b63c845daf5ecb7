import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import { createMesh, place } from './mesh.js';
import { fbm3, smoothstep } from './noise.js';
import { stations } from './stations.js';
import { surface } from './surface.js';

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
  /** where something heavy lies across, metres along z: there the filling is this much flatter, 0..1 */
  readonly pressed?: { readonly from: number; readonly to: number; readonly by: number };
  /** depth of the folds per metre of fall */
  readonly folds: number;
  readonly seed: number;
  /** distance above the body along the surface's normal: layers never meet when each has a lift of its own */
  readonly lift?: number;
  /** how far the cloth's thickness rolls down at its edges, metres: more than its lift sinks in; 0: thin */
  readonly hem?: number;
  /** size of a quad, metres */
  readonly quad?: number;
}

/** Metres beside a weight over which the filling rises again. */
const RELIEF = 0.1;

function pressure(pressed: DrapeShape['pressed'], v: number): number {
  if (!pressed) return 0;
  const outside = Math.max(pressed.from - v, v - pressed.to);
  return pressed.by * (1 - smoothstep(0, RELIEF, outside));
}

/** Height of the filling's lumps and of the long soft folds between them at a place of the cloth, metres; never < 0. */
function loft({ puff: full, seed, pressed }: DrapeShape, u: number, v: number): number {
  const puff = full * (1 - pressure(pressed, v));
  const lump = Math.max(0, fbm3(u * 2.6 + seed, v * 2.6, seed, 2) - 0.08) * puff;
  const field = fbm3(u * 1.1 + v * 0.7 + seed, v * 1.6 - u * 0.4, seed * 3, 2) / 0.75;
  const valley = 1 - Math.exp(-(((field - 0.5) / 0.09) ** 2));
  const crease = Math.max(0, fbm3(u * 5 + v * 2.4, seed * 3, v * 3.4, 2) - 0.08) * puff * 0.42;
  return lump + valley * puff * 0.5 + crease;
}

/** Metres of hem that a corner counts as, per radian. */
const CORNER = 0.22;

/**
 * Where a point (u, v) of the flat cloth comes to lie. The cloth slides over the body's rounded edge, then falls.
 * Lumps and folds are functions of (u, v) alone and go outwards only, so cloth never sinks into what carries it.
 */
function lay(shape: DrapeShape, u: number, v: number, dip: number): Vec3 {
  const { width, length, top, radius, hang, folds, seed } = shape;
  const innerX = width / 2 - radius;
  const innerZ = length / 2 - radius;
  const restX = Math.max(-innerX, Math.min(innerX, u));
  const restZ = Math.max(-innerZ, Math.min(innerZ, v));
  const overX = u - restX;
  const overZ = v - restZ;
  const over = Math.hypot(overX, overZ);
  const lift = (shape.lift ?? 0) - dip;
  const height = loft(shape, u, v);
  if (over < 1e-6) return [restX, top + height + lift, restZ];
  const nx = overX / over;
  const nz = overZ / over;
  const quarter = (radius * Math.PI) / 2;
  const bend = Math.min(over / radius, Math.PI / 2);
  const fall = Math.min(Math.max(0, hang + radius - quarter), Math.max(0, over - quarter));
  // along the hem, a corner counting as a quarter turn of its own: folds keep their width around it
  const turn = Math.atan2(Math.abs(overZ), Math.abs(overX)) * CORNER;
  const around = Math.sign(v) * restZ + turn + innerX - Math.abs(restX) + 0.3 * fbm3(u * 1.2, v * 1.2, seed, 2);
  const sway = fbm3(around * 1.5, seed, 1, 2);
  // folds deepen as cloth falls, each to its own depth
  const wave = (0.5 + 0.5 * Math.sin(around * 15 + seed + 7 * sway)) * folds * fall * (0.6 + sway);
  const out = (radius + lift + 0.012 + height * 0.5) * Math.sin(bend) + wave + fall * 0.05;
  // the lower edge is never quite level
  const uneven = (sway - 0.36) * 0.05 * fall;
  return [
    restX + nx * out,
    top - radius * (1 - Math.cos(bend)) - fall - uneven + (height + lift) * Math.cos(bend),
    restZ + nz * out,
  ];
}

/** How far a point sinks because it is on the rounded edge of the cloth's thickness, metres. */
function dipAt(away: number, hem: number): number {
  if (hem <= 0 || away >= hem) return 0;
  return hem * (1 - Math.sqrt(1 - (1 - away / hem) ** 2));
}

/** Cloth over a mattress, a table or a bench. */
export function drape(shape: DrapeShape): Mesh {
  const { from, to, hem = 0, quad = 0.045 } = shape;
  const half = shape.width / 2 + shape.hang;
  const [middle, length] = [(from + to) / 2, to - from];
  const rim = hem > 0 ? [0, hem * 0.35, hem, hem * 2] : [0];
  const across = stations(2 * half, quad, rim);
  const along = stations(length, quad, rim);
  const [columns, rows] = [across.length - 1, along.length - 1];
  const cellAt = (s: number, t: number) => [across[Math.round(s * columns)], -along[Math.round(t * rows)]] as const;
  return place(
    createMesh(),
    surface({
      columns,
      rows,
      point: (s, t) => {
        const [u, v] = cellAt(s, t);
        const away = Math.min(half - Math.abs(u), length / 2 - Math.abs(v));
        return lay(shape, u, v + middle, dipAt(away, hem));
      },
      uv: (s, t) => {
        const [u, v] = cellAt(s, t);
        return [u + half, v + length / 2];
      },
    }),
    { keepUv: true },
  );
}
