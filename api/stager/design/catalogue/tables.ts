import type { Piece, Vec3 } from '../../contract.js';
import type { Mesh } from '../../render/mesh.js';
import { ellipse, extrude } from '../../render/meshkit/extrude.js';
import { lathe, smoothProfile } from '../../render/meshkit/lathe.js';
import { createMesh, place } from '../../render/meshkit/mesh.js';
import { board, roundedBox } from '../../render/meshkit/roundedBox.js';
import { tube } from '../../render/meshkit/tube.js';
import type { LegKind } from '../styleBook.js';
import { addLegs } from './legs.js';
import { metalWork, rattan, stoneWork, timber } from './materials.js';
import type { Maker, Workshop } from './workshop.js';

/** A table top lies flat: the outline is drawn in the plan and tipped over. */
function roundTop(width: number, depth: number, thickness: number, bevel = 0.006): Mesh {
  const top = extrude({ outline: ellipse(width, depth, 44), depth: thickness, bevel });
  return place(createMesh(), top, { turn: { x: -Math.PI / 2 }, keepUv: true });
}

interface Top {
  readonly piece: Piece;
  readonly thickness: number;
  readonly material: number;
  readonly round: boolean;
}

function addTop(model: Mesh, { piece, thickness, material, round }: Top): void {
  const { width, depth, height } = piece;
  const top = round
    ? roundTop(width, depth, thickness)
    : roundedBox({ size: [width, thickness, depth], radius: 0.006, arc: 2 });
  place(model, top, { material, at: [0, height - thickness / 2, 0] });
}

/** Fluted or smooth drum: `flutes` per metre of circumference, 0 smooth. */
function drum(width: number, depth: number, height: number, flutes: number): Mesh {
  const steps = flutes > 0 ? Math.round(Math.PI * (width + depth) * 0.5 * flutes) * 6 : 44;
  const outline = ellipse(1, 1, steps).map(([x, y], k) => {
    const groove = flutes > 0 ? 1 - (0.012 * (1 - Math.abs(Math.sin((k / 6) * Math.PI)))) / Math.max(0.3, width) : 1;
    return [x * width * groove, y * depth * groove] as const;
  });
  return place(createMesh(), extrude({ outline, depth: height, bevel: 0.008 }), {
    turn: { x: -Math.PI / 2 },
    keepUv: true,
  });
}

function materialsOf(shop: Workshop) {
  return {
    wood: shop.use(timber(shop.book.wood)),
    second: shop.use(timber(shop.book.secondWood)),
    metal: shop.use(metalWork(shop.book.metal)),
    stone: shop.use(stoneWork(shop.book.stone)),
  };
}

const ovalIfRound = (piece: Piece, shop: Workshop): boolean =>
  shop.book.shapes.roundTables && piece.width < piece.depth * 2.4;

/** Legs that can carry a table: a plinth cannot. */
const standingLegs = (kind: LegKind): LegKind => (kind === 'none' ? 'block' : kind);

