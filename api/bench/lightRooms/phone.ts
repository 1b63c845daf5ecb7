/**
 * Develops a picture as phones do: removes half of the colour cast, compresses large differences of light and raises
 * small ones, then applies a strong curve, lifted shadows and a little more saturation.
 */
import { toSrgb } from '../../stager/photo/tone.js';
import type { Plane } from '../../stager/light/development/pyramid.js';
import { luminance } from '../../stager/photo/colour.js';
import { quantile } from '../../stager/photo/quantile.js';
import { elementAt } from '../../test/elements.js';
import { triple } from '../triple.js';
import { boxMean } from './plane.js';

/** Lower bound in stops below white. */
const DARKEST = -10;
/** Guided filter: radius as a share of the width, and the regularisation (variance in stops squared). */
const BASE_RADIUS = 1 / 16;
const BASE_VARIANCE = 0.25;
/** Range in stops that is left uncompressed, and bounds of the compression. */
const KEPT_STOPS = 3;
const COMPRESSION = [0.55, 0.9] as const;
const DETAIL = 1.3;
/** Quantile of all pixels, and its linear value. */
const EXPOSURE = { share: 0.6, value: 0.42 } as const;
const CAST_KEPT = 0.5;
/** Linear light from which highlights are compressed. */
const SHOULDER = 0.7;
/** Strength of the curve, the new value of black, and the end of the lift. */
const CURVE = 0.75;
const LIFT = { black: 0.045, power: 5 } as const;
const SATURATION = 1.14;

/** Parameters that come from the empty room's picture. */
interface PhoneSettings {
  /** gains of red, green and blue */
  readonly balance: readonly [number, number, number];
  readonly compression: number;
  /** stops: centre of the compression, and the gain after it */
  readonly middle: number;
  readonly raise: number;
}

const clamped = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Displayed value 0..1 of linear light; monotonic. */
export function phoneCurve(linear: number): number {
  const room = 1 - SHOULDER;
  const eased = linear < SHOULDER ? linear : 1 - room * Math.exp((SHOULDER - linear) / room);
  const value = toSrgb(eased) / 255;
  const steep = value + CURVE * (value * value * (3 - 2 * value) - value);
  return steep + LIFT.black * (1 - steep) ** LIFT.power;
}

/** Stops below white of each pixel. */
function stopsOf({ width, height, data }: Plane): Plane {
  const stops = Float32Array.from({ length: width * height }, (_, k) =>
    Math.log2(Math.max(2 ** DARKEST, luminance(...triple(data, k)))),
  );
  return { width, height, channels: 1, data: stops };
}

/** Base layer: large differences with their edges, by a self-guided filter (He, Sun, Tang 2010). */
function baseOf(stops: Plane): Float32Array {
  const radius = Math.max(1, Math.round(stops.width * BASE_RADIUS));
  const mean = boxMean(stops, radius);
  const square = boxMean({ ...stops, data: stops.data.map((value) => value * value) }, radius);
  const slope = mean.map((m, k) => {
    const variance = Math.max(0, elementAt(square, k) - m * m);
    return variance / (variance + BASE_VARIANCE);
  });
  const slopes = boxMean({ ...stops, data: slope }, radius);
  const offsets = boxMean({ ...stops, data: slope.map((a, k) => (1 - a) * elementAt(mean, k)) }, radius);
  return stops.data.map((value, k) => elementAt(slopes, k) * value + elementAt(offsets, k));
}

function balanced({ data, ...size }: Plane, balance: PhoneSettings['balance']): Plane {
  return { ...size, data: data.map((value, k) => value * elementAt(balance, k % 3)) };
}

function balanceOf({ data }: Plane): PhoneSettings['balance'] {
  const meanOf = (c: number) => {
    const channel = data.filter((_, k) => k % 3 === c);
    const [low, high] = [quantile(channel, 0.2), quantile(channel, 0.9)];
    const middle = channel.filter((value) => value >= low && value <= high);
    return middle.reduce((sum, value) => sum + value, 0) / middle.length;
  };
  const green = meanOf(1);
  const gain = (value: number) => (green / Math.max(1e-6, value)) ** (1 - CAST_KEPT);
  return [gain(meanOf(0)), gain(green), gain(meanOf(2))];
}

/** Stops of each pixel after compression of the base layer. */
function evened({ data }: Plane, base: Float32Array, { compression, middle, raise }: PhoneSettings): Float32Array {
  return data.map((stops, k) => {
    const around = elementAt(base, k);
    const large = middle + (around - middle) * compression;
    return large + (stops - around) * DETAIL + raise;
  });
}

export function fitPhone(empty: Plane): PhoneSettings {
  const balance = balanceOf(empty);
  const stops = stopsOf(balanced(empty, balance));
  const base = baseOf(stops);
  const range = quantile(base, 0.95) - quantile(base, 0.05);
  const settings: PhoneSettings = {
    balance,
    compression: clamped(KEPT_STOPS / Math.max(0.1, range), ...COMPRESSION),
    middle: quantile(base, 0.5),
    raise: 0,
  };
  const shown = quantile(evened(stops, base, settings), EXPOSURE.share);
  return { ...settings, raise: Math.log2(EXPOSURE.value) - shown };
}

/** The picture in displayed values, 0..1. */
export function developAsPhone(linear: Plane, settings: PhoneSettings): Plane {
  const picture = balanced(linear, settings.balance);
  const stops = stopsOf(picture);
  const lit = evened(stops, baseOf(stops), settings);
  const out = new Float32Array(picture.data.length);
  for (let k = 0; k < lit.length; k++) {
    const gain = 2 ** (elementAt(lit, k) - elementAt(stops.data, k));
    const channel = (c: number) => phoneCurve(elementAt(picture.data, k * 3 + c) * gain);
    const [r, g, b] = [channel(0), channel(1), channel(2)];
    const grey = luminance(r, g, b);
    out.set(
      [r, g, b].map((value) => clamped(grey + (value - grey) * SATURATION, 0, 1)),
      k * 3,
    );
  }
  return { ...picture, data: out };
}
