import type { Piece, Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { ellipse, extrude } from '../../../mesh/kit/extrude.js';
import { lathe, smoothProfile } from '../../../mesh/kit/lathe.js';
import { createMesh, place, swapUv } from '../../../mesh/kit/mesh.js';
import { roundedBox } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import type { LegKind } from '../../styleBook.js';
import { metalWork, stoneWork, timber } from '../parts/materials.js';
import type { Workshop } from '../workshop.js';

/** A table top lies flat: the outline is drawn in the plan and tipped over. */
export function roundTop(width: number, depth: number, thickness: number, bevel = 0.006): Mesh {
  const top = extrude({ outline: ellipse(width, depth, 44), depth: thickness, bevel });
  // boards are laid along the longer axis; the grain of the edging runs around
  const laid = width >= depth ? swapUv(top) : top;
  return place(createMesh(), laid, { turn: { x: -Math.PI / 2 }, keepUv: true });
}

interface Top {
  readonly piece: Piece;
  readonly thickness: number;
  readonly material: number;
  readonly round: boolean;
}

export function addTop(model: Mesh, { piece, thickness, material, round }: Top): void {
  const { width, depth, height } = piece;
  const top = round
    ? roundTop(width, depth, thickness)
    : roundedBox({ size: [width, thickness, depth], radius: 0.005, arc: 3 });
  place(model, top, { material, at: [0, height - thickness / 2, 0] });
}

/** Fluted or smooth drum: `flutes` per metre of circumference, 0 smooth. */
export function drum(width: number, depth: number, height: number, flutes: number): Mesh {
  const steps = flutes > 0 ? Math.round(Math.PI * (width + depth) * 0.5 * flutes) * 6 : 44;
  const outline = ellipse(1, 1, steps).map(([x, y], k) => {
    const groove = flutes > 0 ? 1 - (0.012 * (1 - Math.abs(Math.sin((k / 6) * Math.PI)))) / Math.max(0.3, width) : 1;
    return [x * width * groove, y * depth * groove] as const;
  });
  return place(createMesh(), extrude({ outline, depth: height, bevel: 0.008 }), {
    turn: { x: -Math.PI / 2 },
    keepUv: true,
  });
}

export function materialsOf(shop: Workshop) {
  return {
    wood: shop.use(timber(shop.book.wood)),
    second: shop.use(timber(shop.book.secondWood)),
    metal: shop.use(metalWork(shop.book.metal)),
    stone: shop.use(stoneWork(shop.book.stone)),
  };
}

/** Legs that can carry a table: a plinth cannot. */
export const standingLegs = (kind: LegKind): LegKind => (kind === 'none' ? 'block' : kind);

interface Pedestal {
  readonly height: number;
  /** how far the feet reach from the column */
  readonly reach: number;
  readonly wood: number;
  readonly stoutness: number;
}

/** A turned column on three curved feet. */
export function addPedestal(model: Mesh, { height, reach, wood, stoutness }: Pedestal): void {
  const k = stoutness;
  const column = smoothProfile(
    [
      [0.035 * k, height * 0.12],
      [0.05 * k, height * 0.2],
      [0.058 * k, height * 0.32],
      [0.034 * k, height * 0.46],
      [0.046 * k, height * 0.5],
      [0.03 * k, height * 0.55],
      [0.036 * k, height * 0.86],
      [0.07 * k, height],
    ],
    3,
  );
  place(model, lathe(column, 24), { material: wood });
  for (let foot = 0; foot < 3; foot++) {
    const angle = (foot / 3) * 2 * Math.PI + Math.PI / 2;
    const path = Array.from({ length: 9 }, (_, step): Vec3 => {
      const t = step / 8;
      const out = reach * t;
      const y = height * 0.26 * (1 - t) ** 1.6 + 0.02 + 0.03 * Math.sin(t * Math.PI);
      return [Math.cos(angle) * out, y, Math.sin(angle) * out];
    });
    place(model, tube({ path, radius: (t) => (0.026 - 0.009 * t) * k ** 0.5, sides: 10, caps: true }), {
      material: wood,
    });
  }
}
