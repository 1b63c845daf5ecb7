import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { block } from '../../../mesh/kit/roundedBox.js';
import { surface } from '../../../mesh/kit/surface.js';
import { mix } from '../../../mesh/kit/vector.js';
import { paint } from '../../hexColour.js';
import { createRandom, type Random } from '../../../random.js';
import { bookPages, plain } from '../parts/materials.js';
import type { Maker, Workshop } from '../workshop.js';

/** Colours of spines: mostly dull, a few strong. */
const SPINES = [
  'E8E2D5',
  'D4C6AE',
  '8C7B66',
  '5B4A3C',
  '2F3B4A',
  '6F7F86',
  'A34A32',
  '3E4F3C',
  'C79A4B',
  '22262B',
  'B9B5AC',
  '7A3038',
].map(paint);

function spineColour(shop: Workshop, random: Random): Vec3 {
  const own = [...shop.book.accents, ...shop.book.neutrals];
  const colour = random.chance(0.45) ? random.pick(own) : random.pick(SPINES);
  // few shades, as each one is a separate material
  return mix(colour, shop.book.neutrals[0], random.pick([0, 0.12, 0.25]));
}

interface Volume {
  readonly thickness: number;
  readonly height: number;
  readonly depth: number;
}

/** One book, standing, its spine at +z: two boards, a back, pages set in. */
function book(shop: Workshop, { thickness, height, depth }: Volume, colour: Vec3): Mesh {
  const model = createMesh();
  const cover = shop.use(plain(colour, 0.62));
  place(model, block(thickness, height, depth), {
    material: cover,
  });
  const pages = surface({
    columns: 1,
    rows: 1,
    point: (s, t) => [(s - 0.5) * (thickness - 0.006), height / 2 + 0.0006, (0.5 - t) * (depth - 0.014) - 0.003],
    uv: (s, t) => [s * thickness, t * depth],
  });
  place(model, pages, { material: shop.use(bookPages) });
  return model;
}

interface Row {
  readonly width: number;
  /** clear height above the shelf */
  readonly height: number;
  readonly depth: number;
  readonly random: Random;
}

/** Books side by side from the left, of varied size, the last one leaning. Stands on y = 0, centred. */
export function bookRow(shop: Workshop, { width, height, depth, random }: Row): Mesh {
  const model = createMesh();
  let x = -width / 2;
  while (x < width / 2 - 0.03) {
    const thickness = Math.min(random.between(0.014, 0.042), width / 2 - x);
    const tall = Math.min(height * random.between(0.62, 0.93), random.between(0.19, 0.31));
    const deep = Math.min(depth, random.between(0.13, 0.2));
    const last = x + thickness > width / 2 - 0.06;
    const lean = last ? 0.14 : 0;
    place(model, book(shop, { thickness, height: tall, depth: deep }, spineColour(shop, random)), {
      at: [
        x + thickness / 2 + (last ? tall * 0.07 : 0),
        (tall / 2) * Math.cos(lean) + thickness * 0.5 * Math.sin(lean),
        depth / 2 - deep / 2 - random.between(0.004, 0.02),
      ],
      turn: { z: lean },
      keepUv: true,
    });
    x += thickness + 0.001 + (last ? 1 : 0);
  }
  return model;
}

/** Thickness of a cover's board, and how far pages are set back from it, metres. */
const BOARD = 0.0025;
const SET_BACK = 0.005;

/** A book as it is seen lying: boards around pages that are set back, a title on its spine. As `book` otherwise. */
function boundBook(shop: Workshop, { thickness, height, depth }: Volume, colour: Vec3): Mesh {
  const model = createMesh();
  const cover = shop.use(plain(colour, 0.5));
  for (const side of [-1, 1])
    place(model, block(BOARD, height, depth), { material: cover, at: [side * (thickness / 2 - BOARD / 2), 0, 0] });
  place(model, block(thickness, height, BOARD), { material: cover, at: [0, 0, depth / 2 - BOARD / 2] });
  place(model, block(thickness - 2 * BOARD, height - 2 * SET_BACK, depth - SET_BACK - BOARD), {
    material: shop.use(bookPages),
    at: [0, 0, SET_BACK / 2],
  });
  const title = mix(colour, colour[1] > 0.2 ? INK : PAPER, 0.7);
  place(model, block(thickness * 0.17, height * 0.34, 0.0006), {
    material: shop.use(plain(title, 0.5)),
    at: [0, height * 0.06, depth / 2],
  });
  return model;
}

const INK = paint('2A2927');
const PAPER = paint('F2EEE5');

interface Print {
  readonly width: number;
  readonly depth: number;
  readonly pattern: string;
  readonly seed: number;
}

const printed = (shop: Workshop, { width, depth, pattern, seed }: Print): number =>
  shop.use({
    texture: 'art',
    pattern,
    colour: PAPER,
    colour2: shop.book.accents[shop.book.accents.length - 1],
    colour3: shop.book.accents[0],
    halfSize: [width / 2, depth / 2],
    seed,
    roughness: 0.4,
    f0: 0.04,
  });

/** What is printed on a board: middle and size as shares of it, paler or darker than the board. */
type PrintedBlock = readonly [x: number, z: number, width: number, depth: number, ink: boolean];

