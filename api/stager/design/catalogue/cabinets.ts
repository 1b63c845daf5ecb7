import type { Piece, Vec3 } from '../../contract.js';
import type { Mesh } from '../../render/mesh.js';
import { lathe } from '../../render/meshkit/lathe.js';
import { createMesh, place } from '../../render/meshkit/mesh.js';
import { board, roundedBox } from '../../render/meshkit/roundedBox.js';
import { surface } from '../../render/meshkit/surface.js';
import { tube } from '../../render/meshkit/tube.js';
import { createRandom } from '../random.js';
import type { LegKind, Shapes } from '../styleBook.js';
import { bookRow } from './books.js';
import { addLegs } from './legs.js';
import { cane, darkGlass, metalWork, stoneWork, timber } from './materials.js';
import type { Maker, Workshop } from './workshop.js';

interface CabinetPlan {
  readonly columns: number;
  readonly rows: number;
  /** 0..1 of the height */
  readonly legs: number;
  readonly fronts: 'doors' | 'drawers';
  /** leave the middle column open, with a shelf and things on it */
  readonly open?: boolean;
}

interface Front {
  readonly width: number;
  readonly height: number;
  readonly at: Vec3;
  readonly kind: CabinetPlan['fronts'];
  /** which side a door's handle is on */
  readonly handle: -1 | 1;
}

interface Skins {
  readonly wood: number;
  readonly second: number;
  readonly metal: number;
  readonly cane: number;
}

const THICK = 0.02;

function addHandle(model: Mesh, front: Front, { cabinet, metal }: { cabinet: Shapes['cabinet']; metal: number }): void {
  const { width, height, at, kind, handle } = front;
  const z = at[2] + THICK / 2;
  const drawer = kind === 'drawers';
  if (cabinet === 'handleless' || cabinet === 'slatted') return;
  if (cabinet === 'panelled' || cabinet === 'cane') {
    const knob = lathe(
      [
        [0.006, 0],
        [0.005, 0.007],
        [0.0125, 0.013],
        [0.0135, 0.018],
        [0.009, 0.024],
        [0, 0.025],
      ],
      16,
    );
    const spots = drawer && width > 0.55 ? [-0.27, 0.27] : [0];
    for (const share of spots) {
      const x = drawer ? share * width : handle * (width / 2 - 0.035);
      place(model, knob, {
        material: metal,
        at: [at[0] + x, at[1] + (drawer ? 0 : height * 0.08), z],
        turn: { x: Math.PI / 2 },
      });
    }
    return;
  }
  const long = drawer ? Math.min(0.16, width * 0.4) : Math.min(0.18, height * 0.45);
  const [x, y] = drawer ? [0, height > 0.14 ? height * 0.22 : 0] : [handle * (width / 2 - 0.035), 0];
  const path: Vec3[] = drawer
    ? [
        [-long / 2, 0, 0],
        [-long / 2, 0, 0.022],
        [long / 2, 0, 0.022],
        [long / 2, 0, 0],
      ]
    : [
        [0, -long / 2, 0],
        [0, -long / 2, 0.022],
        [0, long / 2, 0.022],
        [0, long / 2, 0],
      ];
  place(model, tube({ path, radius: 0.0048, sides: 7 }), { material: metal, at: [at[0] + x, at[1] + y, z] });
}

