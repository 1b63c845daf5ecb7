import type { Piece, Vec3 } from '../../../contract.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { createRandom } from '../../../random.js';
import { metalWork, timber } from '../parts/materials.js';
import type { Maker, Workshop } from '../workshop.js';
import { fillCompartment } from './shelfFilling.js';

interface Frame {
  readonly columns: number;
  readonly rows: number;
  readonly thickness: number;
}

function frameOf(piece: Piece, shop: Workshop): Frame {
  const rows = Math.max(2, Math.round(piece.height / 0.37));
  const columns =
    shop.book.shapes.bookcase === 'case'
      ? Math.max(1, Math.round(piece.width / 0.75))
      : Math.max(1, Math.round(piece.width / 1.1));
  return { rows, columns, thickness: 0.022 };
}

export const bookcase: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const random = createRandom(seed + 41);
  const kind = shop.book.shapes.bookcase;
  const wood = shop.use(timber(shop.book.wood));
  const metal = shop.use(metalWork(shop.book.metal));
  const { rows, columns, thickness } = frameOf(piece, shop);
  const light = kind === 'open' && shop.book.shapes.leg !== 'tapered';
  const post = kind === 'metal' || light ? metal : wood;
  const bar = kind === 'metal' ? 0.03 : light ? 0.02 : 0.032;
  const foot = kind === 'case' ? 0.06 : 0.1;
  const step = (height - foot - thickness) / rows;
  const lean = kind === 'ladder' ? 0.35 : 0;
  const depthAt = (y: number) => depth * (1 - lean * (y / height));

  if (kind === 'case') {
    for (let k = 0; k <= columns; k++) {
      const x = -width / 2 + thickness / 2 + ((width - thickness) * k) / columns;
      place(model, board(thickness, height, depth - 0.004), { material: wood, at: [x, height / 2, 0] });
    }
    place(model, board(width - 0.01, height - foot, 0.008), {
      material: wood,
      at: [0, (height + foot) / 2, -depth / 2 + 0.008],
    });
    place(model, board(width - 0.03, foot, depth - 0.04), { material: wood, at: [0, foot / 2, -0.01] });
    if (shop.book.shapes.cabinet === 'panelled') {
      place(model, board(width + 0.03, 0.035, depth + 0.015, 0.01), { material: wood, at: [0, height - 0.017, 0.004] });
    }
  } else {
    for (const x of [-1, 1]) {
      const at = x * (width / 2 - bar / 2);
      place(model, board(bar, height, bar), { material: post, at: [at, height / 2, -depth / 2 + bar / 2] });
      const angle = Math.atan2(depth * lean, height);
      place(model, board(bar, height / Math.cos(angle), bar), {
        material: post,
        at: [at, height / 2, (depth / 2 - bar / 2 + depthAt(height) - depth / 2 - bar / 2) / 2],
        turn: { x: -angle },
      });
    }
    if (kind === 'metal') {
      place(model, board(0.008, Math.hypot(height, width) * 0.62, 0.004), {
        material: metal,
        at: [0, height / 2, -depth / 2 + 0.004],
        turn: { z: Math.atan2(width, height) },
      });
      place(model, board(0.008, Math.hypot(height, width) * 0.62, 0.004), {
        material: metal,
        at: [0, height / 2, -depth / 2 + 0.006],
        turn: { z: -Math.atan2(width, height) },
      });
    }
  }

  for (let row = 0; row <= rows; row++) {
    const y = foot + step * row;
    const deep = depthAt(y) - 0.012;
    const z = -depth / 2 + deep / 2 + 0.006;
    place(model, board(width - (kind === 'case' ? thickness : bar), thickness, deep), {
      material: wood,
      at: [0, y + thickness / 2, z],
    });
    if (row === rows) continue;
    for (let column = 0; column < columns; column++) {
      const each = (width - 2 * bar) / columns;
      const at: Vec3 = [-width / 2 + bar + each * (column + 0.5), y + thickness + 0.001, z];
      fillCompartment(model, shop, {
        space: { width: each - thickness, height: step - thickness, depth: deep - 0.03, at },
        random,
      });
    }
  }
  return model;
};