/** Typography of an art book's cover: a title, a line below it, a band or a label; no picture. */
const JACKETS: readonly (readonly PrintedBlock[])[] = [
  [
    [0, -0.12, 0.52, 0.075, true],
    [0, 0.02, 0.3, 0.03, true],
  ],
  [
    [0, 0.22, 0.98, 0.5, false],
    [-0.2, -0.26, 0.42, 0.08, true],
  ],
  [
    [0, 0, 0.5, 0.34, false],
    [0, 0, 0.3, 0.05, true],
  ],
];

/** Prints the upper board of a lying book. */
function addJacket(
  model: Mesh,
  shop: Workshop,
  { width, depth, y, seed }: Omit<Print, 'pattern'> & { y: number },
): void {
  JACKETS[seed % JACKETS.length].forEach(([x, z, wide, deep, ink], layer) => {
    const [w, d] = [width * wide, depth * deep];
    const sheet = surface({
      columns: 1,
      rows: 1,
      point: (s, t) => [x * width + (s - 0.5) * w, y + 0.0006 * (layer + 1), z * depth + (0.5 - t) * d],
    });
    place(model, sheet, { material: shop.use(plain(ink ? INK : PAPER, 0.5)) });
  });
}

/** A book that lies open, its pages arched on both sides of the fold; from y up, `rise` high. */
function addOpenBook(
  model: Mesh,
  shop: Workshop,
  { width, depth, y, rise, seed }: Omit<Print, 'pattern'> & { readonly y: number; readonly rise: number },
): void {
  const part = createMesh();
  place(part, block(width, 0.003, depth), { material: shop.use(plain(INK, 0.5)), at: [0, y + 0.0015, 0] });
  const half = width / 2 - 0.005;
  const tall = depth - 0.01;
  const arched = (out: number): number =>
    (rise - 0.003) * (0.42 + 0.58 * Math.sin(Math.PI * (0.12 + 0.72 * out ** 0.75)));
  for (const side of [-1, 1] as const) {
    const page = surface({
      columns: 10,
      rows: 1,
      point: (s, t) => {
        const out = side > 0 ? s : 1 - s;
        const fold = Math.min(1, out / 0.06);
        return [side * out * half, y + 0.003 + arched(out) * (0.35 + 0.65 * fold), (0.5 - t) * tall];
      },
      uv: (s, t) => [(s - 0.5) * half, (t - 0.5) * tall],
    });
    const material = printed(shop, { width: half, depth: tall, pattern: 'text', seed: (seed % 97) + side });
    place(part, page, { material, keepUv: true });
    // the cut edges of the pages, on three sides
    const edge = shop.use(bookPages);
    const outer = arched(1);
    place(part, block(0.001, outer, tall), { material: edge, at: [side * half, y + 0.003 + outer / 2, 0] });
    for (const z of [-1, 1] as const) {
      const cut = surface({
        columns: 10,
        rows: 1,
        point: (s, t) => [side * s * half, y + 0.003 + t * arched(s) * Math.min(1, 0.35 + s * 10), (z * tall) / 2],
        uv: (s, t) => [t * 0.03, s * half],
      });
      place(part, cut, { material: edge });
    }
  }
  place(model, part, { turn: { y: 0.16 - 0.3 * ((seed % 7) / 7) }, keepUv: true });
}

/** A lying stack, each book turned a little. Stands on y = 0. */
export function bookStack(
  shop: Workshop,
  { width, depth, height, seed }: { width: number; depth: number; height: number; seed: number },
): Mesh {
  const model = createMesh();
  const random = createRandom(seed + 31);
  const count = Math.max(1, Math.min(6, Math.round(height / 0.032)));
  // no two are equally thick
  const shares = Array.from({ length: count }, () => random.between(0.7, 1.3));
  const unit = height / shares.reduce((sum, share) => sum + share, 0);
  let y = 0;
  for (let k = 0; k < count; k++) {
    const shrink = 1 - 0.09 * k * random.between(0.4, 1);
    const thickness = shares[k] * unit;
    const volume = { thickness: thickness - 0.0008, height: width * shrink, depth: depth * shrink };
    const turn = { y: random.between(-0.13, 0.13) };
    const part = place(createMesh(), boundBook(shop, volume, spineColour(shop, random)), {
      turn: { z: Math.PI / 2 },
      keepUv: true,
    });
    if (k === count - 1)
      addJacket(part, shop, { width: volume.height, depth: volume.depth, y: volume.thickness / 2, seed });
    place(model, part, { at: [0, y + thickness / 2, 0], turn, keepUv: true });
    y += thickness;
  }
  return model;
}

/** A stack of books; now and then the uppermost lies open. */
export const books: Maker = (piece, shop) => {
  const { height, seed } = piece;
  const [width, depth] = [piece.width * 0.92, piece.depth * 0.92];
  const open = seed % 3 === 1 ? Math.min(0.026, height * 0.4) : 0;
  const model = bookStack(shop, { width: width * (open > 0 ? 0.9 : 1), depth, height: height - open, seed });
  if (open > 0) addOpenBook(model, shop, { width, depth: depth * 0.86, y: height - open, rise: open, seed });
  return model;
};

/** A book that lies open by itself. */
export const openBook: Maker = ({ width, depth, height, seed }, shop) => {
  const model = createMesh();
  addOpenBook(model, shop, { width, depth, y: 0, rise: height, seed });
  return model;
};