function addFront(model: Mesh, front: Front, { shop, skins }: { shop: Workshop; skins: Skins }): void {
  const { width, height, at } = front;
  const { cabinet } = shop.book.shapes;
  const material = cabinet === 'industrial' ? skins.metal : skins.wood;
  switch (cabinet) {
    case 'panelled': {
      const rail = Math.min(0.055, height * 0.22);
      place(model, board(width, height, THICK * 0.6), { material, at: [at[0], at[1], at[2] - THICK * 0.2] });
      for (const side of [-1, 1]) {
        place(model, board(rail, height, THICK), {
          material,
          at: [at[0] + side * (width / 2 - rail / 2), at[1], at[2]],
        });
        place(model, board(width - 2 * rail, rail, THICK), {
          material,
          at: [at[0], at[1] + side * (height / 2 - rail / 2), at[2]],
        });
      }
      const inner: Vec3 = [width - 2 * rail - 0.03, height - 2 * rail - 0.03, THICK * 0.8];
      if (inner[0] > 0.03 && inner[1] > 0.02)
        place(model, roundedBox({ size: inner, radius: 0.007, arc: 2 }), {
          material,
          at: [at[0], at[1], at[2] - 0.001],
        });
      break;
    }
    case 'fluted': {
      const reeds = Math.max(4, Math.round(width / 0.028));
      place(model, board(width, height, THICK * 0.5), { material, at: [at[0], at[1], at[2] - THICK * 0.25] });
      const skin = surface({
        columns: reeds * 5,
        rows: 1,
        point: (s, t) => {
          const round = Math.abs(Math.sin(s * reeds * Math.PI));
          return [(s - 0.5) * (width - 0.002), (t - 0.5) * (height - 0.002), THICK * (0.02 + 0.5 * round ** 0.6)];
        },
        uv: (s, t) => [s * width, t * height],
      });
      place(model, skin, { material, at });
      break;
    }
    case 'slatted': {
      place(model, board(width, height, THICK * 0.4), {
        material: skins.second,
        at: [at[0], at[1], at[2] - THICK * 0.3],
      });
      const slats = Math.max(3, Math.round(width / 0.032));
      for (let k = 0; k < slats; k++) {
        place(model, board(0.016, height, THICK * 0.9), {
          material,
          at: [at[0] + ((k + 0.5) / slats - 0.5) * width, at[1], at[2]],
        });
      }
      break;
    }
    case 'cane': {
      const rim = Math.min(0.04, height * 0.18);
      for (const side of [-1, 1]) {
        place(model, board(rim, height, THICK), { material, at: [at[0] + side * (width / 2 - rim / 2), at[1], at[2]] });
        place(model, board(width - 2 * rim, rim, THICK), {
          material,
          at: [at[0], at[1] + side * (height / 2 - rim / 2), at[2]],
        });
      }
      place(model, board(width - 2 * rim + 0.004, height - 2 * rim + 0.004, THICK * 0.4), {
        material: skins.cane,
        at: [at[0], at[1], at[2] - THICK * 0.2],
      });
      break;
    }
    default:
      place(model, board(width, height, THICK), { material, at });
  }
  addHandle(model, front, { cabinet, metal: skins.metal });
}

/** Body, fronts with even gaps, legs. */
function cabinet(piece: Piece, shop: Workshop, plan: CabinetPlan): Mesh {
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
  addLegs(model, {
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
  const gap = shapes.cabinet === 'handleless' ? 0.006 : 0.004;
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

const columnsFor = (width: number, each: number): number => Math.max(1, Math.round(width / each));

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

/** A narrow table against a wall: top, a drawer's apron, legs, a shelf below. */
export const consoleTable: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  if (height < 0.62) {
    return cabinet(piece, shop, { columns: Math.max(2, columnsFor(width, 0.5)), rows: 1, legs: 0.28, fronts: 'doors' });
  }
  const model = createMesh();
  const { shapes } = shop.book;
  const wood = shop.use(timber(shop.book.wood));
  const metal = shop.use(metalWork(shop.book.metal));
  const stoneTop = shapes.cabinet === 'fluted';
  const thickness = 0.026;
  place(model, roundedBox({ size: [width, thickness, depth], radius: 0.005, arc: 2 }), {
    material: stoneTop ? shop.use(stoneWork(shop.book.stone)) : wood,
    at: [0, height - thickness / 2, 0],
  });
  const kind = shapes.leg === 'none' ? 'block' : shapes.leg;
  addLegs(model, {
    kind,
    width: width - 0.05,
    depth: depth - 0.03,
    height: height - thickness,
    wood,
    metal,
    stoutness: 1.3,
  });
  const apron = 0.1;
  const drawers = columnsFor(width, 0.5);
  place(model, board(width - 0.12, apron, depth - 0.08), {
    material: wood,
    at: [0, height - thickness - apron / 2, -0.008],
  });
  const skins: Skins = { wood, second: shop.use(timber(shop.book.secondWood)), metal, cane: shop.use(cane) };
  const each = (width - 0.14) / drawers;
  for (let k = 0; k < drawers; k++) {
    addFront(
      model,
      {
        width: each - 0.008,
        height: apron - 0.016,
        at: [-(width - 0.14) / 2 + each * (k + 0.5), height - thickness - apron / 2, depth / 2 - 0.042],
        kind: 'drawers',
        handle: 1,
      },
      { shop, skins },
    );
  }
  if (kind !== 'sled' && kind !== 'cross')
    place(model, board(width - 0.13, 0.018, depth - 0.08), { material: wood, at: [0, height * 0.2, 0] });
  return model;
};
