import { anchors, type MainSize } from '../anchor.js';
import type { Draft } from '../draft.js';
import { addAtWall, dressTop } from '../storage.js';
import { addPlants } from '../plants.js';
import { addReadingGroup } from '../reading.js';
import { place } from '../footprint.js';
import { hangAbove, hangOnWalls } from '../hang.js';
import { drawCurtains } from '../curtains.js';
import { beside, layRug, setOn } from '../place.js';
import { inStyle, mattressTop, USUAL } from '../proportions.js';
import { addFirst, withinWalls } from '../rules.js';
import type { Scene } from '../scene.js';
import { wanted } from '../scene.js';
import type { Programme } from './programme.js';

/** Metres kept free beside a bed and at its foot. */
export const BESIDE_BED = 0.6;
export const FOOT_OF_BED = 0.9;

/** A king bed needs 3.2 m of wall with its nightstands, and so on down to a single bed, which may stand in a corner. */
const BOTH_SIDES = { metres: BESIDE_BED, sides: 2 } as const;
const ONE_SIDE = { metres: BESIDE_BED, sides: 1 } as const;
const BEDS: readonly MainSize[] = [
  { width: 1.95, depth: 2.15, height: 1.1, needs: 3.2, before: 0.9, worth: 1, beside: BOTH_SIDES },
  { width: 1.65, depth: 2.15, height: 1.1, needs: 2.8, before: 0.9, worth: 0.8, beside: BOTH_SIDES },
  { width: 1.45, depth: 2.1, height: 1.1, needs: 2.5, before: 0.9, worth: 0.5, beside: BOTH_SIDES },
  // a low head goes under a window
  { width: 1.45, depth: 2.05, height: 0.82, needs: 2.5, before: 0.9, worth: 0.3, beside: BOTH_SIDES },
  { width: 0.98, depth: 2.08, height: 1.05, needs: 1.6, before: 0.9, worth: 0.05, beside: ONE_SIDE },
  { width: 0.95, depth: 1.98, height: 0.78, needs: 1.4, before: 0.9, worth: -0.2, beside: ONE_SIDE },
];

export const bedroom: Programme = {
  main: 'bed',
  kinds: [
    'bed',
    'nightstand',
    'table lamp',
    'rug',
    'bench',
    'dresser',
    'wardrobe',
    'mirror',
    'armchair',
    'side table',
    'floor lamp',
    'plant',
    'art',
    'curtain',
    'pouf',
    'vase',
    'books',
  ],
  fillers: ['plant', 'dresser', 'armchair', 'bench'],
  anchors: (scene) => {
    const sizes = BEDS.map((size) => ({ ...size, height: inStyle(scene.style, 'bed', size).height }));
    return anchors(scene, { kind: 'bed', sizes, share: [0.26, 0.52] });
  },
  furnish(scene, bed) {
    addNightstands(scene, bed);
    layBedRug(scene, bed);
    reserveSides(scene, bed);
    if (scene.creativity >= 3) addBench(scene, bed);
    reserveFoot(scene, bed);
    drawCurtains(scene);
    addStorage(scene);
    if (scene.creativity >= 4) addReadingGroup(scene);
    addPlants(scene, 2);
    hangAbove(scene, bed);
    if (scene.creativity >= 6) hangOnWalls(scene, scene.area > 9 ? 2 : 1);
  },
};

/** One at each side, their tops level with the mattress, each with its lamp. */
function addNightstands(scene: Scene, bed: Draft): void {
  const level = mattressTop(scene.style, bed.height);
  const usual = bed.width > 1.2 ? 2 : 1;
  const number = Math.min(2, wanted(scene, 'nightstand', usual));
  const order = scene.random.shuffled([1, -1]);
  let added = 0;
  for (const width of [0.5, 0.42, 0.36])
    for (const side of order) {
      const taken = scene.pieces.some((piece) => piece.kind === 'nightstand' && sideOf(bed, piece) === side);
      if (added >= number || taken) continue;
      const size = { width, depth: 0.42, height: level };
      const x = side * (bed.width / 2 + 0.06 + width / 2);
      // a little lower is still level, and may pass below a window's sill
      const spots = [0, -0.05].flatMap((lower) =>
        [0.02, 0.1].map((forward) =>
          beside(scene, bed, 'nightstand', {
            x,
            z: -bed.depth / 2 + size.depth / 2 + forward,
            size: { ...size, height: level + lower },
          }),
        ),
      );
      const stand = addFirst(scene, spots, { inFrame: 0.7, gap: 0.02, seen: 0.25 });
      if (!stand) continue;
      added++;
      if (wanted(scene, 'table lamp', 2) > 0) setOn(scene, stand, 'table lamp', { x: 0, z: 0 });
    }
}

