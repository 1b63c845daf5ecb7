/** Rules that depend on the empty room alone, in plan and picture. */
import type { Room } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import { battens, coversPicture } from './bareWall.js';
import { isBusyBehind } from '../scene/clutter.js';
import type { Draft, Placed } from '../../furniture/draft.js';
import { footSamples, halfExtents } from '../scene/footprint.js';
import { KINDS } from '../../kinds.js';
import { beforeSuspectedDoor, blocked, crossesTrim, doubt, leavesEachOpeningVisible } from '../scene/openings.js';
import type { Scene } from '../scene/scene.js';
import { crowdsStanding, hidesPossibleThing, meetsThing, standsBehindThing } from '../scene/standing.js';
import { type PictureBounds, viewOfStanding, isInPicture } from '../scene/view.js';
import { alongWall } from '../scene/walls.js';

/** Metres between a piece's back and its wall, for skirting boards and errors of the reading. */
export const WALL_GAP = 0.04;
/** Metres kept free between the camera and any piece. */
export const CAMERA_GAP = 0.9;
/** Metres, weighted by certainty, of doubtful openings that a secondary piece may stand before. */
const MOST_DOUBT = 0.35;
/** The same before a suspected door. */
const MOST_DOUBT_OF_DOORS = 0.03;
/** Share of the visible footprint that has to lie on visible floor. */
const ON_FLOOR = 0.97;
/** Tallest secondary piece, as a share of the picture's height. */
const TALLEST = 0.58;
/** Metres from the camera within which nothing tall stands. */
const TALL_GAP = 2.2;
/** A piece whose lower edge, as a share of the picture's height, is below the first stays lower than the second. */
const FOREGROUND = { from: 0.88, tallest: 0.35 };
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
export function footOnFloor({ room, look }: Pick<Scene, 'room' | 'look'>, piece: Placed): boolean {
  const samples = footSamples(piece);
  const mayMiss = (1 - ON_FLOOR) * samples.length;
  let inPicture = 0;
  let missed = 0;
  for (const point of samples) {
    const pixel = project(room.camera, point);
    if (!pixel || !isInPicture(room, pixel)) continue;
    inPicture++;
    if (!look.onFloor(pixel) && ++missed > mayMiss) return false;
  }
  return inPicture > 0 && missed <= (1 - ON_FLOOR) * inPicture;
}

/** Whether a piece is so tall that it hides what is behind it; a chair at its table does not count. */
export const isTall = ({ kind, height }: Draft): boolean => height > TALL && !KINDS[kind].seatOf;

/** Metres: what is lower may stand before a window's frame. */
const LOW = 0.5;

/** Whether a piece looks misplaced before a part of a window's frame: a cabinet or a table, not a seat or a lamp. */
const cutsFrames = ({ kind, height }: Draft): boolean =>
  height >= LOW && !KINDS[kind].isAiry && !KINDS[kind].facesFocalPoint && kind !== 'nightstand';

/** The rule of the plan that a piece breaks; null where there is none. */
export function objectionOfPlan({ room }: Scene, piece: Draft): string | null {
  if (!inRoom(room, piece)) return 'wall';
  if (blocked(room, piece) > 0.05) return 'opening';
  if (cutsFrames(piece) && crossesTrim(room, piece)) return 'window frame';
  if (doubt(room, piece) > MOST_DOUBT) return 'doubtful opening';
  if (beforeSuspectedDoor(room, piece) > MOST_DOUBT_OF_DOORS) return 'suspected door';
  return meetsThing(room, piece) || crowdsStanding(room, piece) ? 'thing' : null;
}

/** The rule of the empty room's picture that a piece breaks; null where there is none. */
export function objectionOfPicture(scene: Scene, piece: Draft, seen: PictureBounds): string | null {
  const { room } = scene;
  if (!isWellFramed(piece, seen)) return 'frame';
  if (isCutAwkwardly(piece, seen)) return 'cut';
  if (!footOnFloor(scene, piece)) return 'floor';
  if (!leavesEachOpeningVisible(scene, piece)) return 'opening hidden';
  if (standsBehindThing(room, piece)) return 'behind a thing';
  if (isBusyBehind(scene, piece)) return 'busy wall';
  if (coversPicture(scene, piece)) return 'picture covered';
  if (piece.height > STORAGE && isBeforeUpright(room, piece)) return 'upright edge';
  // a chair hides nothing that its table does not hide already
  return !KINDS[piece.kind].seatOf && hidesPossibleThing(room, piece) ? 'thing hidden' : null;
}

function isWellFramed(piece: Draft, { distance, top, bottom }: PictureBounds): boolean {
  if (distance < CAMERA_GAP || bottom - top > TALLEST) return false;
  if (distance < TALL_GAP && isTall(piece)) return false;
  // a chair belongs to its table, wherever that is in the picture
  if (KINDS[piece.kind].seatOf) return true;
  return bottom <= FOREGROUND.from || bottom - top <= FOREGROUND.tallest;
}

/** The memoised objection of the empty room's picture to a place; undefined until it is computed. */
interface Verdict {
  readonly look: Scene['look'];
  picture?: string | null;
}

/** Places without an objection of the plan, which are tried in many arrangements. */
const verdicts = new WeakMap<Draft, Verdict>();

export function verdictOn({ look }: Scene, place: Draft): Verdict | null {
  const verdict = verdicts.get(place);
  return verdict?.look === look ? verdict : null;
}

/** Whether no rule of the plan forbids a place, which is then remembered. */
export function allows(scene: Scene, place: Draft): boolean {
  if (objectionOfPlan(scene, place) !== null) return false;
  const seen = viewOfStanding(scene.room, place);
  if (!isWellFramed(place, seen) || isCutAwkwardly(place, seen)) return false;
  verdicts.set(place, { look: scene.look });
  return true;
}

/** Metres: taller pieces stand before a flat wall, not before a corner or a column. */
const STORAGE = 1.5;
/** Metres within a piece's ends from which on an upright edge is behind it, and the heights that the edge spans. */
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

const isCutAwkwardly = ({ kind }: Draft, { inFrame }: PictureBounds): boolean =>
  inFrame < (KINDS[kind].leastInFrame ?? 1);
