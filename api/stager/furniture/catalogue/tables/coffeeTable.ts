import { isOvalTop } from '../../ovalTops.js';
import type { Piece, Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { ellipse, extrude } from '../../../mesh/kit/extrude.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { addLegs } from '../parts/legs.js';
import { BLACK_STEEL, WALNUT, metalWork, rattan, timber } from '../parts/materials.js';
import type { Shapes } from '../../styleBook.js';
import type { Maker, Workshop } from '../workshop.js';
import { addTop, drum, materialsOf, roundTop, standingLegs } from './tableParts.js';

interface TablePlan {
  readonly model: Mesh;
  readonly shop: Workshop;
  readonly piece: Piece;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly wood: number;
  readonly second: number;
  readonly metal: number;
  readonly stone: number;
  readonly round: boolean;
}

type Table = (plan: TablePlan) => void;

/** A soft stone top on a fluted plinth set far back, or a thin dark one on three flat bars that meet on the floor. */
const drumTable: Table = (plan) => (plan.piece.seed % 2 === 1 ? starTable(plan) : plinthTable(plan));

const plinthTable: Table = ({ model, width, depth, height, wood, stone }) => {
  const top = Math.min(0.034, height * 0.1);
  place(model, roundTop(width, depth, top, top * 0.42), { material: stone, at: [0, height - top / 2, 0] });
  const under = height - top;
  const foot = 0.025;
  place(model, drum(width * 0.46, depth * 0.46, foot, 0), { material: wood, at: [0, foot / 2, 0] });
  place(model, drum(width * 0.52, depth * 0.52, under - foot, 16), {
    material: wood,
    at: [0, (under + foot) / 2, 0],
  });
};

/** Width and thickness of a flat bar of steel, metres. */
const BAR = { wide: 0.034, thick: 0.012 } as const;

const starTable: Table = ({ model, shop, width, depth, height }) => {
  const top = 0.026;
  place(model, roundTop(width, depth, top, 0.005), {
    material: shop.use(timber(WALNUT)),
    at: [0, height - top / 2, 0],
  });
  const steel = shop.use(metalWork(BLACK_STEEL));
  const under = height - top;
  for (let leg = 0; leg < 3; leg++) {
    const angle = (leg / 3) * 2 * Math.PI + 0.4;
    const [x, z] = [Math.cos(angle) * width * 0.37, Math.sin(angle) * depth * 0.37];
    const long = Math.hypot(x, z);
    const turn = { y: Math.atan2(-z, x) };
    place(model, board(BAR.thick, under, BAR.wide, 0.0015), { material: steel, at: [x, under / 2, z], turn });
    for (const y of [BAR.thick / 2, under - BAR.thick / 2])
      place(model, board(long, BAR.thick, BAR.wide, 0.0015), { material: steel, at: [x / 2, y, z / 2], turn });
  }
};

/** A stone top with a soft outline on three brass drums. */
const pebbleTable: Table = ({ model, piece, width, depth, height, metal, stone }) => {
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
};

/** Metres: a wider table is two that stand side by side, one of wood and one of stone, so far apart. */
const ONE_TOP = 1.45;
const BETWEEN_TWO = 0.025;
/** Side of the square tube of a frame, and how far a top overhangs it, metres. */
const TUBE = 0.018;
const OVERHANG = 0.012;

/** A thin top on two loops of square tube, connected under the top; the rug shows between them. */
const frameTable: Table = (plan) => {
  const { width } = plan;
  if (width <= ONE_TOP) return onLoops(plan, 0, plan.wood);
  const each = (width - BETWEEN_TWO) / 2;
  onLoops({ ...plan, width: each }, (each - width) / 2, plan.wood);
  onLoops({ ...plan, width: each }, (width - each) / 2, plan.stone);
};

function onLoops(plan: TablePlan, middle: number, material: number): void {
  const { model, piece, width, depth, height, metal, round } = plan;
  const thickness = 0.024;
  const table = createMesh();
  addTop(table, { piece: { ...piece, width }, thickness, material, round });
  const tall = height - thickness;
  const [x, z] = [width / 2 - OVERHANG - TUBE / 2, depth / 2 - OVERHANG - TUBE / 2];
  const bar = (size: Vec3, at: Vec3): void => {
    place(table, board(...size, 0.002), { material: metal, at });
  };
  for (const side of [-1, 1]) {
    for (const end of [-1, 1]) bar([TUBE, tall, TUBE], [side * x, tall / 2, end * z]);
    for (const y of [TUBE / 2, tall - TUBE / 2]) bar([TUBE, TUBE, 2 * z - TUBE], [side * x, y, 0]);
    bar([2 * x - TUBE, TUBE, TUBE], [0, tall - TUBE / 2, side * z]);
  }
  place(model, table, { at: [middle, 0, 0], keepUv: true });
}

/** Metres: thickness of the top's planks and of the shelf, how high the shelf lies, and how thick the posts are. */
const TRUNK = { top: 0.045, shelf: 0.035, shelfAt: 0.12, post: 0.04 } as const;

/** Thick planks on iron posts, with a shelf near the floor. */
const trunkTable: Table = ({ model, width, depth, height, wood, metal }) => {
  const { top, shelf, shelfAt, post } = TRUNK;
  const planks = 5;
  const each = depth / planks;
  for (let k = 0; k < planks; k++) {
    const z = -depth / 2 + each * (k + 0.5);
    place(model, board(width, top, each - 0.004, 0.005), { material: wood, at: [0, height - top / 2, z] });
  }
  place(model, board(width - 0.08, shelf, depth - 0.08), { material: wood, at: [0, shelfAt, 0] });
  const tall = height - top;
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.05);
    for (const end of [-1, 1]) {
      place(model, board(post, tall, post), { material: metal, at: [x, tall / 2, end * (depth / 2 - 0.05)] });
    }
    place(model, board(0.05, 0.006, depth + 0.002), { material: metal, at: [x, height - 0.001, 0] });
  }
};

