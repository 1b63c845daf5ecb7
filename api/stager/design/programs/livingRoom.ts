import { anchors, type MainSize } from '../anchor.js';
import type { Draft } from '../draft.js';
import { distanceBetween } from '../footprint.js';
import { addAtWall, dressTop } from '../storage.js';
import { addDiningGroup } from '../dining.js';
import { addPlants } from '../plants.js';
import { addReadingGroup } from '../reading.js';
import { hangAbove, hangOnWalls } from '../hang.js';
import { drawCurtains } from '../curtains.js';
import { hangPendant } from '../pendants.js';
import { setOn } from '../place.js';
import { inStyle, USUAL } from '../proportions.js';
import { addFirst, WALL_GAP } from '../rules.js';
import type { Scene } from '../scene.js';
import { wanted } from '../scene.js';
import { addChairs, addEnds, dressSofa } from '../seating.js';
import { wallSpots } from '../spots.js';
import type { Programme } from './programme.js';

/** A three-seater needs 2.4 m of wall and its neighbours beside it, else a two-seater, else a loveseat. */
const SOFAS: readonly MainSize[] = [
  { width: 2.55, depth: 0.98, height: 0.82, needs: 3.7, before: 1.7, worth: 1.03 },
  { width: 2.25, depth: 0.95, height: 0.82, needs: 3.3, before: 1.6, worth: 1 },
  { width: 1.9, depth: 0.92, height: 0.82, needs: 2.8, before: 1.4, worth: 0.75 },
  { width: 1.5, depth: 0.9, height: 0.82, needs: 2.2, before: 1.2, worth: 0.35 },
  { width: 1.35, depth: 0.84, height: 0.8, needs: 1.4, before: 0.85, worth: 0.05 },
];
const OFFSETS = [WALL_GAP, 1.2, 2.4, 3.6, 4.8];
/** Diagonals of a screen between it and the sofa. */
const SCREEN_DISTANCE: readonly [number, number] = [1.5, 2.5];

export const livingRoom: Programme = {
  main: 'sofa',
  kinds: [
    'sofa',
    'armchair',
    'coffee table',
    'rug',
    'side table',
    'floor lamp',
    'table lamp',
    'media unit',
    'television',
    'console',
    'bookcase',
    'plant',
    'art',
    'mirror',
    'curtain',
    'pendant',
    'bench',
    'pouf',
    'vase',
    'books',
    'dining table',
    'dining chair',
    'centrepiece',
  ],
  fillers: ['plant', 'armchair', 'console', 'bookcase', 'bench'],
  anchors: (scene) => {
    const sizes = SOFAS.map((size) => ({ ...size, height: inStyle(scene.style, 'sofa', size).height }));
    return anchors(scene, { kind: 'sofa', sizes, offsets: OFFSETS });
  },
  furnish(scene, sofa) {
    const { table } = dressSofa(scene, sofa);
    const small = scene.area < 7;
    const chairs = small ? 1 : scene.creativity < 6 ? 2 : scene.random.pick([1, 2, 2]);
    addChairs(scene, sofa, { table, usual: chairs });
    addEnds(scene, sofa);
    drawCurtains(scene);
    addStorage(scene, sofa);
    if (scene.creativity >= 4) addSecondGroup(scene);
    addPlants(scene);
    hangAbove(scene, sofa, scene.random.chance(0.15) ? 'mirror' : 'art');
    hangOnWalls(scene, scene.creativity < 6 ? 1 : scene.area > 14 ? 3 : 2);
    if (table) dressTable(scene, table);
    if (table && wanted(scene, 'pendant', scene.creativity >= 22 ? 1 : 0) > 0) hangPendant(scene, table);
  },
};

function dressTable(scene: Scene, table: Draft): void {
  const reach = table.width / 4;
  const side = scene.random.pick([1, -1]);
  const turn = scene.random.between(-0.4, 0.4);
  setOn(scene, table, 'books', { x: side * reach, z: 0, turn });
  if (scene.creativity >= 4) setOn(scene, table, 'vase', { x: -side * reach, z: 0.02 });
}

/** A media unit with its screen where it can face the sofa, else a console or a filled bookcase. */
function addStorage(scene: Scene, sofa: Draft): void {
  const media = scene.random.chance(0.7) && addMedia(scene, sofa);
  const more = scene.area > 12 ? 2 : 1;
  if (scene.creativity < 3) return;
  const others = scene.random.shuffled(['console', 'bookcase'] as const).slice(0, media ? more - 1 : more);
  for (const kind of others) {
    const piece = wanted(scene, kind, 1) > 0 ? addAtWall(scene, kind) : null;
    if (piece?.kind !== 'console') continue;
    hangAbove(scene, piece, scene.random.chance(0.5) ? 'mirror' : 'art');
    dressTop(scene, piece);
  }
}

function addMedia(scene: Scene, sofa: Draft): boolean {
  const screen = USUAL.television;
  const diagonal = Math.hypot(screen.width, screen.height);
  const watched = (unit: Draft): boolean => {
    const away = distanceBetween(unit, sofa);
    const turn = Math.cos(unit.angle - sofa.angle);
    const ahead = (unit.x - sofa.x) * Math.sin(sofa.angle) + (unit.z - sofa.z) * Math.cos(sofa.angle);
    return (
      turn < 0.3 && ahead > 1.2 && away > SCREEN_DISTANCE[0] * diagonal - 0.3 && away < SCREEN_DISTANCE[1] * diagonal
    );
  };
  const spots = wallSpots(scene, {
    kind: 'media unit',
    group: 'media',
    prefer: (unit) => -Math.cos(unit.angle - sofa.angle) - 0.3 * lateral(sofa, unit),
  });
  const unit = addFirst(scene, spots.filter(watched), { inFrame: 0.93, seen: 0.6 });
  if (!unit) return false;
  if (!setOn(scene, unit, 'television', { x: 0, z: 0 })) dressTop(scene, unit);
  return true;
}

/** Metres by which a piece is off the sofa's own axis. */
function lateral(sofa: Draft, piece: Draft): number {
  return Math.abs((piece.x - sofa.x) * Math.cos(sofa.angle) - (piece.z - sofa.z) * Math.sin(sofa.angle));
}

/** Fills the empty half of a big room with a second place to be. */
function addSecondGroup(scene: Scene): void {
  const groups = [];
  if (scene.area > 20) groups.push(() => addDiningGroup(scene));
  groups.push(() => addReadingGroup(scene));
  if (scene.area > 16) groups.push(() => addReadingGroup(scene, 'second reading'));
  const order = scene.random.chance(0.7) ? groups : scene.random.shuffled(groups);
  const most = scene.area > 24 ? 2 : scene.area > 9 ? 1 : 0;
  let added = 0;
  for (const add of order) if (added < most && add()) added++;
}
