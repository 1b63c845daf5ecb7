/** What changed between two plans of one photo, piece by piece; the words are in `changeWords`. */
import type { Piece, Plan, Room } from '../../contract.js';
import { isOnFloor, KINDS } from '../../kinds.js';
import { distanceTo, wrapAngle } from '../scene/footprint.js';

/** `varied`: other details or colours; `swapped`: another kind in its place. */
export type PieceChange = 'moved' | 'turned' | 'resized' | 'varied' | 'swapped' | 'removed' | 'added';

/** A piece that is not as it was. */
export interface ChangedPiece {
  /** null: it was not there */
  readonly before: Piece | null;
  /** null: it is gone */
  readonly after: Piece | null;
  /** at least one */
  readonly changes: readonly PieceChange[];
}

/** A plan, with the room as it was read for it. */
export interface FurnishedRoom {
  readonly plan: Plan;
  readonly room: Room;
}

/** Every piece that changed, those of the earlier plan first. A piece is the same where its id and kind are. */
export function planChanges(before: FurnishedRoom, after: FurnishedRoom): readonly ChangedPiece[] {
  const comparing = { before, after, sameRoom: isSameRoom(before.room, after.room) };
  const partners = partnersOf(comparing);
  const kept = new Set(partners.values());
  const earlier = before.plan.pieces.map((piece): ChangedPiece => {
    const partner = partners.get(piece);
    if (!partner) return { before: piece, after: null, changes: ['removed'] };
    return { before: piece, after: partner, changes: differences(comparing, piece, partner) };
  });
  const added = after.plan.pieces.filter((piece) => !kept.has(piece));
  return [
    ...earlier.filter(({ changes }) => changes.length > 0),
    ...added.map((piece): ChangedPiece => ({ before: null, after: piece, changes: ['added'] })),
  ];
}

interface Comparing {
  readonly before: FurnishedRoom;
  readonly after: FurnishedRoom;
  /** otherwise the places of the one mean nothing in the other */
  readonly sameRoom: boolean;
}

/** Metres, or shares of the picture, by which two readings of one room may differ. */
const SAME_READING = 0.01;

/** Whether two readings give the room the same axes, so that places in both can be compared. */
export function isSameRoom(one: Room, other: Room): boolean {
  const [a, b] = [one, other].map(measuresOf);
  return a.every((measure, k) => Math.abs(measure - b[k]) <= SAME_READING);
}

const measuresOf = ({ camera, left, right, back, width }: Room) => [
  camera.focal / width,
  camera.height,
  ...camera.rotation,
  left,
  right,
  back,
];

/** The pieces of the earlier plan with what became of them in the later one. */
function partnersOf({ before, after, sameRoom }: Comparing): ReadonlyMap<Piece, Piece> {
  const partners = new Map<Piece, Piece>();
  const [earlier, later] = [before.plan.pieces, after.plan.pieces];
  for (const piece of earlier) {
    const same = later.find(({ id, kind }) => id === piece.id && kind === piece.kind);
    if (same) partners.set(piece, same);
  }
  const free = new Set(later);
  for (const piece of partners.values()) free.delete(piece);
  for (const piece of sameRoom ? earlier : []) {
    const instead = partners.has(piece) ? undefined : [...free].find((other) => isInsteadOf(other, piece));
    if (!instead) continue;
    partners.set(piece, instead);
    free.delete(instead);
  }
  return partners;
}

/** Whether a piece of another kind has the place of the piece. */
function isInsteadOf(other: Piece, piece: Piece): boolean {
  if (other.kind === piece.kind || !isOnFloor(other) || !isOnFloor(piece)) return false;
  if (KINDS[other.kind].standing !== KINDS[piece.kind].standing) return false;
  return distanceTo(piece, [other.x, other.z]) === 0 || distanceTo(other, [piece.x, piece.z]) === 0;
}

/** What is less is not seen. */
const SEEN = { metres: 0.02, radians: 0.02 };

/** Metres between the two places of a piece. */
export const distanceMoved = (before: Piece, after: Piece): number =>
  Math.hypot(after.x - before.x, after.y - before.y, after.z - before.z);

/** Whether a person, or a new arrangement, gave it another of its style's colours; a rug's is its `way`. */
export const isRecoloured = (before: Piece, after: Piece): boolean =>
  before.colour !== after.colour || before.way !== after.way;

function differences({ before, after, sameRoom }: Comparing, one: Piece, other: Piece): PieceChange[] {
  if (one.kind !== other.kind) return ['swapped'];
  const differs = (name: keyof Piece) => one[name] !== other[name];
  const sizes = (['width', 'depth', 'height'] as const).map((side) => Math.abs(other[side] - one[side]));
  const restyled = before.plan.style !== after.plan.style || before.plan.look !== after.plan.look;
  const found: Readonly<Partial<Record<PieceChange, boolean>>> = {
    moved: sameRoom && distanceMoved(one, other) > SEEN.metres,
    turned: sameRoom && Math.abs(wrapAngle(other.angle - one.angle)) > SEEN.radians,
    resized: Math.max(...sizes) > SEEN.metres,
    varied: restyled || isRecoloured(one, other) || differs('seed') || differs('motif'),
  };
  return (Object.keys(found) as PieceChange[]).filter((change) => found[change]);
}