export const coffeeTable: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { wood, second, metal, stone } = materialsOf(shop);
  const round = ovalIfRound(piece, shop);
  switch (shop.book.shapes.coffeeTable) {
    case 'drum': {
      const top = Math.min(0.035, height * 0.1);
      place(model, drum(width * 0.8, depth * 0.8, height - top, 0), {
        material: stone,
        at: [0, (height - top) / 2, 0],
      });
      addTop(model, { piece, thickness: top, material: stone, round: true });
      return model;
    }
    case 'pebble': {
      const top = 0.03;
      const outline = ellipse(1, 1, 48).map(([x, y], k) => {
        const wobble = 1 + 0.07 * Math.sin((k / 48) * Math.PI * 4 + (piece.seed % 7));
        return [x * width * wobble, y * depth * wobble] as const;
      });
      const slab = place(createMesh(), extrude({ outline, depth: top, bevel: 0.012 }), {
        turn: { x: -Math.PI / 2 },
        keepUv: true,
      });
      place(model, slab, { material: stone, at: [0, height - top / 2, 0] });
      for (const [x, z] of [
        [-0.24, 0.1],
        [0.26, 0.06],
        [0.02, -0.22],
      ] as const) {
        place(model, drum(width * 0.2, width * 0.2, height - top, 14), {
          material: metal,
          at: [x * width, (height - top) / 2, z * depth],
        });
      }
      return model;
    }
    case 'frame': {
      addTop(model, { piece, thickness: 0.025, material: wood, round });
      const bar = 0.014;
      const half: Vec3 = [width / 2 - bar, height - 0.025 - bar, depth / 2 - bar];
      for (const z of [-1, 1]) {
        for (const x of [-1, 1])
          place(model, board(2 * bar, height - 0.03, 2 * bar), {
            material: metal,
            at: [x * half[0], (height - 0.03) / 2, z * half[2]],
          });
        place(model, board(width, 2 * bar, 2 * bar), { material: metal, at: [0, half[1], z * half[2]] });
      }
      for (const x of [-1, 1])
        place(model, board(2 * bar, 2 * bar, depth), { material: metal, at: [x * half[0], half[1], 0] });
      const shelf = roundedBox({ size: [width - 0.05, 0.014, depth - 0.05], radius: 0.004 });
      place(model, shelf, { material: second, at: [0, height * 0.3, 0] });
      return model;
    }
    case 'trunk': {
      const wheel = Math.min(0.06, height * 0.18);
      const planks = 5;
      for (let k = 0; k < planks; k++) {
        const each = depth / planks;
        place(model, board(width, 0.045, each - 0.004, 0.005), {
          material: wood,
          at: [0, height - 0.0225, -depth / 2 + each * (k + 0.5)],
        });
      }
      place(model, board(width - 0.08, 0.035, depth - 0.08), { material: wood, at: [0, wheel * 1.7 + 0.02, 0] });
      for (const x of [-1, 1]) {
        for (const z of [-1, 1]) {
          place(model, board(0.04, height - 0.045 - wheel * 1.2, 0.04), {
            material: metal,
            at: [x * (width / 2 - 0.05), (height - 0.045 + wheel * 1.2) / 2, z * (depth / 2 - 0.05)],
          });
          const disc = lathe(
            [
              [0, -0.014],
              [wheel * 0.92, -0.014],
              [wheel, -0.008],
              [wheel, 0.008],
              [wheel * 0.92, 0.014],
              [0, 0.014],
            ],
            24,
          );
          place(model, disc, {
            material: metal,
            at: [x * (width / 2 - 0.05), wheel, z * (depth / 2 - 0.02) - z * 0.03],
            turn: { z: Math.PI / 2 },
          });
        }
        place(model, board(0.05, 0.006, depth + 0.002), {
          material: metal,
          at: [x * (width / 2 - 0.05), height - 0.001, 0],
        });
      }
      return model;
    }
    case 'slab': {
      const japanese = shop.book.shapes.sofa.base === 'platform';
      const thickness = japanese ? 0.035 : Math.min(0.09, height * 0.28);
      addTop(model, { piece, thickness, material: japanese ? wood : stone, round: false });
      for (const x of [-1, 1]) {
        place(model, board(japanese ? 0.05 : thickness, height - thickness, depth * 0.8, 0.004), {
          material: japanese ? second : stone,
          at: [x * width * 0.34, (height - thickness) / 2, 0],
        });
      }
      return model;
    }
    case 'tray': {
      place(model, drum(width * 0.84, depth * 0.84, height - 0.05, 0), {
        material: shop.use(rattan),
        at: [0, (height - 0.05) / 2, 0],
      });
      place(model, roundTop(width, depth, 0.02), { material: wood, at: [0, height - 0.04, 0] });
      const rim = ellipse(width - 0.014, depth - 0.014, 48).map(([x, z]): Vec3 => [x, height - 0.02, z]);
      place(model, tube({ path: rim, radius: 0.02, sides: 8, closed: true }), { material: shop.use(rattan) });
      return model;
    }
    default: {
      const thickness = 0.03;
      addTop(model, { piece, thickness, material: wood, round });
      const inset = round ? 0.72 : 1;
      const legs = { width: width * inset - 0.06, depth: depth * inset - 0.06, wood, metal };
      addLegs(model, { ...legs, kind: standingLegs(shop.book.shapes.leg), height: height - thickness, stoutness: 1.2 });
      const apron = board(width * inset - 0.13, 0.05, depth * inset - 0.13);
      place(model, apron, { material: wood, at: [0, height - thickness - 0.024, 0] });
      if (!round) {
        const shelf = roundedBox({ size: [width - 0.14, 0.018, depth - 0.12], radius: 0.006 });
        place(model, shelf, { material: wood, at: [0, height * 0.36, 0] });
      }
      return model;
    }
  }
};

