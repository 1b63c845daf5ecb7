import type { Side } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import { fromWall } from '../../room/camera/wallPlane.js';
import { against } from './anchor.js';
import type { Draft } from '../../furniture/draft.js';
import { distanceTo } from '../scene/footprint.js';
import { type Kind, KINDS, type Size, stands } from '../../kinds.js';
import { blocked, doubt } from '../scene/openings.js';
import { inStyle } from '../../furniture/proportions.js';
import { allows, verdictOn } from './roomRules.js';
import type { Scene } from '../scene/scene.js';
import { viewOfStanding } from '../scene/view.js';
import { SIDES } from '../scene/walls.js';

/** Metres between two places that are tried along a wall. */
const STEP = 0.15;
/** Metres off the wall of a second try, as the floor in the photo may begin a little before the edge of the box. */
const SECOND_TRY = 0.14;
/** Metres from the camera at which a secondary piece shows well. */
const GOOD_DISTANCE = 3.6;
/** Metres from the camera beyond which furniture is too small to matter. */
const FARTHEST = 7.5;
/** Metres to the next piece beyond which more distance counts no more. */
const ROOMY = 2;
/** Pieces closer in the picture than this share of its width crowd each other. */
const SPREAD = 0.3;

/** Where the picture shows the middle of a piece, as a share of its width. */
export function pictureX(scene: Scene, piece: Pick<Draft, 'x' | 'z'>): number {
  const pixel = project(scene.room.camera, [piece.x, 0.4, piece.z]);
  return pixel ? pixel[0] / scene.room.width : 0.5;
}

type Rating = (piece: Pick<Draft, 'x' | 'z'>) => number;

/**
 * Rates places by how they balance the picture so far: distance to other pieces in it (0..1) and in the room (0..0.6),
 * on the side with less visual weight (0..1), at a good distance from the camera.
 */
export function pictureRating(scene: Scene): Rating {
  const standing = scene.pieces.filter(stands);
  const taken = standing.map((piece) => pictureX(scene, piece));
  const tilt = tiltOf(scene, standing);
  return (piece) => {
    const x = pictureX(scene, piece);
    const alone = taken.reduce((least, other) => Math.min(least, Math.abs(other - x)), SPREAD) / SPREAD;
    const balance = 0.5 - Math.max(-0.5, Math.min(0.5, 8 * tilt * (x - 0.5)));
    const away = standing.reduce((least, other) => Math.min(least, distanceTo(other, [piece.x, piece.z])), ROOMY);
    return alone + balance + (0.6 * away) / ROOMY - Math.abs(Math.hypot(piece.x, piece.z) - GOOD_DISTANCE) * 0.12;
  };
}

/**
 * Offset of the furniture's visual centre of gravity from the picture's middle, to the right, as a share of its width.
 */
function tiltOf(scene: Scene, standing: readonly Draft[]): number {
  let weight = 0;
  let moment = 0;
  for (const piece of standing) {
    const seen = viewOfStanding(scene.room, piece);
    const area = (seen.right - seen.left) * (seen.bottom - seen.top);
    weight += area;
    moment += area * ((seen.left + seen.right) / 2 - 0.5);
  }
  return weight > 0 ? moment / weight : 0;
}

interface WallSearch {
  readonly kind: Kind;
  readonly group: string;
  readonly size?: Size;
  /** metres from the wall to try before an opening, as glass down to the floor asks for */
  readonly off?: number;
  /** more is better; default: `pictureRating` */
  readonly prefer?: (piece: Draft) => number;
}

/** A place along a wall, with the distances from the wall at which a piece breaks no rule of the plan. */
interface WallPlace {
  readonly side: Side;
  /** right at the wall: by this the place is rated */
  readonly near: Draft;
  /** points lost for an uncertain opening */
  readonly doubt: number;
  readonly free: readonly { readonly piece: Draft; readonly off: number }[];
}

/** Memoised: a wall's places depend on the room alone and are the same in all arrangements. */
const wallPlaces = new WeakMap<Scene['look'], Map<string, readonly WallPlace[]>>();

