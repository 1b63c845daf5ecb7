/** Describes the room's light. Its side shows in the floor's gradient of brightness rather than in the walls'. */
import type { Opening, Raster, RoomLight, Vec3 } from '../contract.js';
import { LINEAR, luminance } from '../photo/colour.js';

/** Least relative gradient of the floor's brightness across the picture. */
const CLEAR_SLOPE = 0.25;
/** Least share of the back wall in all window light. */
const BACK_SHARE = 0.5;
/** Brighter pixels are clipped and have no colour. */
const CLIPPED = 0.95;
/** Share of the brightest wall pixels that count as white paint. */
const WHITEST = 0.3;
/** Share of the measured tint that is applied, as paint need not be white. */
const TINT_TRUST = 0.5;

/** Sampling step in both directions, pixels. */
const STRIDE = 2;

/** Sampled pixels as columns of typed arrays: there are thousands. */
class Samples {
  count = 0;
  /** linear RGB */
  readonly colours: Float32Array;
  readonly luminance: Float64Array;
  /** positions in the picture, -0.5..0.5 */
  readonly u: Float64Array;
  readonly v: Float64Array;

  constructor(most: number) {
    this.colours = new Float32Array(3 * most);
    [this.luminance, this.u, this.v] = Array.from({ length: 3 }, () => new Float64Array(most));
  }

  add({ width, height, data }: Raster, x: number, y: number): void {
    const i = 3 * (y * width + x);
    const r = LINEAR[data[i]];
    const g = LINEAR[data[i + 1]];
    const b = LINEAR[data[i + 2]];
    this.colours[3 * this.count] = r;
    this.colours[3 * this.count + 1] = g;
    this.colours[3 * this.count + 2] = b;
    this.luminance[this.count] = luminance(r, g, b);
    this.u[this.count] = (x + 0.5) / width - 0.5;
    this.v[this.count] = (y + 0.5) / height - 0.5;
    this.count++;
  }
}

/** @param floorTop first floor row of each column of `copy`, in its pixels */
export function readLight(copy: Raster, floorTop: Float32Array, openings: readonly Opening[]): RoomLight {
  const most = Math.ceil(copy.width / STRIDE) * Math.ceil(copy.height / STRIDE);
  const floor = new Samples(most);
  const walls = new Samples(most);
  for (let y = 0; y < copy.height; y += STRIDE) addRow(copy, y, floorTop, floor, walls);
  return { from: sideOf(floor, openings), walls: brightnessOf(walls), floor: brightnessOf(floor), tint: tintOf(walls) };
}

function addRow(copy: Raster, y: number, floorTop: Float32Array, floor: Samples, walls: Samples): void {
  for (let x = 0; x < copy.width; x += STRIDE) (y >= floorTop[x] ? floor : walls).add(copy, x, y);
}

const brightnessOf = ({ luminance: values, count }: Samples): number => meanOf(values, count);

/** 0 for no values. */
function meanOf(values: Float64Array, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += values[i];
  return count ? sum / count : 0;
}

function sideOf(floor: Samples, openings: readonly Opening[]): RoomLight['from'] {
  const across = slope(floor, floor.u);
  if (across > CLEAR_SLOPE) return 'right';
  if (across < -CLEAR_SLOPE) return 'left';
  const windows = openings.filter((opening) => opening.kind === 'window');
  if (!windows.length) return slope(floor, floor.v) > CLEAR_SLOPE ? 'front' : 'even';
  const flux = (list: readonly Opening[]) =>
    list.reduce((sum, o) => sum + (o.to - o.from) * (o.top - o.bottom) * o.glow, 0);
  return flux(windows.filter((o) => o.wall === 'back')) > BACK_SHARE * flux(windows) ? 'back' : 'even';
}

/** Gradient of brightness per picture width or height, relative to the mean (least squares). */
function slope(samples: Samples, places: Float64Array): number {
  const mean = brightnessOf(samples);
  const middle = meanOf(places, samples.count);
  let [spread, joint] = [0, 0];
  for (let i = 0; i < samples.count; i++) {
    const t = places[i] - middle;
    spread += t * t;
    joint += t * (samples.luminance[i] - mean);
  }
  return spread > 0 && mean > 0 ? joint / spread / mean : 0;
}

/** Colour of the light by the brightest paint, mean 1. */
function tintOf(walls: Samples): Vec3 {
  const { colours } = walls;
  const paint: number[] = [];
  for (let i = 0; i < walls.count; i++) {
    if (Math.max(colours[3 * i], colours[3 * i + 1], colours[3 * i + 2]) < CLIPPED) paint.push(i);
  }
  const brightest = brightestOf(walls, paint, Math.ceil(WHITEST * walls.count));
  const sum = (c: 0 | 1 | 2) => brightest.reduce((total, i) => total + colours[3 * i + c], 0);
  const [r, g, b] = [sum(0), sum(1), sum(2)];
  const mean = (r + g + b) / 3;
  if (mean <= 0) return [1, 1, 1];
  const channel = (value: number) => 1 + TINT_TRUST * (value / mean - 1);
  return [channel(r), channel(g), channel(b)];
}

/** The brightest samples, so many; of equally bright ones the first. */
function brightestOf({ luminance: values }: Samples, samples: readonly number[], wanted: number): number[] {
  if (samples.length <= wanted) return [...samples];
  const least = Float64Array.from(samples, (i) => values[i]).sort()[samples.length - wanted];
  const brighter = samples.filter((i) => values[i] > least);
  const asBright = samples.filter((i) => values[i] === least);
  return [...brighter, ...asBright.slice(0, wanted - brighter.length)];
}
