import { CALM, DRESSED, ESSENTIAL, FULL, RICH } from '../scene/creativity.js';
import { type Anchor, anchors, byPriority, type MainSize } from '../placing/anchor.js';
import { drawCurtains } from '../walls/curtains.js';
import type { Draft } from '../../furniture/draft.js';
import { fillEmptyParts } from '../filling/emptyParts.js';
import { hangAbove, hangOnWalls } from '../walls/hang.js';
import type { Kind } from '../../kinds.js';
import { doubt, LIKELY_DOOR } from '../scene/openings.js';
import { addPlants } from '../filling/plants.js';
import { allOrNothing, setOn } from '../placing/place.js';
import { inStyle } from '../../furniture/proportions.js';
import { addReadingGroup } from '../seating/readingCorner.js';
import type { Scene } from '../scene/scene.js';
import { wanted } from '../scene/scene.js';
import { addAtWall } from '../filling/storage.js';
import { alongWall } from '../scene/walls.js';
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
import { bedsBeforeGlass, bedsShortOfFoot, cutDaybeds, lengthwiseBeds } from './lengthwise.js';
import { addDeskChair } from './desk.js';
import type { Programme } from './programme.js';

/** A king bed needs 3.2 m of wall with its nightstands, and so on down to a single bed, which may stand in a corner. */
const BOTH_SIDES = { metres: BESIDE_BED, sides: 2 } as const;
/** A narrower room: still a double bed, with the width of a nightstand on the farther side. */
const NARROW = { metres: BESIDE_BED, sides: 1, other: NARROW_SIDE } as const;
const ONE_SIDE = { metres: BESIDE_BED, sides: 1 } as const;
const BEDS: readonly MainSize[] = [
  { width: 1.95, depth: 2.15, height: 1.1, needs: 3.2, before: 0.9, worth: 1, beside: BOTH_SIDES },
  { width: 1.65, depth: 2.15, height: 1.1, needs: 2.8, before: 0.9, worth: 0.8, beside: BOTH_SIDES },
  { width: 1.45, depth: 2.1, height: 1.1, needs: 2.5, before: 0.9, worth: 0.5, beside: BOTH_SIDES },
  { width: 1.65, depth: 2.15, height: 1.1, needs: 2.6, before: 0.9, worth: 0.3, beside: NARROW },
  { width: 1.45, depth: 2.1, height: 1.1, needs: 2.4, before: 0.9, worth: 0.2, beside: NARROW },
  // a low headboard fits under a window
  { width: 1.45, depth: 2.05, height: 0.82, needs: 2.5, before: 0.9, worth: 0.3, beside: BOTH_SIDES },
  { width: 0.98, depth: 2.08, height: 1.05, needs: 1.6, before: 0.9, worth: -1.6, beside: ONE_SIDE },
  { width: 0.95, depth: 1.98, height: 0.78, needs: 1.4, before: 0.9, worth: -1.8, beside: ONE_SIDE },
];

export const bedroom: Programme = {
  main: 'bed',
  mainToo: ['daybed'],
  kinds: [
    'bed',
    'daybed',
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
    'desk',
    'task chair',
    'desk lamp',
    'laptop',
  ],
  fillers: ['plant', 'dresser', 'armchair', 'bench'],
  anchors: (scene) => {
    const sizes = BEDS.map((size) => ({ ...size, height: inStyle(scene.style, 'bed', size).height }));
    const found = adjusted(scene, anchors(scene, { kind: 'bed', sizes, share: [0.26, 0.52] }));
    if (found.some(({ piece }) => piece.width > FOR_TWO)) return found;
    const ways = [
      () => byPriority([...found, ...lengthwiseBeds(scene)]),
      () => bedsShortOfFoot(scene),
      () => bedsBeforeGlass(scene, sizes),
      () => cutDaybeds(scene),
    ];
    for (const way of ways) {
      const places = way();
      if (places.length > 0) return places;
    }
    return [];
  },
  furnish(scene, bed) {
    addNightstands(scene, bed);
    layBedRug(scene, bed);
    if (bed.kind === 'bed') reserveSides(scene, bed);
    if (bed.kind === 'bed' && wantsBench(scene, bed)) addBench(scene, bed);
    reserveFoot(scene, bed);
    drawCurtains(scene);
    addStorage(scene);
    if (scene.creativity >= DRESSED) addSecondPlace(scene);
    addPlants(scene, 2);
    hangAbove(scene, bed);
    if (scene.area > 11 && scene.creativity >= RICH) addDeskCorner(scene);
    if (scene.creativity >= DRESSED)
      fillEmptyParts(scene, fillers(scene), scene.area > 14 ? 3 : scene.area > 9 ? 2 : 1);
    if (scene.creativity >= CALM) hangOnWalls(scene, scene.area > 14 ? 3 : scene.area > 9 ? 2 : 1);
  },
};

