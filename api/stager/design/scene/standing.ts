/** The things that already stand in the room: columns, plants, radiators. */
import type { Room, Thing, Vec3 } from '../../contract.js';
import { SURE } from '../../room/openings/belief.js';
import type { Draft, Placed } from '../../furniture/draft.js';
import { boxSamples, overlap } from './footprint.js';
import { blockOf } from './roomSolids.js';
import { solids } from './solids.js';
import { coverOf, unhidden } from './view.js';

/** Metres of clearance between tall pieces and the room's own things. */
const CROWDED = 0.35;
/** Metres: least height of a piece that counts as tall. */
const TALL = 1;

/** Heights at which a thing must stay visible, as shares of its own height. */
const SEEN_AT = [0.2, 0.6, 1] as const;
/**
 * The same for its foot, which shows where it stands: heights and positions across it, as shares of its size.
 */
const AT_FOOT = { radiator: 0.04, other: 0.08, across: [-0.4, 0, 0.4] } as const;

const isSure = ({ certainty }: Thing): boolean => certainty >= SURE;

/** Metres kept free before a counter, and round an island, at one side of which people work. */
const AISLE = { counter: 0.9, island: 1.1 } as const;
/** Metres: the range of a counter's height, and its least length. */
const COUNTER = { lowest: 0.7, highest: 1.25, length: 0.9 } as const;
/** Metres from a wall within which a counter stands at it. */
const AT_WALL = 0.3;

/** Whether a certain thing of the room overlaps a piece or is nearer to it than `apart` metres. */
export const meetsStanding = ({ things }: Room, piece: Placed, apart = 0): boolean =>
  things.some((thing) => isSure(thing) && overlap(piece, blockOf(thing), apart));

/** Metres that stay free before a thing, so that people can work and pass there; 0 before most. */
function aisleOf(room: Room, { x, z, width, depth, height }: Thing): number {
  const isCounter = height >= COUNTER.lowest && height <= COUNTER.highest && Math.max(width, depth) >= COUNTER.length;
  if (!isCounter) return 0;
  const toWall = Math.min(x - width / 2 - room.left, room.right - x - width / 2, z - depth / 2 - room.back);
  return toWall < AT_WALL ? AISLE.counter : AISLE.island;
}

/**
 * Whether a piece overlaps a thing of the room, a doubted one with its whole possible footprint, or stands in the aisle
 * of a counter.
 */
export const meetsThing = (room: Room, piece: Placed): boolean =>
  room.things.some((thing) => overlap(piece, blockOf(thing), isSure(thing) ? aisleOf(room, thing) : 0));

/** Whether a piece is too close to a certain thing of the room, such as a column or a plant, or hides it. */
export function crowdsStanding(room: Room, piece: Draft): boolean {
  if (!room.things.some(isSure)) return false;
  return (piece.height >= TALL && meetsStanding(room, piece, CROWDED)) || hidesCertainThing(room, piece);
}

/** Whether a piece hides a certain thing of the room from the camera. */
export const hidesCertainThing = (room: Room, piece: Draft): boolean => hidesAny(room, piece, pointsIn(room).sure);

/** The same for possible things; the main group may hide a part of them. */
export const hidesPossibleThing = (room: Room, piece: Draft): boolean =>
  hidesAny(room, piece, piece.group === 'main' ? pointsIn(room).middles : pointsIn(room).unsure);

/** Share of a piece that a thing before it may hide; more would require drawing the piece behind the thing. */
const MAY_BE_BEHIND = 0.03;

/**
 * Whether a thing of the room stands before a piece and hides a part of it. Pixels of the photo are never covered by a
 * piece behind them.
 */
export function standsBehindThing(room: Room, piece: Draft): boolean {
  const blocks = room.things.filter(isSure).map(blockOf);
  if (blocks.length === 0) return false;
  const parts = solids(piece);
  return parts.length > 0 && unhidden(room, parts.flatMap(boxSamples), blocks) < 1 - MAY_BE_BEHIND;
}

function hidesAny(room: Room, piece: Draft, points: readonly Vec3[]): boolean {
  if (points.length === 0) return false;
  return points.some(coverOf(room, solids(piece)));
}

/** Sample points of a room's things: of certain ones, of possible ones, and the centres of the latter. */
interface ThingPoints {
  readonly sure: readonly Vec3[];
  readonly unsure: readonly Vec3[];
  readonly middles: readonly Vec3[];
}

/** Memoised, as every candidate asks for them. */
const thingPoints = new WeakMap<Room, ThingPoints>();

function pointsIn(room: Room): ThingPoints {
  const known = thingPoints.get(room);
  if (known) return known;
  const unsure = room.things.filter((thing) => !isSure(thing));
  const points = {
    sure: room.things.filter(isSure).flatMap((thing) => [...footOf(thing), ...middleOf(thing)]),
    unsure: unsure.flatMap((thing) => [...footOf(thing, [0]), ...middleOf(thing)]),
    middles: unsure.flatMap(middleOf),
  };
  thingPoints.set(room, points);
  return points;
}

const middleOf = ({ x, z, height }: Thing): Vec3[] => SEEN_AT.map((share) => [x, share * height, z]);

/** Sample points of a thing's foot, along both of its axes. */
function footOf({ kind, x, z, width, depth, height }: Thing, across: readonly number[] = AT_FOOT.across): Vec3[] {
  const y = height * (kind === 'radiator' ? AT_FOOT.radiator : AT_FOOT.other);
  return across.flatMap((share): Vec3[] => [
    [x + share * width, y, z],
    [x, y, z + share * depth],
  ]);
}
