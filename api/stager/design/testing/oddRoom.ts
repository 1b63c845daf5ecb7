/** Unusual rooms for property tests: niches, hearths, columns, portrait pictures, tilted cameras. */
import { type Surface, SURFACES } from '../../kinds.js';
import type {
  Camera,
  Fixture,
  Ground,
  Opening,
  Pixel,
  Room,
  RoomLamp,
  RoomType,
  Side,
  Style,
  Vec3,
} from '../../contract.js';
import { ROOM_TYPES, STYLES } from '../../contract.js';
import { onFloor, project } from '../../../shared/geometry/camera.js';
import { outlineOfMask } from '../../room/floor/maskOutline.js';
import { insidePolygon } from '../../room/camera/polygon.js';
import type { ArrangeRequest } from '../arrange.js';
import { createRandom, type Random } from '../../random.js';
import { lookOfWall } from '../../room/evidence/surfaceLook.js';
import { column, EVEN_READING, floorInPicture, wallOf, type Box } from './syntheticRoom.js';
import { onWall, SIDES } from '../scene/walls.js';

const FORMATS = [
  [1200, 800],
  [1200, 800],
  [1600, 900],
  [1000, 1000],
  [800, 1200],
] as const;

/** A corner of the box that is no floor, which makes the room L-shaped; metres. */
interface Notch {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
}

interface OddRoom {
  readonly room: Room;
  readonly notch: Notch | null;
}

/** A room of 2.2 to 10 m with random openings, things and notches; the same seed gives the same room. */
export function oddRoom(seed: number): OddRoom {
  const random = createRandom(seed * 31 + 7);
  const small = random.chance(0.4);
  const [least, most] = small ? [2.2, 4] : [3, 10];
  const width = random.between(least, most);
  const left = -width * random.between(0.12, 0.88);
  const back = -random.between(least, most);
  const ceilingHeight = random.between(2.1, random.chance(0.2) ? 4.2 : 2.9);
  const [pixelsWide, pixelsHigh] = random.pick(FORMATS);
  const box: Box = { left, right: left + width, back, front: random.between(0.3, 3), ceilingHeight };
  const camera = oddCamera(random, pixelsWide, pixelsHigh);
  const walls = {
    back: wallOf('back', back, left, left + width),
    left: wallOf('left', left, back, 0),
    right: wallOf('right', left + width, back, 0),
  };
  const notch = random.chance(0.3) ? cutCorner(random, box) : null;
  const size = { width: pixelsWide, height: pixelsHigh };
  const floorOutline = floorInPicture(camera, box, size);
  const isFloor = (pixel: readonly [number, number]): boolean => {
    if (!insidePolygon(pixel, floorOutline)) return false;
    const point = onFloor(camera, pixel);
    return point !== null && (notch === null || !isHidden(notch, [point[0], point[2]]));
  };
  const room: Room = {
    ...box,
    ...size,
    camera,
    walls: mapWalls(walls, (wall) => ({ ...wall, seen: showsWall(camera, size, wall) })),
    openings: withPanes(random, oddOpenings(random, box, walls)),
    ...EVEN_READING,
    things: Array.from({ length: random.pick([0, 0, 0, 1, 1, 3]) }, () => {
      return column(random.between(left, left + width), random.between(back, -0.8));
    }),
    floorOutline: notch ? outlineOf(isFloor, size) : floorOutline,
    fixtures: oddPlates(random, walls),
    lamps: random.chance(0.3) ? [oddLamp(random, box)] : [],
  };
  return { room: withPatches(random, room), notch };
}

/** Pixels of the photo per cell of the floor mask. */
const PER_CELL = 4;

/** The outline of the floor, traced from a mask as the reader does. */
function outlineOf(isFloor: (pixel: Pixel) => boolean, size: { width: number; height: number }): Pixel[] {
  const [width, height] = [size.width / PER_CELL, size.height / PER_CELL];
  const data = Uint8Array.from({ length: width * height }, (_, cell) => {
    const pixel: Pixel = [((cell % width) + 0.5) * PER_CELL, (Math.floor(cell / width) + 0.5) * PER_CELL];
    return Number(isFloor(pixel));
  });
  return outlineOfMask({ width, height, data }, new Float32Array(width).fill(-Infinity), size);
}

function mapWalls(walls: Room['walls'], change: (wall: Room['walls'][Side]) => Room['walls'][Side]): Room['walls'] {
  return { back: change(walls.back), left: change(walls.left), right: change(walls.right) };
}

/** A camera with up to 34 degrees of yaw and 9 of pitch, at a random height. */
function oddCamera(random: Random, width: number, height: number): Camera {
  const fieldOfView = (random.between(50, 105) * Math.PI) / 180;
  const yaw = random.between(-0.6, 0.6);
  const pitch = random.chance(0.5) ? random.between(-0.16, 0.1) : 0;
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  const [p, q] = [Math.cos(pitch), Math.sin(pitch)];
  return {
    focal: Math.max(width, height) / 2 / Math.tan(fieldOfView / 2),
    cx: width / 2,
    cy: height * (pitch === 0 ? random.between(0.34, 0.54) : 0.5),
    // yaw after pitch: columns are the camera's right, up and backwards
    rotation: [c, s * q, s * p, 0, p, -q, -s, c * q, c * p],
    height: random.between(0.8, 1.9),
  };
}

function showsWall(camera: Camera, size: { width: number; height: number }, wall: Room['walls'][Side]): boolean {
  return [0.1, 0.3, 0.5, 0.7, 0.9].some((share) => {
    const pixel = project(camera, onWall(wall, wall.from + share * (wall.to - wall.from), 0.8));
    return pixel !== null && pixel[0] > 0 && pixel[0] < size.width && pixel[1] > 0 && pixel[1] < size.height;
  });
}