/** A board on two slabs. */
const slabTable: Table = ({ model, shop, piece, width, depth, height, wood, second, stone }) => {
  const japanese = shop.book.shapes.sofa.base === 'platform';
  const thickness = japanese ? 0.035 : Math.min(0.09, height * 0.28);
  addTop(model, { piece, thickness, material: japanese ? wood : stone, round: false });
  for (const x of [-1, 1]) {
    place(model, board(japanese ? 0.05 : thickness, height - thickness, depth * 0.8, 0.004), {
      material: japanese ? second : stone,
      at: [x * width * 0.34, (height - thickness) / 2, 0],
    });
  }
};

/** A wooden top with a rim of cane on a cage of bent rods that narrows to its waist. */
const trayTable: Table = ({ model, shop, width, depth, height, wood }) => {
  const cane = shop.use(rattan);
  place(model, roundTop(width - 0.012, depth - 0.012, 0.022), { material: wood, at: [0, height - 0.013, 0] });
  const hoop = (share: number, y: number, radius: number): void => {
    const path = ellipse(width * share - 2 * radius, depth * share - 2 * radius, 40).map(([x, z]): Vec3 => [x, y, z]);
    place(model, tube({ path, radius, sides: 7, closed: true }), { material: cane });
  };
  hoop(1, height - 0.016, 0.016);
  hoop(0.9, height - 0.045, 0.011);
  hoop(0.78, 0.013, 0.013);
  const rods = 18;
  for (let rod = 0; rod < rods; rod++) {
    // pairs lean towards each other and cross
    const lean = (rod % 2 === 0 ? 1 : -1) * 0.3;
    const path = Array.from({ length: 7 }, (_, k): Vec3 => {
      const t = k / 6;
      const angle = ((Math.floor(rod / 2) * 2 + 0.5) / rods) * 2 * Math.PI + lean * (t - 0.5) * 2;
      const reach = 0.385 - 0.11 * Math.sin(t * Math.PI) + 0.055 * t;
      return [Math.cos(angle) * reach * width, 0.014 + (height - 0.056) * t, Math.sin(angle) * reach * depth];
    });
    place(model, tube({ path, radius: 0.0075, sides: 6 }), { material: cane });
  }
};

/** Green reflectance from which wood is pale enough to be visible as a shelf in the shadow of the top. */
const PALE_SHELF = 0.3;

/** A top on four legs, with a shelf where the wood is pale. */
const legsTable: Table = ({ model, shop, piece, width, depth, height, wood, metal, round }) => {
  const thickness = 0.026;
  addTop(model, { piece, thickness, material: wood, round });
  const inset = round ? 0.74 : 1;
  const legs = { width: width * inset - 0.06, depth: depth * inset - 0.06, wood, metal };
  addLegs(model, shop, {
    ...legs,
    kind: standingLegs(shop.book.shapes.leg),
    height: height - thickness,
    stoutness: round ? 1.2 : 1.05,
  });
  const tall = round ? 0.042 : 0.06;
  const apron = board(width * inset - 0.15, tall, depth * inset - 0.15);
  place(model, apron, { material: wood, at: [0, height - thickness - tall / 2, 0] });
  if (round || shop.book.wood.colour[1] < PALE_SHELF) return;
  const shelf = board(width - 0.14, 0.018, depth - 0.12);
  place(model, shelf, { material: wood, at: [0, height * 0.3, 0] });
};

const TABLES: Readonly<Record<Shapes['coffeeTable'], Table>> = {
  drum: drumTable,
  pebble: pebbleTable,
  frame: frameTable,
  trunk: trunkTable,
  slab: slabTable,
  tray: trayTable,
  legs: legsTable,
};

export const coffeeTable: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const round = isOvalTop(shop.book.shapes, piece);
  TABLES[shop.book.shapes.coffeeTable]({ model, shop, piece, width, depth, height, round, ...materialsOf(shop) });
  return model;
};
