/** Built-in furniture of synthetic rooms: shelves, wardrobes with doors or mirrors, stairs. Metres. */
import type { Vec3 } from '../contract.js';
import { createRandom } from '../random.js';
import type { Material } from '../mesh/mesh.js';
import type { StorageSpec } from './roomSpec.js';
import { type Bar, METAL, type Site, addBar, paint, wallAt } from './site.js';

const BOARD = 0.03;
const SHELF = { apart: 0.36, bay: 0.85 };
const LEAF = { width: 0.62, gap: 0.006, depth: 0.02, plinth: 0.08, frame: 0.03 };
const STEP = { rise: 0.18, tread: 0.27, thickness: 0.05 };
const RAIL = { height: 0.9, post: 0.035 };
const MIRROR: Material = { texture: 'plain', colour: [0.86, 0.87, 0.87], roughness: 0.03, f0: 0.9, metal: true };
const BACKS: readonly Vec3[] = [
  [0.72, 0.71, 0.68],
  [0.2, 0.12, 0.07],
];

type Part = Pick<Bar, 'from' | 'to' | 'bottom' | 'top'> & Partial<Pick<Bar, 'depth' | 'out' | 'material'>>;

export function addStorage(site: Site, storage: StorageSpec): void {
  const { depth, colour } = storage;
  const common = { ...wallAt(site, storage), depth, out: depth / 2, material: paint(colour), edge: 0.002 };
  const add = (part: Part) => addBar(site, { ...common, ...part });
  if (storage.kind === 'shelves') addShelves(site, storage, add);
  else if (storage.kind === 'stairs') addStairs(storage, add);
  else addWardrobe(storage, add);
}

function addShelves(site: Site, { from, to, bottom, top, depth }: StorageSpec, add: (part: Part) => void): void {
  const random = createRandom(site.spec.seed + Math.round(from * 1000));
  const bays = Math.max(1, Math.round((to - from) / SHELF.bay));
  add({ from, to, bottom, top, depth: 0.01, out: 0.006, material: paint(random.pick(BACKS)) });
  for (let k = 0; k <= bays; k++) {
    const along = from + (k / bays) * (to - from - BOARD);
    add({ from: along, to: along + BOARD, bottom, top });
  }
  for (let height = bottom + 0.06; height < top; height += SHELF.apart) {
    add({ from, to, bottom: height, top: height + BOARD });
  }
  add({ from, to, bottom: top - BOARD, top });
  // shelves over cupboards
  if (random.chance(0.5)) add({ from, to, bottom, top: bottom + 0.8, depth: depth + 0.05, out: (depth + 0.05) / 2 });
}

function addWardrobe({ kind, from, to, bottom, top, depth }: StorageSpec, add: (part: Part) => void): void {
  add({ from, to, bottom, top });
  const leaves = Math.max(2, Math.round((to - from) / LEAF.width));
  const face = { depth: LEAF.depth, out: depth + LEAF.depth / 2 };
  for (let k = 0; k < leaves; k++) {
    const [first, last] = [k, k + 1].map((leaf) => from + (leaf / leaves) * (to - from));
    const leaf = { from: first + LEAF.gap, to: last - LEAF.gap, bottom: bottom + LEAF.plinth, top: top - LEAF.gap };
    add({ ...leaf, ...face });
    const { frame } = LEAF;
    const inner = { from: leaf.from + frame, to: leaf.to - frame, bottom: leaf.bottom + frame, top: leaf.top - frame };
    if (kind === 'mirrors') add({ ...inner, depth: 0.004, out: depth + LEAF.depth + 0.003, material: MIRROR });
    else addHandle(leaf, k % 2 === 0, depth + LEAF.depth, add);
  }
}

function addHandle(leaf: Pick<Bar, 'from' | 'to'>, atEnd: boolean, out: number, add: (part: Part) => void): void {
  const along = atEnd ? leaf.to - 0.05 : leaf.from + 0.03;
  add({ from: along, to: along + 0.015, bottom: 0.95, top: 1.15, depth: 0.03, out: out + 0.015, material: METAL });
}

/** Along the wall; solid or open between the treads, with a rail on posts. */
function addStairs(stairs: StorageSpec, add: (part: Part) => void): void {
  const { from, to, top, depth } = stairs;
  const steps = Math.floor((to - from) / STEP.tread);
  const solid = Math.round(from * 100) % 2 === 0;
  for (let k = 0; k < steps; k++) {
    const [first, height] = [from + k * STEP.tread, Math.min(top, (k + 1) * STEP.rise)];
    const tread = { from: first, to: first + STEP.tread, top: height };
    add({ ...tread, bottom: solid ? 0 : height - STEP.thickness });
    const post = { from: first + 0.1, to: first + 0.1 + RAIL.post, bottom: height, top: height + RAIL.height };
    add({ ...post, depth: RAIL.post, out: depth - RAIL.post, material: paint([0.75, 0.74, 0.72]) });
  }
}
