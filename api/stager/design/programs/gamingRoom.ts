import { CALM, DRESSED, RICH } from '../scene/creativity.js';
import { type Kind, KINDS } from '../../kinds.js';
import type { MainSize } from '../placing/anchor.js';
import type { Draft } from '../../furniture/draft.js';
import { addAnywhere } from '../filling/anywhere.js';
import { addAtWall } from '../filling/storage.js';
import { addPlants } from '../filling/plants.js';
import { addReadingGroup } from '../seating/readingCorner.js';
import { fillEmptyParts } from '../filling/emptyParts.js';
import { lookingAt } from '../scene/footprint.js';
import { hangOnWalls, hangSet } from '../walls/hang.js';
import { drawCurtains } from '../walls/curtains.js';
import { beside, layRug, setOn } from '../placing/place.js';
import { inStyle } from '../../furniture/proportions.js';
import { addFirst } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { count, wanted } from '../scene/scene.js';
import { openSpots, wallSpots } from '../placing/spots.js';
import { alongWall } from '../scene/walls.js';
import { addDeskChair, addScreens, deskAnchors, hangOverDesk } from './desk.js';
import type { Programme } from './programme.js';

const DESKS: readonly MainSize[] = [
  { width: 1.95, depth: 0.8, height: 0.75, needs: 2.6, before: 1.3, worth: 1 },
  { width: 1.7, depth: 0.78, height: 0.75, needs: 2.3, before: 1.3, worth: 0.9 },
  { width: 1.45, depth: 0.72, height: 0.75, needs: 1.9, before: 1.2, worth: 0.6 },
  { width: 1.2, depth: 0.65, height: 0.75, needs: 1.5, before: 1.1, worth: 0.25 },
];

export const gamingRoom: Programme = {
  main: 'gaming desk',
  kinds: [
    'gaming desk',
    'gaming chair',
    'monitor',
    'light strip',
    'media unit',
    'television',
    'wall shelf',
    'beanbag',
    'sofa',
    'side table',
    'art',
    'rug',
    'floor lamp',
    'table lamp',
    'plant',
    'bookcase',
    'armchair',
    'curtain',
    'pouf',
    'vase',
    'books',
  ],
  fillers: ['beanbag', 'plant', 'bookcase', 'armchair'],
  anchors: (scene) => deskAnchors(scene, { kind: 'gaming desk', sizes: DESKS, free: 'at need' }),
  furnish(scene, desk) {
    layGamingRug(scene, desk);
    addDeskChair(scene, desk, 'gaming chair');
    addScreens(scene, desk, screensOf(scene, desk));
    lightDesk(scene, desk);
    drawCurtains(scene);
    const unit = addConsoleCorner(scene);
    addLounge(scene, unit);
    if (scene.creativity >= DRESSED && scene.area > 7) addAtWall(scene, 'bookcase');
    if (scene.area > 15 && scene.creativity >= 8) addReadingGroup(scene);
    addPlants(scene, 2);
    scene.random.shuffled([SHELF, POSTER]).some((thing) => hangOverDesk(scene, desk, thing));
    if (scene.creativity >= DRESSED) fillEmptyParts(scene, fillers(scene), scene.area > 9 ? 2 : 1);
    hangOnWalls(scene, scene.creativity < CALM ? 1 : 3);
  },
};

const SHELF = { kind: 'wall shelf', widths: [1, 0.8], bottom: 1.5 } as const;
const POSTER = { kind: 'art', widths: [1, 0.7], bottom: 1.5 } as const;

const fillers = (scene: Scene): Kind[] =>
  scene.random.shuffled(['bookcase', 'armchair', 'plant', 'floor lamp', 'pouf'] as const);

/** Two screens, three on a wide desk. */
function screensOf(scene: Scene, desk: Draft): number {
  const usual = desk.width >= 1.8 ? scene.random.pick([2, 3]) : 2;
  return Math.min(3, wanted(scene, 'monitor', usual));
}

