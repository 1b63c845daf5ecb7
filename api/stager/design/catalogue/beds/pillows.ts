import type { Mesh } from '../../../render/mesh.js';
import { place } from '../../../render/meshkit/mesh.js';
import { pillow } from '../../../render/meshkit/pillow.js';
import { createRandom } from '../../random.js';
import { bedLinen, cloth } from '../parts/materials.js';
import { cushionCovers } from '../parts/palette.js';
import type { Workshop } from '../workshop.js';
import type { BedPlan } from './bedPlan.js';

/** Two pillows to sleep on, two in the duvet's cloth before them, one or more for show. */
export function addPillows(model: Mesh, plan: BedPlan, shop: Workshop): void {
  const { bodyWidth, top, head, depth, piece, height } = plan;
  const random = createRandom(piece.seed + 11);
  const { sheet, duvet } = shop.book.bedding;
  const sides = bodyWidth > 1.12 ? [-1, 1] : [0];
  const wide = sides.length > 1 ? Math.min(0.74, bodyWidth / 2 - 0.03) : Math.min(0.68, bodyWidth - 0.1);
  const back = -depth / 2 + head;
  const tallest = Math.max(0.26, Math.min(0.5, height - top + 0.06));
  const stand = (shape: {
    x: number;
    z: number;
    width: number;
    height: number;
    lean: number;
    thickness: number;
    material: number;
  }) => {
    const part = pillow({
      width: shape.width,
      height: shape.height,
      thickness: shape.thickness,
      seed: random.between(0, 90),
      dent: 0.035,
    });
    place(model, part, {
      material: shape.material,
      at: [shape.x, top + 0.015 + (shape.height / 2) * Math.cos(shape.lean), back + shape.z],
      turn: { x: -shape.lean, y: random.between(-0.06, 0.06), z: random.between(-0.03, 0.03) },
    });
  };
  const linen = shop.use(bedLinen(sheet));
  const show = shop.use(cloth(duvet));
  const layered = shop.book.fullness > 0.4;
  for (const side of sides) {
    const x = (side * bodyWidth) / 4;
    stand({ x, z: 0.13, width: wide, height: tallest, lean: 0.4, thickness: 0.19, material: linen });
    if (layered)
      stand({
        x: x * 0.97,
        z: 0.29,
        width: wide * 0.95,
        height: tallest * 0.93,
        lean: 0.52,
        thickness: 0.18,
        material: show,
      });
  }
  const covers = cushionCovers(shop, { count: 3, random });
  const small = Math.min(0.44, tallest);
  if (layered && sides.length > 1 && shop.book.fullness > 0.65) {
    for (const side of sides) {
      stand({
        x: side * bodyWidth * 0.17,
        z: 0.43,
        width: small,
        height: small,
        lean: 0.58,
        thickness: 0.15,
        material: shop.use(cloth(covers[1])),
      });
    }
  }
  const lumbarZ = layered ? (shop.book.fullness > 0.65 ? 0.56 : 0.45) : 0.3;
  stand({
    x: random.between(-0.04, 0.04),
    z: lumbarZ,
    width: Math.min(0.62, bodyWidth * 0.5),
    height: 0.3,
    lean: 0.66,
    thickness: 0.14,
    material: shop.use(cloth(covers[0])),
  });
}
