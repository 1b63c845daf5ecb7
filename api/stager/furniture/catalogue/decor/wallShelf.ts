import type { Piece, Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { roundedBox } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { createRandom } from '../../../random.js';
import { metalWork, timber } from '../parts/materials.js';
import { fillCompartment } from '../storage/shelfFilling.js';
import type { Maker } from '../workshop.js';

function addBracket(model: Mesh, { x, depth, y, metal }: { x: number; depth: number; y: number; metal: number }): void {
  const path: Vec3[] = [
    [x, y - 0.1, -depth / 2 + 0.006],
    [x, y - 0.006, -depth / 2 + 0.008],
    [x, y - 0.006, depth / 2 - 0.03],
  ];
  place(model, tube({ path, radius: 0.0055, sides: 7, caps: true }), { material: metal });
}

/** A board on brackets with a few items on it. */
export const wallShelf: Maker = (piece: Piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const random = createRandom(seed + 97);
  const wood = shop.use(timber(shop.book.wood));
  const metal = shop.use(metalWork(shop.book.metal));
  const thickness = 0.026;
  const y = Math.min(0.1, height * 0.34);
  place(model, roundedBox({ size: [width, thickness, depth], radius: 0.004, arc: 2 }), {
    material: wood,
    at: [0, y + thickness / 2, 0],
  });
  for (const side of [-1, 1]) addBracket(model, { x: side * width * 0.36, depth, y, metal });
  const clear = height - y - thickness;
  if (clear < 0.08) return model;
  const parts = Math.max(1, Math.round(width / 0.45));
  for (let k = 0; k < parts; k++) {
    const each = width / parts;
    const at: Vec3 = [-width / 2 + each * (k + 0.5), y + thickness + 0.001, -0.004];
    fillCompartment(model, shop, { space: { width: each * 0.9, height: clear, depth: depth - 0.03, at }, random });
  }
  return model;
};