/** A notch in one of the far corners, which does not reach beyond the line straight ahead of the camera. */
function cutCorner(random: Random, box: Box): Notch {
  const depth = -box.back * random.between(0.2, 0.55);
  const atLeft = random.chance(0.5);
  const room = atLeft ? -box.left : box.right;
  const width = room * random.between(0.3, 0.95);
  return {
    left: atLeft ? box.left : box.right - width,
    right: atLeft ? box.left + width : box.right,
    back: box.back,
    front: box.back + depth,
  };
}

/** Whether a floor point lies in the notch or behind it. */
function isHidden(notch: Notch, [x, z]: Ground): boolean {
  for (let share = 1; share > 0.02; share -= 0.02) {
    const [px, pz] = [x * share, z * share];
    if (px >= notch.left && px <= notch.right && pz >= notch.back && pz <= notch.front) return true;
  }
  return false;
}

const WIDTHS: Readonly<Record<Opening['kind'], readonly [number, number]>> = {
  door: [0.75, 1.8],
  window: [0.5, 3],
  obstacle: [0.8, 1.9],
  fireplace: [0.8, 1.7],
};

/** Up to five openings of any certainty, never two on the same stretch of wall. */
function oddOpenings(random: Random, box: Box, walls: Room['walls']): Opening[] {
  const found: Opening[] = [];
  for (let tries = random.pick([0, 1, 2, 3, 5, 7]); tries > 0; tries--) {
    const side = random.pick(SIDES);
    const { from, to } = walls[side];
    const kind = random.pick(['window', 'window', 'door', 'obstacle', 'fireplace'] as const);
    const [narrow, wide] = WIDTHS[kind];
    const width = random.between(narrow, wide);
    if (to - from < width + 0.3) continue;
    const start = random.between(from + 0.1, to - width - 0.1);
    if (found.some((o) => o.wall === side && o.from < start + width + 0.1 && o.to > start - 0.1)) continue;
    const sill = kind === 'window' ? random.pick([0, 0.4, 0.7, 0.9, 1.1, 1.5]) : 0;
    const top = Math.min(box.ceilingHeight - 0.1, kind === 'door' ? 2.05 : sill + random.between(0.6, 1.7));
    const certainty = random.chance(0.7) ? random.between(0.6, 1) : random.between(0.1, 0.6);
    found.push({ wall: side, kind, from: start, to: start + width, bottom: sill, top, certainty, glow: 1 });
  }
  return found;
}

/** Adds to some doors a pane that is read as a window, or a threshold. */
const withPanes = (random: Random, openings: readonly Opening[]): Opening[] =>
  openings.flatMap((door) => {
    if (door.kind !== 'door' || !random.chance(0.4)) return [door];
    const pane: Opening = {
      ...door,
      kind: 'window',
      from: door.from + 0.1,
      to: door.to - 0.1,
      bottom: random.pick([0.15, 0.9]),
      top: door.top - 0.12,
    };
    return [{ ...door, bottom: random.pick([0, 0, 0.15]) }, pane];
  });

/** Switches and outlets on two thirds of the walls. */
const oddPlates = (random: Random, walls: Room['walls']): Fixture[] =>
  SIDES.filter(() => random.chance(0.66)).map((wall): Fixture => {
    const from = random.between(walls[wall].from, walls[wall].to - 0.1);
    const bottom = random.pick([0.3, 1.1, 1.4]);
    return { wall, kind: 'plate', from, to: from + 0.09, bottom, top: bottom + 0.09, certainty: 0.8 };
  });

const oddLamp = (random: Random, { left, right, back, ceilingHeight }: Box): RoomLamp => ({
  kind: 'hanging',
  x: random.between(left, right) / 2,
  z: back / 2,
  radius: 0.3,
  bottom: Math.max(1.8, ceilingHeight - 0.6),
  certainty: 0.8,
});

/** Adds pattern to a wall of some rooms: shelves, stairs, a mural. */
function withPatches(random: Random, room: Room): Room {
  if (!random.chance(0.15)) return room;
  const wall = room.walls[random.pick(SIDES)];
  const middle = onWall(wall, random.between(wall.from, wall.to), 0.9);
  const busy = ([x, y, z]: Vec3) => (Math.hypot(x - middle[0], y - middle[1], z - middle[2]) < 0.9 ? 1 : 0);
  const look = lookOfWall(wall, room.ceilingHeight, { busy, tone: () => null });
  return { ...room, walls: { ...room.walls, [wall.side]: { ...wall, look } } };
}

/** A request whose room type and style follow from the seed in turn; the rest is random. */
export function oddRequest(seed: number): ArrangeRequest {
  const random = createRandom(seed * 57 + 11);
  const { room } = oddRoom(seed);
  const roomType: RoomType = ROOM_TYPES[seed % ROOM_TYPES.length] ?? 'bedroom';
  const style: Style = STYLES[seed % STYLES.length] ?? 'modern';
  const creativity = random.pick([0, 8, 15, 15, 22, 30]);
  const kept = SURFACES.filter(() => random.chance(0.12));
  const keeps = (surface: Surface) => kept.includes(surface);
  const preserve = {
    floor: keeps('floor'),
    walls: keeps('walls'),
    windows: keeps('windows'),
    ceiling: keeps('ceiling'),
  };
  return { room, roomType, style, creativity, preserve, seed: random.integer() };
}
