/**
 * Detects rooms that are furnished already, by two witnesses: what covers their floor does not look like floor, and what
 * is before their walls does not look like wall.
 */
import { finish } from '../steps.js';
import type { Camera, Raster, Room, Vec3, Warning } from '../contract.js';
import { type Gradient, type Plane, blur, gradient, grey, steepness } from '../photo/filters.js';
import { shrink } from '../photo/resize.js';
import { floorOfBox } from '../room/box/boxOutline.js';
import { insidePolygon } from '../room/camera/polygon.js';
import { bodiesBefore, type Stretch } from '../room/evidence/bodies.js';
import { photoLook } from '../room/evidence/photoLook.js';
import { straightEdges } from '../room/camera/straightEdges.js';
import { FURNISHED } from './furnishedModel.js';

export const FLOOR_FEATURES = ['busy', 'coarse', 'astray', 'standing'] as const;
/** Shares of the floor's pixels, 0..1; `standing` grows with the vertical edges that begin on the floor. */
export type FloorLook = Readonly<Record<(typeof FLOOR_FEATURES)[number], number>>;

/** Long side of the used copy, pixels. */
const LONG_SIDE = 240;
/**
 * Standard deviations of the blurs in pixels, and the least gradients of an edge after them in grey levels per pixel.
 */
const FINE = { blur: 0.8, edge: 9 };
const COARSE = { blur: 2.4, edge: 3.6 };
/** Least sine of the angle between an edge and both directions of the floor's pattern. */
const ASTRAY = 0.3;

/**
 * Probability by the floor, and share of the walls with something before them, from which either alone raises a
 * question.
 */
const ASK = { floor: 0.8, walls: 0.2 } as const;
/** The same from which both together are certain. */
const CERTAIN = { floor: 0.6, walls: 0.05 } as const;

/** The warning's code in a room that is certainly furnished, which is refused; and in one that may be. */
const FURNISHED_ROOM = 'has_furniture';
const MAY_BE_FURNISHED = 'furnished';

const SEND_EMPTY = 'send a photo of the empty room, or draw the outline of the floor that is free.';
const QUESTION = 'Is this room furnished already? A photo of the empty room gives a better result.';

/** Whether the room is certainly furnished, or may be; nothing for an empty one. */
export function furnishedWarning(photo: Raster, room: Room): Warning[] {
  const floor = furnishedChance(photo, room);
  const { share: walls, stretches } = bodiesBefore(room, photoLook(finish(straightEdges(photo)), room));
  const where = placeOf(stretches);
  if (floor > CERTAIN.floor && walls > CERTAIN.walls) {
    const message = `This room has furniture${where ? `: it stands ${where}` : ''}. To stage it, ${SEND_EMPTY}`;
    return [{ code: FURNISHED_ROOM, message }];
  }
  if (floor <= ASK.floor && walls <= ASK.walls) return [];
  const kept = where && `Something large stands ${where}, and furniture is kept off it. `;
  return [{ code: MAY_BE_FURNISHED, message: `${kept}${QUESTION}` }];
}

/** The same where a person has drawn the free floor: at most a question. */
export const furnishedQuestion = (photo: Raster, room: Room): Warning[] =>
  furnishedWarning(photo, room).map(() => ({ code: MAY_BE_FURNISHED, message: QUESTION }));

const WALLS: Readonly<Record<Stretch['side'], string>> = {
  left: 'at the left wall',
  back: 'at the back wall',
  right: 'at the right wall',
};

/** Where the longest body is; empty if none is long. */
function placeOf(stretches: readonly Stretch[]): string {
  const longest = stretches.toSorted((a, b) => b.to - b.from - (a.to - a.from)).at(0);
  return longest ? WALLS[longest.side] : '';
}

/** Probability, 0..1, that the room is furnished. */
export function furnishedChance(photo: Raster, room: Room): number {
  const look = floorLook(photo, room);
  const odds = FLOOR_FEATURES.reduce<number>(
    (sum, name) => sum + FURNISHED.weights[name] * look[name],
    FURNISHED.intercept,
  );
  return 1 / (1 + Math.exp(-odds));
}

