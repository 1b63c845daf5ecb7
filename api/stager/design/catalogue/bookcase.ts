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

interface Filling {
  readonly shop: Workshop;
  readonly random: Random;
  readonly clear: number;
  readonly depth: number;
}

/** One thing or group for a shelf, standing on y = 0, and the width that it takes. */
function nextGroup({ shop, random, clear, depth }: Filling, room: number): { part: Mesh; width: number } | undefined {
  const choice = random.next();
  const bowl = shop.use(ceramic(random.chance(0.35) ? accent(shop) : shop.book.ceramic));
  if (choice < 0.52 && room > 0.12) {
    const width = Math.min(room, random.between(0.18, 0.46));
    return { part: bookRow(shop, { width, height: clear, depth: depth * 0.9, random }), width };
  }
  if (choice < 0.66 && room > 0.2) {
    const part = createMesh();
    const height = Math.min(0.11, clear * 0.4);
    place(
      part,
      bookStack(shop, { width: 0.22, depth: Math.min(0.17, depth * 0.8), height, seed: random.integer() % 9999 }),
    );
    if (clear - height > 0.12 && random.chance(0.6)) {
      const shape = {
        width: 0.1,
        height: Math.min(0.13, clear - height - 0.02),
        kind: random.integer() % 5,
        material: bowl,
      };
      place(part, vaseOf(shop, shape), { at: [0.01, height, 0] });
    }
    return { part, width: 0.25 };
  }
  if (choice < 0.78 && room > 0.2 && clear > 0.18) {
    return {
      part: shelfPlant(shop, { width: 0.22, height: clear * 0.85, seed: random.integer() % 9999 }),
      width: 0.22,
    };
  }
  if (choice < 0.88 && room > 0.3 && shop.book.fullness > 0.5) {
    const height = Math.min(clear * 0.7, 0.2);
    const width = Math.min(room, 0.34);
    const basket = board(width * 0.94, height, depth * 0.86, 0.015);
    return { part: place(createMesh(), basket, { material: shop.use(rattan), at: [0, height / 2, 0] }), width };
  }
  if (room < 0.1) return undefined;
  const width = Math.min(room, random.between(0.1, 0.15));
  const height = Math.min(clear * random.between(0.5, 0.85), 0.3);
  return { part: vaseOf(shop, { width: width * 0.9, height, kind: random.integer() % 5, material: bowl }), width };
}

/** Fills a compartment from left to right with groups and gaps; a bare style leaves most of it free. */
export function fillCompartment(
  model: Mesh,
  shop: Workshop,
  { space, random }: { space: Compartment; random: Random },
): void {
  const { width, height, depth, at } = space;
  const filling: Filling = { shop, random, clear: height - 0.012, depth };
  const bare = 1 - shop.book.fullness;
  let x = -width / 2 + 0.012 + width * random.between(0, 0.25) * bare;
  while (x < width / 2 - 0.08) {
    const group = nextGroup(filling, width / 2 - x - 0.012);
    if (!group) break;
    place(model, group.part, { at: [at[0] + x + group.width / 2, at[1], at[2]], keepUv: true });
    x += group.width + random.between(0.015, 0.06) + width * random.between(0.15, 0.6) * bare ** 1.4;
  }
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
