/** Pairs of photos of one synthetic room, as a flawless reader and as the engine's own reads them. */
import type { Ground, Opening, Room, Side } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import { createRandom } from '../../random.js';
import { floorInPicture } from '../../design/testing/syntheticRoom.js';
import { wallPoint } from '../../room/camera/wallPlane.js';
import { roomOf } from '../../synthetic/emptyRoom.js';
import {
  randomFourWalls,
  randomStandpoint,
  seenFrom,
  type FourWalls,
  type Standpoint,
} from '../../synthetic/fourWalls.js';
import type { RoomSpec } from '../../synthetic/roomSpec.js';
import { ALL_TURNS, backTurns, turned, type Turns } from '../turns.js';

export interface PhotoPair {
  readonly room: FourWalls;
  readonly standpoints: readonly [Standpoint, Standpoint];
  readonly specs: readonly [RoomSpec, RoomSpec];
  /** from the first photo's axes to the second's */
  readonly turns: Turns;
}

/** Two photos of one room; the same seed gives the same. */
export function photoPair(seed: number, longSide = 720): PhotoPair {
  const room = randomFourWalls(seed, longSide);
  const random = createRandom(seed ^ 0x7719);
  const first = random.pick(ALL_TURNS);
  const turns = random.pick(ALL_TURNS);
  const second = ((first + turns) % 4) as Turns;
  const standpoints = [randomStandpoint(random, room, first), randomStandpoint(random, room, second)] as const;
  return { room, standpoints, specs: [seenFrom(room, standpoints[0]), seenFrom(room, standpoints[1])], turns };
}

/** What a flawless reader finds in the photo: only what is in the picture. */
export function flawless(spec: RoomSpec): Room {
  const room = roomOf(spec);
  const shows = (side: Side, along: number, y: number): boolean => {
    const pixel = project(room.camera, wallPoint(side, room.walls[side].at, along, y));
    return pixel !== null && pixel[0] > 0 && pixel[0] < room.width && pixel[1] > 0 && pixel[1] < room.height;
  };
  const seesWall = (side: Side): boolean => {
    const { from, to } = room.walls[side];
    return [0.02, 0.1, 0.2, 0.35, 0.5].some((share) => shows(side, from + share * (to - from), 0));
  };
  const { walls } = room;
  const seen = { back: walls.back, left: { ...walls.left, seen: seesWall('left') } };
  const all = { ...seen, right: { ...walls.right, seen: seesWall('right') } };
  const isInPicture = ({ wall, from, to, bottom, top }: Opening): boolean => {
    const points = [0.1, 0.5, 0.9].flatMap((u) => [0.1, 0.5, 0.9].map((v) => [u, v] as const));
    const inside = points.filter(([u, v]) => shows(wall, from + u * (to - from), bottom + v * (top - bottom)));
    return all[wall].seen && inside.length >= 5;
  };
  return {
    ...room,
    walls: all,
    openings: room.openings.filter(isInPicture),
    floorOutline: floorInPicture(room.camera, room, room),
    ceilingOutline: [],
  };
}

/** Metres: where the first camera truly stands in the axes of the second photo. */
export const trueShift = ({ standpoints: [first, second] }: PhotoPair): Ground =>
  turned([first.x - second.x, first.z - second.z], second.turns);

/** A floor point of a photo's axes in the room's own. */
export function inOwnAxes({ x, z, turns }: Standpoint, point: Ground): Ground {
  const [dx, dz] = turned(point, backTurns(turns));
  return [x + dx, z + dz];
}
