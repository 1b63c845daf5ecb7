import type { Side } from '../contract.js';
import { project } from '../room/camera.js';
import { against } from './anchor.js';
import type { Draft, Size } from './draft.js';
import { distanceTo } from './footprint.js';
import type { Kind } from './kinds.js';
import { KINDS } from './kinds.js';
import { inStyle } from './proportions.js';
import { clutter, doubt, fromWall, WALL_GAP } from './rules.js';
import type { Scene } from './scene.js';
import { view } from './view.js';
import { SIDES } from './walls.js';

/** Walls busier than this hold shelves, stairs or a hearth: nothing stands before them. */
const BUSY = 0.3;
/** Metres between two places that are tried along a wall. */
const STEP = 0.15;
/** Metres from the camera at which a secondary piece shows well. */
const GOOD_DISTANCE = 3.6;
/** Pieces closer in the picture than this share of its width count as crowding each other. */
const SPREAD = 0.3;

/** Where the picture shows the middle of a piece, as a share of its width. */
export function pictureX(scene: Scene, piece: Pick<Draft, 'x' | 'z'>): number {
  const pixel = project(scene.room.camera, [piece.x, 0.4, piece.z]);
  return pixel ? pixel[0] / scene.room.width : 0.5;
}

/** How far a place lies, in the picture, from everything that stands: 0 crowded .. 1 alone on its side. */
export function lonely(scene: Scene, piece: Pick<Draft, 'x' | 'z'>): number {
  const x = pictureX(scene, piece);
  const standing = scene.pieces.filter((other) => KINDS[other.kind] === 'stands');
  const nearest = Math.min(SPREAD, ...standing.map((other) => Math.abs(pictureX(scene, other) - x)));
  return nearest / SPREAD;
}

/** How the picture's weight would tilt: 0 where the piece goes to the heavy side, 1 where it balances. */
export function balances(scene: Scene, piece: Pick<Draft, 'x' | 'z'>): number {
  let weight = 0;
  let moment = 0;
  for (const other of scene.pieces) {
    if (KINDS[other.kind] !== 'stands') continue;
    const seen = view(scene.room, other);
    const area = (seen.right - seen.left) * (seen.bottom - seen.top);
    weight += area;
    moment += area * ((seen.left + seen.right) / 2 - 0.5);
  }
  const tilt = weight > 0 ? moment / weight : 0;
  return 0.5 - Math.max(-0.5, Math.min(0.5, 8 * tilt * (pictureX(scene, piece) - 0.5)));
}

const distancePenalty = (piece: Draft): number => Math.abs(Math.hypot(piece.x, piece.z) - GOOD_DISTANCE) * 0.12;

export interface WallSearch {
  readonly kind: Kind;
  readonly group: string;
  readonly size?: Size;
  readonly sides?: readonly Side[];
  /** more is better; default: lonely and balancing places at a good distance */
  readonly prefer?: (piece: Draft) => number;
}

/** Places along the walls that are seen, the most wanted first; busy walls are left out. */
export function wallSpots(scene: Scene, search: WallSearch): Draft[] {
  const size = inStyle(scene.style, search.kind, search.size);
  const prefer = search.prefer ?? ((piece) => spread(scene, piece));
  const rated: { piece: Draft; score: number }[] = [];
  for (const side of search.sides ?? SIDES) {
    const { room } = scene;
    if (!room.walls[side].seen) continue;
    const taste = scene.random.between(0, 0.3);
    const [from, to] = side === 'back' ? [room.left, room.right] : [room.back, -0.4];
    for (let along = from + size.width / 2 + 0.06; along < to - size.width / 2; along += STEP)
      for (const off of [WALL_GAP, 0.14]) {
        const piece = against(scene, { side, along, off }, { ...size, kind: search.kind, group: search.group });
        rated.push({ piece, score: prefer(piece) + taste - off - 2 * doubt(room, piece) });
      }
  }
  return rated
    .toSorted((a, b) => b.score - a.score)
    .map(({ piece }) => piece)
    .filter((piece) => clutter(scene, piece) < BUSY);
}

const spread = (scene: Scene, piece: Draft): number =>
  lonely(scene, piece) + balances(scene, piece) - distancePenalty(piece);

/** Places for small upright things: the room's corners first, then along the walls. */
export function cornerSpots(scene: Scene, kind: Kind, group: string): Draft[] {
  const { room } = scene;
  const size = inStyle(scene.style, kind);
  const out = Math.max(size.width, size.depth) / 2 + 0.06;
  const spots: Draft[] = [];
  for (const side of ['left', 'right'] as const) {
    if (!room.walls[side].seen) continue;
    const x = side === 'left' ? room.left + out : room.right - out;
    for (const beyond of [0, 0.12, 0.3])
      spots.push({ kind, group, ...size, x, z: room.back + out + beyond, y: 0, angle: 0 });
  }
  const ranked = spots.map((piece) => ({ piece, score: spread(scene, piece) }));
  const corners = ranked.toSorted((a, b) => b.score - a.score).map(({ piece }) => piece);
  return [...corners, ...wallSpots(scene, { kind, group, size })];
}

/**
 * Middles of the empty parts of the floor that is seen, the most wanted first.
 * @param radius metres to every piece and wall
 */
export function openSpots(scene: Scene, radius: number): { readonly x: number; readonly z: number }[] {
  const { room } = scene;
  const standing = scene.pieces.filter((piece) => KINDS[piece.kind] !== 'hangs');
  const free = scene.floor.filter(
    (point) =>
      SIDES.every((side) => fromWall(room, side, point) > radius) &&
      Math.hypot(...point) > radius + 1.2 &&
      standing.every((piece) => distanceTo(piece, point) > radius),
  );
  const rated = free.map(([x, z]) => {
    const distance = Math.abs(Math.hypot(x, z) - GOOD_DISTANCE) * 0.12;
    return { x, z, score: lonely(scene, { x, z }) + balances(scene, { x, z }) - distance };
  });
  return rated.toSorted((a, b) => b.score - a.score);
}
