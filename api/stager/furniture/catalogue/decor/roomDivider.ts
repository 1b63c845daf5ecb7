import type { Mesh } from '../../../mesh/mesh.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { canePanel } from '../parts/canePanel.js';
import { cloth } from '../parts/cloths.js';
import { padded } from '../parts/upholstery.js';
import { materialsOf } from '../tables/tableParts.js';
import type { Maker, Workshop } from '../workshop.js';

const THICK = 0.026;

/** The filling of one leaf of the screen between its stiles. */
function addFilling(model: Mesh, shop: Workshop, { width, height, y }: { width: number; height: number; y: number }) {
  const { wood, second } = materialsOf(shop);
  const at = [0, y + height / 2, 0] as const;
  switch (shop.book.shapes.cabinet) {
    case 'cane':
      canePanel(model, { size: [width, height, THICK * 0.9], at, shop });
      return;
    case 'slatted': {
      // a shoji: paper behind a lattice
      const paper = { texture: 'paper', colour: shop.book.shade, roughness: 1, f0: 0.02 } as const;
      place(model, board(width, height, 0.004, 0.001), {
        material: shop.use({ ...paper, twoSided: true, transmission: 0.5 }),
        at,
      });
      for (let k = 1; k < 4; k++)
        place(model, board(0.01, height, 0.014), { material: second, at: [(k / 4 - 0.5) * width, at[1], 0] });
      const rows = Math.max(3, Math.round(height / 0.24));
      for (let k = 1; k < rows; k++)
        place(model, board(width, 0.01, 0.014), { material: second, at: [0, y + (k / rows) * height, 0] });
      return;
    }
    case 'plain':
    case 'handleless':
    case 'industrial': {
      const slats = Math.max(3, Math.round(width / 0.05));
      for (let k = 0; k < slats; k++)
        place(model, board(0.022, height, THICK * 0.8), {
          material: wood,
          at: [((k + 0.5) / slats - 0.5) * width, at[1], 0],
        });
      return;
    }
    default:
      place(model, padded([width, height, THICK * 1.1], { radius: 0.012, seed: 5, amount: 0.003 }), {
        material: shop.use(cloth(shop.book.headboard)),
        at,
      });
  }
}

/** A folding screen of three or four leaves: woven cane, paper on a lattice, upright slats or cloth. */
export const roomDivider: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { wood, metal } = materialsOf(shop);
  const skin = shop.book.shapes.cabinet === 'industrial' ? metal : wood;
  const leaves = width > 1.7 ? 4 : 3;
  const across = width / leaves;
  const turn = Math.atan2(Math.max(0.02, depth - THICK), across);
  const leaf = Math.hypot(across, Math.max(0.02, depth - THICK));
  const stile = 0.034;
  const rail = 0.045;
  for (let k = 0; k < leaves; k++) {
    const part = createMesh();
    for (const side of [-1, 1]) {
      place(part, board(stile, height, THICK), { material: skin, at: [side * (leaf / 2 - stile / 2), height / 2, 0] });
    }
    for (const y of [0.06, height - rail / 2]) {
      place(part, board(leaf - 2 * stile, rail, THICK), { material: skin, at: [0, y, 0] });
    }
    addFilling(part, shop, { width: leaf - 2 * stile, height: height - rail * 1.5 - 0.06, y: 0.06 + rail / 2 });
    place(model, part, {
      at: [-width / 2 + across * (k + 0.5), 0, 0],
      turn: { y: k % 2 === 0 ? turn : -turn },
      keepUv: true,
    });
  }
  return model;
};