/** Places along the visible walls where the room allows a piece, the best first. */
export function wallSpots(scene: Scene, search: WallSearch): Draft[] {
  const prefer = search.prefer ?? pictureRating(scene);
  const taste: Partial<Record<Side, number>> = {};
  for (const side of SIDES) if (scene.room.walls[side].seen) taste[side] = scene.random.between(0, 0.3);
  const rated: { piece: Draft; score: number }[] = [];
  for (const { side, near, doubt, free } of placesAtWalls(scene, search)) {
    const score = prefer(near) + (taste[side] ?? 0) - doubt;
    for (const { piece, off } of free) if (!verdictOn(scene, piece)?.picture) rated.push({ piece, score: score - off });
  }
  return rated.toSorted((a, b) => b.score - a.score).map(({ piece }) => piece);
}

function placesAtWalls(scene: Scene, { kind, group, size: wanted, off }: WallSearch): readonly WallPlace[] {
  const size = inStyle(scene.style, kind, wanted);
  const known = wallPlaces.get(scene.look) ?? new Map<string, readonly WallPlace[]>();
  wallPlaces.set(scene.look, known);
  const key = `${kind} ${group} ${size.width} ${size.depth} ${size.height} ${off ?? ''}`;
  const before = known.get(key);
  if (before) return before;
  const shape = { kind, group, ...size };
  const found = SIDES.filter((side) => scene.room.walls[side].seen)
    .flatMap((side) => alongOneWall(scene, side, shape, off))
    .filter(({ free }) => free.length > 0);
  known.set(key, found);
  return found;
}

function alongOneWall(
  scene: Scene,
  side: Side,
  shape: Size & Pick<Draft, 'kind' | 'group'>,
  beforeOpening = 0,
): WallPlace[] {
  const { room } = scene;
  const places: WallPlace[] = [];
  const [from, to] = side === 'back' ? [room.left, room.right] : [room.back, -0.4];
  for (let along = from + shape.width / 2 + 0.06; along < to - shape.width / 2; along += STEP) {
    const near = against(scene, { side, along }, shape);
    if (Math.hypot(near.x, near.z) > FARTHEST) continue;
    const offs = beforeOpening > 0 && blocked(room, near) > 0 ? [SECOND_TRY, beforeOpening] : [SECOND_TRY];
    const further = offs.map((off) => ({ piece: against(scene, { side, along, off }, shape), off }));
    const free = [{ piece: near, off: 0 }, ...further].filter(({ piece }) => allows(scene, piece));
    places.push({ side, near, doubt: 2 * doubt(room, near), free });
  }
  return places;
}

/** Places for small upright things: the room's corners first, then along the walls. */
export function cornerSpots(scene: Scene, { kind, group, size, off }: WallSearch & { readonly size: Size }): Draft[] {
  const { room } = scene;
  const { height } = inStyle(scene.style, kind, size);
  const out = Math.max(size.width, size.depth) / 2 + 0.06;
  const spots: Draft[] = [];
  for (const side of ['left', 'right'] as const) {
    if (!room.walls[side].seen) continue;
    const x = side === 'left' ? room.left + out : room.right - out;
    for (const beyond of [0, 0.12, 0.3])
      spots.push({ kind, group, ...size, height, x, z: room.back + out + beyond, y: 0, angle: 0 });
  }
  const prefer = pictureRating(scene);
  const ranked = spots.map((piece) => ({ piece, score: prefer(piece) }));
  const corners = ranked.toSorted((a, b) => b.score - a.score).map(({ piece }) => piece);
  return [...corners, ...wallSpots(scene, { kind, group, size, ...(off === undefined ? {} : { off }) })];
}

/**
 * Points of the visible floor that are away from everything, the best first.
 * @param radius metres to every piece and wall
 * @param options.onRugs whether a rug counts as free floor
 */
export function openSpots(
  scene: Scene,
  radius: number,
  { onRugs = false } = {},
): { readonly x: number; readonly z: number }[] {
  const { room } = scene;
  const standing = scene.pieces.filter(({ kind }) => KINDS[kind].standing !== 'hangs' && !(onRugs && kind === 'rug'));
  const free = scene.floor.filter(
    (point) =>
      SIDES.every((side) => fromWall(room, side, point) > radius) &&
      Math.hypot(...point) > radius + 1.2 &&
      standing.every((piece) => distanceTo(piece, point) > radius) &&
      room.things.every(({ x, z }) => Math.hypot(x - point[0], z - point[1]) > radius),
  );
  const prefer = pictureRating(scene);
  const rated = free.map(([x, z]) => ({ x, z, score: prefer({ x, z }) }));
  return rated.toSorted((a, b) => b.score - a.score);
}
