/** Applies the photo's development (tone mapping of fused exposures) to the furniture. */
import { runWithYields } from '../runWithYields.js';
import type { Steps } from '../steps.js';
import type { Raster } from '../contract.js';
import type { Development } from '../light/development/development.js';
import { double, halve, type Plane } from '../light/development/pyramid.js';
import { LINEAR, luminance } from '../photo/colour.js';
import { nearest } from '../photo/nearest.js';
import { shareRoom, type RoomGains } from './developGains.js';
import { PLANE, allRows, rowsOfPlane, type Frame, type Rows } from './trace/frame.js';
import type { DevelopTask } from './workerPlan.js';

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

export interface DevelopOptions {
  readonly signal: AbortSignal | undefined;
  /** runs a task on the workers */
  readonly run: (task: DevelopTask) => Promise<void>;
}

/**
 * Develops the colours in the irradiance plane, the reflections in the second scratch, and the shadow in the ratio
 * plane.
 * @returns the furnished room's light before it is developed, halved
 */
export async function developFrame(
  frame: Frame,
  developing: Developing,
  { signal, run }: DevelopOptions,
): Promise<Plane> {
  const { rows, development } = developing;
  const { undone: _, emptyGains, ...curve } = development;
  const { empty, furnished } = await runWithYields(lightsOf(frame, developing), signal);
  await run({ kind: 'develop', rooms: empty ? [empty, furnished] : [furnished], curve });
  // of memory that is not shared, so that the light can be kept on disk
  if (empty) emptyGains.set(frame.width, { ...empty.gains, data: new Float32Array(empty.gains.data) });
  const ofEmpty = emptyGains.get(frame.width);
  if (!ofEmpty) throw new Error('The gains of the empty room are neither known nor measured');
  await runWithYields(applyGains(frame, rows, { ofEmpty, ofFurnished: furnished.gains }), signal);
  return furnished.light;
}

interface Lights {
  /** null: its gains are known */
  readonly empty: RoomGains | null;
  readonly furnished: RoomGains;
}

/** The room's light, empty and furnished, at half the frame's size: low-pass, so that gains are no noise. */
function* lightsOf(frame: Frame, developing: Developing): Steps<Lights> {
  const { rows, around } = developing;
  const behind = yield* roomBehind(frame, developing);
  yield;
  const empty = yield* lightOfEmpty(frame, developing, behind);
  yield;
  const coverage = rowsOfPlane(frame, rows, PLANE.coverage, 1);
  const colour = rowsOfPlane(frame, rows, PLANE.irradiance, 3);
  const specular = rowsOfPlane(frame, rows, PLANE.scratch2, 3);
  const ratio = rowsOfPlane(frame, rows, PLANE.rawRatio, 3);
  const { data } = behind;
  for (let i = 0; i < data.length; i++) {
    const share = coverage[Math.floor(i / 3)];
    data[i] *= ratio[i];
    if (share > 0) data[i] = (1 - share) * data[i] + share * (colour[i] + specular[i]);
  }
  yield;
  const light = halve(behind);
  yield;
  return { empty, furnished: shareRoom(around ? within(around, light, halfOf(frame, rows)) : light) };
}

/** @param behind see roomBehind */
function* lightOfEmpty(frame: Frame, developing: RoomBehind, behind: Plane): Steps<RoomGains | null> {
  if (developing.development.emptyGains.has(frame.width)) return null;
  const whole = behind.height === frame.height ? behind : null;
  return shareRoom(halve(whole ?? (yield* roomBehind(frame, { ...developing, rows: allRows(frame) }))));
}

/** Logarithms of gains, at half the frame's size. */
interface Gains {
  readonly ofEmpty: Plane;
  readonly ofFurnished: Plane;
}

function* applyGains(frame: Frame, rows: Rows, { ofEmpty, ofFurnished }: Gains): Steps<void> {
  // a few rows at a time: enlarged, all of them would take the memory of six pictures
  for (let from = rows.from; from < rows.to; from += ROWS) {
    const some = { from, to: Math.min(rows.to, from + ROWS) };
    applyToRows(frame, some, enlarge(ofEmpty, frame, some), enlarge(ofFurnished, frame, some));
    yield;
  }
}

function applyToRows(frame: Frame, rows: Rows, emptyGains: Float32Array, gains: Float32Array): void {
  const coverage = rowsOfPlane(frame, rows, PLANE.coverage, 1);
  const colour = rowsOfPlane(frame, rows, PLANE.irradiance, 3);
  const specular = rowsOfPlane(frame, rows, PLANE.scratch2, 3);
  const ratio = rowsOfPlane(frame, rows, PLANE.rawRatio, 3);
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

/** The gain for each channel of each pixel of these rows, of which the first is even. */
function enlarge(gains: Plane, { width }: Frame, { from, to }: Rows): Float32Array {
  const line = gains.width * 3;
  const first = from / 2;
  const end = Math.min(gains.height, first + Math.ceil((to - from) / 2) + 1);
  const rows = { ...gains, height: end - first, data: gains.data.subarray(first * line, end * line) };
  return double(rows, { width, height: to - from }).data.map(Math.exp);
}