export function floorLook(photo: Raster, room: Room): FloorLook {
  const copy = grey(shrink(finish(straightEdges(photo)).copy, LONG_SIDE));
  const fine = gradient(blur(copy, FINE.blur), FINE.edge);
  const coarse = steepness(blur(copy, COARSE.blur));
  const pixels = floorPixels(copy, room);
  const all = Math.max(1, pixels.length);
  const edges = steeperThan(FINE.edge, fine.magnitude, pixels);
  return {
    busy: edges.length / all,
    coarse: steeperThan(COARSE.edge, coarse, pixels).length / all,
    astray: new StrayTest(fine, room).count(edges) / all,
    standing: Math.log1p(room.standing.length),
  };
}

/** Those of the pixels with a larger gradient. */
function steeperThan(least: number, { data }: Plane, pixels: Int32Array): Int32Array {
  const steeper = new Int32Array(pixels.length);
  let count = 0;
  for (let k = 0; k < pixels.length; k++) if (data[pixels[k]] > least) steeper[count++] = pixels[k];
  return steeper.subarray(0, count);
}

/** Indices of the pixels of the box's floor in a copy of the photo. */
export function floorPixels({ width, height }: Plane, room: Room): Int32Array {
  const outline = floorOfBox(room);
  const highest = outline.reduce((least, [, y]) => Math.min(least, y), room.height);
  const pixels = new Int32Array(width * height);
  let count = 0;
  for (let row = Math.floor((highest * height) / room.height); row < height; row++) {
    const y = (row + 0.5) * (room.height / height);
    for (let column = 0; column < width; column++) {
      if (insidePolygon([(column + 0.5) * (room.width / width), y], outline)) pixels[count++] = row * width + column;
    }
  }
  return pixels.subarray(0, count);
}

/** Finds edges that point to neither vanishing point of the floor's pattern. */
class StrayTest {
  private readonly width: number;
  private readonly angles: Float32Array;
  private readonly scale: number;
  private readonly across: Vec3;
  private readonly depth: Vec3;

  constructor({ magnitude, angle }: Gradient, room: Room) {
    this.width = magnitude.width;
    this.angles = angle.data;
    this.scale = room.width / magnitude.width;
    this.across = vanishingPoint(room.camera, 0);
    this.depth = vanishingPoint(room.camera, 2);
  }

  /** Number of pixels with such an edge. */
  count(pixels: Int32Array): number {
    let count = 0;
    for (let k = 0; k < pixels.length; k++) if (this.isAstray(pixels[k])) count++;
    return count;
  }

  private isAstray(pixel: number): boolean {
    const x = ((pixel % this.width) + 0.5) * this.scale;
    const y = (Math.floor(pixel / this.width) + 0.5) * this.scale;
    const dx = Math.cos(this.angles[pixel]);
    const dy = Math.sin(this.angles[pixel]);
    return sineTo(this.across, x, y, dx, dy) > ASTRAY && sineTo(this.depth, x, y, dx, dy) > ASTRAY;
  }
}

/** Absolute sine of the angle between a direction at a pixel and the direction to a homogeneous point. */
function sineTo(point: Vec3, x: number, y: number, dx: number, dy: number): number {
  const toX = point[0] - x * point[2];
  const toY = point[1] - y * point[2];
  return Math.abs((dx * toY - dy * toX) / Math.max(1e-9, Math.sqrt(toX * toX + toY * toY)));
}

/** Vanishing point of an axis of the room, homogeneous. */
function vanishingPoint({ rotation: r, focal, cx, cy }: Camera, axis: 0 | 2): Vec3 {
  const [right, up, backwards] = r.slice(3 * axis, 3 * axis + 3);
  return [focal * right - cx * backwards, -focal * up - cy * backwards, -backwards];
}
