import { CALM, DRESSED, ESSENTIAL, FREE, FULL } from '../scene/creativity.js';
import type { Style } from '../../contract.js';
import { type Anchor, anchors, byPriority, type MainSize } from '../placing/anchor.js';
import { focalAnchors } from '../seating/focalAnchors.js';
import { isFaced } from '../scene/focal.js';
import { addCutPouf, addCutSeat, addPoufs, addSeats } from '../seating/conversation.js';
import { drawCurtains } from '../walls/curtains.js';
import { addDiningGroup } from '../tables/dining.js';
import type { Draft } from '../../furniture/draft.js';
import { fillEmptyParts } from '../filling/emptyParts.js';
import { addAtChairs, addConsoleBehind, addAtSofaEnds, endSpots } from '../seating/sofaEnds.js';
import { place } from '../scene/footprint.js';
import { hangAbove, hangAboveHearth, hangOnWalls } from '../walls/hang.js';
import type { Kind } from '../../kinds.js';
import { addMedia } from '../seating/mediaUnit.js';
import { leavesOpenings, WINDOW_FREE } from '../scene/openings.js';
import { isBelieved } from '../../room/openings/belief.js';
import { hangPendant } from '../tables/pendants.js';
import { addPlants } from '../filling/plants.js';
import { inStyle } from '../../furniture/proportions.js';
import { addReadingGroup } from '../seating/readingCorner.js';
import { WALL_GAP, withinWalls } from '../placing/roomRules.js';
import { addFirst } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { count, HALL, wanted } from '../scene/scene.js';
import { addCoffeeTable, layGroupRug, settleSeats } from '../seating/seating.js';
import { lacksSeat, seatsIn, seatsWanted } from '../seating/seatCount.js';
import { addAtWall } from '../filling/storage.js';
import { alongWall } from '../scene/walls.js';
import type { Programme } from './programme.js';

/** Sofas from a large three-seater, which needs 3.7 m of wall with what stands beside it, down to a loveseat. */
const SOFAS: readonly MainSize[] = [
  { width: 2.55, depth: 0.98, height: 0.82, needs: 3.7, before: 1.7, worth: 1.03 },
  { width: 2.25, depth: 0.95, height: 0.82, needs: 3.3, before: 1.6, worth: 1 },
  { width: 2.05, depth: 0.93, height: 0.82, needs: 3, before: 1.5, worth: 0.9 },
  { width: 1.9, depth: 0.92, height: 0.82, needs: 2.8, before: 1.4, worth: 0.75 },
  // a narrow room: only a walkway before the sofa
  { width: 1.9, depth: 0.86, height: 0.82, needs: 2.6, before: 1, worth: 0.5 },
  { width: 1.5, depth: 0.9, height: 0.82, needs: 2.2, before: 1.2, worth: 0.35 },
  { width: 1.35, depth: 0.84, height: 0.8, needs: 1.4, before: 0.85, worth: 0.05 },
];
/** L-shaped sofas for big rooms, by their bounding rectangle. */
const SECTIONALS: readonly MainSize[] = [
  { width: 3.2, depth: 1.75, height: 0.82, needs: 4.4, before: 0.9, worth: 1.15 },
  { width: 2.8, depth: 1.65, height: 0.82, needs: 3.6, before: 0.85, worth: 1.05 },
  { width: 2.45, depth: 1.55, height: 0.82, needs: 3.1, before: 0.8, worth: 0.85 },
];
/** The same for halls, in which the others look too small. */
const BIG_SECTIONALS: readonly MainSize[] = [
  { width: 4.1, depth: 1.95, height: 0.82, needs: 6, before: 2.2, worth: 2.6 },
  { width: 3.6, depth: 1.85, height: 0.82, needs: 5.2, before: 2.2, worth: 2.2 },
];
/** Metres of clearance before an L-shaped sofa: a walkway and a chair. A narrower room would hold nothing else. */
const BEFORE_SECTIONAL = 1.5;
/** Random points by which one end of an L-shaped sofa is preferred for its return. */
const OTHER_END = 0.3;
/** Square metres of visible floor from which an L-shaped sofa may stand. */
const ROOM_FOR_SECTIONAL = 14;
/** Points that a candidate may gain because the sofa faces the strongest focal point. */
const FACES = 2.2;
/** Number of sofa sizes that are tried at places derived from a focal point. */
const FOCAL_SIZES = 4;
/** Metres from its wall at which a sofa may stand; the second keeps the clearance of a low window. */
const OFFSETS = [WALL_GAP, WINDOW_FREE + 0.04, 1.2, 2.4, 3.6, 4.8];
/** Metres from the camera at which a sofa may stand with its back to a distant wall. */
const FROM_CAMERA = [4.2, 5.4];
/** Square metres of visible floor below which one armchair is enough. */
const SMALL = 7;
/** Square metres of visible floor from which a sofa, table and chairs alone leave the room empty at any creativity. */
const TOO_EMPTY = 18;
/** Probability, by style, of the same pieces at both ends of a sofa. */
const SYMMETRY: Partial<Record<Style, number>> = { classique: 0.9, demeures: 0.8, hampton: 0.8, miami: 0.5 };

