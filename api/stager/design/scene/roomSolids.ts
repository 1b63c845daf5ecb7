/** The solids of the room: what stands or is built in it, and the floor that its doors need. */
import type { Opening, Room, Thing } from '../../contract.js';
import type { Placed } from '../../furniture/draft.js';
import { isBelieved, SUSPECTED } from '../../room/openings/belief.js';
import { beforeWall, FACING } from './walls.js';

/** A footprint with a height that nothing may cross. */
export interface RoomSolid extends Placed {
  readonly name: 'thing' | 'radiator' | 'hearth' | 'built-in' | 'door';
}

/** Metres by which a hearth's stone and a built-in's foot reach into the room, and those of a door's swing. */
export const HEARTH_STONE = 0.5;
const BUILT_IN = 0.4;
export const SWING = { deepest: 0.9, leaf: 1.1, threshold: 0.4 } as const;
/** Metres by which an opening may be narrower than read, at either side. */
const READING_ERROR = 0.06;

/** A thing as a box. */
export const blockOf = ({ x, z, width, depth, height }: Thing): Placed => ({
  x,
  z,
  width,
  depth,
  height,
  y: 0,
  angle: 0,
});

/** Metres before a door that its leaf needs; what is wider than a leaf slides or stands open. */
export const swingOf = ({ from, to }: Pick<Opening, 'from' | 'to'>): number =>
  to - from <= SWING.leaf ? Math.min(SWING.deepest, to - from) : SWING.threshold;

const NAMES = { fireplace: 'hearth', obstacle: 'built-in', door: 'door' } as const;

function depthOf(opening: Opening): number {
  if (opening.kind === 'fireplace') return HEARTH_STONE;
  return opening.kind === 'door' ? swingOf(opening) : BUILT_IN;
}

/**
 * All solids of a room. A thing that is doubted counts as one with its whole possible footprint, as does a hearth; a
 * door and a built-in count where they are believed.
 */
export function roomSolids(room: Room): readonly RoomSolid[] {
  const known = solidsOf.get(room);
  if (known) return known;
  const found = findSolids(room);
  solidsOf.set(room, found);
  return found;
}

/** Memoised, as every candidate asks for them. */
const solidsOf = new WeakMap<Room, readonly RoomSolid[]>();

function findSolids(room: Room): RoomSolid[] {
  const things = room.things.map((thing): RoomSolid => ({ ...blockOf(thing), name: thing.kind ?? 'thing' }));
  const openings = room.openings.flatMap((opening): RoomSolid[] => {
    const { kind, wall, from, to, top } = opening;
    if (kind === 'window' || !counts(opening)) return [];
    const depth = depthOf(opening);
    const [x, z] = beforeWall(room.walls[wall], (from + to) / 2, depth / 2);
    const width = Math.max(0.1, to - from - 2 * READING_ERROR);
    return [{ name: NAMES[kind], x, z, y: 0, width, depth, height: top, angle: FACING[wall] }];
  });
  return [...things, ...openings];
}

const counts = (opening: Opening): boolean =>
  isBelieved(opening) || (opening.kind === 'fireplace' && opening.certainty >= SUSPECTED);
