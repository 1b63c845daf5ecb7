import type { Style } from '../../contract.js';
import { firstSound, type Anchor } from '../anchor.js';
import { behind, addDiningChairs, BEHIND_CHAIR, chairPlaces, layTableRug } from '../dining.js';
import type { Draft } from '../draft.js';
import { drawCurtains } from '../curtains.js';
import { fillEmptyParts } from '../emptyParts.js';
import { hangAbove, hangOnWalls } from '../hang.js';
import { blocked } from '../openings.js';
import { hangPendant } from '../pendants.js';
import { beside, setOn } from '../place.js';
import { addPlants } from '../plants.js';
import { USUAL } from '../proportions.js';
import { addReadingGroup } from '../reading.js';
import { CAMERA_GAP, inRoom, withinWalls } from '../rules.js';
import { meetsStanding } from '../standing.js';
import type { Scene } from '../scene.js';
import { wanted } from '../scene.js';
import { addAtWall, dressTop } from '../storage.js';
import { STYLE_BOOKS } from '../styles.js';
import { view } from '../view.js';
import type { Programme } from './programme.js';

interface Table {
  readonly chairs: number;
  readonly width: number;
  readonly depth: number;
  readonly worth: number;
}

/** Tables by places; the first that leaves the chairs their floor is taken. */
const TABLES: readonly Table[] = [
  { chairs: 8, width: 2.3, depth: 1.0, worth: 1.05 },
  { chairs: 6, width: 1.8, depth: 0.92, worth: 1 },
  { chairs: 4, width: 1.3, depth: 0.85, worth: 0.6 },
  { chairs: 4, width: 1.0, depth: 0.8, worth: 0.3 },
  { chairs: 2, width: 0.8, depth: 0.75, worth: 0.1 },
];
/** Only in styles that know them. */
const ROUND: readonly Table[] = [
  { chairs: 4, width: 1.25, depth: 1.25, worth: 0.75 },
  { chairs: 4, width: 1.05, depth: 1.05, worth: 0.5 },
];
const HEIGHT = 0.75;
const IDEAL_DISTANCE = 3.6;

const tablesOf = (style: Style): readonly Table[] =>
  STYLE_BOOKS[style].shapes.roundTables ? [...TABLES, ...ROUND] : TABLES;

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
    'display cabinet',
    'bar cart',
    'bookcase',
    'mirror',
    'curtain',
    'table lamp',
    'floor lamp',
    'armchair',
    'side table',
    'vase',
    'books',
    'bowl',
    'candles',
    'sculpture',
  ],
  fillers: ['sideboard', 'plant', 'console', 'armchair'],
  anchors: (scene) => {
    const tastes = scene.random.shuffled([0, 0.35]);
    const found: Anchor[] = [];
    for (const [turned, taste] of tastes.entries())
      for (const table of tablesOf(scene.style)) {
        const best = bestTable(scene, table, turned === 0 ? 0 : Math.PI / 2);
        if (best) found.push({ ...best, score: best.score + taste });
      }
    return found.toSorted((a, b) => b.score - a.score);
  },
  furnish(scene, table) {
    const places = tablesOf(scene.style).find(({ width }) => width === table.width)?.chairs ?? 4;
    layTableRug(scene, table);
    addDiningChairs(scene, table, wanted(scene, 'dining chair', places));
    dressTable(scene, table);
    if (wanted(scene, 'pendant', 1) > 0) hangPendants(scene, table);
    drawCurtains(scene);
    addStorage(scene);
    if (scene.area > 14 && scene.creativity >= 4) addReadingGroup(scene);
    addPlants(scene);
    if (scene.creativity >= 4) fillEmptyParts(scene, fillers(scene), scene.area > 10 ? 2 : 1);
    hangOnWalls(scene, scene.creativity < 6 ? 1 : scene.area > 12 ? 3 : 2);
  },
};

const fillers = (scene: Scene) =>
  scene.random.shuffled(['console', 'display cabinet', 'bar cart', 'plant', 'armchair'] as const);

/** Something low in the middle, and on a long table candles at both sides of it. */
function dressTable(scene: Scene, table: Draft): void {
  if (!setOn(scene, table, 'centrepiece', { x: 0, z: 0 })) setOn(scene, table, 'vase', { x: 0, z: 0 });
  if (table.width < 1.7 || scene.creativity < 12 || scene.style === 'minimalist') return;
  for (const end of [-1, 1]) setOn(scene, table, 'candles', { x: end * 0.45, z: 0 });
}

/** The sideboard, art or a mirror above it; in a big room a cabinet for the glasses or a cart for the drinks. */
function addStorage(scene: Scene): void {
  const sizes = scene.area > 12 ? [1.8, 1.6, 1.3] : [1.6, 1.3, 1.1];
  for (const width of wanted(scene, 'sideboard', 1) > 0 ? sizes : []) {
    const sideboard = addAtWall(scene, 'sideboard', { apart: 0.5, size: { ...USUAL.sideboard, width } });
    if (!sideboard) continue;
    hangAbove(scene, sideboard, scene.random.chance(0.4) ? 'mirror' : 'art');
    dressTop(scene, sideboard);
    break;
  }
  if (scene.area < 10 || scene.creativity < 12) return;
  const other = addAtWall(scene, scene.random.pick(['display cabinet', 'bar cart', 'console', 'bookcase']));
  if (other?.kind === 'console') dressTop(scene, other);
}

function bestTable(scene: Scene, size: Table, angle: number): Anchor | null {
  const rated: Anchor[] = [];
  const { width, depth } = size;
  for (const [x, z] of scene.floor) {
    const piece: Draft = { kind: 'dining table', group: 'main', width, depth, height: HEIGHT, x, z, y: 0, angle };
    const score = rate(scene, piece, size);
    if (score > -Infinity) rated.push({ piece, score });
  }
  return firstSound(scene, rated);
}

/** How well a table with its chairs suits a place; -Infinity where it must not stand. */
function rate(scene: Scene, piece: Draft, size: Table): number {
  const { room } = scene;
  const distance = Math.hypot(piece.x, piece.z);
  if (distance < CAMERA_GAP + 0.8) return -Infinity;
  const reach = 0.34;
  const places = chairPlaces(scene.style, piece, size.chairs);
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

/** One lamp over the middle, or two over a long table. */
function hangPendants(scene: Scene, table: Draft): void {
  const chandelier = STYLE_BOOKS[scene.style].shapes.pendant === 'chandelier';
  const pair = table.width >= 1.7 && !chandelier && scene.random.chance(0.5);
  if (!pair || wanted(scene, 'pendant', 2) < 2) {
    const width = table.width > 1.5 ? (chandelier ? 0.72 : 0.62) : 0.5;
    hangPendant(scene, table, { width, depth: width });
    return;
  }
  for (const end of [-1, 1]) {
    const part = beside(scene, table, 'dining table', { x: (end * table.width) / 4, z: 0, size: table });
    hangPendant(scene, part, { width: 0.38, depth: 0.38 });
  }
}
