import { anchors, type MainSize } from '../anchor.js';
import { drawCurtains } from '../curtains.js';
import type { Draft } from '../draft.js';
import { fillEmptyParts } from '../emptyParts.js';
import { hangAbove, hangOnWalls } from '../hang.js';
import type { Kind } from '../kinds.js';
import { addPlants } from '../plants.js';
import { inStyle } from '../proportions.js';
import { addReadingGroup } from '../reading.js';
import type { Scene } from '../scene.js';
import { wanted } from '../scene.js';
import { addAtWall, dressTop } from '../storage.js';
import {
  addBench,
  addNightstands,
  BESIDE_BED,
  FOR_TWO,
  layBedRug,
  NARROW_SIDE,
  reserveFoot,
  reserveSides,
} from './bedside.js';
import type { Programme } from './programme.js';

/** A king bed needs 3.2 m of wall with its nightstands, and so on down to a single bed, which may stand in a corner. */
const BOTH_SIDES = { metres: BESIDE_BED, sides: 2 } as const;
/** A room too narrow for that: for two still, with a nightstand's width at the further side. */
const NARROW = { metres: BESIDE_BED, sides: 1, other: NARROW_SIDE } as const;
const ONE_SIDE = { metres: BESIDE_BED, sides: 1 } as const;
const BEDS: readonly MainSize[] = [
  { width: 1.95, depth: 2.15, height: 1.1, needs: 3.2, before: 0.9, worth: 1, beside: BOTH_SIDES },
  { width: 1.65, depth: 2.15, height: 1.1, needs: 2.8, before: 0.9, worth: 0.8, beside: BOTH_SIDES },
  { width: 1.45, depth: 2.1, height: 1.1, needs: 2.5, before: 0.9, worth: 0.5, beside: BOTH_SIDES },
  { width: 1.65, depth: 2.15, height: 1.1, needs: 2.6, before: 0.9, worth: 0.3, beside: NARROW },
  { width: 1.45, depth: 2.1, height: 1.1, needs: 2.4, before: 0.9, worth: 0.2, beside: NARROW },
  // a low head goes under a window
  { width: 1.45, depth: 2.05, height: 0.82, needs: 2.5, before: 0.9, worth: 0.3, beside: BOTH_SIDES },
  { width: 0.98, depth: 2.08, height: 1.05, needs: 1.6, before: 0.9, worth: -1.6, beside: ONE_SIDE },
  { width: 0.95, depth: 1.98, height: 0.78, needs: 1.4, before: 0.9, worth: -1.8, beside: ONE_SIDE },
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
    'throw basket',
    'chaise',
    'loveseat',
    'vase',
    'books',
    'bowl',
    'candles',
    'sculpture',
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
    if (wantsBench(scene, bed)) addBench(scene, bed);
    reserveFoot(scene, bed);
    drawCurtains(scene);
    addStorage(scene);
    if (scene.creativity >= 4) addSecondPlace(scene);
    addPlants(scene, 2);
    hangAbove(scene, bed);
    if (scene.creativity >= 4) fillEmptyParts(scene, fillers(scene), scene.area > 9 ? 2 : 1);
    if (scene.creativity >= 6) hangOnWalls(scene, scene.area > 9 ? 2 : 1);
  },
};

const fillers = (scene: Scene): Kind[] => [
  ...scene.random.shuffled(['armchair', 'dresser', 'bench'] as const),
  ...scene.random.shuffled(['plant', 'pouf', 'throw basket'] as const),
];

/** In a small room the bench costs the floor on which an armchair could stand. */
function wantsBench(scene: Scene, bed: Draft): boolean {
  const roomy = scene.area > ROOMY || scene.creativity >= RICH || scene.random.chance(0.4);
  const usual = bed.width > FOR_TWO && scene.creativity >= 3 && roomy;
  return wanted(scene, 'bench', usual ? 1 : 0) > 0;
}

/** Creativity from which on a room is full. */
const RICH = 22;
/** Square metres of floor in the picture from which on there is room for both. */
const ROOMY = 7;

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

/** A corner to read in; in a big room also a chaise or a small sofa. */
function addSecondPlace(scene: Scene): void {
  addReadingGroup(scene);
  if (scene.area < 16 || scene.creativity < 10) return;
  const kind = scene.random.pick(['chaise', 'loveseat'] as const);
  if (wanted(scene, kind, 1) > 0) addAtWall(scene, kind, { apart: 0.6 });
}
