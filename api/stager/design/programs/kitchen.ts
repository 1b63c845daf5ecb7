import { CALM } from '../scene/creativity.js';
import { type Anchor, against, firstValid } from '../placing/anchor.js';
import { drawCurtains } from '../walls/curtains.js';
import { addDiningChairs, addDiningGroup } from '../tables/dining.js';
import type { Draft } from '../../furniture/draft.js';
import { hangOnWalls } from '../walls/hang.js';
import { blocked } from '../scene/openings.js';
import { hangPendant } from '../tables/pendants.js';
import { beside } from '../placing/place.js';
import { addPlants } from '../filling/plants.js';
import { CAMERA_GAP, inRoom } from '../placing/roomRules.js';
import { addFirst } from '../placing/rules.js';
import { meetsThing } from '../scene/standing.js';
import { type Scene, wanted } from '../scene/scene.js';
import { view } from '../scene/view.js';
import type { Programme } from './programme.js';
import { hangOverTable, placesAt, tableAnchors } from './tables.js';

/** Islands by number of stools; metres. */
const ISLANDS = [
  { stools: 4, width: 2.4, depth: 0.95, worth: 1.1 },
  { stools: 3, width: 1.9, depth: 0.9, worth: 1 },
  { stools: 2, width: 1.4, depth: 0.8, worth: 0.5 },
] as const;
const HEIGHT = 0.92;
/** Metres: depth of fitted units, and width of the aisle before them (NKBA: 1.07 m for one cook). */
const UNIT_DEPTH = 0.64;
const AISLES = [1.1, 1.25, 1.05];
/** Metres that a stool's seat reaches under the worktop, and of worktop per stool. */
const TUCKED = 0.2;
const PER_STOOL = 0.58;

export const kitchen: Programme = {
  main: 'kitchen island',
  kinds: [
    'kitchen island',
    'bar stool',
    'pendant',
    'fruit bowl',
    'kitchen decor',
    'tray',
    'vase',
    'dining table',
    'dining chair',
    'centrepiece',
    'plant',
    'bar cart',
    'curtain',
    'art',
    'clock',
  ],
  fillers: ['plant', 'bar cart'],
  anchors: (scene) => {
    const islands = ISLANDS.flatMap((size) => bestIsland(scene, size) ?? []);
    // a kitchen too narrow for aisles on both sides gets a table
    return islands.length > 0 ? islands.toSorted((a, b) => b.score - a.score) : tableAnchors(scene);
  },
  furnish(scene, main) {
    if (main.kind === 'dining table') addTable(scene, main);
    else addIsland(scene, main);
    drawCurtains(scene);
    if (scene.area > 12 && main.kind !== 'dining table') addDiningGroup(scene);
    addPlants(scene);
    hangOnWalls(scene, scene.creativity < CALM ? 1 : 2);
  },
};

function addTable(scene: Scene, table: Draft): void {
  addDiningChairs(scene, table, wanted(scene, 'dining chair', placesAt(scene.style, table)));
  hangOverTable(scene, table);
}

function addIsland(scene: Scene, island: Draft): void {
  const stools = ISLANDS.find((size) => size.width === island.width)?.stools ?? 2;
  addStools(scene, island, wanted(scene, 'bar stool', stools));
  hangPendants(scene, island);
}

/** The best island parallel to the fitted units, an aisle away; without units, parallel to the back wall's middle. */
function bestIsland(scene: Scene, size: (typeof ISLANDS)[number]): Anchor | null {
  const { room } = scene;
  const units = room.openings.filter((opening) => opening.kind === 'obstacle');
  const runs = units.length ? units : [{ wall: 'back' as const, from: room.left, to: room.right }];
  const rated: Anchor[] = [];
  for (const { wall, from, to } of runs)
    for (const aisle of AISLES)
      for (const shift of [0, -0.3, 0.3, -0.6, 0.6]) {
        const place = { side: wall, along: (from + to) / 2 + shift, off: UNIT_DEPTH + aisle };
        const { wall: _wall, ...piece } = against(scene, place, {
          kind: 'kitchen island',
          group: 'main',
          ...size,
          height: HEIGHT,
        });
        const score = rate(scene, piece, size.worth) - 0.4 * Math.abs(shift);
        if (score > -Infinity) rated.push({ piece, score });
      }
  return firstValid(scene, rated);
}

function rate(scene: Scene, piece: Draft, worth: number): number {
  const { room } = scene;
  const withStools = { ...piece, depth: piece.depth + 0.7 };
  if (!inRoom(room, withStools) || blocked(room, piece) > 0.05 || meetsThing(room, piece)) return -Infinity;
  const seen = view(room, piece);
  if (seen.distance < CAMERA_GAP + 0.5 || seen.inFrame < 0.8) return -Infinity;
  const share = seen.right - seen.left;
  return 2 * worth + 3 * seen.inFrame - 2.5 * Math.max(0, share - 0.6) - 9 * Math.max(0, seen.bottom - 0.93);
}

/** Adds stools side by side on the island's side away from the units. */
function addStools(scene: Scene, island: Draft, number: number): void {
  const step = Math.min(0.68, Math.max(PER_STOOL, (island.width - 0.3) / Math.max(1, number)));
  for (let k = 0; k < number; k++) {
    const x = (k - (number - 1) / 2) * step;
    const stool = beside(scene, island, 'bar stool', { x, z: 0, turn: Math.PI });
    const out = island.depth / 2 + stool.depth / 2 - TUCKED;
    addFirst(scene, [beside(scene, island, 'bar stool', { x, z: out, turn: Math.PI })], { gap: 0.02, seen: 0.4 });
  }
}

function hangPendants(scene: Scene, island: Draft): void {
  const number = wanted(scene, 'pendant', island.width > 2.2 ? 3 : 2);
  for (let k = 0; k < number; k++) {
    const x = ((k - (number - 1) / 2) * island.width) / Math.max(2, number);
    const below = { ...beside(scene, island, 'kitchen island', { x, z: 0, size: island }) };
    hangPendant(scene, below, { width: 0.3, depth: 0.3 });
  }
}