function layGamingRug(scene: Scene, desk: Draft): void {
  const rugs = [
    [0.4, 1.6],
    [0.2, 1.3],
    [0, 1.05],
    [-0.15, 0.9],
  ].map(([over = 0, ahead = 0]) => {
    const depth = ahead + 0.25;
    const size = { ...KINDS.rug.size, width: desk.width + 2 * over, depth };
    return beside(scene, desk, 'rug', { x: 0, z: desk.depth / 2 - 0.25 + depth / 2, size });
  });
  layRug(scene, rugs);
}

/** Adds a light strip on the wall above the screens; at high creativity a second one above it. */
function lightDesk(scene: Scene, desk: Draft): void {
  if (!desk.wall) return;
  const middle = alongWall(desk.wall, desk);
  const strips = wanted(scene, 'light strip', scene.creativity >= RICH ? 2 : 1);
  for (const height of [1.36, 2.05].slice(0, strips))
    for (const share of [1.05, 0.85, 0.6]) {
      const half = (desk.width * share) / 2;
      const part = {
        from: middle - half,
        to: middle + half,
        bottom: height,
        top: height + KINDS['light strip'].size.height,
      };
      if (hangSet(scene, desk.wall, [part], { kind: 'light strip', group: desk.group })) break;
    }
}

/** Adds a media unit with a television for the game console. */
function addConsoleCorner(scene: Scene): Draft | null {
  if (wanted(scene, 'media unit', 1) === 0) return null;
  const sizes = [1.6, 1.2].map((width) => ({ ...KINDS['media unit'].size, width }));
  for (const size of sizes) {
    const spots = wallSpots(scene, { kind: 'media unit', group: 'console', size });
    const unit = addFirst(scene, spots, { inFrame: 0.95, seen: 0.6, apart: 0.4 });
    if (!unit) continue;
    const width = Math.min(KINDS.television.size.width, size.width - 0.2);
    setOn(scene, unit, 'television', { x: 0, z: 0, size: { ...KINDS.television.size, width, height: width * 0.6 } });
    const bottom = unit.height + width * 0.6 + 0.25;
    if (scene.creativity >= RICH)
      hangOverDesk(scene, unit, { kind: 'light strip', widths: [width, width * 0.7], bottom });
    return unit;
  }
  return null;
}

/** Least metres from the camera to a beanbag, which keeps the foreground free. */
const LOUNGE_GAP = 2.1;

/** Adds a sofa at a wall, or free-standing beanbags, facing the television. */
function addLounge(scene: Scene, unit: Draft | null): void {
  const sofa = scene.area > 10 && scene.random.chance(0.4) && wanted(scene, 'sofa', 1) > 0;
  if (sofa && addSofa(scene)) return;
  const number = wanted(scene, 'beanbag', scene.area > 7 ? 2 : 1);
  const size = inStyle(scene.style, 'beanbag');
  const target = unit ?? scene.pieces[0];
  for (let index = 0; index < Math.min(4, number); index++) {
    const first = scene.pieces.find((piece) => piece.kind === 'beanbag');
    const near = (spot: { x: number; z: number }) =>
      first ? Math.hypot(spot.x - first.x, spot.z - first.z) : unit ? Math.hypot(spot.x - unit.x, spot.z - unit.z) : 0;
    const spots = openSpots(scene, 0.5)
      .filter((spot) => near(spot) > (first ? 0.95 : 1.3) && Math.hypot(spot.x, spot.z) > LOUNGE_GAP)
      .toSorted((a, b) => (first || unit ? near(a) - near(b) : 0));
    const candidates = spots.slice(0, 60).map((spot): Draft => {
      const angle = target ? lookingAt(spot, target) : 0;
      return { kind: 'beanbag', group: 'lounge', ...size, x: spot.x, z: spot.z, y: 0, angle };
    });
    if (!addFirst(scene, candidates, { gap: 0.15, apart: 0.6, seen: 0.7 })) break;
  }
  if (count(scene, 'beanbag') === 0) addAnywhere(scene, 'beanbag');
}

function addSofa(scene: Scene): boolean {
  const sizes = [1.9, 1.5].map((width) => ({ ...KINDS.sofa.size, width }));
  return sizes.some((size) => addAtWall(scene, 'sofa', { group: 'lounge', size, apart: 0.7 }) !== null);
}