export const livingRoom: Programme = {
  main: 'sofa',
  mainToo: ['sectional'],
  kinds: [
    'sofa',
    'sectional',
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
    'throw basket',
    'vase',
    'books',
    'tray',
    'bowl',
    'candles',
    'dining table',
    'dining chair',
    'centrepiece',
  ],
  fillers: ['plant', 'console', 'bookcase', 'bench', 'plant', 'floor lamp'],
  anchors(scene) {
    const styled = (kind: Kind, sizes: readonly MainSize[]) =>
      sizes.map((size) => ({ ...size, height: inStyle(scene.style, kind, size).height }));
    const offsets = [...OFFSETS, ...FROM_CAMERA.map((metres) => -scene.room.back - metres)].filter((off) => off > 0);
    const prefer = (sofa: Draft) => focalBonus(scene, sofa);
    const search = { kind: 'sofa', sizes: styled('sofa', SOFAS), offsets, prefer } as const;
    const sofas = [...anchors(scene, search), ...focalAnchors(scene, search.sizes.slice(0, FOCAL_SIZES), search)];
    const corners = (sizes: readonly MainSize[], share: readonly [number, number]) =>
      anchors(scene, { kind: 'sectional', sizes: styled('sectional', sizes), offsets, prefer, seed: 0, share });
    const may = mayHaveSectional(scene);
    const big = may && scene.area >= HALL ? corners(BIG_SECTIONALS, [0.5, 0.72]) : [];
    const oneWay = may && big.length === 0 ? corners(SECTIONALS, [0.28, 0.6]) : big;
    const sectionals = oneWay
      .filter(({ piece }) => hasFloorBefore(scene, piece, BEFORE_SECTIONAL))
      .flatMap((anchor) => bothWays(scene, anchor));
    if ((scene.wishes.get('sectional') ?? 0) > 0 && sectionals.length > 0) return byPriority(sectionals);
    return byPriority([...sofas, ...sectionals]);
  },
  furnish(scene, sofa) {
    const { creativity } = scene;
    const calm = creativity < CALM;
    const table = addCoffeeTable(scene, sofa);
    const seats = addSeats(scene, sofa, { table, usual: usualSeats(scene) });
    const usual = seats.length === 0 ? usualPoufs(scene) : creativity >= FULL ? 2 : 0;
    const poufs = table && creativity >= ESSENTIAL ? addPoufs(scene, sofa, table, usual) : [];
    if (lacksSeat(scene, sofa) && !addReadingGroup(scene)) {
      const cut = addCutSeat(scene, sofa, table);
      if (cut) seats.push(cut);
    }
    const rug = layGroupRug(scene, sofa, { table, seats, poufs });
    if (rug) settleSeats(scene, rug, seats);
    if (table && creativity >= ESSENTIAL && lacksSeat(scene, sofa)) addCutPouf(scene, sofa, table);
    const pair = calm || (creativity < FREE && scene.random.chance(SYMMETRY[scene.style] ?? 0.3));
    addAtSofaEnds(scene, sofa, { pair, strictly: creativity < ESSENTIAL, both: creativity >= FULL });
    if (creativity >= ESSENTIAL) addAtChairs(scene, seats);
    if (creativity >= FULL) addFirst(scene, basketSpots(scene, sofa), { apart: 0.2, inFrame: 0.95, seen: 0.5 });
    drawCurtains(scene);
    const hearth = facesHearth(scene, sofa);
    if (!hearth && creativity >= ESSENTIAL) addMedia(scene, sofa);
    if (creativity >= ESSENTIAL) addConsoleBehind(scene, sofa);
    addSecondGroups(scene);
    addStorage(scene);
    if (creativity >= ESSENTIAL || scene.area > SMALL) addPlants(scene);
    if (creativity >= CALM) fillParts(scene);
    hangAbove(scene, sofa);
    if (creativity >= CALM) hangAboveHearth(scene);
    hangOnWalls(scene, calm ? 0 : scene.area > 14 || creativity >= FULL ? 2 : 1);
    if (table && wanted(scene, 'pendant', creativity >= FULL ? 1 : 0) > 0) hangPendant(scene, table);
  },
};

/** Fills empty parts of the picture. */
function fillParts(scene: Scene): void {
  const most = (scene.area > TOO_EMPTY ? 4 : 2) + (scene.creativity >= FULL ? 2 : 0);
  fillEmptyParts(scene, emptyPartFillers(scene), most);
}

