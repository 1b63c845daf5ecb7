/** Shapes of leaves. Each lies along +z from the origin, its face up; uv as the leaf texture wants it. */
import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { surface } from '../../../mesh/kit/surface.js';

/** Half width as a share of the widest, at equal steps from the root to the tip. */
type Contour = readonly number[];

export const CONTOURS = {
  /** fiddle-leaf fig: a waist below a broad round end */
  fiddle: [0.03, 0.04, 0.4, 0.56, 0.58, 0.62, 0.78, 0.95, 1, 0.92, 0.66, 0.02],
  /** rubber plant: an ellipse with a drawn-out tip */
  ellipse: [0.03, 0.06, 0.5, 0.78, 0.94, 1, 0.98, 0.88, 0.7, 0.44, 0.16, 0.01],
  /** bird of paradise, banana: a paddle */
  paddle: [0.04, 0.2, 0.66, 0.88, 0.97, 1, 1, 0.97, 0.9, 0.78, 0.54, 0.02],
  /** olive, eucalyptus twigs: a lance */
  lance: [0.08, 0.5, 0.82, 1, 0.96, 0.76, 0.46, 0.02],
  /** weeping fig: an egg with a tail */
  egg: [0.05, 0.62, 0.98, 1, 0.84, 0.56, 0.22, 0.02],
  /** pothos, monstera: a heart; it begins broad */
  heart: [0.04, 0.8, 0.98, 1, 0.96, 0.88, 0.76, 0.62, 0.46, 0.28, 0.02],
  /** snake plant: a strap with a point */
  strap: [0.5, 0.72, 0.88, 0.97, 1, 1, 0.98, 0.93, 0.82, 0.62, 0.34, 0.02],
  /** grasses, palms */
  needle: [0.5, 1, 0.96, 0.84, 0.66, 0.4, 0.02],
} as const satisfies Record<string, Contour>;

export interface Blade {
  readonly contour: Contour;
  readonly length: number;
  readonly width: number;
  /** how far the tip bends down, radians */
  readonly bend: number;
  /** how far the two halves are folded up along the midrib, share of the half width */
  readonly fold?: number;
  /** waves along the margin, share of the half width */
  readonly wave?: number;
  /** radians that the tip is turned by against the root */
  readonly twist?: number;
  /** cuts between lobes, as a monstera has them; number per side */
  readonly cuts?: number;
  readonly rows: number;
  readonly columns: number;
}

function contourAt(contour: Contour, t: number): number {
  const place = t * (contour.length - 1);
  const k = Math.min(contour.length - 2, Math.floor(place));
  const share = place - k;
  return contour[k] + (contour[k + 1] - contour[k]) * share * share * (3 - 2 * share);
}

export function blade(shape: Blade): Mesh {
  const { contour, length, width, bend, fold = 0.3, wave = 0, twist = 0, cuts = 0, rows, columns } = shape;
  const point = (s: number, t: number): Vec3 => {
    const across = 1 - s * 2;
    let half = (width / 2) * contourAt(contour, t) + 0.0004;
    if (cuts > 0 && t > 0.22 && t < 0.95) {
      const lobe = Math.abs(Math.sin(t * Math.PI * cuts));
      half *= 0.34 + 0.66 * Math.min(1, lobe * 2.8);
    }
    // lobes and veins sweep forward
    const forward = cuts > 0 ? length * 0.1 * across * across : 0;
    const angle = bend * t;
    const radius = bend === 0 ? 0 : length / bend;
    const along = (bend === 0 ? length * t : radius * Math.sin(angle)) + forward;
    const drop = bend === 0 ? 0 : radius * (1 - Math.cos(angle));
    const lift = Math.abs(across) ** 1.3 * half * fold + Math.sin(t * 19 + across * 2) * half * wave * across * across;
    const [x, raise] = [across * half, lift];
    const turn = twist * t;
    const [tx, ty] = [x * Math.cos(turn) - raise * Math.sin(turn), x * Math.sin(turn) + raise * Math.cos(turn)];
    return [tx, ty * Math.cos(angle) - drop, along + ty * Math.sin(angle)];
  };
  return surface({ columns, rows, point, uv: (s, t) => [1 - s * 2, t] });
}
