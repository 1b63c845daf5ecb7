/**
 * Whether things stand in the room already: what covers the floor of a furnished room is not what a floor looks like.
 */
import { finish } from '../breathe.js';
import type { Camera, Pixel, Raster, Room, Warning } from '../contract.js';
import { type Gradient, type Plane, blur, gradient, grey, steepness } from '../photo/filters.js';
import { shrink } from '../photo/resize.js';
import { floorOfBox } from '../room/boxOutline.js';
import { insidePolygon } from '../room/polygon.js';
import { straightEdges } from '../room/straightEdges.js';
import { FURNISHED } from './furnishedModel.js';

export const FLOOR_FEATURES = ['busy', 'coarse', 'astray', 'standing'] as const;
/** Shares of the floor's pixels, 0..1; `standing` grows with the uprights that begin on the floor. */
export type FloorLook = Readonly<Record<(typeof FLOOR_FEATURES)[number], number>>;

/** Pixels of the copy that is looked at. */
const LONG_SIDE = 240;
/** Blurs, pixels, and the gradients, grey levels per pixel, that make an edge after them. */
const FINE = { blur: 0.8, edge: 9 };
const COARSE = { blur: 2.4, edge: 3.6 };
/** Sine of the angle to both directions of the floor's pattern from which an edge is no part of it. */
const ASTRAY = 0.3;

/** From this chance on the agent is warned. */
const WARN = 0.8;
const MESSAGE = 'Things seem to stand in the room already: a photo of the empty room gives a better result.';

export function furnishedWarning(photo: Raster, room: Room): Warning[] {
  return furnishedChance(photo, room) > WARN ? [{ code: 'furnished', message: MESSAGE }] : [];
}

/** Chance, 0..1, that the room is furnished. */
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
  const share = (test: (pixel: number) => boolean) => pixels.filter(test).length / Math.max(1, pixels.length);
  const isEdge = (pixel: number) => fine.magnitude.data[pixel] > FINE.edge;
  const isAstray = strayTest(fine, room);
  return {
    busy: share(isEdge),
    coarse: share((pixel) => coarse.data[pixel] > COARSE.edge),
    astray: share((pixel) => isEdge(pixel) && isAstray(pixel)),
    standing: Math.log1p(room.standing.length),
  };
}

/** The copy's pixels that the box calls floor. */
function floorPixels({ width, height }: Plane, room: Room): number[] {
  const outline = floorOfBox(room);
  const highest = outline.reduce((least, [, y]) => Math.min(least, y), room.height);
  const pixels: number[] = [];
  for (let row = Math.floor((highest * height) / room.height); row < height; row++) {
    const y = (row + 0.5) * (room.height / height);
    for (let column = 0; column < width; column++) {
      if (insidePolygon([(column + 0.5) * (room.width / width), y], outline)) pixels.push(row * width + column);
    }
  }
  return pixels;
}

/** Tells edges that run towards neither of the vanishing points of the floor's pattern. */
function strayTest({ magnitude: { width }, angle }: Gradient, room: Room): (pixel: number) => boolean {
  const scale = room.width / width;
  const points = [vanishingPoint(room.camera, 0), vanishingPoint(room.camera, 2)];
  return (pixel) => {
    const at: Pixel = [((pixel % width) + 0.5) * scale, (Math.floor(pixel / width) + 0.5) * scale];
    const along: Pixel = [Math.cos(angle.data[pixel]), Math.sin(angle.data[pixel])];
    return points.every(([x, y, w]) => {
      const to: Pixel = [x - at[0] * w, y - at[1] * w];
      const sine = (along[0] * to[1] - along[1] * to[0]) / Math.max(1e-9, Math.hypot(...to));
      return Math.abs(sine) > ASTRAY;
    });
  };
}

/** Picture point, homogeneous, in which all lines along an axis of the room meet. */
function vanishingPoint({ rotation: r, focal, cx, cy }: Camera, axis: 0 | 2): readonly [number, number, number] {
  const [right, up, backwards] = r.slice(3 * axis, 3 * axis + 3);
  return [focal * right - cx * backwards, -focal * up - cy * backwards, -backwards];
}