const fillers = (scene: Scene): Kind[] => [
  ...scene.random.shuffled(['armchair', 'dresser', 'bench'] as const),
  ...scene.random.shuffled(['plant', 'pouf', 'throw basket'] as const),
];

/** Penalty for each metre of a doubtful door or wardrobe behind the headboard, in addition to the rule's own. */
const DOUBT_COST = 1.5;
/** Penalty where an open door would hit the bed, and metres that the door needs along the wall. */
const BEHIND_DOOR = { cost: 1, metres: 0.7 };

/** Share of the visible floor that a bed may take before it looks too big for the room, and the penalty for more. */
const FLOOR_SHARE = { share: 0.4, weight: 10 };

/** Lowers the score of beds that are too big for the room, stand before a doubtful opening or are hit by a door. */
function adjusted({ room, area }: Scene, found: readonly Anchor[]): Anchor[] {
  const isBehindDoor = ({ wall, x, z, width }: Draft): boolean =>
    room.openings.some((door) => {
      if (door.kind !== 'door' || door.wall !== wall || door.certainty < LIKELY_DOOR) return false;
      const along = alongWall(door.wall, { x, z });
      return along - width / 2 < door.to + BEHIND_DOOR.metres && along + width / 2 > door.from - BEHIND_DOOR.metres;
    });
  const crammed = ({ width, depth }: Draft): number => Math.max(0, (width * depth) / area - FLOOR_SHARE.share);
  const cost = (bed: Draft): number =>
    DOUBT_COST * doubt(room, bed) + (isBehindDoor(bed) ? BEHIND_DOOR.cost : 0) + FLOOR_SHARE.weight * crammed(bed);
  return byPriority(found.map(({ piece, score, ...rest }) => ({ ...rest, piece, score: score - cost(piece) })));
}

/** In a small room a bench takes the floor that an armchair could use. */
function wantsBench(scene: Scene, bed: Draft): boolean {
  const roomy = scene.area > ROOMY || scene.creativity >= FULL || scene.random.chance(0.4);
  const usual = bed.width > FOR_TWO && scene.creativity >= ESSENTIAL && roomy;
  return wanted(scene, 'bench', usual ? 1 : 0) > 0;
}

/** Square metres of visible floor from which both fit. */
const ROOMY = 7;

/** Square metres of visible floor below which a bed with its nightstands fills the room. */
const SMALL = 9.5;
/** Sizes in metres where the usual ones fit at no wall: a chest of drawers, a wardrobe with one door. */
const SLIM_STORAGE = {
  dresser: { size: { width: 0.8, depth: 0.42, height: 0.85 } },
  wardrobe: { size: { width: 0.9, depth: 0.5, height: 2 } },
} as const;

/** Adds a small desk with its chair, as a writing or dressing table, or neither. */
function addDeskCorner(scene: Scene): void {
  if (wanted(scene, 'desk', 1) === 0) return;
  const size = { width: 1.05, depth: 0.5, height: 0.74 };
  allOrNothing(scene, () => {
    const desk = addAtWall(scene, 'desk', { group: 'writing', size, apart: 0.5 });
    if (!desk || !addDeskChair(scene, desk, 'task chair')) return false;
    setOn(scene, desk, 'desk lamp', { x: 0.34, z: -0.06 });
    setOn(scene, desk, 'laptop', { x: -0.08, z: 0.03 });
    return true;
  });
}

/** A dresser with a mirror above it, or a wardrobe where the room is big enough. */
function addStorage(scene: Scene): void {
  const wardrobe = scene.area > 8 && scene.random.chance(0.35);
  const order = wardrobe ? (['wardrobe', 'dresser'] as const) : (['dresser', 'wardrobe'] as const);
  const number = scene.area > 14 && scene.creativity >= 20 ? 2 : 1;
  let added = 0;
  for (const kind of order) {
    if (added >= wanted(scene, kind, number)) continue;
    const piece =
      addAtWall(scene, kind, { apart: 0.6 }) ??
      (scene.area > SMALL ? addAtWall(scene, kind, { ...SLIM_STORAGE[kind], apart: 0.35 }) : null);
    if (!piece) continue;
    added++;
    if (kind !== 'dresser') continue;
    hangAbove(scene, piece, 'mirror');
  }
}

/** Adds a reading corner; in a big room also a chaise or a small sofa. */
function addSecondPlace(scene: Scene): void {
  addReadingGroup(scene);
  if (scene.area < 16 || scene.creativity < 10) return;
  const kind = scene.random.pick(['chaise', 'loveseat'] as const);
  if (wanted(scene, kind, 1) > 0) addAtWall(scene, kind, { apart: 0.6 });
}
