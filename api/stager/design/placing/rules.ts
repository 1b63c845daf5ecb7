import type { Room } from '../../contract.js';
import type { Draft } from '../../furniture/draft.js';
import { collide } from '../scene/feet.js';
import { boxSamples, overlap } from '../scene/footprint.js';
import { KINDS, stands } from '../../kinds.js';
import { leavesDoors } from '../scene/openings.js';
import { isTall, objectionOfPicture, objectionOfPlan, verdictOn } from './roomRules.js';
import type { Scene } from '../scene/scene.js';
import { mayAdd } from '../scene/scene.js';
import { shapeOf, solids } from '../scene/solids.js';
import type { PictureBounds } from '../scene/view.js';
import { coverOf, unhidden, view, viewOfStanding } from '../scene/view.js';

/** Width of a walkway between groups of furniture, metres. */
export const WALKWAY = 0.75;
/** Pieces that the frame may cut. */
const MOST_CUT = 2;
/** Share of the main piece that must be left unhidden when everything stands. */
const MAIN_SEEN = 0.72;
/** Share of any other piece that must be left unhidden. */
const OTHER_SEEN = 0.64;
/** The same for pictures and mirrors: nothing stands before their middle. */
const ART_SEEN = 0.8;
/** The same between chairs of one table. */
const SET_SEEN = 0.15;

/** How strictly a piece is judged; metres and shares. */
interface Strictness {
  /** to pieces of its own group; default 0.06 */
  readonly gap?: number;
  /** to pieces of other groups; default a walkway */
  readonly apart?: number;
  /** least share inside the frame; default 0.95 */
  readonly inFrame?: number;
  /** least share of itself that must be seen; default 0.6 */
  readonly seen?: number;
  /** least share of what stands that it must leave to be seen; default 0.64 */
  readonly leaves?: number;
  /** how far down the picture it may reach, as a share of its height; default 1 */
  readonly lowest?: number;
}

const stopsOthers = (piece: Draft): boolean => stands(piece) || piece.kind === 'curtain';

/** Whether a piece may stand where it is. */
export const fits = (scene: Scene, piece: Draft, strictness: Strictness = {}): boolean =>
  objection(scene, piece, strictness) === null;

/** The rule that a piece breaks, the cheapest to test first; null where it may stand there. */
export function objection(scene: Scene, piece: Draft, strictness: Strictness = {}): string | null {
  if (!mayAdd(scene, piece.kind)) return 'unwelcome';
  const verdict = verdictOn(scene, piece);
  if (verdict?.picture) return verdict.picture;
  const ofPlan = verdict ? null : objectionOfPlan(scene, piece);
  if (ofPlan) return ofPlan;
  if (!clearOfOthers(scene, piece, strictness)) return 'other piece';
  if (scene.reserved.some((zone) => overlap(piece, zone))) return 'reserved floor';
  const seen = verdict ? viewOfStanding(scene.room, piece) : view(scene.room, piece);
  if (!staysInFrame(scene, seen, strictness)) return 'frame';
  const ofPicture = verdict?.picture === null ? null : objectionOfPicture(scene, piece, seen);
  if (verdict) verdict.picture = ofPicture;
  if (ofPicture) return ofPicture;
  if (isTall(piece) && meetsTall(scene, seen)) return 'tall piece';
  if (!leavesDoors(scene, piece)) return 'opening hidden';
  return leavesOthersSeen(scene, piece, strictness.seen ?? 0.6, strictness.leaves) ? null : 'hidden piece';
}

function clearOfOthers(scene: Scene, piece: Draft, strictness: Strictness): boolean {
  const { gap = 0.06, apart = WALKWAY } = strictness;
  return scene.pieces.every((other) => {
    if (other.kind === 'rug' && piece.kind === 'plant') return !overlap(piece, other, -0.06);
    if (!stopsOthers(other) || KINDS[piece.kind].seatOf === other.kind) return true;
    const room = other.kind === 'curtain' ? 0.02 : other.group === piece.group ? gap : apart;
    return !collide(piece, other, room);
  });
}

function staysInFrame(scene: Scene, seen: PictureBounds, { inFrame = 0.95, lowest = 1 }: Strictness): boolean {
  if (seen.inFrame < inFrame || seen.bottom > lowest) return false;
  return seen.inFrame === 1 || scene.pieces.filter((other) => isCut(scene.room, other)).length < MOST_CUT;
}

/** Share of the narrower of two tall pieces by which they may overlap in the picture. */
const LAPPED = 0.2;

/**
 * Whether a tall piece would overlap another tall one in the picture, as a lamp before a shelf.
 */
const meetsTall = ({ room, pieces }: Scene, { left, right }: PictureBounds): boolean =>
  pieces.some((other) => {
    if (!isTall(other) || !stands(other) || other.kind === 'bed') return false;
    const seen = viewOfStanding(room, other);
    const lap = Math.min(right, seen.right) - Math.max(left, seen.left);
    return lap > LAPPED * Math.min(right - left, seen.right - seen.left);
  });

/** Whether the frame cuts a piece of furniture. */
export const isCut = (room: Room, piece: Draft): boolean => stands(piece) && viewOfStanding(room, piece).inFrame < 1;

/** Whether the main piece, every other one, and a share `seen` of the new piece itself stay visible. */
export function leavesOthersSeen(scene: Scene, piece: Draft, seen: number, leaves = OTHER_SEEN): boolean {
  const { room, pieces } = scene;
  const added = solids(piece);
  if (added.length === 0) return true;
  const standing = pieces.flatMap((other) => shapeOf(other).boxes);
  if (unhidden(room, added.flatMap(boxSamples), standing) < seen) return false;
  const covers = coverOf(room, added);
  const leavesOf = (other: Draft) => (stands(other) ? leaves : OTHER_SEEN);
  return pieces.every((other, index) => {
    const { points } = shapeOf(other);
    if (KINDS[piece.kind].seatOf === other.kind || !points.some(covers)) return true;
    if (index > 0 && restsOn(piece, other)) return true;
    const others = pieces.filter((third) => third !== other && KINDS[third.kind].seatOf !== other.kind);
    const least =
      index === 0 ? MAIN_SEEN : sameSet(piece, other) ? SET_SEEN : isArt(other) ? ART_SEEN : leavesOf(other);
    return unhidden(room, points, [...others.flatMap((third) => shapeOf(third).boxes), ...added]) >= least;
  });
}

const isArt = (piece: Draft): boolean => KINDS[piece.kind].standing === 'hangs' && piece.kind !== 'curtain';

/** Whether an item stands on a piece, which it may then hide. */
const restsOn = (thing: Draft, base: Draft): boolean =>
  thing.y > 0 && Math.abs(base.y + base.height - thing.y) < 1e-9 && overlap(thing, base);

const sameSet = (a: Draft, b: Draft): boolean =>
  a.kind === b.kind && a.group === b.group && KINDS[a.kind].seatOf !== undefined;

/** Adds the first candidate that fits. */
export function addFirst(scene: Scene, candidates: readonly Draft[], strictness: Strictness = {}): Draft | null {
  const piece = candidates.find((candidate) => fits(scene, candidate, strictness));
  if (!piece) return null;
  scene.pieces.push(piece);
  return piece;
}
