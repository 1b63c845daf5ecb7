import type { Mesh } from '../../../mesh/mesh.js';
import { boundsOf, createMesh, place } from '../../../mesh/kit/mesh.js';
import { createRandom, type Random } from '../../../random.js';
import type { Species } from '../../styleBook.js';
import type { Maker, Workshop } from '../workshop.js';
import { CONTOURS, blade } from './blades.js';
import { SPIRAL, addLeaf, greens, type Grow } from './foliage.js';
import { fiddle, monstera, palm, rubber, snake } from './leafyPlants.js';
import { paradise } from './paradise.js';
import { addPot } from './pots.js';
import { ficus, olive } from './trees.js';
import { bonsai, branch, lavender, pampas } from './woodyPlants.js';

const GROW: Readonly<Record<Species, Grow>> = {
  fiddle,
  rubber,
  monstera,
  paradise,
  olive,
  ficus,
  palm,
  snake,
  pampas,
  bonsai,
  branch,
  lavender,
};

/** Pot's height and radius as shares of the plant's height and half width. */
const POT_SHARE: Readonly<Record<Species, readonly [height: number, radius: number]>> = {
  fiddle: [0.22, 0.5],
  rubber: [0.26, 0.52],
  monstera: [0.26, 0.5],
  paradise: [0.22, 0.46],
  olive: [0.22, 0.45],
  ficus: [0.22, 0.5],
  palm: [0.24, 0.5],
  snake: [0.34, 0.6],
  pampas: [0.36, 0.42],
  bonsai: [0.2, 0.7],
  branch: [0.34, 0.42],
  lavender: [0.48, 0.68],
};

/** Radius that a pot keeps below, metres, where it is not that of a tree's. */
const WIDEST_POT: Readonly<Partial<Record<Species, number>>> = { bonsai: 1, snake: 0.14 };

/** Least and greatest height of each species with its pot, metres: a tree is one from 1.6 m, a small plant is none. */
const HEIGHTS: Readonly<Record<Species, readonly [least: number, most: number]>> = {
  fiddle: [1.55, 1.95],
  olive: [1.55, 1.95],
  ficus: [1.55, 1.95],
  palm: [0.9, 1.95],
  paradise: [0.9, 1.95],
  rubber: [0, 1.55],
  monstera: [0, 1.45],
  pampas: [0.9, 1.45],
  branch: [0, 1.55],
  snake: [0, 0.95],
  bonsai: [0, 0.75],
  lavender: [0, 0.75],
};

/** The species that suit a piece of this height: the style's own, else one that grows to it. */
export function speciesFor(shop: Pick<Workshop, 'book' | 'style'>, height: number, random: Random): Species {
  const suits = (kind: Species) => height >= HEIGHTS[kind][0] && height <= HEIGHTS[kind][1];
  const own = shop.book.plants.filter(suits);
  const usual = shop.style === 'miami' || shop.style === 'boheme' ? 'palm' : 'olive';
  return own.length > 0 ? random.pick(own) : suits(usual) ? usual : suits('rubber') ? 'rubber' : 'palm';
}

function potted(shop: Workshop, { width, height, seed }: { width: number; height: number; seed: number }): Mesh {
  const model = createMesh();
  const random = createRandom(seed + 71);
  const kind = speciesFor(shop, height, random);
  const [potHeight, potRadius] = POT_SHARE[kind];
  const reach = width / 2;
  const radius = Math.min(reach * potRadius, WIDEST_POT[kind] ?? 0.19);
  const tall = Math.min(height * potHeight, 0.38);
  const bed = addPot(model, shop, { radius, height: tall });
  const foliage = createMesh();
  GROW[kind](foliage, { shop, random, bed, reach, height });
  // the pot keeps its shape; the plant in it is scaled to the piece's size
  const { low, high } = boundsOf(foliage);
  const spread = (axis: 0 | 2) => Math.max(0.5, Math.min(1.8, width / (high[axis] - low[axis])));
  const rise = (height - bed.y) / Math.max(0.05, high[1] - bed.y);
  place(model, foliage, {
    scale: [spread(0), rise, spread(2)],
    at: [(-(low[0] + high[0]) / 2) * spread(0) * 0.6, bed.y * (1 - rise), (-(low[2] + high[2]) / 2) * spread(2) * 0.6],
    keepUv: true,
  });
  return model;
}

export const plant: Maker = (piece, shop) =>
  potted(shop, { width: Math.min(piece.width, piece.depth), height: piece.height, seed: piece.seed });

/** A small plant for a shelf, no taller than the compartment. */
export function shelfPlant(
  shop: Workshop,
  { width, height, seed }: { width: number; height: number; seed: number },
): Mesh {
  const model = createMesh();
  const random = createRandom(seed + 73);
  const tall = Math.min(height, 0.3);
  const radius = Math.min(width * 0.26, 0.07);
  const bed = addPot(model, shop, { radius, height: tall * 0.4 });
  const leaves = greens(shop, [0.09, 0.18, 0.06], random);
  const part = blade({
    contour: CONTOURS.heart,
    length: Math.min(width * 0.36, tall * 0.45),
    width: width * 0.26,
    bend: 0.9,
    rows: 4,
    columns: 2,
  });
  for (let k = 0; k < 22; k++) {
    const angle = k * SPIRAL;
    addLeaf(model, part, {
      at: [Math.cos(angle) * radius * 0.4, bed.y + tall * 0.3 * random.next(), Math.sin(angle) * radius * 0.4],
      angle,
      pitch: random.between(-1.1, 0),
      roll: random.between(-0.3, 0.3),
      material: leaves[k % 3],
    });
  }
  return model;
}