export const sideTable: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { wood, metal, stone } = materialsOf(shop);
  const { shapes } = shop.book;
  if (shapes.coffeeTable === 'drum' || shapes.coffeeTable === 'slab') {
    place(model, drum(width, depth, height, shapes.coffeeTable === 'drum' ? 16 : 0), {
      material: stone,
      at: [0, height / 2, 0],
    });
    return model;
  }
  if (shapes.coffeeTable === 'frame' || shapes.coffeeTable === 'pebble') {
    place(model, roundTop(width, depth, 0.018), {
      material: shapes.coffeeTable === 'pebble' ? stone : wood,
      at: [0, height - 0.009, 0],
    });
    const base = Math.min(width, depth) * 0.34;
    const stem = lathe(
      [
        [0, 0],
        [base, 0],
        [base, 0.008],
        [base * 0.9, 0.014],
        [0.022, 0.024],
        [0.013, 0.05],
        [0.013, height - 0.03],
        [0.05, height - 0.018],
      ],
      28,
    );
    place(model, stem, { material: metal });
    return model;
  }
  const round = shapes.roundTables || shapes.leg === 'cabriole' || shapes.leg === 'turned';
  const thickness = 0.024;
  addTop(model, { piece, thickness, material: wood, round });
  if (shapes.leg === 'turned' || shapes.leg === 'cabriole') {
    addPedestal(model, { height: height - thickness, reach: Math.min(width, depth) * 0.44, wood, stoutness: 0.75 });
    return model;
  }
  const inset = round ? 0.74 : 1;
  addLegs(model, {
    kind: standingLegs(shapes.leg),
    width: width * inset - 0.04,
    depth: depth * inset - 0.04,
    height: height - thickness,
    wood,
    metal,
  });
  if (!round) place(model, board(width - 0.08, 0.016, depth - 0.08), { material: wood, at: [0, height * 0.35, 0] });
  return model;
};

interface Pedestal {
  readonly height: number;
  /** how far the feet reach from the column */
  readonly reach: number;
  readonly wood: number;
  readonly stoutness: number;
}

/** A turned column on three curved feet. */
function addPedestal(model: Mesh, { height, reach, wood, stoutness }: Pedestal): void {
  const k = stoutness;
  const column = smoothProfile(
    [
      [0.035 * k, height * 0.12],
      [0.05 * k, height * 0.2],
      [0.058 * k, height * 0.32],
      [0.034 * k, height * 0.46],
      [0.046 * k, height * 0.5],
      [0.03 * k, height * 0.55],
      [0.036 * k, height * 0.86],
      [0.07 * k, height],
    ],
    3,
  );
  place(model, lathe(column, 24), { material: wood });
  for (let foot = 0; foot < 3; foot++) {
    const angle = (foot / 3) * 2 * Math.PI + Math.PI / 2;
    const path = Array.from({ length: 9 }, (_, step): Vec3 => {
      const t = step / 8;
      const out = reach * t;
      const y = height * 0.26 * (1 - t) ** 1.6 + 0.02 + 0.03 * Math.sin(t * Math.PI);
      return [Math.cos(angle) * out, y, Math.sin(angle) * out];
    });
    place(model, tube({ path, radius: (t) => (0.026 - 0.009 * t) * k ** 0.5, sides: 10, caps: true }), {
      material: wood,
    });
  }
}

export const diningTable: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { wood, metal, stone } = materialsOf(shop);
  const { shapes } = shop.book;
  const round = ovalIfRound(piece, shop);
  const stoneTop = shapes.diningTable === 'drum';
  const thickness = shapes.leg === 'block' || shapes.leg === 'none' ? 0.045 : 0.034;
  addTop(model, { piece, thickness, material: stoneTop ? stone : wood, round });
  const under = height - thickness;
  switch (shapes.diningTable) {
    case 'drum': {
      const long = width > depth * 1.45;
      const radius = Math.min(width, depth) * 0.5;
      for (const x of long ? [-0.25, 0.25] : [0]) {
        place(model, drum(radius, radius, under, 16), { material: stone, at: [x * width, under / 2, 0] });
      }
      return model;
    }
    case 'pedestal': {
      const long = width > depth * 1.45;
      for (const x of long ? [-0.27, 0.27] : [0]) {
        const foot = createMesh();
        addPedestal(foot, { height: under, reach: depth * 0.38, wood, stoutness: 1.5 });
        place(model, foot, { at: [x * width, 0, 0], turn: { y: x > 0 ? Math.PI : 0 }, keepUv: true });
      }
      place(model, board(width * 0.8, 0.07, depth * 0.66), { material: wood, at: [0, under - 0.034, 0] });
      return model;
    }
    case 'trestle': {
      const steel = shapes.leg === 'steel';
      const material = steel ? metal : shapes.leg === 'none' ? stone : wood;
      for (const x of [-1, 1]) {
        const at = x * (width / 2 - width * 0.14);
        if (shapes.leg === 'none') {
          place(model, board(0.07, under, depth * 0.72, 0.004), { material, at: [at, under / 2, 0] });
          continue;
        }
        const bar = steel ? 0.05 : 0.07;
        place(model, board(bar, bar * 0.8, depth * 0.82), { material, at: [at, bar * 0.4, 0] });
        place(model, board(bar, bar * 0.8, depth * 0.78), { material, at: [at, under - bar * 0.4, 0] });
        for (const z of [-1, 1]) {
          const lean = Math.atan2(depth * 0.16, under);
          place(model, board(bar, under / Math.cos(lean), bar * 0.9), {
            material,
            at: [at, under / 2, z * depth * 0.22],
            turn: { x: z * -lean },
          });
        }
      }
      if (shapes.leg !== 'none') place(model, board(width * 0.72, 0.05, 0.06), { material, at: [0, under * 0.28, 0] });
      return model;
    }
    case 'cross': {
      addLegs(model, {
        kind: 'cross',
        width: width * 0.76,
        depth: depth * 0.74,
        height: under,
        wood,
        metal,
        stoutness: 2.2,
      });
      return model;
    }
    default: {
      const inset = round ? 0.72 : 1;
      const size = { width: width * inset - 0.06, depth: depth * inset - 0.06 };
      addLegs(model, { ...size, kind: standingLegs(shapes.leg), height: under, wood, metal, stoutness: 1.9 });
      place(model, board(size.width - 0.07, 0.07, size.depth - 0.07), { material: wood, at: [0, under - 0.034, 0] });
      return model;
    }
  }
};

