import type { Room, Side } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import type { Draft } from '../../furniture/draft.js';
import { place } from '../scene/footprint.js';
import { type Kind, KINDS, type Size } from '../../kinds.js';
import { clutter, clutterBehind } from '../scene/clutter.js';
import { blocked, doubt, hidesPicture, leavesOpenings } from '../scene/openings.js';
import { CAMERA_GAP, footOnFloor, inRoom, WALL_GAP, withinWalls } from './roomRules.js';
import { WALKWAY } from './rules.js';
import { hidesCertainThing, meetsThing, standsBehindThing } from '../scene/standing.js';
import type { Scene } from '../scene/scene.js';
import { solids } from '../scene/solids.js';
import { stretchOf, view } from '../scene/view.js';
import { alongWall, beforeWall, FACING, SIDES } from '../scene/walls.js';

/**
 * Metres of passage between a piece and the walls at its ends: at one end or both, and less at the other where given.
 */
interface Beside {
  readonly metres: number;
  readonly sides: 1 | 2;
  readonly other?: number;
}

/** One size in which the main piece may come. */
export interface MainSize extends Size {
  /** metres of free wall for it and its neighbours */
  readonly needs: number;
  /** metres of free floor before it */
  readonly before: number;
  /** passage at its ends; default none */
  readonly beside?: Beside;
  /** points for this size, about -2 to 2.6 */
  readonly worth: number;
}

export interface Anchor {
  readonly piece: Draft;
  /** how well the place suits the piece in plan and picture */
  readonly score: number;
  /**
   * points for what the place promises for the whole arrangement: it is tried earlier, its score is the same; default
   * 0
   */
  readonly bonus?: number;
}

/** Places with a higher priority are tried first. */
export const priority = ({ score, bonus = 0 }: Anchor): number => score + bonus;

/** Places in the order in which they are tried. */
export const byPriority = (found: readonly Anchor[]): Anchor[] => found.toSorted((a, b) => priority(b) - priority(a));

export interface AnchorSearch {
  readonly kind: Kind;
  readonly sizes: readonly MainSize[];
  /** metres from the wall that are tried */
  readonly offsets?: readonly number[];
  /** wanted width in the picture, as a share of it; default 0.26..0.5 */
  readonly share?: readonly [least: number, most: number];
  /** least share of it inside the frame; default 0.6 */
  readonly inFrame?: number;
  /** the piece's seed where it decides its shape: the end of a sectional's return */
  readonly seed?: number;
  /** points for what a place promises for the whole arrangement; default 0 */
  prefer?(piece: Draft): number;
}

/** Metres from the camera at which a main piece looks best. */
const IDEAL_DISTANCE = 3.8;
/** Metres between two places that are tried. */
const STEP = 0.1;
/** Places that are tried along one wall at the most. */
const MOST_STEPS = 36;
/** Points lost for hiding what stands in the room already, or a picture that hangs there. */
const HIDES_STANDING_COST = 12;
const HIDES_PICTURE_COST = 2.8;
/** Points lost off the wall, and in the open. */
const OFF_WALL_COST = 0.5;
const IN_THE_OPEN_COST = 0.9;
/** The same in the open where the lower frame cuts the piece: it stands between the viewer and the room. */
const CUT_IN_THE_OPEN_COST = 2;
/** Wide-angle stretch, as a factor, from which on points are lost, and how many per unit. */
const STRETCHED = { from: 1.35, weight: 3 };
/** Metres from its wall beyond which a piece stands in the open and needs a walkway at both ends. */
const OPEN_FROM = 0.9;

/** A piece with its back to a wall, `off` metres from it, its middle at `along` metres of the wall. */
export function against(
  scene: Scene,
  wall: { readonly side: Side; readonly along: number; readonly off?: number },
  piece: Size & { readonly kind: Kind; readonly group: string; readonly seed?: number | undefined },
): Draft {
  const { room } = scene;
  const out = piece.depth / 2 + (wall.off ?? WALL_GAP);
  const x = { back: wall.along, left: room.left + out, right: room.right - out }[wall.side];
  const z = wall.side === 'back' ? room.back + out : wall.along;
  const { kind, group, width, depth, height, seed } = piece;
  const draft: Draft = { kind, group, width, depth, height, x, z, y: 0, angle: FACING[wall.side], wall: wall.side };
  return seed === undefined ? draft : { ...draft, seed };
}

/** Whether any part of a piece stands before an opening. */
const isBlocked = (room: Room, piece: Draft): boolean =>
  (KINDS[piece.kind].hasLowFront ? solids(piece) : [piece]).some((part) => blocked(room, part) > 0.05) ||
  // nor is the free corner of an L-shaped sofa a way to a door
  (piece.kind === 'sectional' && blocked(room, { ...piece, height: LOW_HEIGHT }) > 0.05);

