import type { Piece } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { place } from '../../../mesh/kit/mesh.js';
import { pillow } from '../../../mesh/kit/pillow.js';
import { createRandom } from '../../../random.js';
import { seatTopOf } from '../../proportions.js';
import type { Fabric } from '../../styleBook.js';
import { cloth } from '../parts/cloths.js';
import { boldness, cushionCovers } from '../parts/palette.js';
import type { Workshop } from '../workshop.js';

export type ArmchairMaker = (piece: Piece, shop: Workshop, fabric: Fabric) => Mesh;

export const seatHeight = (piece: Piece): number => seatTopOf(piece.height);

export function addPillow(model: Mesh, shop: Workshop, { piece, z }: { piece: Piece; z: number }): void {
  if (boldness(shop) < 0.2 || shop.book.fullness < 0.25) return;
  const [cover] = cushionCovers(shop, { count: 1, random: createRandom(piece.seed + 3), on: shop.book.armchair });
  const size = Math.min(0.42, piece.width * 0.48);
  place(model, pillow({ width: size, height: size * 0.72, thickness: 0.14, seed: piece.seed % 977 }), {
    material: shop.use(cloth(cover)),
    at: [0.02, seatHeight(piece) + size * 0.34, z],
    turn: { x: -0.35, y: 0.08, z: 0.04 },
  });
}
