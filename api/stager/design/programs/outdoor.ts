import { DRESSED } from '../scene/creativity.js';
import { KINDS } from '../../kinds.js';
import { anchors, type MainSize } from '../placing/anchor.js';
import type { Draft } from '../../furniture/draft.js';
import { endSpots } from '../seating/sofaEnds.js';
import { allOrNothing, beside } from '../placing/place.js';
import { addPlants } from '../filling/plants.js';
import { WALL_GAP } from '../placing/roomRules.js';
import { addFirst } from '../placing/rules.js';
import { type Scene, wanted } from '../scene/scene.js';
import { TABLE_GAP, layGroupRug } from '../seating/seating.js';
import { openSpots } from '../placing/spots.js';
import { addAtWall } from '../filling/storage.js';
import type { Programme } from './programme.js';

const SOFAS: readonly MainSize[] = [
  { width: 2.1, depth: 0.86, height: 0.74, needs: 3, before: 1.5, worth: 1 },
  { width: 1.8, depth: 0.84, height: 0.74, needs: 2.4, before: 1.3, worth: 0.7 },
  { width: 1.4, depth: 0.82, height: 0.74, needs: 1.6, before: 1, worth: 0.3 },
];
/** Metres between two loungers. */
const BETWEEN_LOUNGERS = 0.5;

/** A terrace: a lounge set on a rug, a pair of loungers, planters and lanterns along the edges. */
export const outdoor: Programme = {
  main: 'outdoor sofa',
  kinds: [
    'outdoor sofa',
    'outdoor coffee table',
    'outdoor chair',
    'rug',
    'lantern',
    'planter',
    'plant',
    'lounger',
    'side table',
    'tray',
    'candles',
    'pouf',
    'parasol',
  ],
  fillers: ['planter', 'plant', 'lantern'],
  anchors: (scene) => anchors(scene, { kind: 'outdoor sofa', sizes: SOFAS, offsets: [WALL_GAP, 0.5, 1.2] }),
  furnish(scene, sofa) {
    const table = addTable(scene, sofa);
    const seats = addChairs(scene, sofa, table ?? { ...sofa, width: 1, depth: 0.6 });
    layGroupRug(scene, sofa, { table, seats });
    for (const end of [1, -1]) addFirst(scene, endSpots(scene, sofa, 'lantern', end), { apart: 0.2, inFrame: 0.95 });
    if (scene.creativity >= DRESSED) addLoungers(scene);
    for (let k = 0; k < 2; k++) addAtWall(scene, 'planter', { apart: 0.15 });
    addPlants(scene);
  },
};

function addTable(scene: Scene, sofa: Draft): Draft | null {
  const { depth } = KINDS['outdoor coffee table'].size;
  const z = sofa.depth / 2 + scene.random.between(...TABLE_GAP) + depth / 2;
  return addFirst(scene, [beside(scene, sofa, 'outdoor coffee table', { x: 0, z })], {
    gap: 0.3,
    inFrame: 0.8,
    seen: 0.4,
  });
}

/** Adds a chair at each end of the table, facing the sofa; where the picture has no room, both at one end. */
function addChairs(scene: Scene, sofa: Draft, table: Draft): Draft[] {
  const number = wanted(scene, 'outdoor chair', 2);
  const seat = KINDS['outdoor chair'].size;
  const sides = scene.random.shuffled([1, -1]).slice(0, number);
  return sides.flatMap((side) => {
    const places = [0.5, 0.65, 0.8].flatMap((out) =>
      [1, 1.2, 0.8].map((ahead) =>
        beside(scene, sofa, 'outdoor chair', {
          x: side * (table.width / 2 + out + seat.depth / 2 - 0.1),
          z: sofa.depth / 2 + ahead,
          turn: -side * 1.3,
        }),
      ),
    );
    const chair = addFirst(scene, places, { inFrame: 0.93, gap: 0.16, seen: 0.6 });
    return chair ? [chair] : [];
  });
}

/** Adds two loungers side by side with a table between them, facing the camera's side of the terrace. */
function addLoungers(scene: Scene): void {
  const { width, depth } = KINDS.lounger.size;
  const spots = openSpots(scene, depth / 2 + 0.1).slice(0, 30);
  spots.some(({ x, z }) =>
    [0, Math.PI / 2, -Math.PI / 2, 0.5, -0.5].some((angle) =>
      allOrNothing(scene, () => {
        const middle: Draft = { kind: 'side table', group: 'loungers', ...KINDS['side table'].size, x, z, y: 0, angle };
        const apart = (width + BETWEEN_LOUNGERS) / 2;
        const pair = [-1, 1].map((side) => beside(scene, middle, 'lounger', { x: side * apart, z: 0 }));
        return pair.every((lounger) => addFirst(scene, [lounger], { apart: 0.6, seen: 0.6 }) !== null);
      }),
    ),
  );
}
