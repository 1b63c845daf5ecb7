/**
 * Keeps furniture below the photo's brightest trim, by local mean luminance: single threads of a weave keep their
 * contrast.
 */
import type { Steps } from '../steps.js';
import { easeBelow } from '../photo/tone.js';
import { figureFor } from '../photo/asSeen.js';
import { LINEAR, luminance } from '../photo/colour.js';
import { PLANE, rowsOfPlane, type Frame, type Rows } from './trace/frame.js';

/** Size of a neighbourhood, as a share of the picture's width. */
export const PLACE = 0.03;
/** As shares of the trim's luminance: where light begins to be eased, and the bound of a neighbourhood. */
const AS_IT_IS = { developed: 0.72, asSeen: 0.95 } as const;
const BRIGHTEST = { developed: 1, asSeen: 1 } as const;
/** Power of the light that a shadow leaves with which it is still there: the development brightens what is dark. */
const SHADOW = { developed: 0.6, asSeen: 1 } as const;
/** A rug in full light is no brighter than this 8-bit value, and its pattern stays, in any photo. */
const BRIGHTEST_RUG = 245;
/** A neighbourhood counts as at most this many times brighter than its pixel. */
const MUCH_BRIGHTER = 3;

/** Sizes of the compared windows, as shares of the picture's width: the first is larger than noise. */
const CLOSE = 0.002;
const FOLD = 0.012;
/** Power by which pixels that are darker than their neighbourhood are darkened: folds, seams and contacts. */
const CREASES = { developed: 0.3, asSeen: 0 } as const;
const DEEPEST = 0.72;
/** Albedo below which the light on a surface cannot be estimated. */
const DARK = 0.03;

/** Box sums around each pixel, separable. */
function boxSums(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = -radius; x < width; x++) {
      if (x + radius < width) sum += values[y * width + x + radius];
      if (x - radius - 1 >= 0) sum -= values[y * width + x - radius - 1];
      if (x >= 0) across[y * width + x] = sum;
    }
  }
  const out = new Float32Array(values.length);
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let y = -radius; y < height; y++) {
      if (y + radius < height) sum += across[(y + radius) * width + x];
      if (y - radius - 1 >= 0) sum -= across[(y - radius - 1) * width + x];
      if (y >= 0) out[y * width + x] = sum;
    }
  }
  return out;
}

/** Mean brightness around each pixel, weighted by brightness: a dark leg does not brighten the rug beside it. */
function placesOf(level: Float32Array, width: number, radius: number): Float32Array {
  const height = level.length / width;
  const sums = boxSums(level, width, height, radius);
  const squares = boxSums(
    level.map((value) => value * value),
    width,
    height,
    radius,
  );
  return squares.map((square, k) => square / Math.max(1e-6, sums[k]));
}

interface Eased {
  /** linear luminance of the photo's brightest trim */
  readonly trim: number;
  /** 1: the photo shows light as the sensor saw it .. 0: its exposures were fused */
  readonly asSeen: number;
  /** see `shadeOfRugs`; null: a preview */
  readonly onRugs?: Float32Array | null;
}

/** Changes the colours in the irradiance plane. */
export function* easeWhites(frame: Frame, rows: Rows, { trim, asSeen, onRugs }: Eased): Steps<void> {
  const { width } = frame;
  const height = rows.to - rows.from;
  const coverage = rowsOfPlane(frame, rows, PLANE.coverage, 1);
  const colour = rowsOfPlane(frame, rows, PLANE.irradiance, 3);
  const albedo = rowsOfPlane(frame, rows, PLANE.albedo, 3);
  const albedoAt = (k: number) => luminance(albedo[k * 3], albedo[k * 3 + 1], albedo[k * 3 + 2]);
  const level = Float32Array.from({ length: width * height }, (_, k) =>
    coverage[k] > 0 ? luminance(colour[k * 3], colour[k * 3 + 1], colour[k * 3 + 2]) : 0,
  );
  const [asItIs, brightest] = [figureFor(AS_IT_IS, asSeen), figureFor(BRIGHTEST, asSeen) * trim];
  const brightestRug = Math.min(brightest, LINEAR[BRIGHTEST_RUG]);
  const creases = figureFor(CREASES, asSeen);
  const shadow = figureFor(SHADOW, asSeen);
  const radius = Math.max(1, Math.round(PLACE * width));
  yield;
  const places = placesOf(level, width, radius);
  yield;
  // a rug as it is without shadow: what is darker is eased less, and a pale rug would show none
  const left = onRugs?.subarray(rows.from * width, rows.to * width);
  const open = left && level.map((value, k) => (left[k] > 0 ? value / left[k] ** shadow : 0));
  const openPlaces = open && placesOf(open, width, radius);
  yield;
  const light = level.map((value, k) => value / Math.max(DARK, albedoAt(k)));
  const fold = Math.max(1, Math.round(FOLD * width));
  const around = boxSums(light, width, height, fold);
  const covered = level.map((value) => (value > 0 ? 1 : 0));
  yield;
  const counts = boxSums(covered, width, height, fold);
  const close = Math.max(1, Math.round(CLOSE * width));
  const near = boxSums(light, width, height, close);
  yield;
  const nearCounts = boxSums(covered, width, height, close);
  yield;
  for (let k = 0; k < level.length; k++) {
    if (level[k] <= 0) continue;
    const isRug = left !== undefined && left[k] > 0;
    // edge pixels are mixtures: dark ones are no creases, and a rug has no more of them than the floor
    const isFlat = coverage[k] < 1 || isRug;
    const crease = isFlat ? 1 : Math.min(1, near[k] / nearCounts[k] / Math.max(1e-6, around[k] / counts[k]));
    const deeper = Math.max(DEEPEST, crease ** creases);
    const [own, about] = isRug && open && openPlaces ? [open[k], openPlaces[k]] : [level[k], places[k]];
    const place = Math.min(MUCH_BRIGHTER * own, about);
    const within = isRug ? easeBelow(place, brightestRug, AS_IT_IS.developed) : easeBelow(place, brightest, asItIs);
    const factor = within / Math.max(1e-6, place);
    for (let c = k * 3; c < k * 3 + 3; c++) colour[c] *= factor * deeper;
  }
}