/** Metres: a box this low passes below nearly every sill, so that only doors are tested. */
const LOW_HEIGHT = 0.3;

/** What is asked of a place: the size's clearances, and the distance from the wall. */
interface Wants {
  readonly size: MainSize;
  readonly search: AnchorSearch & { readonly off: number };
}

/** The floor that stays free before the main piece, with the piece's own. */
function zoneOf(piece: Draft, { before }: MainSize): Draft {
  const [x, z] = place(piece, 0, before / 2);
  return { ...piece, x, z, height: 0.05, depth: piece.depth + before };
}

/** The score of a place before `slowPenalties`; -Infinity where the piece must not stand. */
function rate(scene: Scene, piece: Draft, { size, search }: Wants): number {
  const { room } = scene;
  if (!inRoom(room, piece)) return -Infinity;
  if (!withinWalls(room, zoneOf(piece, size)) || meetsThing(room, piece)) return -Infinity;
  const inTheOpen = search.off > OPEN_FROM;
  if (!hasPassage(scene, piece, inTheOpen ? { metres: WALKWAY, sides: 2 } : size.beside)) return -Infinity;
  const seen = view(room, piece);
  if (seen.distance < CAMERA_GAP || seen.inFrame < (search.inFrame ?? 0.6)) return -Infinity;
  if (isBlocked(room, piece)) return -Infinity;

  const distance = Math.hypot(piece.x, piece.z);
  const facing = (-piece.x * Math.sin(piece.angle) - piece.z * Math.cos(piece.angle)) / distance;
  const share = seen.right - seen.left;
  const [least, most] = search.share ?? [0.26, 0.5];
  const edge = Math.max(0, 0.03 - seen.left) + Math.max(0, seen.right - 0.97);
  return (
    5 * Math.min(seen.inFrame, 0.97) +
    1.7 * facing +
    1.7 * size.worth -
    2.5 * doubt(room, piece) -
    0.35 * Math.abs(distance - IDEAL_DISTANCE) -
    5 * Math.max(0, least - share) -
    2.6 * Math.max(0, share - most) -
    9 * Math.min(0.2, Math.max(0, seen.bottom - 0.97)) -
    (inTheOpen && seen.bottom > 1 ? CUT_IN_THE_OPEN_COST : 0) -
    5 * edge -
    1.3 * Math.abs((seen.left + seen.right) / 2 - 0.5) -
    (inTheOpen ? IN_THE_OPEN_COST : search.off > WALL_GAP ? OFF_WALL_COST : 0)
  );
}

/** Points that a place loses by slower tests, at least 0: they are made for the places of highest priority only. */
function slowPenalties(scene: Scene, piece: Draft, { size, search }: Wants): number {
  const { room } = scene;
  const neighbours = { ...piece, width: size.needs, height: 0.05 };
  const cramped = withinWalls(room, neighbours) && hasFreeEnd(scene, piece) ? 0 : 1;
  return (
    2 * (1 - view(room, zoneOf(piece, size)).inFrame) +
    0.8 * cramped +
    1.5 * (search.off > OPEN_FROM ? clutterBehind(scene, piece) : clutter(scene, piece)) +
    HIDES_STANDING_COST * Number(hidesCertainThing(room, piece)) +
    HIDES_PICTURE_COST * Number(hidesPicture(scene, piece)) +
    0.08 * Math.min(4, uprightsBehind(scene, piece)) +
    STRETCHED.weight * Math.max(0, stretchOf(room, piece) - STRETCHED.from)
  );
}

/** Metres of floor that a lamp, a table or a plant takes at an end of the main piece. */
const END_SPACE = 0.5;

/** Whether something may stand at one of the piece's ends. */
const hasFreeEnd = ({ room }: Scene, piece: Draft): boolean =>
  [-1, 1].some((end) => {
    const [x, z] = place(piece, (end * (piece.width + END_SPACE)) / 2, (END_SPACE - piece.depth) / 2);
    const spot = { ...piece, x, z, width: END_SPACE, depth: END_SPACE };
    return withinWalls(room, spot) && blocked(room, spot) <= 0.05;
  });

/** Whether there is the passage asked for between the piece's ends and the walls. */
function hasPassage(scene: Scene, piece: Draft, passage: MainSize['beside']): boolean {
  if (!passage) return true;
  const free = (metres: number) =>
    [-1, 1].filter((end) => {
      const [x, z] = place(piece, (end * metres) / 2, 0);
      return withinWalls(scene.room, { ...piece, x, z, width: piece.width + metres });
    }).length;
  return free(passage.metres) >= passage.sides && free(passage.other ?? 0) === 2;
}

