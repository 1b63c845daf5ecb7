import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import type { Workshop } from '../workshop.js';
import { cane, timber } from './materials.js';

/** Cane panel in a frame: backs of chairs and heads of beds. */
export function canePanel(model: Mesh, { size, at, shop }: { size: Vec3; at: Vec3; shop: Workshop }): void {
  const wood = shop.use(timber(shop.book.wood));
  const [width, height, depth] = size;
  const rim = Math.min(0.05, width * 0.12, height * 0.12);
  for (const side of [-1, 1]) {
    place(model, board(rim, height, depth), {
      material: wood,
      at: [at[0] + side * (width / 2 - rim / 2), at[1], at[2]],
    });
    place(model, board(width - 2 * rim, rim, depth), {
      material: wood,
      at: [at[0], at[1] + side * (height / 2 - rim / 2), at[2]],
    });
  }
  place(model, board(width - 2 * rim + 0.006, height - 2 * rim + 0.006, depth * 0.25), {
    material: shop.use(cane),
    at,
  });
}
