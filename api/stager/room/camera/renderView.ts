import type { Camera } from '../../contract.js';
import { figureFor, type ByDevelopment } from '../../photo/asSeen.js';
import { FACE, exitBox, type Box, type Exit } from './roomBox.js';

/** A camera with its picture's size, and the room around it. */
export interface RenderView {
  /** in pixels of this picture */
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  readonly box: Box;
}

/** Bounds of a piece of furniture in the room: low x y z, high x y z, metres. */
export type Bounds = readonly [number, number, number, number, number, number];

/** The camera for the same picture at another size. */
export const scaleCamera = (camera: Camera, factor: number): Camera => ({
  ...camera,
  focal: camera.focal * factor,
  cx: camera.cx * factor,
  cy: camera.cy * factor,
});

/** Writes the direction through a pixel's centre, in room coordinates, with depth 1 along the camera's axis. */
type Aim = (column: number, row: number) => void;

/** Writes the rays of a camera into `ray`. */
export function makeAim({ rotation: r, cx, cy, focal }: Camera, ray: Float64Array): Aim {
  return (column, row) => {
    const a = (column + 0.5 - cx) / focal;
    const b = -(row + 0.5 - cy) / focal;
    ray[0] = r[0] * a + r[1] * b - r[2];
    ray[1] = r[3] * a + r[4] * b - r[5];
    ray[2] = r[6] * a + r[7] * b - r[8];
  };
}

export const magnitude = (v: Float64Array): number => Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);

interface Fade {
  readonly near: number;
  readonly far: number;
}

/** Within the first distance from furniture light changes fully, beyond the second not at all; metres. */
export interface Fades {
  readonly floor: Fade;
  readonly wall: Fade;
}

/** Wider for a photo that shows light as the sensor saw it: its light is known better. */
const FADES = {
  floor: { near: { developed: 0.12, asSeen: 1.5 }, far: { developed: 0.8, asSeen: 2 } },
  wall: { near: { developed: 0.06, asSeen: 1.5 }, far: { developed: 0.45, asSeen: 2 } },
} as const;

/** Distance from furniture at which a floor may reflect it. */
const MIRRORED: Fade = { near: 1.5, far: 2 };

/** @param asSeen 1: the photo shows light as the sensor saw it .. 0: it does not */
export function fadesFor(asSeen: number): Fades {
  const fade = ({ near, far }: Readonly<Record<keyof Fade, ByDevelopment>>): Fade => ({
    near: figureFor(near, asSeen),
    far: figureFor(far, asSeen),
  });
  return { floor: fade(FADES.floor), wall: fade(FADES.wall) };
}

const smoothstep = (value: number) => value * value * (3 - 2 * value);

export function squareDistance(bounds: Bounds, x: number, y: number, z: number): number {
  const dx = Math.max(bounds[0] - x, x - bounds[3], 0);
  const dy = Math.max(bounds[1] - y, y - bounds[4], 0);
  const dz = Math.max(bounds[2] - z, z - bounds[5], 0);
  return dx * dx + dy * dy + dz * dz;
}

/** Distance to the nearest piece, metres. */
export function nearestOf(furniture: readonly Bounds[], x: number, y: number, z: number): number {
  let nearest = Infinity;
  for (const bounds of furniture) nearest = Math.min(nearest, squareDistance(bounds, x, y, z));
  return Math.sqrt(nearest);
}

/** Weight of a change of light at a distance: 1 .. 0. */
export const fadeFrom = (distance: number, { near, far }: Fade): number =>
  distance >= far ? 0 : smoothstep(Math.min(1, (far - distance) / (far - near)));

/** Largest distance between the taps of a filter on the room's surfaces, metres. */
const SPAN = 0.1;
const MOST_PASSES = 15;

/** Number of passes with taps 1, 1, 2, 4, 8.. pixels apart within SPAN. */
const passesWithin = (metresPerPixel: number): number =>
  Math.min(MOST_PASSES, 2 + Math.floor(Math.log2(Math.max(1, SPAN / metresPerPixel))));

interface Backdrop {
  /** of the room's box */
  readonly face: number;
  /** how much the floor may reflect furniture there, 0..1 */
  readonly fade: number;
  /** see Frame; 0 without reflection */
  readonly span: number;
}

/**
 * The room's surface behind a pixel's centre.
 * @param furniture what the floor may reflect
 */
export function makeBackdrop({ camera, box }: RenderView, furniture: readonly Bounds[]) {
  const r = camera.rotation;
  const exit: Exit = { face: 0 };
  const ray = new Float64Array(3);
  const aim = makeAim(camera, ray);
  /** Number of passes for neighbours one step apart along an axis of the camera. */
  const passes = (axis: number, dx: number, dy: number, dz: number, distance: number, camerasAxis: 0 | 1): number => {
    const ax = r[camerasAxis];
    const ay = r[3 + camerasAxis];
    const az = r[6 + camerasAxis];
    // a step in the picture is moved along the ray until it is on the face again
    const slide = axis === 0 ? ax / dx : axis === 1 ? ay / dy : az / dz;
    const x = ax - dx * slide;
    const y = ay - dy * slide;
    const z = az - dz * slide;
    return passesWithin((Math.sqrt(x * x + y * y + z * z) * distance) / camera.focal);
  };
  return (column: number, row: number): Backdrop => {
    aim(column, row);
    const [dx, dy, dz] = ray;
    const distance = exitBox(box, 0, camera.height, 0, dx, dy, dz, exit);
    const { face } = exit;
    const axis = face < FACE.floor ? 0 : face < FACE.back ? 1 : 2;
    const mirrors = face === FACE.floor && furniture.length > 0;
    const fade = mirrors ? fadeFrom(nearestOf(furniture, dx * distance, 0, dz * distance), MIRRORED) : 0;
    if (fade === 0) return { face, fade, span: 0 };
    const across = passes(axis, dx, dy, dz, distance, 0);
    const down = passes(axis, dx, dy, dz, distance, 1);
    return { face, fade, span: across + 16 * down };
  };
}