/** A desk: top, legs, and a slim drawer or a pedestal of drawers. */
export const desk: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { wood, second, metal } = materialsOf(shop);
  const { shapes } = shop.book;
  const thickness = 0.028;
  addTop(model, { piece, thickness, material: wood, round: false });
  const under = height - thickness;
  const kind = shapes.leg === 'none' ? 'sled' : standingLegs(shapes.leg);
  addLegs(model, { kind, width: width - 0.04, depth: depth - 0.04, height: under, wood, metal, stoutness: 1.6 });
  const drawer = Math.min(0.11, height * 0.16);
  const body = shapes.cabinet === 'handleless' ? second : wood;
  place(model, board(width * 0.86, drawer, depth * 0.8), {
    material: wood,
    at: [0, under - drawer / 2, -depth * 0.03],
  });
  const fronts = width > 1.1 ? 3 : 2;
  const each = (width * 0.86 - 0.01) / fronts;
  for (let k = 0; k < fronts; k++) {
    const x = -width * 0.43 + 0.005 + each * (k + 0.5);
    place(model, board(each - 0.006, drawer - 0.012, 0.016), {
      material: body,
      at: [x, under - drawer / 2 - 0.002, depth * 0.372],
    });
    if (shapes.cabinet === 'handleless') continue;
    const pull = tube({
      path: [
        [-0.04, 0, 0],
        [0.04, 0, 0],
      ],
      radius: 0.005,
      sides: 8,
      caps: true,
    });
    place(model, pull, { material: metal, at: [x, under - drawer / 2, depth * 0.372 + 0.018] });
  }
  return model;
};

/** A wide dark desk on splayed steel legs, its front edge lit. */
export const gamingDesk: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const metal = shop.use({ texture: 'plain', colour: [0.02, 0.02, 0.022], roughness: 0.4, f0: 0.05 });
  const top = shop.use({ texture: 'plain', colour: [0.028, 0.028, 0.031], roughness: 0.5, f0: 0.045, bump: 0.03 });
  const mat = shop.use({ texture: 'fabric', colour: [0.02, 0.022, 0.028], roughness: 0.95, f0: 0.02 });
  const thickness = 0.03;
  place(model, roundedBox({ size: [width, thickness, depth], radius: 0.01, arc: 3 }), {
    material: top,
    at: [0, height - thickness / 2, 0],
  });
  place(model, board(Math.min(0.9, width * 0.62), 0.003, depth * 0.46), {
    material: mat,
    at: [0, height - 0.001, depth * 0.2],
  });
  for (const x of [-1, 1]) {
    const at = x * (width / 2 - 0.16);
    place(model, board(0.06, 0.03, depth * 0.9, 0.006), { material: metal, at: [at + x * 0.06, 0.015, 0] });
    place(model, board(0.06, height - 0.05, 0.11, 0.006), {
      material: metal,
      at: [at + x * 0.03, height / 2 - 0.01, -0.02],
      turn: { z: -x * 0.09 },
    });
    place(model, board(0.06, 0.026, depth * 0.8, 0.006), { material: metal, at: [at, height - thickness - 0.012, 0] });
  }
  place(model, board(width * 0.66, 0.06, 0.03), { material: metal, at: [0, height - 0.09, -depth * 0.22] });
  const [glowR, glowG, glowB] = shop.book.accents[1];
  const strip = shop.use({
    texture: 'plain',
    colour: [0.8, 0.8, 0.8],
    roughness: 0.5,
    f0: 0.04,
    emission: [0.4 + glowR * 2, 0.4 + glowG * 2, 0.4 + glowB * 2],
  });
  place(model, board(width * 0.94, 0.007, 0.006), {
    material: strip,
    at: [0, height - thickness - 0.004, depth / 2 - 0.012],
  });
  return model;
};
