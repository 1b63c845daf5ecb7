/** Rooms for tests: boxes of every size, seen by every camera that a listing photo may come from. */
import type { Camera, Opening, Pixel, Room, Side, Thing, Vec3, Wall } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import type { Random } from '../../random.js';
import { createRandom } from '../../random.js';
import { NOTHING_SEEN } from '../../room/nothingSeen.js';

const WIDTH = 1200;
const HEIGHT = 800;
/** Metres before the camera's plane where the floor is cut off. */
const NEAR = 0.1;

/** The fields of a flawless reading that do not depend on the geometry. */
export const EVEN_READING = {
  ceilingOutline: null,
  ...NOTHING_SEEN,
  light: { from: 'even', walls: 0.5, floor: 0.3, tint: [1, 1, 1] },
  explained: 0.9,
  confidence: 0.9,
  warnings: [],
} as const satisfies Partial<Room>;

/** A bare room with windows and doors; the same seed gives the same room. */
export function syntheticRoom(seed: number): { room: Room } {
  const random = createRandom(seed);
  const width = random.between(2.6, 8);
  const left = -width * random.between(0.25, 0.75);
  const right = left + width;
  const back = -random.between(2.6, 8);
  const ceilingHeight = random.between(2.35, 3.1);
  const camera = syntheticCamera(random);
  const box = { left, right, back, front: random.between(0.8, 2), ceilingHeight };
  const walls = {
    back: wallOf('back', back, left, right),
    left: { ...wallOf('left', left, back, 0), seen: showsWall(camera, [left, 0.5, back * 0.7]) },
    right: { ...wallOf('right', right, back, 0), seen: showsWall(camera, [right, 0.5, back * 0.7]) },
  };
  const floorOutline = floorInPicture(camera, box, { width: WIDTH, height: HEIGHT });
  const room: Room = {
    ...box,
    width: WIDTH,
    height: HEIGHT,
    camera,
    walls,
    openings: openings(random, box, walls),
    floorOutline,
    ...EVEN_READING,
    things: random.chance(0.2) ? [column(random.between(left, right), random.between(back, -1))] : [],
  };
  return { room };
}

/** A column that stands in a synthetic room. */
export const column = (x: number, z: number): Thing => ({
  x,
  z,
  width: 0.5,
  depth: 0.5,
  height: 1.3,
  certainty: 0.8,
});

function syntheticCamera(random: Random): Camera {
  const fieldOfView = (random.between(55, 100) * Math.PI) / 180;
  const yaw = random.between(-0.5, 0.5);
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  return {
    focal: WIDTH / 2 / Math.tan(fieldOfView / 2),
    cx: WIDTH / 2,
    cy: HEIGHT * random.between(0.36, 0.52),
    rotation: [c, 0, s, 0, 1, 0, -s, 0, c],
    height: random.between(1, 1.6),
  };
}

/** A bare wall in the picture. */
export const wallOf = (side: Side, at: number, from: number, to: number): Wall => ({
  side,
  at,
  from,
  to,
  seen: true,
  uprights: [],
});

function showsWall(camera: Camera, point: Vec3): boolean {
  const pixel = project(camera, point);
  return pixel !== null && pixel[0] > 0 && pixel[0] < WIDTH;
}

export type Box = Pick<Room, 'left' | 'right' | 'back' | 'front' | 'ceilingHeight'>;

/** One to three openings, never two on the same stretch of wall. */
function openings(random: Random, box: Pick<Box, 'ceilingHeight'>, walls: Room['walls']): Opening[] {
  const found: Opening[] = [];
  for (const side of random.shuffled(['back', 'left', 'right'] as const).slice(0, 2 + Math.round(random.next()))) {
    const { from, to } = walls[side];
    const kind = random.chance(0.6) ? 'window' : 'door';
    const width = kind === 'door' ? 0.9 : random.between(0.8, 2.2);
    if (to - from < width + 0.6) continue;
    const start = random.between(from + 0.3, to - width - 0.3);
    const sill = random.pick([0.05, 0.5, 0.9, 1.1]);
    const [bottom, top] = kind === 'door' ? [0, 2.03] : [sill, Math.min(box.ceilingHeight - 0.2, sill + 1.3)];
    found.push({ wall: side, kind, from: start, to: start + width, bottom, top, certainty: 0.9, glow: 1 });
  }
  return found;
}

/** The box's floor in the picture: clipped at the near plane, projected, clipped by the frame. */
export function floorInPicture(
  camera: Camera,
  { left, right, back }: Pick<Box, 'left' | 'right' | 'back'>,
  size: Pick<Room, 'width' | 'height'>,
): Pixel[] {
  const r = camera.rotation;
  const depth = ([x, y, z]: Vec3) => -((r[2] ?? 0) * x + (r[5] ?? 0) * (y - camera.height) + (r[8] ?? 1) * z) - NEAR;
  const floor: Vec3[] = [
    [left, 0, 1.5],
    [right, 0, 1.5],
    [right, 0, back],
    [left, 0, back],
  ];
  const seen = clip(floor, depth).flatMap((point) => project(camera, point) ?? []) as unknown as number[];
  const pixels: Pixel[] = [];
  for (let index = 0; index + 1 < seen.length; index += 2) pixels.push([seen[index] ?? 0, seen[index + 1] ?? 0]);
  const edges: ((pixel: Pixel) => number)[] = [
    ([x]) => x,
    ([x]) => size.width - x,
    ([, y]) => y,
    ([, y]) => size.height - y,
  ];
  return edges.reduce<Pixel[]>((polygon, edge) => clip(polygon, edge), pixels);
}

/** Sutherland and Hodgman 1974: the part of a polygon where `inside` is not negative. */
function clip<T extends readonly number[]>(polygon: readonly T[], inside: (point: T) => number): T[] {
  const kept: T[] = [];
  polygon.forEach((point, index) => {
    const before = polygon[(index + polygon.length - 1) % polygon.length] ?? point;
    const [a, b] = [inside(before), inside(point)];
    if (a >= 0 !== b >= 0) {
      const t = a / (a - b);
      kept.push(before.map((value, axis) => value + t * ((point[axis] ?? 0) - value)) as unknown as T);
    }
    if (b >= 0) kept.push(point);
  });
  return kept;
}
