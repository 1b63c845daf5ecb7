/** Decorative items for tables: trays, bowls, candles, baskets. */
import type { Piece, Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { ellipse, extrude } from '../../../mesh/kit/extrude.js';
import { lathe, smoothProfile, type Profile } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { createRandom, type Random } from '../../../random.js';
import { basketWork, ceramic, foliage, plain, stoneWork, timber } from '../parts/materials.js';
import { bookStack } from '../storage/books.js';
import { materialsOf } from '../tables/tableParts.js';
import type { Maker, Workshop } from '../workshop.js';
import { vaseOf } from './vases.js';

/** An open bowl as [share of the radius, share of the height]; the last points go down inside. */
const BOWL: Profile = [
  [0, 0],
  [0.4, 0],
  [0.44, 0.1],
  [0.86, 0.62],
  [1, 1],
  [0.97, 0.99],
  [0.82, 0.62],
  [0.4, 0.2],
  [0, 0.16],
];

const openBowl = (radius: number, height: number): Mesh =>
  lathe(
    smoothProfile(
      BOWL.map(([r, y]) => [r * radius, y * height] as const),
      3,
    ),
    32,
  );

const bowlSkin = (shop: Workshop, random: Random): number =>
  random.chance(0.5) ? shop.use(timber(shop.book.secondWood)) : shop.use(stoneWork(shop.book.stone));

export const bowl: Maker = (piece, shop) => {
  const model = createMesh();
  const radius = Math.min(piece.width, piece.depth) / 2;
  place(model, openBowl(radius, piece.height), { material: bowlSkin(shop, createRandom(piece.seed + 67)) });
  return model;
};

/** Peel and blush: lemons, limes, oranges, apples, pears. */
const FRUIT: readonly Vec3[] = [
  [0.62, 0.44, 0.03],
  [0.18, 0.3, 0.04],
  [0.6, 0.22, 0.02],
  [0.42, 0.06, 0.03],
  [0.42, 0.4, 0.06],
];

const fruitOf = (radius: number, long: number): Mesh => {
  const profile = Array.from({ length: 11 }, (_, k) => {
    const angle = (k / 10) * Math.PI;
    const dimple = 1 - 0.1 * Math.exp(-(((k - 10) / 1.4) ** 2)) - 0.07 * Math.exp(-((k / 1.4) ** 2));
    return [Math.sin(angle) * radius * dimple, -Math.cos(angle) * radius * long * dimple] as const;
  });
  return lathe(profile, 16);
};

/** A bowl heaped with fruit of one or two sorts. */
export const fruitBowl: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const random = createRandom(seed + 61);
  const reach = Math.min(width, depth) / 2;
  const rim = height * 0.62;
  place(model, openBowl(reach, rim), { material: bowlSkin(shop, random) });
  const size = Math.min(reach * 0.3, height * 0.26);
  const first = random.integer() % FRUIT.length;
  const skins = [first, first, (first + 2) % FRUIT.length].map((k) => shop.use(plain(FRUIT[k], 0.34)));
  const stalk = shop.use(foliage([0.12, 0.1, 0.04], 'plain'));
  for (let k = 0; k < 9; k++) {
    const top = k >= 6;
    const angle = k * 1.05 + random.between(-0.1, 0.1) + (top ? 0.5 : 0);
    const out = (top ? 0.24 : 0.55) * reach;
    const y = top ? height - size * random.between(1, 1.15) : rim * 0.86 + random.between(-0.004, 0.006);
    const at: Vec3 = [Math.cos(angle) * out, y, Math.sin(angle) * out];
    const turn = { x: random.between(-0.5, 0.5), z: random.between(-0.5, 0.5) };
    const part = place(createMesh(), fruitOf(size, random.between(0.94, 1.06)), { material: skins[k % 3] });
    place(
      part,
      tube({
        path: [
          [0, size * 0.85, 0],
          [0.003, size * 1.08, 0],
        ],
        radius: 0.002,
        sides: 5,
      }),
      {
        material: stalk,
      },
    );
    place(model, part, { at, turn, keepUv: true });
  }
  return model;
};

