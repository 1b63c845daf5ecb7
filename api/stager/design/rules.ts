import type { Room, Vec3 } from '../contract.js';
import { project } from '../room/camera.js';
import type { Draft, Placed } from './draft.js';
import { battens, coversPicture } from './bareWall.js';
import { isBusyBehind } from './clutter.js';
import { collide } from './feet.js';
import { boxSamples, footSamples, halfExtents, overlap } from './footprint.js';
import type { Kind } from './kinds.js';
import { KINDS } from './kinds.js';
import { beforeSuspectedDoor, blocked, doubt, leavesOpenings } from './openings.js';
import type { Scene } from './scene.js';
import { welcome } from './scene.js';
import { solids } from './solids.js';
import { crowdsStanding, hidesThings, meetsStanding, standsBehindThing } from './standing.js';
import type { View } from './view.js';
import { coverOf, unhidden, view, viewOfStanding } from './view.js';
import { alongWall } from './walls.js';

/** Metres between a piece's back and its wall: skirting boards and the box's own error. */
export const WALL_GAP = 0.04;
/** Metres kept free between the camera and any piece. */
export const CAMERA_GAP = 0.9;
/** Metres of a walkway between groups of furniture. */
export const WALKWAY = 0.75;
/** Metres, weighted by certainty, of doubtful openings that a secondary piece may stand before. */
const MOST_DOUBT = 0.35;
/** The same before what may be a door: whoever lives there would have to walk through it. */
const MOST_DOUBT_OF_DOORS = 0.03;
/** Share of a foot, in the picture, that has to lie on the floor that is seen. */
const ON_FLOOR = 0.97;
/** Tallest secondary piece, as a share of the picture's height. */
const TALLEST = 0.58;
/** Metres from the camera within which nothing tall stands: it would wall off the picture. */
const TALL_GAP = 2.2;
/** A piece whose lower edge, as a share of the picture's height, is below the first stays lower than the second. */
const FOREGROUND = { from: 0.88, tallest: 0.35 };
/** Pieces that the frame may cut. */
const MOST_CUT = 2;
/** What the frame may cut: big seats of the group in front, a bed; half of anything else looks like a mistake. */
const MAY_BE_CUT: ReadonlySet<Kind> = new Set([
  'sofa',
  'sectional',
  'loveseat',
  'chaise',
  'daybed',
  'bed',
  'nightstand',
]);
/** Share of a plant or of anything else with a thin outline that is inside the frame when all that shows of it is. */
const THIN: Partial<Record<Kind, number>> = { plant: 0.95, 'floor lamp': 0.95, armchair: 0.95 };
/** Share of the main piece that must be left unhidden when everything stands. */
export const MAIN_SEEN = 0.72;
/** Share of any other piece that must be left unhidden. */
const OTHER_SEEN = 0.64;
/** The same for pictures and mirrors: nothing stands before their middle. */
const ART_SEEN = 0.8;
/** The same for chairs round one table: the nearer ones hide the further ones. */
const SET_SEEN = 0.15;
/** Metres: from this height on a piece hides what is behind it. */
const TALL = 1;

/** Whether the footprint lies within the walls, `gap` metres off them, and before the camera. */
export function inRoom(room: Room, piece: Placed, gap = WALL_GAP - 0.01): boolean {
  const half = halfExtents(piece);
  return (
    piece.x - half.x > room.left + gap &&
    piece.x + half.x < room.right - gap &&
    piece.z - half.z > room.back + gap &&
    piece.z + half.z < -0.2
  );
}

/** Whether a strip of floor ends at no wall; it may lie under and behind the camera, as far as the room was read. */
export function withinWalls(room: Room, strip: Placed): boolean {
  const slack = 1e-6;
  const half = halfExtents(strip);
  return (
    strip.x - half.x >= room.left - slack &&
    strip.x + half.x <= room.right + slack &&
    strip.z - half.z >= room.back - slack &&
    strip.z + half.z <= Math.max(room.front, 0.2) + slack
  );
}

/** Whether the part of the foot that is in the picture lies on the floor that is seen, and there is such a part. */
export function footOnFloor(scene: Scene, piece: Placed): boolean {
  const { room, look } = scene;
  const samples = footSamples(piece);
  const mayMiss = (1 - ON_FLOOR) * samples.length;
  let inPicture = 0;
  let missed = 0;
  for (const point of samples) {
    const pixel = project(room.camera, point);
    if (!pixel || pixel[0] < 0 || pixel[1] < 0 || pixel[0] >= room.width || pixel[1] >= room.height) continue;
    inPicture++;
    if (!look.onFloor(pixel) && ++missed > mayMiss) return false;
  }
  return inPicture > 0 && missed <= (1 - ON_FLOOR) * inPicture;
}

