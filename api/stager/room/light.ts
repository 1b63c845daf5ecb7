/** How the room is lit. The side of the light shows in the floor's change of brightness better than in the walls'. */
import type { Opening, Raster, RoomLight, Vec3 } from '../contract.js';
import { LINEAR, luminance } from '../photo/colour.js';

/** Relative change of the floor's brightness across the picture from which a side is named. */
const CLEAR_SLOPE = 0.25;
/** Share of all window light that the back wall must give to be named. */
const BACK_SHARE = 0.5;
/** Pixels brighter than this are clipped and have no colour. */
const CLIPPED = 0.95;
/** Share of the wall's pixels, the brightest, that are taken for white paint. */
const WHITEST = 0.3;
/** Paint need not be white: the tint is pulled this far to what was measured. */
const TINT_TRUST = 0.5;

/** Every so many pixels in both directions are looked at. */
const STRIDE = 2;

/** A pixel's linear colour and its place, -0.5..0.5 in both directions. */
interface Sample {
  readonly colour: Vec3;
  readonly luminance: number;
  readonly u: number;
  readonly v: number;
}

/** @param floorTop first floor row of each column of `copy`, in its pixels */
export function readLight(copy: Raster, floorTop: (column: number) => number, openings: readonly Opening[]): RoomLight {
  const floor: Sample[] = [];
  const walls: Sample[] = [];
  for (let y = 0; y < copy.height; y += STRIDE) {
    for (let x = 0; x < copy.width; x += STRIDE) (y >= floorTop(x) ? floor : walls).push(sampleOf(copy, x, y));
  }
  return { from: sideOf(floor, openings), walls: meanOf(walls), floor: meanOf(floor), tint: tintOf(walls) };
}

function sampleOf({ width, height, data }: Raster, x: number, y: number): Sample {
  const i = 3 * (y * width + x);
  const colour: Vec3 = [LINEAR[data[i]], LINEAR[data[i + 1]], LINEAR[data[i + 2]]];
  return { colour, luminance: luminance(...colour), u: (x + 0.5) / width - 0.5, v: (y + 0.5) / height - 0.5 };
}

const meanOf = (samples: readonly Sample[]): number =>
  samples.length ? samples.reduce((sum, sample) => sum + sample.luminance, 0) / samples.length : 0;

function sideOf(floor: readonly Sample[], openings: readonly Opening[]): RoomLight['from'] {
  const across = slope(floor, (sample) => sample.u);
  if (across > CLEAR_SLOPE) return 'right';
  if (across < -CLEAR_SLOPE) return 'left';
  const windows = openings.filter((opening) => opening.kind === 'window');
  if (!windows.length) return slope(floor, (sample) => sample.v) > CLEAR_SLOPE ? 'front' : 'even';
  const flux = (list: readonly Opening[]) =>
    list.reduce((sum, o) => sum + (o.to - o.from) * (o.top - o.bottom) * o.glow, 0);
  return flux(windows.filter((o) => o.wall === 'back')) > BACK_SHARE * flux(windows) ? 'back' : 'even';
}

/** Change of brightness per picture width or height, relative to the mean (least squares). */
function slope(samples: readonly Sample[], place: (sample: Sample) => number): number {
  const n = samples.length;
  const [mean, middle] = [meanOf(samples), samples.reduce((sum, sample) => sum + place(sample), 0) / Math.max(1, n)];
  let [spread, joint] = [0, 0];
  for (const sample of samples) {
    const t = place(sample) - middle;
    spread += t * t;
    joint += t * (sample.luminance - mean);
  }
  return spread > 0 && mean > 0 ? joint / spread / mean : 0;
}

/** Colour of the light by the brightest paint, mean 1. */
function tintOf(walls: readonly Sample[]): Vec3 {
  const paint = walls
    .filter(({ colour }) => Math.max(...colour) < CLIPPED)
    .sort((a, b) => b.luminance - a.luminance)
    .slice(0, Math.ceil(WHITEST * walls.length));
  const sum = (c: 0 | 1 | 2) => paint.reduce((total, { colour }) => total + colour[c], 0);
  const [r, g, b] = [sum(0), sum(1), sum(2)];
  const mean = (r + g + b) / 3;
  if (mean <= 0) return [1, 1, 1];
  const channel = (value: number) => 1 + TINT_TRUST * (value / mean - 1);
  return [channel(r), channel(g), channel(b)];
}
