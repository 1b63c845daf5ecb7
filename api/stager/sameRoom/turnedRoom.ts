/** What tells one room from another in a reading, in axes that were turned: walls, openings, and the camera. */
import type { Opening, Room, Side } from '../contract.js';
import { isBelieved } from '../room/openings/belief.js';
import { type BoxSide, type Turns, axisAcross, axisAlong, turned, turnedSide } from './turns.js';

export interface BoxWall {
  /** metres: x of a side wall, z of the back and the front wall */
  readonly at: number;
  /** false: outside the picture, so that its place is an estimate */
  readonly seen: boolean;
}

/** An opening on one of four walls. */
export interface WallOpening extends Pick<Opening, 'kind' | 'from' | 'to' | 'bottom' | 'top' | 'certainty'> {
  readonly wall: BoxSide;
}

export interface TurnedRoom {
  readonly room: Room;
  readonly turns: Turns;
  readonly walls: Readonly<Record<BoxSide, BoxWall>>;
  /** those that are believed */
  readonly openings: readonly WallOpening[];
}

const SIDES: readonly Side[] = ['back', 'left', 'right'];

export function turnedRoom(room: Room, turns: Turns): TurnedRoom {
  const walls = Object.fromEntries(
    ([...SIDES, 'front'] as const).map((side) => {
      const seen = side !== 'front' && room.walls[side].seen;
      const [x, z] = turned(axisAcross(side) === 'x' ? [room[side], 0] : [0, room[side]], turns);
      const to = turnedSide(side, turns);
      return [to, { at: axisAcross(to) === 'x' ? x : z, seen }];
    }),
  ) as Record<BoxSide, BoxWall>;
  const openings = room.openings.filter((one) => isBelieved(one) && room.walls[one.wall].seen);
  return { room, turns, walls, openings: openings.map((opening) => turnedOpening(opening, turns)) };
}

function turnedOpening({ wall, from, to, ...rest }: Opening, turns: Turns): WallOpening {
  const ends = [from, to].map((along) => {
    const [x, z] = turned(axisAlong(wall) === 'x' ? [along, 0] : [0, along], turns);
    return axisAlong(turnedSide(wall, turns)) === 'x' ? x : z;
  });
  const { kind, bottom, top, certainty } = rest;
  const span = { from: Math.min(...ends), to: Math.max(...ends) };
  return { kind, bottom, top, certainty, wall: turnedSide(wall, turns), ...span };
}
