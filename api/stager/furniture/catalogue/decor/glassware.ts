/** Glass on tables: stemmed glasses, tumblers, a carafe, and the tray that they stand on. */
import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { lathe, type Profile } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { tube } from '../../../mesh/kit/tube.js';
import { ellipse } from '../../../mesh/kit/extrude.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { glassWare } from '../parts/materials.js';
import { materialsOf, roundTop } from '../tables/tableParts.js';
import type { Maker, Workshop } from '../workshop.js';

/** Outlines as [share of the radius, share of the height]; the last points go down inside. */
const WINE_GLASS: Profile = [
  [0, 0],
  [0.86, 0],
  [0.84, 0.015],
  [0.14, 0.045],
  [0.1, 0.42],
  [0.5, 0.5],
  [0.96, 0.66],
  [1, 0.78],
  [0.84, 1],
  [0.8, 0.99],
  [0.94, 0.78],
  [0.44, 0.54],
  [0, 0.51],
];
const TUMBLER: Profile = [
  [0, 0],
  [0.8, 0],
  [0.86, 0.05],
  [1, 1],
  [0.94, 0.99],
  [0.8, 0.14],
  [0, 0.12],
];
const CARAFE: Profile = [
  [0, 0],
  [0.84, 0],
  [1, 0.1],
  [0.94, 0.36],
  [0.42, 0.62],
  [0.36, 0.82],
  [0.56, 1],
  [0.5, 0.99],
  [0.32, 0.82],
  [0.36, 0.64],
];
/** The water in the carafe, darker than the glass, with a flat surface. */
const DRINK: Profile = [
  [0.8, 0.02],
  [1.012, 0.1],
  [1, 0.22],
  [0, 0.22],
];

interface Turned {
  readonly radius: number;
  readonly height: number;
}

const turned = (profile: Profile, { radius, height }: Turned, sides: number): Mesh =>
  lathe(
    profile.map(([r, y]) => [r * radius, y * height] as const),
    sides,
  );

export const wineGlass = (size: Turned): Mesh => turned(WINE_GLASS, size, 14);
const tumbler = (size: Turned): Mesh => turned(TUMBLER, size, 14);

function addCarafe(model: Mesh, shop: Workshop, { at, ...size }: Turned & { readonly at: Vec3 }): void {
  place(model, turned(CARAFE, size, 20), { material: shop.use(glassWare), at });
  const drink = shop.use({ texture: 'plain', colour: [0.3, 0.13, 0.04], roughness: 0.08, f0: 0.05 });
  place(model, turned(DRINK, size, 20), { material: drink, at });
}

/** A carafe of water with a tumbler beside it. */
export const carafe: Maker = ({ width, depth, height }, shop) => {
  const model = createMesh();
  const glass = shop.use(glassWare);
  const radius = Math.min(width * 0.28, depth / 2);
  place(model, turned(CARAFE, { radius, height }, 20), { material: glass, at: [-width / 2 + radius, 0, 0] });
  const small = { radius: Math.min(width * 0.19, depth * 0.36), height: height * 0.44 };
  place(model, tumbler(small), { material: glass, at: [width / 2 - small.radius, 0, depth * 0.12] });
  return model;
};

/** A shallow tray of metal, oval or with square corners, on which glasses stand. */
function addSalver(model: Mesh, shop: Workshop, { width, depth }: { width: number; depth: number }): void {
  const { metal, second } = materialsOf(shop);
  const rim = 0.022;
  if (shop.book.shapes.roundTables) {
    place(model, roundTop(width, depth, 0.008, 0.002), { material: second, at: [0, 0.004, 0] });
    const hoop = ellipse(width - 0.008, depth - 0.008, 36).map(([x, z]): Vec3 => [x, rim * 0.6, z]);
    place(model, tube({ path: hoop, radius: 0.004, sides: 6, closed: true }), { material: metal });
    return;
  }
  place(model, board(width, 0.008, depth, 0.002), { material: second, at: [0, 0.004, 0] });
  for (const side of [-1, 1]) {
    place(model, board(width, rim, 0.006, 0.002), { material: metal, at: [0, rim / 2, side * (depth / 2 - 0.003)] });
    place(model, board(0.006, rim, depth, 0.002), { material: metal, at: [side * (width / 2 - 0.003), rim / 2, 0] });
  }
}

/** A tray with a carafe at the back and three glasses before it. */
export const drinksTray: Maker = ({ width, depth, height, seed }, shop) => {
  const model = createMesh();
  addSalver(model, shop, { width, depth });
  const floor = 0.0085;
  const side = seed % 2 === 0 ? 1 : -1;
  const carafeSize = { radius: Math.min(width * 0.17, depth * 0.26), height: height - floor };
  addCarafe(model, shop, { ...carafeSize, at: [side * width * 0.24, floor, -depth * 0.12] });
  const glass = shop.use(glassWare);
  const size = { radius: Math.min(width * 0.105, depth * 0.14), height: height * 0.38 };
  const spots = [
    [-0.06, -0.2],
    [-0.3, -0.06],
    [-0.1, 0.2],
  ] as const;
  for (const [x, z] of spots)
    place(model, tumbler(size), { material: glass, at: [side * x * width, floor, z * depth] });
  return model;
};
