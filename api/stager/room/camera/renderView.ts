import type { Camera } from '../../contract.js';
import { figureFor, type ByDevelopment } from '../../photo/asSeen.js';
import { FACE, exitBox, type Box, type Exit } from './roomBox.js';

/** A camera and the picture that it makes, with the room around it. */
export interface RenderView {
  /** in pixels of this picture */
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  readonly box: Box;
}

/** World bounds of a piece of furniture: low x y z, high x y z, metres. */
export type Bounds = readonly [number, number, number, number, number, number];

/** The camera for the same picture at another size. */
export const scaleCamera = (camera: Camera, factor: number): Camera => ({
  ...camera,
  focal: camera.focal * factor,
  cx: camera.cx * factor,
  cy: camera.cy * factor,
});

/** Aims along the ray through a pixel's middle: the world's x, y, z, one unit deep along the camera's axis. */
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

/** Of a vector. */
export const magnitude = (v: Float64Array): number => Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);

interface Fade {
  readonly near: number;
  readonly far: number;
}

/** The light changes fully within the first distance from the furniture and not at all beyond the second; metres. */
export interface Fades {
  readonly floor: Fade;
  readonly wall: Fade;
}

/** A photo that shows light as the sensor saw it tells it well: its change is shown as far as furniture reaches. */
const FADES = {
  floor: { near: { developed: 0.12, asSeen: 1.5 }, far: { developed: 0.8, asSeen: 2 } },
  wall: { near: { developed: 0.06, asSeen: 1.5 }, far: { developed: 0.45, asSeen: 2 } },
} as const;

/** How far from furniture a floor may mirror it. */
const MIRRORED: Fade = { near: 1.5, far: 2 };

/** @param asSeen how far the photo shows light as the sensor saw it, 0..1 */
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

/** Metres to the nearest of the pieces. */
export function nearestOf(furniture: readonly Bounds[], x: number, y: number, z: number): number {
  let nearest = Infinity;
  for (const bounds of furniture) nearest = Math.min(nearest, squareDistance(bounds, x, y, z));
  return Math.sqrt(nearest);
}

/** How much of a change of light shows at such a distance: 1 .. 0. */
export const fadeFrom = (distance: number, { near, far }: Fade): number =>
  distance >= far ? 0 : smoothstep(Math.min(1, (far - distance) / (far - near)));

/** Metres that the taps of a filter may lie apart on the room's surfaces. */
const SPAN = 0.1;
const MOST_PASSES = 15;

/** Passes with taps 1, 1, 2, 4, 8.. pixels apart before they lie further apart than SPAN. */
const passesWithin = (metresPerPixel: number): number =>
  Math.min(MOST_PASSES, 2 + Math.floor(Math.log2(Math.max(1, SPAN / metresPerPixel))));

interface Backdrop {
  /** of the room's box */
  readonly face: number;
  /** how far the furniture may show in it as in a mirror, 0..1 */
  readonly fade: number;
  /** see Frame; 0 where nothing is mirrored */
  readonly span: number;
}

/**
 * What lies behind a pixel's middle.
 * @param furniture what the floor may mirror
 */
export function makeBackdrop({ camera, box }: RenderView, furniture: readonly Bounds[]) {
  const r = camera.rotation;
  const exit: Exit = { face: 0 };
  const ray = new Float64Array(3);
  const aim = makeAim(camera, ray);
  /** Passes for neighbours whose rays differ by a step along one of the camera's axes. */
  const passes = (axis: number, dx: number, dy: number, dz: number, distance: number, camerasAxis: 0 | 1): number => {
    const ax = r[camerasAxis];
    const ay = r[3 + camerasAxis];
    const az = r[6 + camerasAxis];
    // a step across the picture slides along the ray until it is on the face again
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