/** Three candles of different height on one plate or on sticks of their own. */
export const candles: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const wax = shop.use({ ...plain([0.82, 0.77, 0.66], 0.5), transmission: 0.2 });
  const wick = shop.use(plain([0.04, 0.035, 0.03], 0.9));
  const { metal, stone } = materialsOf(shop);
  const ornate = shop.book.shapes.leg === 'turned' || shop.book.shapes.leg === 'cabriole';
  const holder = shop.book.metal.finish === 'black' ? stone : metal;
  const spots = [
    [-0.3, 0.72, 0.12],
    [0.02, 1, -0.16],
    [0.3, 0.56, 0.16],
  ] as const;
  const reach = Math.min(width / 3.2, depth / 2) * 0.9;
  for (const [x, tall, z] of spots) {
    const full = height * tall - 0.006;
    const foot = ornate ? full * 0.5 : 0.012;
    const radius = ornate ? 0.011 : Math.min(0.036, reach * 0.8);
    const at: Vec3 = [x * width, 0, z * depth];
    const stick: Profile = ornate
      ? smoothProfile(
          [
            [0, 0],
            [reach * 0.9, 0],
            [reach * 0.9, foot * 0.06],
            [reach * 0.25, foot * 0.2],
            [reach * 0.42, foot * 0.5],
            [reach * 0.2, foot * 0.75],
            [0.016, foot],
            [0, foot],
          ],
          2,
        )
      : [
          [0, 0],
          [reach * 0.9, 0],
          [reach, 0.004],
          [reach, foot],
          [0, foot * 0.8],
        ];
    place(model, lathe(stick, 22), { material: holder, at });
    const body: Profile = [
      [radius, foot],
      [radius, full - 0.004],
      [radius * 0.86, full],
      [radius * 0.3, full - 0.004],
      [0, full - 0.005],
    ];
    place(model, lathe(body, 18), { material: wax, at });
    const flame: Vec3[] = [
      [at[0], full - 0.006, at[2]],
      [at[0] + 0.001, full + 0.006, at[2]],
    ];
    place(model, tube({ path: flame, radius: 0.0012, sides: 4, caps: true }), { material: wick });
  }
  return model;
};

function addTrayBoard(model: Mesh, shop: Workshop, { width, depth }: Pick<Piece, 'width' | 'depth'>): void {
  const { wood, second, metal } = materialsOf(shop);
  const rim = 0.03;
  if (shop.book.shapes.roundTables && Math.abs(width - depth) < 0.3 * width) {
    const base = place(createMesh(), extrude({ outline: ellipse(width, depth, 44), depth: 0.012, bevel: 0.003 }), {
      turn: { x: -Math.PI / 2 },
    });
    place(model, base, { material: wood, at: [0, 0.006, 0] });
    const hoop = ellipse(width - 0.01, depth - 0.01, 44).map(([x, z]): Vec3 => [x, 0.02, z]);
    place(model, tube({ path: hoop, radius: 0.0065, sides: 7, closed: true }), { material: metal });
    return;
  }
  const skin = shop.book.shapes.cabinet === 'slatted' ? second : wood;
  place(model, roundedBox({ size: [width, 0.012, depth], radius: 0.004 }), { material: skin, at: [0, 0.006, 0] });
  for (const side of [-1, 1]) {
    place(model, board(width, rim, 0.01), { material: skin, at: [0, rim / 2, side * (depth / 2 - 0.005)] });
    place(model, board(0.01, rim, depth), { material: skin, at: [side * (width / 2 - 0.005), rim / 2, 0] });
    const grip: Vec3[] = [
      [side * (width / 2 - 0.004), rim, -depth * 0.16],
      [side * (width / 2 - 0.002), rim + 0.022, -depth * 0.12],
      [side * (width / 2 - 0.002), rim + 0.022, depth * 0.12],
      [side * (width / 2 - 0.004), rim, depth * 0.16],
    ];
    place(model, tube({ path: grip, radius: 0.005, sides: 7 }), { material: metal });
  }
}

/** A tray with books, a candle and a small vase on it. */
export const tray: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  addTrayBoard(model, shop, piece);
  const floor = 0.013;
  const stack = Math.min(0.07, height * 0.4);
  const size = { width: width * 0.46, depth: depth * 0.56, height: stack, seed };
  place(model, bookStack(shop, size), { at: [-width * 0.19, floor, depth * 0.04], keepUv: true });
  const material = shop.use(ceramic(shop.book.ceramic));
  const vase = vaseOf({ width: Math.min(width, depth) * 0.36, height: height - floor, kind: seed, material });
  place(model, vase, { at: [width * 0.26, floor, -depth * 0.14], keepUv: true });
  const dish = Math.min(width, depth) * 0.2;
  const skin = bowlSkin(shop, createRandom(seed + 3));
  place(model, openBowl(dish * 0.6, dish * 0.4), { material: skin, at: [width * 0.28, floor, depth * 0.24] });
  return model;
};

/** A woven basket with two handles. */
export const basket: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const radius = Math.min(width, depth) / 2;
  const rim = height * 0.86;
  const skin = shop.use(basketWork);
  const profile: Profile = [
    [0, 0],
    [radius * 0.8, 0],
    [radius * 0.94, rim * 0.2],
    [radius, rim * 0.55],
    [radius * 0.93, rim * 0.95],
    [radius * 0.9, rim],
    [radius * 0.87, rim * 0.95],
    [radius * 0.92, rim * 0.5],
    [radius * 0.74, rim * 0.06],
    [0, rim * 0.05],
  ];
  place(model, lathe(smoothProfile(profile, 2), 36), { material: skin });
  for (const side of [-1, 1]) {
    const arc = Array.from({ length: 9 }, (_, k): Vec3 => {
      const t = (k / 8) * Math.PI;
      return [side * radius * 0.92, rim - 0.02 + (height - rim + 0.012) * Math.sin(t), -Math.cos(t) * radius * 0.3];
    });
    place(model, tube({ path: arc, radius: 0.008, sides: 7 }), { material: skin });
  }
  return model;
};
