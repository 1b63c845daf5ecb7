import type { MainSize } from '../anchor.js';
import type { Draft } from '../draft.js';
import { addAtWall, dressTop } from '../storage.js';
import { addPlants } from '../plants.js';
import { addReadingGroup } from '../reading.js';
import { hangAbove, hangOnWalls } from '../hang.js';
import { drawCurtains } from '../curtains.js';
import { beside, layRug, setOn } from '../place.js';
import { USUAL } from '../proportions.js';
import type { Scene } from '../scene.js';
import { wanted } from '../scene.js';
import { addDeskChair, addScreens, deskAnchors } from './desk.js';
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
    'curtain',
    'mirror',
    'vase',
    'books',
  ],
  fillers: ['plant', 'bookcase', 'armchair', 'console'],
  anchors: (scene) => deskAnchors(scene, { kind: 'desk', sizes: DESKS, free: scene.area > 6 }),
  furnish(scene, desk) {
    layDeskRug(scene, desk);
    addDeskChair(scene, desk, 'task chair');
    dressDesk(scene, desk);
    drawCurtains(scene);
    addBookcases(scene);
    if (scene.area > 5) addReadingGroup(scene, 'guest');
    if (scene.area > 16 && scene.creativity >= 10) addReadingGroup(scene, 'second guest');
    if (scene.area > 9 && scene.creativity >= 8) {
      const cabinet = addAtWall(scene, 'console');
      if (cabinet) {
        hangAbove(scene, cabinet);
        dressTop(scene, cabinet);
      }
    }
    addPlants(scene);
    hangAbove(scene, desk);
    hangOnWalls(scene, scene.creativity < 6 ? 1 : 2);
  },
};

/** Under desk and chair. */
function layDeskRug(scene: Scene, desk: Draft): void {
  const rugs = [
    [0.6, 1.7],
    [0.4, 1.4],
    [0.2, 1.2],
    [0, 1],
  ].map(([over = 0, ahead = 0]) => {
    const depth = desk.depth * 0.6 + ahead;
    const size = { ...USUAL.rug, width: desk.width + 2 * over, depth };
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
  if (scene.creativity >= 4) setOn(scene, desk, 'books', { x: -side * (reach - 0.2), z: 0.02, turn: 0.15 });
}

/** One filled bookcase, or a pair of them where the wall is long. */
function addBookcases(scene: Scene): void {
  const tall = { ...USUAL.bookcase, height: Math.min(USUAL.bookcase.height, scene.room.ceilingHeight - 0.2) };
  const number = wanted(scene, 'bookcase', scene.area > 10 ? 2 : 1);
  for (let index = 0; index < Math.min(2, number); index++)
    addAtWall(scene, 'bookcase', { group: 'books', size: tall, apart: 0.45 });
}
