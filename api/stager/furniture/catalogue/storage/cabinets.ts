import type { Piece, Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { createRandom } from '../../../random.js';
import type { LegKind } from '../../styleBook.js';
import { addLegs } from '../parts/legs.js';
import { cane, darkGlass, metalWork, stoneWork, timber } from '../parts/materials.js';
import type { Maker, Workshop } from '../workshop.js';
import { bookRow } from './books.js';
import { THICK, addFront, type CabinetPlan, type Front, type Skins } from './cabinetFronts.js';

/** Body, fronts with even gaps, legs. */
export function cabinet(piece: Piece, shop: Workshop, plan: CabinetPlan): Mesh {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const { shapes } = shop.book;
  const skins: Skins = {
    wood: shop.use(timber(shop.book.wood)),
    second: shop.use(timber(shop.book.secondWood)),
    metal: shop.use(metalWork(shop.book.metal)),
    cane: shop.use(cane),
  };
  const kind: LegKind = shapes.cabinet === 'industrial' ? 'sled' : shapes.leg;
  const legs = kind === 'none' ? Math.min(0.04, plan.legs * height) : plan.legs * height;
  addLegs(model, shop, {
    kind: kind === 'cross' ? 'turned' : kind,
    width: width - 0.03,
    depth: depth - 0.05,
    height: legs + 0.004,
    wood: skins.wood,
    metal: skins.metal,
    stoutness: 1.15,
  });
  const top = shapes.cabinet === 'fluted' || shapes.cabinet === 'panelled' ? 0.024 : THICK;
  const topSkin = shapes.cabinet === 'fluted' ? shop.use(stoneWork(shop.book.stone)) : skins.wood;
  place(model, roundedBox({ size: [width, top, depth], radius: 0.004, arc: 2 }), {
    material: topSkin,
    at: [0, height - top / 2, 0],
  });
  const bodyHeight = height - legs - top;
  const inside = depth - THICK - 0.012;
  const z = -0.005 - THICK / 2;
  const wide = width - 0.012;
  for (const side of [-1, 1]) {
    place(model, board(THICK, bodyHeight, inside), {
      material: skins.wood,
      at: [side * (wide / 2 - THICK / 2), legs + bodyHeight / 2, z],
    });
  }
  place(model, board(wide - 2 * THICK, THICK, inside), { material: skins.wood, at: [0, legs + THICK / 2, z] });
  place(model, board(wide - 2 * THICK, bodyHeight, 0.008), {
    material: skins.wood,
    at: [0, legs + bodyHeight / 2, -depth / 2 + 0.012],
  });
  const column = wide / plan.columns;
  const row = bodyHeight / plan.rows;
  const openColumn = plan.open && plan.columns > 2 ? Math.floor(plan.columns / 2) : -1;
  const gap = 0.0075;
  for (let c = 0; c < plan.columns; c++) {
    const x = -wide / 2 + column * (c + 0.5);
    if (c > 0)
      place(model, board(THICK, bodyHeight, inside), {
        material: skins.wood,
        at: [x - column / 2, legs + bodyHeight / 2, z],
      });
    if (c === openColumn) {
      addNiche(model, shop, {
        width: column - THICK,
        height: bodyHeight - THICK,
        depth: inside,
        at: [x, legs + THICK, z],
        seed,
      });
      continue;
    }
    for (let r = 0; r < plan.rows; r++) {
      const front: Front = {
        width: column - gap,
        height: row - gap,
        at: [x, legs + row * (r + 0.5), depth / 2 - THICK / 2 - 0.026],
        kind: plan.fronts,
        handle: c % 2 === 0 ? 1 : -1,
      };
      addFront(model, front, { shop, skins });
    }
  }
  return model;
}

interface Niche {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** middle of its floor */
  readonly at: Vec3;
  readonly seed: number;
}

/** An open compartment: a shelf with books, a set-top box below. */
function addNiche(model: Mesh, shop: Workshop, { width, height, depth, at, seed }: Niche): void {
  const random = createRandom(seed + 21);
  const wood = shop.use(timber(shop.book.wood));
  if (height > 0.24) {
    place(model, board(width, 0.016, depth * 0.92), { material: wood, at: [at[0], at[1] + height * 0.48, at[2]] });
  }
  const low = height > 0.24 ? height * 0.46 : height;
  place(model, board(Math.min(0.3, width * 0.7), Math.min(0.045, low * 0.4), depth * 0.5, 0.006), {
    material: shop.use(darkGlass),
    at: [at[0], at[1] + Math.min(0.045, low * 0.4) / 2 + 0.002, at[2] + depth * 0.1],
  });
  if (height <= 0.24) return;
  const row = bookRow(shop, { width: width * 0.7, height: height * 0.46, depth: depth * 0.62, random });
  place(model, row, { at: [at[0] - width * 0.1, at[1] + height * 0.48 + 0.008, at[2] + depth * 0.05], keepUv: true });
}

export const columnsFor = (width: number, each: number): number => Math.max(1, Math.round(width / each));

export const mediaUnit: Maker = (piece, shop) =>
  cabinet(piece, shop, {
    columns: Math.max(2, columnsFor(piece.width, 0.5)),
    rows: 1,
    legs: 0.24,
    fronts: 'doors',
    open: piece.width > 1.3,
  });

export const sideboard: Maker = (piece, shop) =>
  cabinet(piece, shop, { columns: Math.max(2, columnsFor(piece.width, 0.42)), rows: 1, legs: 0.19, fronts: 'doors' });

export const dresser: Maker = (piece, shop) =>
  cabinet(piece, shop, {
    columns: columnsFor(piece.width, 0.62),
    rows: Math.max(2, Math.round(piece.height / 0.25)),
    legs: 0.14,
    fronts: 'drawers',
  });

export const nightstand: Maker = (piece, shop) =>
  cabinet(piece, shop, { columns: 1, rows: piece.height > 0.4 ? 2 : 1, legs: 0.24, fronts: 'drawers' });

export const wardrobe: Maker = (piece, shop) =>
  cabinet(piece, shop, { columns: Math.max(2, columnsFor(piece.width, 0.55)), rows: 1, legs: 0.05, fronts: 'doors' });
