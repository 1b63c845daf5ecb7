/** Applies the photo's development (tone mapping of fused exposures) to the furniture. */
import type { Steps } from '../steps.js';
import type { Raster } from '../contract.js';
import { developInSteps, type Development } from '../light/development/development.js';
import { double, halve, type Plane } from '../light/development/pyramid.js';
import { LINEAR, luminance } from '../photo/colour.js';
import { PLANE, plane, type Frame } from './trace/frame.js';

/** Rows between two yields. */
const ROWS = 64;

/** Linear interpolation from a smaller picture: two of its rows or columns, and the weight of the second. */
function readAt(k: number, count: number, of: number): readonly [first: number, second: number, share: number] {
  const at = Math.min(of - 1, Math.max(0, ((k + 0.5) * of) / count - 0.5));
  const first = Math.floor(at);
  return [first, Math.min(of - 1, first + 1), at - first];
}

/** The room's light behind each pixel of the frame. */
function* roomBehind(photo: Raster, { undone }: Development, width: number, height: number): Steps<Plane> {
  const light = new Float32Array(width * height * 3);
  const { data } = undone;
  const columns = Array.from({ length: width }, (_, x) => readAt(x, width, undone.width));
  const photoColumns = columns.map((_, x) => Math.min(photo.width - 1, Math.floor(((x + 0.5) * photo.width) / width)));
  for (let y = 0; y < height; y++) {
    if (y % ROWS === 0) yield;
    const [top, bottom, down] = readAt(y, height, undone.height);
    const [above, below] = [top * undone.width, bottom * undone.width];
    const row = Math.min(photo.height - 1, Math.floor(((y + 0.5) * photo.height) / height)) * photo.width;
    for (let x = 0; x < width; x++) {
      const [left, right, across] = columns[x];
      const shown = (row + photoColumns[x]) * 3;
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const upper = data[(above + left) * 3 + c] * (1 - across) + data[(above + right) * 3 + c] * across;
        const lower = data[(below + left) * 3 + c] * (1 - across) + data[(below + right) * 3 + c] * across;
        light[at + c] = LINEAR[photo.data[shown + c]] * (upper * (1 - down) + lower * down);
      }
    }
  }
  return { width, height, channels: 3, data: light };
}

const TINY = 1e-4;
/** Luminance range over which reflections and emission change from developed to unchanged. */
const GLOWING = { from: 0.15, to: 0.4 } as const;

/** Shadow is shown with at least this power of the remaining light, however much the development lifts it. */
const LEAST_SHOWN = 0.15;

/**
 * How the development, which brightens what is dark, shows the shadow at a pixel.
 * @param left share of the light that the furniture leaves
 * @param change ratio of the development's gain with the furniture to the gain without it
 */
const developedShade = (left: number, change: number): number =>
  left < 1 ? Math.min(left ** LEAST_SHOWN, left * Math.max(1, change)) : left;

/**
 * Develops the colours in the irradiance plane, the reflections in the second scratch, and the shadow in the ratio
 * plane.
 */
export function* developFrame(frame: Frame, photo: Raster, development: Development): Steps<void> {
  const { width, height } = frame;
  const coverage = plane(frame, PLANE.coverage, 1);
  const colour = plane(frame, PLANE.irradiance, 3);
  const specular = plane(frame, PLANE.scratch2, 3);
  const ratio = plane(frame, PLANE.rawRatio, 3);
  const picture = yield* roomBehind(photo, development, width, height);
  yield;
  const emptyGains = yield* gainsOf(picture, development);
  const { data } = picture;
  for (let i = 0; i < data.length; i++) {
    const share = coverage[Math.floor(i / 3)];
    data[i] *= ratio[i];
    if (share > 0) data[i] = (1 - share) * data[i] + share * (colour[i] + specular[i]);
  }
  const gains = yield* gainsOf(picture, development);
  for (let k = 0; k < width * height; k++) {
    // without colour: all shadow on the room is neutral
    const change = meanOf(gains, k) / meanOf(emptyGains, k);
    for (let i = k * 3; i < k * 3 + 3; i++) ratio[i] = developedShade(ratio[i], change);
    if (coverage[k] === 0) continue;
    const bright = luminance(specular[k * 3], specular[k * 3 + 1], specular[k * 3 + 2]);
    const glow = Math.min(1, Math.max(0, (bright - GLOWING.from) / (GLOWING.to - GLOWING.from)));
    for (let i = k * 3; i < k * 3 + 3; i++) {
      colour[i] *= gains[i];
      specular[i] *= gains[i] + glow * (1 - gains[i]);
    }
  }
}

const meanOf = (values: ArrayLike<number>, k: number): number =>
  (values[k * 3] + values[k * 3 + 1] + values[k * 3 + 2]) / 3;

/** The development's gain for each channel of each pixel; low-pass, so that it does not follow noise. */
function* gainsOf(picture: Plane, development: Development): Steps<Float32Array> {
  yield;
  const small = halve(picture);
  yield;
  const shown = (yield* developInSteps(small, development)).data;
  yield;
  const gains = small.data.map((light, i) => Math.log(Math.max(TINY, shown[i]) / Math.max(TINY, light)));
  yield;
  const { data } = double({ ...small, data: gains }, picture);
  yield;
  return data.map(Math.exp);
}
