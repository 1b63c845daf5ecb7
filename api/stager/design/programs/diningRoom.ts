import { firstSound, type Anchor } from '../anchor.js';
import type { Draft } from '../draft.js';
import { addAtWall, dressTop } from '../storage.js';
import { behind, addDiningChairs, BEHIND_CHAIR, chairPlaces } from '../dining.js';
import { addPlants } from '../plants.js';
import { addReadingGroup } from '../reading.js';
import { hangAbove, hangOnWalls } from '../hang.js';
import { drawCurtains } from '../curtains.js';
import { hangPendant } from '../pendants.js';
import { beside, layRug, setOn } from '../place.js';
import { USUAL } from '../proportions.js';
import { blocked } from '../openings.js';
import { CAMERA_GAP, inRoom, withinWalls, meetsStanding } from '../rules.js';
import type { Scene } from '../scene.js';
import { wanted } from '../scene.js';
import { view } from '../view.js';
import type { Programme } from './programme.js';

/** Tables by places; the first that leaves the chairs their floor is taken. */
const TABLES = [
  { chairs: 8, width: 2.3, depth: 1.0, worth: 1.05 },
  { chairs: 6, width: 1.8, depth: 0.92, worth: 1 },
  { chairs: 4, width: 1.3, depth: 0.85, worth: 0.6 },
  { chairs: 4, width: 1.0, depth: 0.8, worth: 0.3 },
  { chairs: 2, width: 0.8, depth: 0.75, worth: 0.1 },
] as const;
const HEIGHT = 0.75;
const IDEAL_DISTANCE = 3.6;

export const diningRoom: Programme = {
  main: 'dining table',
  kinds: [
    'dining table',
    'dining chair',
    'rug',
    'sideboard',
    'pendant',
    'art',
    'centrepiece',
    'plant',
    'console',
    'bookcase',
    'mirror',
    'curtain',
    'table lamp',
    'floor lamp',
    'armchair',
    'side table',
    'vase',
    'books',
  ],
  fillers: ['sideboard', 'plant', 'console', 'armchair'],
  anchors: (scene) => {
    const tastes = scene.random.shuffled([0, 0.35]);
    const found: Anchor[] = [];
    for (const [turned, taste] of tastes.entries())
      for (const table of TABLES) {
        const best = bestTable(scene, table, turned === 0 ? 0 : Math.PI / 2);
        if (best) found.push({ ...best, score: best.score + taste });
      }
    return found.toSorted((a, b) => b.score - a.score);
  },
  furnish(scene, table) {
    const places = TABLES.find((size) => size.width === table.width)?.chairs ?? 4;
    layTableRug(scene, table);
    addDiningChairs(scene, table, wanted(scene, 'dining chair', places));
    setOn(scene, table, 'centrepiece', { x: 0, z: 0 });
    if (wanted(scene, 'pendant', 1) > 0) hangPendants(scene, table);
    drawCurtains(scene);
    const sideboard = wanted(scene, 'sideboard', 1) > 0 ? addAtWall(scene, 'sideboard', { apart: 0.5 }) : null;
    if (sideboard) {
      hangAbove(scene, sideboard, scene.random.chance(0.4) ? 'mirror' : 'art');
      dressTop(scene, sideboard);
    }
    if (scene.area > 14 && scene.creativity >= 4) addReadingGroup(scene);
    if (scene.area > 10 && scene.creativity >= 12) {
      const other = addAtWall(scene, scene.random.pick(['bookcase', 'console']));
      if (other?.kind === 'console') dressTop(scene, other);
    }
    addPlants(scene);
    hangOnWalls(scene, scene.creativity < 6 ? 1 : 2);
  },
};

function bestTable(scene: Scene, size: (typeof TABLES)[number], angle: number): Anchor | null {
  const rated: Anchor[] = [];
  for (const [x, z] of scene.floor) {
    const piece: Draft = {
      kind: 'dining table',
      group: 'main',
      width: size.width,
      depth: size.depth,
      height: HEIGHT,
      x,
      z,
      y: 0,
      angle,
    };
    const score = rate(scene, piece, size);
    if (score > -Infinity) rated.push({ piece, score });
  }
  return firstSound(scene, rated);
}

/** How well a table with its chairs suits a place; -Infinity where it must not stand. */
function rate(scene: Scene, piece: Draft, size: (typeof TABLES)[number]): number {
  const { room } = scene;
  const distance = Math.hypot(piece.x, piece.z);
  if (distance < CAMERA_GAP + 0.8) return -Infinity;
  const reach = 0.34;
  const places = chairPlaces(piece, size.chairs);
  const alongEnds = places.some((place) => place.z === 0);
  const grown = (side: number, end: number): Draft => ({
    ...piece,
    depth: piece.depth + 2 * side,
    width: piece.width + 2 * end,
  });
  const chairs = grown(reach, alongEnds ? reach : 0);
  if (!inRoom(room, chairs) || blocked(room, chairs) > 0.05 || meetsStanding(room, chairs)) return -Infinity;
  const seen = view(room, { ...chairs, height: 0.84 });
  if (seen.inFrame < 0.75 || seen.distance < CAMERA_GAP) return -Infinity;
  const share = seen.right - seen.left;
  const pulledOut = places.filter((place) =>
    withinWalls(room, behind(scene, beside(scene, piece, 'dining chair', place), BEHIND_CHAIR)),
  ).length;
  if (pulledOut < 2) return -Infinity;
  return (
    2.4 * (size.worth - (places.length - pulledOut) / places.length) +
    4 * Math.min(seen.inFrame, 0.98) -
    12 * Math.min(0.2, Math.max(0, seen.bottom - 0.98)) -
    0.35 * Math.abs(distance - IDEAL_DISTANCE) -
    2.6 * Math.max(0, share - 0.55) -
    1.2 * Math.max(0, 0.26 - share) -
    1.3 * Math.abs((seen.left + seen.right) / 2 - 0.5)
  );
}

/** A rug on which the chairs still stand when they are pulled out. */
function layTableRug(scene: Scene, table: Draft): void {
  const rugs = [0.75, 0.65, 0.55, 0.42].map((beyond) =>
    beside(scene, table, 'rug', {
      x: 0,
      z: 0,
      size: { ...USUAL.rug, width: table.width + 2 * beyond, depth: table.depth + 2 * beyond },
    }),
  );
  layRug(scene, rugs);
}

/** One lamp over the middle, or two over a long table. */
function hangPendants(scene: Scene, table: Draft): void {
  const two = table.width >= 1.7 && scene.random.chance(0.4) && wanted(scene, 'pendant', 2) >= 2;
  if (!two) {
    hangPendant(scene, table, { width: table.width > 1.5 ? 0.62 : 0.5, depth: table.width > 1.5 ? 0.62 : 0.5 });
    return;
  }
  for (const end of [-1, 1]) {
    const part = beside(scene, table, 'dining table', { x: (end * table.width) / 4, z: 0, size: table });
    hangPendant(scene, part, { width: 0.38, depth: 0.38 });
  }
}
