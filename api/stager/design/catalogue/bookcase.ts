import type { Piece, Vec3 } from '../../contract.js';
import type { Mesh } from '../../render/mesh.js';
import { createMesh, place } from '../../render/meshkit/mesh.js';
import { board } from '../../render/meshkit/roundedBox.js';
import { createRandom, type Random } from '../random.js';
import { bookRow, bookStack } from './books.js';
import { ceramic, metalWork, rattan, timber } from './materials.js';
import { accent } from './palette.js';
import { shelfPlant } from './plants.js';
import { vaseOf } from './vases.js';
import type { Maker, Workshop } from './workshop.js';

interface Compartment {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** middle of its floor */
  readonly at: Vec3;
}

/** Fills a compartment: books, a stack with a bowl on it, a vase, a plant, a basket, or nothing. */
export function fillCompartment(
  model: Mesh,
  shop: Workshop,
  { space, random }: { space: Compartment; random: Random },
): void {
  const { width, height, depth, at } = space;
  if (random.chance((1 - shop.book.fullness) * 0.55)) {
    if (random.chance(0.5)) return;
  }
  const clear = height - 0.012;
  const choice = random.next();
  const put = (part: Mesh, x = 0, z = 0) => place(model, part, { at: [at[0] + x, at[1], at[2] + z], keepUv: true });
  const tallVase = Math.min(clear * 0.8, 0.3);
  if (choice < 0.55 || width < 0.24) {
    const share = random.between(0.5, 0.92);
    const left = random.chance(0.5) ? -1 : 1;
    put(
      bookRow(shop, { width: width * share - 0.03, height: clear, depth: depth * 0.86, random }),
      left * width * (0.5 - share / 2) * 0.9,
    );
    const rest = width * (1 - share);
    if (rest > 0.12) {
      const small = vaseOf(shop, {
        width: Math.min(rest * 0.8, 0.14),
        height: Math.min(tallVase, 0.19),
        kind: random.integer() % 5,
        material: shop.use(ceramic(shop.book.ceramic)),
      });
      put(small, -left * width * (0.5 - (1 - share) / 2) * 0.92, 0.02);
    }
    return;
  }
  if (choice < 0.7) {
    put(
      bookStack(shop, {
        width: Math.min(0.24, width * 0.6),
        depth: Math.min(0.18, depth * 0.7),
        height: Math.min(0.12, clear * 0.4),
        seed: random.integer() % 9999,
      }),
      -width * 0.14,
      0.01,
    );
    put(
      vaseOf(shop, {
        width: 0.1,
        height: Math.min(tallVase, 0.22),
        kind: random.integer() % 5,
        material: shop.use(ceramic(accent(shop))),
      }),
      width * 0.26,
      0.01,
    );
    return;
  }
  if (choice < 0.84) {
    put(
      shelfPlant(shop, { width: Math.min(width * 0.6, 0.26), height: clear * 0.85, seed: random.integer() % 9999 }),
      random.between(-0.1, 0.1) * width,
      0.01,
    );
    return;
  }
  const basket = Math.min(clear * 0.72, 0.22);
  if (shop.book.fullness > 0.5) {
    const box = board(width * 0.72, basket, depth * 0.8, 0.015);
    place(model, box, { material: shop.use(rattan), at: [at[0], at[1] + basket / 2, at[2]] });
    return;
  }
  put(
    vaseOf(shop, {
      width: 0.14,
      height: tallVase,
      kind: random.integer() % 5,
      material: shop.use(ceramic(shop.book.ceramic)),
    }),
  );
}

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
  const post = kind === 'metal' || kind === 'open' ? metal : wood;
  const bar = kind === 'metal' ? 0.03 : kind === 'open' ? 0.02 : 0.032;
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
