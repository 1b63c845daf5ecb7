import { CALM, DRESSED, RICH } from '../scene/creativity.js';
import { KINDS } from '../../kinds.js';
import { addDiningChairs, layTableRug } from '../tables/dining.js';
import { drawCurtains } from '../walls/curtains.js';
import { fillEmptyParts } from '../filling/emptyParts.js';
import { hangAbove, hangOnWalls } from '../walls/hang.js';
import { addPlants } from '../filling/plants.js';
import { addReadingGroup } from '../seating/readingCorner.js';
import type { Scene } from '../scene/scene.js';
import { wanted } from '../scene/scene.js';
import { addAtWall } from '../filling/storage.js';
import type { Programme } from './programme.js';
import { hangOverTable, placesAt, tableAnchors } from './tables.js';

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
  anchors: tableAnchors,
  furnish(scene, table) {
    const places = placesAt(scene.style, table);
    layTableRug(scene, table);
    addDiningChairs(scene, table, wanted(scene, 'dining chair', places));
    hangOverTable(scene, table);
    drawCurtains(scene);
    addStorage(scene);
    if (scene.area > 14 && scene.creativity >= DRESSED) addReadingGroup(scene);
    addPlants(scene);
    if (scene.creativity >= DRESSED)
      fillEmptyParts(scene, fillers(scene), scene.area > 14 ? 3 : scene.area > 10 ? 2 : 1);
    hangOnWalls(scene, scene.creativity < CALM ? 1 : scene.area > 12 ? 3 : 2);
  },
};

const fillers = (scene: Scene) =>
  scene.random.shuffled(['console', 'display cabinet', 'bar cart', 'plant', 'armchair'] as const);

/** Adds the sideboard with art or a mirror above it; in a big room also a display cabinet or a bar cart. */
function addStorage(scene: Scene): void {
  const sizes = scene.area > 12 ? [1.8, 1.6, 1.3] : [1.6, 1.3, 1.1];
  for (const width of wanted(scene, 'sideboard', 1) > 0 ? sizes : []) {
    const sideboard = addAtWall(scene, 'sideboard', { apart: 0.5, size: { ...KINDS.sideboard.size, width } });
    if (!sideboard) continue;
    hangAbove(scene, sideboard, scene.random.chance(0.4) ? 'mirror' : 'art');
    break;
  }
  if (scene.area < 10 || scene.creativity < RICH) return;
  const number = scene.area > 16 && scene.creativity >= 18 ? 2 : 1;
  let added = 0;
  for (const kind of scene.random.shuffled(['display cabinet', 'bar cart', 'console', 'bookcase'] as const))
    if (added < number && addAtWall(scene, kind, { apart: 0.4 })) added++;
}