/** How strictly a piece is judged; metres and shares. */
export interface Strictness {
  /** to pieces of its own group; default 0.06 */
  readonly gap?: number;
  /** to pieces of other groups; default a walkway */
  readonly apart?: number;
  /** least share inside the frame; default 0.9 */
  readonly inFrame?: number;
  /** least share of itself that must be seen; default 0.6 */
  readonly seen?: number;
  /** least share of what stands that it must leave to be seen; default 0.64 */
  readonly leaves?: number;
  /** how far down the picture it may reach, as a share of its height; default 1 */
  readonly lowest?: number;
}

const stopsOthers = (piece: Draft): boolean => KINDS[piece.kind] === 'stands' || piece.kind === 'curtain';

/** Whether a piece that stands on the floor may stand where it is. */
export const fits = (scene: Scene, piece: Draft, strictness: Strictness = {}): boolean =>
  objection(scene, piece, strictness) === null;

/** The rule that a piece would break where it is, the cheapest to ask first; null where it may stand there. */
export function objection(scene: Scene, piece: Draft, strictness: Strictness = {}): string | null {
  const { room } = scene;
  if (!welcome(scene, piece.kind)) return 'unwelcome';
  if (!inRoom(room, piece)) return 'wall';
  if (blocked(room, piece) > 0.05) return 'opening';
  if (doubt(room, piece) > MOST_DOUBT) return 'doubtful opening';
  if (beforeSuspectedDoor(room, piece) > MOST_DOUBT_OF_DOORS) return 'suspected door';
  if (!clearOfOthers(scene, piece, strictness)) return 'other piece';
  if (meetsStanding(room, piece) || crowdsStanding(room, piece)) return 'thing';
  if (scene.reserved.some((zone) => overlap(piece, zone))) return 'reserved floor';
  return objectionInPicture(scene, piece, strictness);
}

function objectionInPicture(scene: Scene, piece: Draft, strictness: Strictness): string | null {
  const { room } = scene;
  const seen = view(room, piece);
  const isSeat = piece.kind in SEAT_OF;
  // a chair at its desk is no wall, however high its back
  const tall = piece.height > TALL && !isSeat;
  if (!wellFramed(scene, seen, { ...strictness, tall })) return 'frame';
  if (isCutAwkwardly(piece, seen)) return 'cut';
  if (tall && meetsTall(scene, seen)) return 'tall piece';
  if (!footOnFloor(scene, piece)) return 'floor';
  if (!leavesOpenings(scene, piece)) return 'opening hidden';
  if (standsBehindThing(room, piece)) return 'behind a thing';
  if (isBusyBehind(scene, piece)) return 'busy wall';
  if (coversPicture(scene, piece)) return 'picture covered';
  if (piece.height > STORAGE && isBeforeUpright(room, piece)) return 'upright edge';
  // what a chair hides, its table hides already
  if (!isSeat && hidesThings(room, piece)) return 'thing hidden';
  return leavesOthersSeen(scene, piece, strictness.seen ?? 0.6, strictness.leaves) ? null : 'hidden piece';
}

/** Metres: what is this tall stands before a flat wall, not before a corner or a column. */
const STORAGE = 1.5;
/** Metres that an edge is off a piece's ends at least to run behind it, and between which heights it does. */
const WITHIN = 0.12;
const EDGE = { bottom: 0.5, top: 1.7 };

/** Whether an upright edge of its wall runs behind a tall piece: the end of the wall, a column, a doorway's jamb. */
function isBeforeUpright({ walls }: Room, piece: Draft): boolean {
  if (!piece.wall) return false;
  const along = alongWall(piece.wall, piece);
  const wall = walls[piece.wall];
  const panelling = battens(wall);
  return wall.uprights.some(
    (edge) =>
      !panelling.has(edge) &&
      edge.bottom < EDGE.bottom &&
      edge.top > EDGE.top &&
      Math.abs(edge.along - along) < piece.width / 2 - WITHIN,
  );
}

function clearOfOthers(scene: Scene, piece: Draft, strictness: Strictness): boolean {
  const { gap = 0.06, apart = WALKWAY } = strictness;
  return scene.pieces.every((other) => {
    if (other.kind === 'rug' && piece.kind === 'plant') return !overlap(piece, other, -0.06);
    if (!stopsOthers(other) || SEAT_OF[piece.kind] === other.kind) return true;
    const room = other.kind === 'curtain' ? 0.02 : other.group === piece.group ? gap : apart;
    return !collide(piece, other, room);
  });
}

