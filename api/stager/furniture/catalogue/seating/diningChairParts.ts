import type { Piece, Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { soft } from '../parts/upholstery.js';
import type { Workshop } from '../workshop.js';

export type DiningChairMaker = (piece: Piece, parts: Parts) => Mesh;

interface Parts {
  readonly shop: Workshop;
  readonly wood: number;
  readonly metal: number;
  readonly skin: number;
  /** upper side of the seat */
  readonly seat: number;
}

const PAD = 0.05;

export function addSeatPad(model: Mesh, piece: Piece, { skin, seat }: Parts, share = 0.96): void {
  const pad = roundedBox({
    size: [piece.width * share, PAD, piece.depth * share * 0.88],
    radius: 0.022,
    quad: 0.09,
    cover: true,
    arc: 3,
    deform: ([x, y, z], unit, normal) => {
      const [px, py, pz] = soft(piece.seed % 53, 0.005)([x, y, z], unit, normal);
      const crown = unit[1] > 0 ? 0.014 * Math.max(0, (1 - unit[0] ** 2) * (1 - unit[2] ** 2)) : 0;
      return [px * (1 - 0.06 * Math.max(0, -unit[2])), py + crown, pz];
    },
  });
  place(model, pad, { material: skin, at: [0, seat - PAD / 2, piece.depth * 0.04] });
}

/** Front legs under the seat, rear legs that run on as the back's posts. Returns nothing; the back leans by `lean`. */
export function addFrame(model: Mesh, piece: Piece, { wood, seat }: Parts, radius = 0.016): void {
  const { width, depth, height } = piece;
  const x = width / 2 - radius - 0.004;
  for (const side of [-1, 1]) {
    const front: Vec3[] = [
      [side * x, 0, depth / 2 - radius],
      [side * (x - 0.012), seat - 0.03, depth / 2 - radius - 0.03],
    ];
    place(model, tube({ path: front, radius: (t) => radius * (0.72 + 0.28 * t), sides: 10, caps: true }), {
      material: wood,
    });
    const rear: Vec3[] = [
      [side * (x - 0.008), 0, -depth / 2 + radius],
      [side * (x - 0.015), seat * 0.6, -depth / 2 + 0.06],
      [side * (x - 0.018), seat, -depth / 2 + 0.075],
      [side * (x - 0.015), (seat + height) / 2, -depth / 2 + 0.06],
      [side * (x - 0.012), height - 0.005, -depth / 2 + 0.022],
    ];
    place(
      model,
      tube({ path: rear, radius: (t) => radius * (0.8 + 0.2 * Math.sin(t * Math.PI)), sides: 10, caps: true }),
      { material: wood },
    );
  }
  place(model, board(width * 0.86, 0.05, depth * 0.78), { material: wood, at: [0, seat - PAD - 0.01, depth * 0.03] });
}

/** A rail across the back, bowed to the sitter's shoulders. */
export function addRail(
  model: Mesh,
  { width, y, z, height, material }: { width: number; y: number; z: number; height: number; material: number },
): void {
  const rail = roundedBox({
    size: [width, height, 0.02],
    radius: 0.008,
    quad: 0.06,
    cover: true,
    arc: 2,
    deform: ([px, py, pz], unit) => [px, py + 0.008 * (1 - unit[0] ** 2), pz - 0.028 * (1 - unit[0] ** 2)],
  });
  place(model, rail, { material, at: [0, y, z + 0.012] });
}