/** The kinds that fill an empty part of the room, in the order of this plan. */
const emptyPartFillers = (scene: Scene): Kind[] => [
  'armchair',
  ...scene.random.shuffled(['bookcase', 'console', 'bench', 'plant'] as const),
  'armchair',
];

/** Most armchairs at the sofa's table: more look like a waiting room. */
const MOST_CHAIRS = 4;

/** Seats besides the sofa: one where the floor is small, with the essential pieces one or two, else as many as fit. */
function usualSeats(scene: Scene): number {
  const { area, creativity, pieces } = scene;
  if (area < SMALL) return 1;
  if (creativity < ESSENTIAL) return area < TOO_EMPTY ? 1 : 2;
  return Math.max(2, Math.min(MOST_CHAIRS, Math.ceil(seatsWanted(scene) - seatsIn(pieces))));
}

/** Poufs at the table of a sofa without an armchair: two where the floor allows more seats. */
const usualPoufs = (scene: Scene): number => (seatsWanted(scene) > seatsIn(scene.pieces) + 0.5 ? 2 : 1);

/** Candidates for a throw basket at either end of the sofa. */
function basketSpots(scene: Scene, sofa: Draft): Draft[] {
  return scene.random.shuffled([1, -1]).flatMap((end) => endSpots(scene, sofa, 'throw basket', end));
}

/** Whether the room reaches at least `metres` beyond a piece's front. */
function hasFloorBefore({ room }: Scene, piece: Draft, metres: number): boolean {
  const [x, z] = place(piece, 0, metres / 2);
  return withinWalls(room, { ...piece, x, z, depth: piece.depth + metres });
}

/** An L-shaped sofa with its return at either end, otherwise equal. */
function bothWays(scene: Scene, { piece, score, bonus = 0 }: Anchor): Anchor[] {
  return [0, 1]
    .map((seed) => ({ piece: { ...piece, seed }, score: score + scene.random.between(0, OTHER_END), bonus }))
    .filter((anchor) => leavesOpenings(scene, anchor.piece));
}

/** An L-shaped sofa needs a big room, and an agent who did not ask for another sofa. */
function mayHaveSectional(scene: Scene): boolean {
  const asked = scene.wishes.get('sectional');
  if (asked !== undefined) return asked > 0;
  return scene.area >= ROOM_FOR_SECTIONAL && scene.wishes.get('sofa') === undefined;
}

/** Adds a console with a mirror or art above it, and a bookcase. */
function addStorage(scene: Scene): void {
  if (scene.creativity < ESSENTIAL) return;
  const number = scene.area > 12 ? 2 : 1;
  const order = scene.random.shuffled(['console', 'bookcase'] as const);
  for (const kind of order.slice(0, number)) {
    if (wanted(scene, kind, 2) <= count(scene, kind)) continue;
    const piece = addAtWall(scene, kind);
    if (piece?.kind !== 'console') continue;
    hangAbove(scene, piece, scene.random.chance(0.5) ? 'mirror' : 'art');
  }
}

/** The points that a sofa gains by the focal point that it faces. */
function focalBonus({ focals }: Scene, sofa: Draft): number {
  const faced = focals.find((focal) => isFaced({ pieces: [sofa] }, focal));
  return faced ? (FACES * faced.strength) / 3 : 0;
}

/** Whether the sofa faces a hearth: then no screen is placed. */
function facesHearth(scene: Scene, sofa: Draft): boolean {
  const [x, z] = [Math.sin(sofa.angle), Math.cos(sofa.angle)];
  return scene.room.openings.some((opening) => {
    if (opening.kind !== 'fireplace' || !isBelieved(opening)) return false;
    const wall = scene.room.walls[opening.wall];
    const across = opening.wall === 'back' ? z : x;
    const away = wall.at - (opening.wall === 'back' ? sofa.z : sofa.x);
    if (across * away <= 0.1) return false;
    const along = alongWall(opening.wall, sofa) + (away / across) * (opening.wall === 'back' ? x : z);
    return along > opening.from - 0.5 && along < opening.to + 0.5;
  });
}

/** Adds further groups, such as a reading corner, in the empty part of a big room. */
function addSecondGroups(scene: Scene): void {
  const most = scene.area > 24 ? 3 : scene.area > 14 ? 2 : scene.area > 6 ? 1 : 0;
  const groups = [() => addReadingGroup(scene), () => addReadingGroup(scene, 'second reading')];
  if (scene.area > 18) groups.unshift(() => addDiningGroup(scene));
  if (scene.creativity < ESSENTIAL && scene.area < TOO_EMPTY) return;
  let added = 0;
  for (const add of scene.creativity < DRESSED ? groups.slice(0, 1) : groups) if (added < most && add()) added++;
}