function wellFramed(
  scene: Scene,
  seen: View,
  { inFrame = 0.9, lowest = 1, tall }: Strictness & { tall: boolean },
): boolean {
  if (seen.distance < CAMERA_GAP || seen.inFrame < inFrame) return false;
  if (seen.bottom > lowest || seen.bottom - seen.top > TALLEST) return false;
  if (tall && seen.distance < TALL_GAP) return false;
  if (seen.bottom > FOREGROUND.from && seen.bottom - seen.top > FOREGROUND.tallest) return false;
  return seen.inFrame === 1 || scene.pieces.filter((other) => isCut(scene.room, other)).length < MOST_CUT;
}

/** Share of the narrower of two tall things by which they may lap over each other in the picture. */
const LAPPED = 0.2;

/**
 * Whether something tall would stand before or behind something else that is tall: a lamp before a shelf, a plant
 * behind it.
 */
const meetsTall = ({ room, pieces }: Scene, { left, right }: View): boolean =>
  pieces.some((other) => {
    if (other.height <= TALL || other.kind in SEAT_OF || KINDS[other.kind] !== 'stands' || other.kind === 'bed')
      return false;
    const seen = viewOfStanding(room, other);
    const lap = Math.min(right, seen.right) - Math.max(left, seen.left);
    return lap > LAPPED * Math.min(right - left, seen.right - seen.left);
  });

const isCutAwkwardly = ({ kind }: Draft, { inFrame }: View): boolean =>
  !MAY_BE_CUT.has(kind) && inFrame < (THIN[kind] ?? 1);

/** Whether the frame cuts a piece of furniture. */
export const isCut = (room: Room, piece: Draft): boolean =>
  KINDS[piece.kind] === 'stands' && viewOfStanding(room, piece).inFrame < 1;

/** Seats that reach under a table and belong to it: they may overlap it, and hiding it they hide their own set. */
export const SEAT_OF: Partial<Record<Kind, Kind>> = {
  'dining chair': 'dining table',
  'task chair': 'desk',
  'gaming chair': 'gaming desk',
  'bar stool': 'kitchen island',
};

/** The main piece stays seen, every other piece half, and `seen` of the new one itself. */
export function leavesOthersSeen(scene: Scene, piece: Draft, seen: number, leaves = OTHER_SEEN): boolean {
  const { room, pieces } = scene;
  const added = solids(piece);
  if (added.length === 0) return true;
  const standing = pieces.flatMap((other) => shapeOf(other).boxes);
  if (unhidden(room, added.flatMap(boxSamples), standing) < seen) return false;
  const covers = coverOf(room, added);
  const leavesOf = (other: Draft) => (KINDS[other.kind] === 'stands' ? leaves : OTHER_SEEN);
  return pieces.every((other, index) => {
    const { points } = shapeOf(other);
    if (SEAT_OF[piece.kind] === other.kind || !points.some(covers)) return true;
    if (index > 0 && restsOn(piece, other)) return true;
    const others = pieces.filter((third) => third !== other && SEAT_OF[third.kind] !== other.kind);
    const least =
      index === 0 ? MAIN_SEEN : sameSet(piece, other) ? SET_SEEN : isArt(other) ? ART_SEEN : leavesOf(other);
    return unhidden(room, points, [...others.flatMap((third) => shapeOf(third).boxes), ...added]) >= least;
  });
}

interface Shape {
  readonly boxes: readonly Placed[];
  readonly points: readonly Vec3[];
}

/** What stands is asked for its solids again and again. */
const shapes = new WeakMap<Draft, Shape>();

function shapeOf(piece: Draft): Shape {
  const known = shapes.get(piece);
  if (known) return known;
  const boxes = solids(piece);
  const shape = { boxes, points: boxes.flatMap(boxSamples) };
  shapes.set(piece, shape);
  return shape;
}
const isArt = (piece: Draft): boolean => KINDS[piece.kind] === 'hangs' && piece.kind !== 'curtain';

/** A lamp belongs to the table that it stands on: it completes what it hides of it. */
const restsOn = (thing: Draft, base: Draft): boolean =>
  thing.y > 0 && Math.abs(base.y + base.height - thing.y) < 1e-9 && overlap(thing, base);

const sameSet = (a: Draft, b: Draft): boolean => a.kind === b.kind && a.group === b.group && a.kind in SEAT_OF;

/** Adds the first candidate that fits. */
export function addFirst(scene: Scene, candidates: readonly Draft[], strictness: Strictness = {}): Draft | null {
  const piece = candidates.find((candidate) => fits(scene, candidate, strictness));
  if (!piece) return null;
  scene.pieces.push(piece);
  return piece;
}
