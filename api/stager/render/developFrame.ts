/** Applies the photo's development (tone mapping of fused exposures) to the furniture. */
import type { Steps } from '../steps.js';
import type { Raster } from '../contract.js';
import { developInSteps, type Development } from '../light/development/development.js';
import { double, halve, type Plane } from '../light/development/pyramid.js';
import { LINEAR, luminance } from '../photo/colour.js';
import { nearest } from '../photo/nearest.js';
import { PLANE, allRows, rowsOfPlane, type Frame, type Rows } from './trace/frame.js';

/** Rows between two yields. */
const ROWS = 64;

/** Linear interpolation from a smaller picture: two of its rows or columns, and the weight of the second. */
function readAt(k: number, count: number, of: number): readonly [first: number, second: number, share: number] {
  const at = Math.min(of - 1, Math.max(0, ((k + 0.5) * of) / count - 0.5));
  const first = Math.floor(at);
  return [first, Math.min(of - 1, first + 1), at - first];
}

interface RoomBehind {
  readonly photo: Raster;
  readonly development: Development;
  /** of the frame */
  readonly rows: Rows;
}

/** The room's light behind each pixel of these rows of the frame. */
function* roomBehind({ width, height }: Frame, { photo, development, rows }: RoomBehind): Steps<Plane> {
  const { undone } = development;
  const light = new Float32Array(width * (rows.to - rows.from) * 3);
  const { data } = undone;
  const columns = Array.from({ length: width }, (_, x) => readAt(x, width, undone.width));
  const photoColumns = columns.map((_, x) => Math.min(photo.width - 1, Math.floor(((x + 0.5) * photo.width) / width)));
  for (let y = rows.from; y < rows.to; y++) {
    if (y % ROWS === 0) yield;
    const [top, bottom, down] = readAt(y, height, undone.height);
    const [above, below] = [top * undone.width, bottom * undone.width];
    const row = Math.min(photo.height - 1, Math.floor(((y + 0.5) * photo.height) / height)) * photo.width;
    for (let x = 0; x < width; x++) {
      const [left, right, across] = columns[x];
      const shown = (row + photoColumns[x]) * 3;
      const at = ((y - rows.from) * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const upper = data[(above + left) * 3 + c] * (1 - across) + data[(above + right) * 3 + c] * across;
        const lower = data[(below + left) * 3 + c] * (1 - across) + data[(below + right) * 3 + c] * across;
        light[at + c] = LINEAR[photo.data[shown + c]] * (upper * (1 - down) + lower * down);
      }
    }
  }
  return { width, height: rows.to - rows.from, channels: 3, data: light };
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

interface Developing extends RoomBehind {
  /** the furnished room's light beyond the rows, of any size; absent or null: there are all rows */
  readonly around?: Plane | null | undefined;
}

/**
 * Develops the colours in the irradiance plane, the reflections in the second scratch, and the shadow in the ratio
 * plane.
 * @returns the furnished room's light before it is developed, halved
 */
export function* developFrame(frame: Frame, developing: Developing): Steps<Plane> {
  const { rows, development, around } = developing;
  const picture = yield* roomBehind(frame, developing);
  yield;
  const emptyGains = yield* enlarge(yield* gainsOfEmpty(frame, developing, picture), frame, rows);
  const coverage = rowsOfPlane(frame, rows, PLANE.coverage, 1);
  const colour = rowsOfPlane(frame, rows, PLANE.irradiance, 3);
  const specular = rowsOfPlane(frame, rows, PLANE.scratch2, 3);
  const ratio = rowsOfPlane(frame, rows, PLANE.rawRatio, 3);
  const { data } = picture;
  for (let i = 0; i < data.length; i++) {
    const share = coverage[Math.floor(i / 3)];
    data[i] *= ratio[i];
    if (share > 0) data[i] = (1 - share) * data[i] + share * (colour[i] + specular[i]);
  }
  yield;
  const light = around ? within(around, halve(picture), halfOf(frame, rows)) : halve(picture);
  const gains = yield* enlarge(yield* gainsOf(light, development), frame, rows);
  for (let k = 0; k < coverage.length; k++) {
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
  return light;
}

const meanOf = (values: ArrayLike<number>, k: number): number =>
  (values[k * 3] + values[k * 3 + 1] + values[k * 3 + 2]) / 3;

/** The halved frame's size, and the row in it at which the rows begin. */
const halfOf = ({ width, height }: Frame, { from }: Rows) => ({
  width: Math.ceil(width / 2),
  height: Math.ceil(height / 2),
  from: from / 2,
});

/** Some rows of a picture, and around them another picture of the same. */
function within(around: Plane, { data: rows }: Plane, { width, height, from }: ReturnType<typeof halfOf>): Plane {
  const data = new Float32Array(width * height * 3);
  const columns = Int32Array.from({ length: width }, (_, x) => nearest(x, width, around.width));
  const to = from + rows.length / (width * 3);
  for (let y = 0; y < height; y++) {
    if (y >= from && y < to) continue;
    const row = nearest(y, height, around.height) * around.width;
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 3; c++) data[(y * width + x) * 3 + c] = around.data[(row + columns[x]) * 3 + c];
    }
  }
  data.set(rows, from * width * 3);
  return { width, height, channels: 3, data };
}

/** @param behind see roomBehind */
function* gainsOfEmpty(frame: Frame, developing: RoomBehind, behind: Plane): Steps<Plane> {
  const { development } = developing;
  const known = development.emptyGains.get(frame.width);
  if (known) return known;
  const whole = behind.height === frame.height ? behind : null;
  const light = halve(whole ?? (yield* roomBehind(frame, { ...developing, rows: allRows(frame) })));
  yield;
  const gains = yield* gainsOf(light, development);
  development.emptyGains.set(frame.width, gains);
  return gains;
}

/** The logarithm of the development's gain for each channel of a halved picture: low-pass, so that it is no noise. */
function* gainsOf(light: Plane, development: Development): Steps<Plane> {
  const shown = (yield* developInSteps(light, development)).data;
  yield;
  const gains = light.data.map((value, i) => Math.log(Math.max(TINY, shown[i]) / Math.max(TINY, value)));
  yield;
  return { ...light, data: gains };
}

/** The gain for each channel of each pixel of these rows. */
function* enlarge(gains: Plane, { width }: Frame, { from, to }: Rows): Steps<Float32Array> {
  const line = gains.width * 3;
  const first = from / 2;
  const end = Math.min(gains.height, first + Math.ceil((to - from) / 2) + 1);
  const rows = { ...gains, height: end - first, data: gains.data.subarray(first * line, end * line) };
  const { data } = double(rows, { width, height: to - from });
  yield;
  return data.map(Math.exp);
}
