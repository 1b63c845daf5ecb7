/** A room's focal points: a hearth, a picture or a screen on the wall, built-in shelves, the view. */
import type { Ground, Opening, Room } from '../../contract.js';
import { isBelieved, SURE } from '../../room/openings/belief.js';
import type { Draft } from '../../furniture/draft.js';
import { distanceBetween, wrapAngle } from './footprint.js';
import { KINDS } from '../../kinds.js';
import { mayBePicture } from '../../room/fixtures/hungPictures.js';
import type { Focal, Scene } from './scene.js';
import { beforeWall } from './walls.js';

const STRENGTH = { hearth: 3, picture: 2, builtIn: 2, outlets: 2, view: 1, plates: 0.6 } as const;
/** A built-in unit begins about at the floor and has at least this size, metres and square metres. */
const BUILT_IN = { bottom: 0.6, width: 0.7, area: 1.1, certainty: 0.5 };
/** Metres of glass in a wall that make a view. */
const VIEW = 1.2;
/** Plates that prepare a wall for a screen: their heights, least number and greatest distance; metres. */
const FOR_SCREEN = { from: 0.2, to: 1.5, fewest: 2, together: 2.5 };
/**
 * A row of outlets, read as one fixture: least length and highest top in metres, and least ratio of length to height.
 */
const OUTLETS = { length: 0.35, top: 0.6, times: 1.8 };

/** The focal points of a room, the strongest first. */
export function focalPoints(room: Room): Focal[] {
  const ofOpenings = room.openings.flatMap((opening): Focal[] => {
    const strength = strengthOf(room, opening);
    return strength === 0 ? [] : [focalAt(room, opening, strength)];
  });
  const pictures = room.fixtures
    .filter(({ kind, certainty }) => kind === 'picture' && certainty >= SURE)
    .map((fixture) => focalAt(room, fixture, STRENGTH.picture));
  return [...ofOpenings, ...pictures, ...views(room), ...outlets(room), ...preparedWalls(room)].toSorted(
    (a, b) => b.strength - a.strength,
  );
}

type Stretch = Pick<Opening, 'wall' | 'from' | 'to'>;

function focalAt(room: Room, { wall, from, to }: Stretch, strength: number): Focal {
  return { wall, at: beforeWall(room.walls[wall], (from + to) / 2, 0), width: to - from, strength };
}

function strengthOf(room: Room, opening: Opening): number {
  const { kind, from, to, bottom, top, certainty } = opening;
  if (kind === 'fireplace') return isBelieved(opening) ? STRENGTH.hearth : 0;
  if (mayBePicture(room, opening) && isBelieved(opening)) return STRENGTH.picture;
  if (kind !== 'obstacle' || certainty < BUILT_IN.certainty) return 0;
  const [width, area] = [to - from, (to - from) * (top - bottom)];
  return bottom < BUILT_IN.bottom && width > BUILT_IN.width && area > BUILT_IN.area ? STRENGTH.builtIn : 0;
}

/** The windows of each wall as one focal point. */
function views(room: Room): Focal[] {
  return Object.values(room.walls).flatMap(({ side }) => {
    const glass = room.openings.filter(
      (o) => o.wall === side && o.kind === 'window' && isBelieved(o) && !mayBePicture(room, o),
    );
    const metres = glass.reduce((sum, { from, to }) => sum + to - from, 0);
    if (metres < VIEW) return [];
    const from = Math.min(...glass.map((o) => o.from));
    const to = Math.max(...glass.map((o) => o.to));
    return [focalAt(room, { wall: side, from, to }, STRENGTH.view)];
  });
}

/** Rows of outlets low on a wall: power, aerial and network side by side, where a screen and its cabinet belong. */
function outlets(room: Room): Focal[] {
  return room.fixtures
    .filter(({ kind, from, to, bottom, top, certainty }) => {
      const length = to - from;
      const inRow = length > OUTLETS.length && length > OUTLETS.times * (top - bottom) && top < OUTLETS.top;
      return kind === 'device' && certainty >= SURE && inRow;
    })
    .map((fixture) => focalAt(room, fixture, STRENGTH.outlets));
}

/** Walls whose switches and outlets show that they are prepared for a screen. */
function preparedWalls(room: Room): Focal[] {
  return Object.values(room.walls).flatMap(({ side }) => {
    const plates = room.fixtures.filter(
      ({ wall, kind, bottom, top, certainty }) =>
        wall === side && kind === 'plate' && certainty >= SURE && bottom > FOR_SCREEN.from && top < FOR_SCREEN.to,
    );
    const from = Math.min(...plates.map((plate) => plate.from));
    const to = Math.max(...plates.map((plate) => plate.to));
    if (plates.length < FOR_SCREEN.fewest || to - from > FOR_SCREEN.together) return [];
    return [focalAt(room, { wall: side, from, to }, STRENGTH.plates)];
  });
}

/** Radians within which a seat faces a point, and metres to the table within which seats form its group. */
const LOOKS_AT = 1;
const ONE_GROUP = 1.2;

/** Radians between a seat's direction and the direction to a point. */
function offAxis({ x, z, angle }: Pick<Draft, 'x' | 'z' | 'angle'>, at: Ground): number {
  return Math.abs(wrapAngle(Math.atan2(at[0] - x, at[1] - z) - angle));
}

/** Whether a sofa, or the group of seats round its table, faces a focal point. */
export function isFaced({ pieces }: Pick<Scene, 'pieces'>, { at }: Focal): boolean {
  const seats = pieces.filter(({ kind }) => KINDS[kind].facesFocalPoint);
  const main = seats[0];
  if (!main) return false;
  if (offAxis(main, at) < LOOKS_AT) return true;
  const table = pieces.find(({ kind }) => kind === 'coffee table');
  const group = table ? seats.filter((seat) => distanceBetween(seat, table) < ONE_GROUP) : [];
  if (!table || group.length < 2) return false;
  return offAxis({ x: table.x, z: table.z, angle: openSide(table, group) }, at) < LOOKS_AT;
}

/** The angle of the largest gap between the seats round a table. */
function openSide(table: Draft, seats: readonly Draft[]): number {
  const angles = seats.map((seat) => Math.atan2(seat.x - table.x, seat.z - table.z)).toSorted((a, b) => a - b);
  const gaps = angles.map((from, k) => ({ from, gap: (angles[k + 1] ?? (angles[0] ?? 0) + 2 * Math.PI) - from }));
  const widest = gaps.reduce((a, b) => (b.gap > a.gap ? b : a));
  return widest.from + widest.gap / 2;
}