function uprightsBehind(scene: Scene, piece: Draft): number {
  if (!piece.wall) return 0;
  const along = alongWall(piece.wall, piece);
  const { uprights } = scene.room.walls[piece.wall];
  return uprights.filter((upright) => Math.abs(upright.along - along) < piece.width / 2 && upright.top > 1).length;
}

/**
 * Places for the main piece, best first: every wall that is seen, size, distance from the wall and place along it is
 * tried and rated against plan and picture; the best of each wall, size and distance is kept.
 */
export function anchors(scene: Scene, search: AnchorSearch): Anchor[] {
  const found: Anchor[] = [];
  for (const side of SIDES) {
    if (!scene.room.walls[side].seen) continue;
    const taste = scene.random.between(0, 0.25 + 0.02 * scene.creativity);
    for (const size of search.sizes) {
      const liking = scene.random.between(0, 0.3);
      for (const off of search.offsets ?? [WALL_GAP]) {
        const best = bestAlong(scene, side, size, { ...search, off });
        if (best) found.push({ ...best, score: best.score + taste + liking });
      }
    }
  }
  return byPriority(found);
}

/**
 * The best of some places for the main piece in one of its sizes; null where none is.
 * @param search.off metres from its wall; default: it stands in the open
 */
export function bestOf(
  scene: Scene,
  pieces: readonly Draft[],
  size: MainSize,
  search: AnchorSearch & { readonly off?: number },
): Anchor | null {
  const wants = { size, search: { ...search, off: search.off ?? Infinity } };
  const seen = pieces.filter(({ x, z }) => isSeen(scene.room, x, z));
  return bestValid(
    scene,
    seen.map((piece) => ({ piece, score: rate(scene, piece, wants), bonus: search.prefer?.(piece) ?? 0 })),
    wants,
  );
}

function bestAlong(scene: Scene, side: Side, size: MainSize, search: AnchorSearch & { off: number }): Anchor | null {
  const { room } = scene;
  const [from, to] = side === 'back' ? [room.left, room.right] : [room.back, -0.2];
  const half = size.width / 2;
  // a second try 10 cm off the wall: the floor in the photo may begin a little before the edge of the box
  for (const shift of [0, 0.1]) {
    const off = search.off + shift;
    const rated: Anchor[] = [];
    // in the open coarser steps are enough
    const step = Math.max(search.off > OPEN_FROM ? 1.5 * STEP : STEP, (to - from) / MOST_STEPS);
    for (let along = from + half + WALL_GAP; along <= to - half; along += step) {
      const [x, z] = beforeWall(room.walls[side], along, off + size.depth / 2);
      if (!isSeen(room, x, z)) continue;
      const piece = against(
        scene,
        { side, along, off },
        { ...size, kind: search.kind, group: 'main', seed: search.seed },
      );
      const score = rate(scene, piece, { size, search }) - shift;
      if (score > -Infinity) rated.push({ piece, score, bonus: search.prefer?.(piece) ?? 0 });
    }
    const best = bestValid(scene, rated, { size, search });
    if (best) return best;
  }
  return null;
}

/** The best valid place of some that are rated without slow penalties. */
function bestValid(scene: Scene, rated: readonly Anchor[], wants: Wants): Anchor | null {
  const open = rated.filter(({ score }) => score > -Infinity);
  const isFinal = new Set<Anchor>();
  for (;;) {
    const best = highestPriority(open);
    const anchor = open[best];
    if (!anchor) return null;
    if (!isFinal.has(anchor)) {
      open[best] = { ...anchor, score: anchor.score - slowPenalties(scene, anchor.piece, wants) };
      isFinal.add(open[best]);
    } else if (isValid(scene, anchor)) return anchor;
    else open.splice(best, 1);
  }
}

/** The index of the first with the highest priority; -1 where there is none. */
function highestPriority(anchors: readonly Anchor[]): number {
  let best = -1;
  for (const [index, anchor] of anchors.entries())
    if (best < 0 || priority(anchor) > priority(anchors[best])) best = index;
  return best;
}

/** Whether the picture shows the middle of a piece, or nearly. */
function isSeen({ camera, width }: Room, x: number, z: number): boolean {
  const pixel = project(camera, [x, 0.4, z]);
  return pixel !== null && pixel[0] > -0.1 * width && pixel[0] < 1.1 * width;
}

/** Whether the piece stands on visible floor, leaves the openings visible and is not behind a standing object. */
const isValid = (scene: Scene, { piece }: Anchor): boolean =>
  footOnFloor(scene, piece) && leavesOpenings(scene, piece) && !standsBehindThing(scene.room, piece);

/** The valid place of highest priority; null where there is none. */
export const firstValid = (scene: Scene, rated: readonly Anchor[]): Anchor | null =>
  byPriority(rated).find((anchor) => isValid(scene, anchor)) ?? null;
