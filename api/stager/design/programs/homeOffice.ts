import { CALM, DRESSED } from '../scene/creativity.js';
import { type Kind, KINDS } from '../../kinds.js';
import type { MainSize } from '../placing/anchor.js';
import { drawCurtains } from '../walls/curtains.js';
import type { Draft } from '../../furniture/draft.js';
import { fillEmptyParts } from '../filling/emptyParts.js';
import { hangAbove, hangOnWalls } from '../walls/hang.js';
import { beside, layRug, setOn } from '../placing/place.js';
import { addPlants } from '../filling/plants.js';
import { inStyle } from '../../furniture/proportions.js';
import { addReadingGroup } from '../seating/readingCorner.js';
import { addFirst } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { count, wanted } from '../scene/scene.js';
import { addCoffeeTable, layGroupRug } from '../seating/seating.js';
import { addAtWall } from '../filling/storage.js';
import { addDeskChair, ABOVE_SCREENS, addScreens, deskAnchors, hangOverDesk } from './desk.js';
import type { Programme } from './programme.js';

const DESKS: readonly MainSize[] = [
  { width: 1.8, depth: 0.85, height: 0.74, needs: 2.6, before: 1.2, worth: 1 },
  { width: 1.6, depth: 0.75, height: 0.74, needs: 2.2, before: 1.2, worth: 0.9 },
  { width: 1.4, depth: 0.7, height: 0.74, needs: 1.9, before: 1.1, worth: 0.65 },
  { width: 1.15, depth: 0.6, height: 0.74, needs: 1.5, before: 1, worth: 0.3 },
];

export const homeOffice: Programme = {
  main: 'desk',
  kinds: [
    'desk',
    'task chair',
    'monitor',
    'laptop',
    'desk lamp',
    'bookcase',
    'rug',
    'armchair',
    'side table',
    'floor lamp',
    'table lamp',
    'console',
    'plant',
    'art',
    'wall shelf',
    'pinboard',
    'sofa',
    'daybed',
    'coffee table',
    'curtain',
    'mirror',
    'vase',
    'books',
    'bowl',
    'candles',
    'sculpture',
  ],
  fillers: ['plant', 'bookcase', 'armchair', 'console'],
  anchors: (scene) => deskAnchors(scene, { kind: 'desk', sizes: DESKS, free: scene.area > 6 || 'at need' }),
  furnish(scene, desk) {
    layDeskRug(scene, desk);
    addDeskChair(scene, desk, 'task chair');
    dressDesk(scene, desk);
    drawCurtains(scene);
    addBookcases(scene);
    if (!desk.wall && scene.creativity >= DRESSED) addGuests(scene, desk);
    if (scene.area > 12 && scene.creativity >= 8) addSecondZone(scene);
    if (scene.area > 5 && count(scene, 'armchair') === 0) addReadingGroup(scene, 'guest');
    if (scene.area > 9 && scene.creativity >= 8) addCabinet(scene);
    addPlants(scene);
    hangOverTheDesk(scene, desk);
    if (scene.creativity >= DRESSED) fillEmptyParts(scene, fillers(scene), scene.area > 9 ? 2 : 1);
    hangOnWalls(scene, scene.creativity < CALM ? 1 : scene.area > 12 ? 3 : 2);
  },
};

const fillers = (scene: Scene): Kind[] => scene.random.shuffled(['bookcase', 'console', 'armchair', 'plant'] as const);

/** Hangs a picture, a pinboard or a shelf above a desk at a wall. */
function hangOverTheDesk(scene: Scene, desk: Draft): void {
  const kinds =
    scene.creativity < CALM ? (['art'] as const) : scene.random.shuffled(['pinboard', 'wall shelf', 'art'] as const);
  const widths = [Math.min(1.2, desk.width * 0.7), 0.7];
  kinds.some((kind) => hangOverDesk(scene, desk, { kind, widths, bottom: ABOVE_SCREENS }));
}

