/**
 * Adds to a reading's box and openings: objects, busyness of the walls, look of the floor. The arranger uses this
 * instead of pixels.
 */
import type { Steps } from '../../steps.js';
import type { Ground, Room, Thing, Wall } from '../../contract.js';
import { blownWindows } from './blownPanes.js';
import { bodiesBefore, bodyThings } from './bodies.js';
import { darkThings } from './darkThings.js';
import { faintUprights } from './faintUprights.js';
import { floorColour } from './floorColour.js';
import { jointsOf } from './floorJoints.js';
import type { PhotoLook } from './photoLook.js';
import { seenFloor } from './seenFloor.js';
import { withShelving } from './shelving.js';
import { believedEdges, withSuspectedDoors } from './suspicion.js';
import { lookOfLevel, lookOfWall } from './surfaceLook.js';

type Seen = 'things' | 'fixtures' | 'lamps' | 'watermarks' | 'floor' | 'ceilingLook';

/** A reading before this step. */
export type BareRoom = Omit<Room, Seen>;

/** Assumed size in metres of a column, stool or radiator that two edges show, and its certainty. */
const EDGED = { width: 0.5, depth: 0.5, height: 1.3, certainty: 0.8 } as const;
/** The same for a group of dark cells. */
const DARK = { width: 0.25, depth: 0.25, height: 0.75, certainty: 0.4 } as const;

/** Completes a room from its photo. */
export function* seeRoom(read: BareRoom, look: PhotoLook): Steps<Room> {
  const { back, left, right } = read.walls;
  const edged = (wall: Wall): Wall => ({
    ...wall,
    uprights: [...wall.uprights, ...faintUprights(read, look, wall)],
  });
  const walls = { back: edged(back), left: edged(left), right: edged(right) };
  yield;
  const known = withShelving(read, look);
  yield;
  const windows = blownWindows({ ...read, openings: known }, look);
  const openings = withSuspectedDoors({ ...read, openings: [...known, ...windows], walls });
  const floor = seenFloor(read);
  yield;
  const asThing =
    (shape: typeof EDGED | typeof DARK) =>
    ([x, z]: Ground): Thing => ({ x, z, ...shape });
  const things = [
    ...believedEdges(read, look).map(asThing(EDGED)),
    ...darkThings(read, look, floor).map(asThing(DARK)),
    ...bodyThings(read, bodiesBefore({ ...read, openings }, look)),
  ];
  yield;
  const looked = (wall: Wall): Wall =>
    wall.seen ? { ...wall, look: lookOfWall(wall, read.ceilingHeight, look) } : wall;
  const seenWalls = { back: looked(walls.back), left: looked(walls.left), right: looked(walls.right) };
  yield;
  return {
    ...read,
    walls: seenWalls,
    openings,
    things,
    fixtures: [],
    lamps: [],
    watermarks: [],
    floor: {
      look: lookOfLevel(read, 0, look),
      colour: floorColour(read.light, look, floor),
      joints: jointsOf(look, floor),
    },
    ceilingLook: lookOfLevel(read, read.ceilingHeight, look),
  };
}
