/** What stood in the room before: columns, plants, radiators. */
import type { Room, Thing, Vec3 } from '../../contract.js';
import { SURE } from '../../room/openings/belief.js';
import type { Draft, Placed } from '../../furniture/draft.js';
import { boxSamples, overlap } from './footprint.js';
import { solids } from './solids.js';
import { coverOf, unhidden } from './view.js';

/** Metres that tall pieces keep from what stands there. */
const CROWDED = 0.35;
/** Metres: pieces of this height on are seen against what stands behind them. */
const TALL = 1;

/** Heights, as shares of a thing's own, at which it must not be hidden. */
const SEEN_AT = [0.2, 0.6, 1] as const;
/**
 * The same of its foot, by which one sees where it stands, and where across it that is asked, as shares of its size.
 */
const AT_FOOT = { radiator: 0.04, other: 0.08, across: [-0.4, 0, 0.4] } as const;

const isSure = ({ certainty }: Thing): boolean => certainty >= SURE;

/** A thing as a piece of furniture takes it. */
const blockOf = ({ x, z, width, depth, height }: Thing): Placed => ({ x, z, width, depth, height, y: 0, angle: 0 });

/** Whether something that was in the room before has the spot, or stands nearer to it than `apart` metres. */
export const meetsStanding = ({ things }: Room, piece: Placed, apart = 0): boolean =>
  things.some((thing) => isSure(thing) && overlap(piece, blockOf(thing), apart));

/** Whether a piece would crowd what was in the room before, a column or a plant, or stand before it. */
export function crowdsStanding(room: Room, piece: Draft): boolean {
  if (!room.things.some(isSure)) return false;
  return (piece.height >= TALL && meetsStanding(room, piece, CROWDED)) || hidesStanding(room, piece);
}

/** Whether a piece comes between the camera and what was in the room before. */
export const hidesStanding = (room: Room, piece: Draft): boolean => hidesAny(room, piece, pointsIn(room).sure);

/** The same of what may be there. The group that the picture is about need not leave all of it to be seen. */
export const hidesThings = (room: Room, piece: Draft): boolean =>
  hidesAny(room, piece, piece.group === 'main' ? pointsIn(room).middles : pointsIn(room).unsure);

/** Share of a piece that what stands before it may hide: more, and it would have to be drawn behind it. */
const MAY_BE_BEHIND = 0.03;

/**
 * Whether a piece is further off than something that stands in the room and hides a part of it: the photo's own pixels
 * are never painted over by what is behind them.
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

/** Points by which one sees a room's things: those that are sure, those that may be there, and the middles of these. */
interface ThingPoints {
  readonly sure: readonly Vec3[];
  readonly unsure: readonly Vec3[];
  readonly middles: readonly Vec3[];
}

/** Every place that is tried asks for them. */
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

/** Points of its foot, along both of its axes. */
function footOf({ kind, x, z, width, depth, height }: Thing, across: readonly number[] = AT_FOOT.across): Vec3[] {
  const y = height * (kind === 'radiator' ? AT_FOOT.radiator : AT_FOOT.other);
  return across.flatMap((share): Vec3[] => [
    [x + share * width, y, z],
    [x, y, z + share * depth],
  ]);
}