/** A guest's chair before the desk: metres to the desk, metres between two, radians that they turn inwards. */
const GUEST = { gap: 0.45, apart: 0.5, turn: 0.22 } as const;

/** Adds one or two guests' chairs before a free-standing desk, facing it. */
function addGuests(scene: Scene, desk: Draft): void {
  const size = inStyle(scene.style, 'armchair');
  const ends = desk.width > 1.5 ? scene.random.shuffled([1, -1]) : [0];
  const z = -(desk.depth + size.depth) / 2 - GUEST.gap;
  for (const end of ends.slice(0, wanted(scene, 'armchair', 2))) {
    const spots = [0, -0.2, -0.4].map((further) =>
      beside(scene, desk, 'armchair', { x: end * GUEST.apart, z: z + further, turn: -end * GUEST.turn }),
    );
    addFirst(scene, spots, { gap: 0.1, seen: 0.6, inFrame: 0.95 });
  }
}

/** Adds a sofa for conversation in a big office, else a daybed for an overnight guest. */
function addSecondZone(scene: Scene): void {
  if (scene.area > 16 && addSofa(scene)) return;
  const daybed = wanted(scene, 'daybed', 1) > 0 ? addAtWall(scene, 'daybed', { group: 'lounge', apart: 0.7 }) : null;
  if (daybed) hangAbove(scene, daybed);
}

/** Adds a sofa with its table and rug. */
function addSofa(scene: Scene): boolean {
  if (wanted(scene, 'sofa', 1) === 0) return false;
  for (const width of [1.9, 1.5]) {
    const sofa = addAtWall(scene, 'sofa', { group: 'lounge', size: { ...KINDS.sofa.size, width }, apart: 0.7 });
    if (!sofa) continue;
    const table = addCoffeeTable(scene, sofa);
    if (table) layGroupRug(scene, sofa, { table });
    hangAbove(scene, sofa);
    return true;
  }
  return false;
}

function addCabinet(scene: Scene): void {
  const cabinet = addAtWall(scene, 'console');
  if (!cabinet) return;
  hangAbove(scene, cabinet);
}

/** Lays a rug under the desk and its chair. */
function layDeskRug(scene: Scene, desk: Draft): void {
  const rugs = [
    [0.6, 1.7],
    [0.4, 1.4],
    [0.2, 1.2],
    [0, 1],
  ].map(([over = 0, ahead = 0]) => {
    const depth = desk.depth * 0.6 + ahead;
    const size = { ...KINDS.rug.size, width: desk.width + 2 * over, depth };
    return beside(scene, desk, 'rug', { x: 0, z: desk.depth / 2 + ahead - depth / 2, size });
  });
  layRug(scene, rugs);
}

function dressDesk(scene: Scene, desk: Draft): void {
  const side = scene.random.pick([1, -1]);
  const reach = desk.width / 2;
  const screens = wanted(scene, 'monitor', scene.random.pick([0, 1, 1, 2]));
  const fitted = screens > 0 ? addScreens(scene, desk, desk.width < 1.3 ? 1 : Math.min(2, screens)) : 0;
  if (fitted === 0) setOn(scene, desk, 'laptop', { x: -side * 0.1, z: 0.05, turn: side * 0.12 });
  const ends = fitted === 2 ? [] : [0.18, 0.26];
  if (!ends.some((inset) => setOn(scene, desk, 'desk lamp', { x: side * (reach - inset), z: -0.1 })))
    setOn(scene, desk, 'desk lamp', { x: side * (reach - 0.13), z: 0.12 });
}

/** Adds one bookcase, or a pair where the wall is long. */
function addBookcases(scene: Scene): void {
  const tall = { ...KINDS.bookcase.size, height: Math.min(KINDS.bookcase.size.height, scene.room.ceilingHeight - 0.2) };
  const number = wanted(scene, 'bookcase', scene.area > 10 ? 2 : 1);
  for (let index = 0; index < Math.min(2, number); index++)
    addAtWall(scene, 'bookcase', { group: 'books', size: tall, apart: 0.45 });
}