function sideOf(bed: Draft, piece: Draft): number {
  return Math.sign((piece.x - bed.x) * Math.cos(bed.angle) - (piece.z - bed.z) * Math.sin(bed.angle));
}

/** A rug under the lower two thirds of the bed that shows on three sides. */
function layBedRug(scene: Scene, bed: Draft): void {
  const candidates = [
    [0.65, 0.55],
    [0.5, 0.45],
    [0.35, 0.35],
    [0.2, 0.2],
  ].map(([over = 0, ahead = 0]) => {
    const depth = bed.depth * 0.68 + ahead;
    const size = { ...USUAL.rug, width: bed.width + 2 * over, depth };
    return beside(scene, bed, 'rug', { x: 0, z: bed.depth / 2 + ahead - depth / 2, size });
  });
  layRug(scene, candidates);
}

/** The floor beside a bed stays free, from its nightstands to its foot; beside a single bed, on one side. */
function reserveSides(scene: Scene, bed: Draft): void {
  const size = { width: BESIDE_BED, depth: bed.depth - 0.6, height: 0.05 };
  const strips = [1, -1].map((side) =>
    beside(scene, bed, 'rug', { x: side * (bed.width / 2 + BESIDE_BED / 2 + 0.01), z: 0.3, size }),
  );
  const free = strips.filter((strip) => withinWalls(scene.room, strip));
  scene.reserved.push(...(bed.width < 1.2 ? free.slice(0, 1) : strips));
}

function reserveFoot(scene: Scene, bed: Draft): void {
  const bench = scene.pieces.find((piece) => piece.kind === 'bench' && piece.group === bed.group);
  const taken = bench ? BENCH_GAP + bench.depth : 0;
  const size = { width: bed.width, depth: FOOT_OF_BED, height: 0.05 };
  const z = bed.depth / 2 + taken + FOOT_OF_BED / 2 + 0.01;
  scene.reserved.push(beside(scene, bed, 'rug', { x: 0, z, size }));
}

const BENCH_GAP = 0.1;

function addBench(scene: Scene, bed: Draft): void {
  if (wanted(scene, 'bench', bed.width > 1.2 ? 1 : 0) === 0) return;
  const width = Math.min(1.35, bed.width * 0.75);
  const size = { ...USUAL.bench, width };
  const bench = beside(scene, bed, 'bench', { x: 0, z: bed.depth / 2 + BENCH_GAP + size.depth / 2, size });
  const [x, z] = place(bed, 0, bed.depth / 2 + BENCH_GAP + size.depth + FOOT_OF_BED / 2);
  if (!withinWalls(scene.room, { ...bench, x, z, depth: FOOT_OF_BED })) return;
  addFirst(scene, [bench], { inFrame: 0.98, gap: 0.04 });
}

/** A dresser with a mirror above it, or a wardrobe where the room is big enough. */
function addStorage(scene: Scene): void {
  const wardrobe = scene.area > 8 && scene.random.chance(0.35);
  const order = wardrobe ? (['wardrobe', 'dresser'] as const) : (['dresser', 'wardrobe'] as const);
  const number = scene.area > 14 && scene.creativity >= 20 ? 2 : 1;
  let added = 0;
  for (const kind of order) {
    if (added >= wanted(scene, kind, number)) continue;
    const piece = addAtWall(scene, kind, { apart: 0.6 });
    if (!piece) continue;
    added++;
    if (kind !== 'dresser') continue;
    hangAbove(scene, piece, 'mirror');
    dressTop(scene, piece);
  }
}
