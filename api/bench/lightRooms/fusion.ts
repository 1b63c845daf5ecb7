/**
 * Three exposures fused as listing photographers do (Mertens, Kautz, Van Reeth, "Exposure fusion", 2007): windows keep
 * their view, walls get even, and local contrast stays.
 */
import { toSrgb } from '../../stager/compose/tone.js';
import { type Plane, doubled, halved, quantile } from './plane.js';

const STOPS = [-2, 0, 1.5] as const;
const LEVELS = 6;
/** What makes a pixel of an exposure count: contrast, saturation, and values near the middle. */
const CONTRAST_FLOOR = 0.02;
const SATURATION = { floor: 0.05, power: 0.5 } as const;
const WELL_EXPOSED = { value: 0.6, spread: 0.3 } as const;
const LEAST_WEIGHT = 1e-9;
/** The stretch that ends it: what value the given share of all stays below, and where bright values are eased. */
const STRETCH = { share: 0.7, value: 0.84, shoulder: 0.85 } as const;

/** An exposure in sRGB values 0..1. */
function shot({ data, ...size }: Plane, stops: number): Plane {
  return { ...size, data: data.map((value) => toSrgb(value * 2 ** stops) / 255) };
}

function weightOf({ width, height, data }: Plane): Plane {
  const grey = Float32Array.from(
    { length: width * height },
    (_, k) => (data[k * 3] + data[k * 3 + 1] + data[k * 3 + 2]) / 3,
  );
  const weight = grey.map((own, k) => {
    const [x, y] = [k % width, Math.floor(k / width)];
    const beside = [
      x > 0 ? k - 1 : k,
      x < width - 1 ? k + 1 : k,
      y > 0 ? k - width : k,
      y < height - 1 ? k + width : k,
    ];
    const contrast = Math.abs(beside.reduce((sum, at) => sum + grey[at], 0) - 4 * own);
    let [spread, exposed] = [0, 0];
    for (let c = k * 3; c < k * 3 + 3; c++) {
      spread += (data[c] - own) ** 2;
      exposed += (data[c] - WELL_EXPOSED.value) ** 2;
    }
    const saturation = (Math.sqrt(spread / 3) + SATURATION.floor) ** SATURATION.power;
    const middle = Math.exp(-exposed / (2 * WELL_EXPOSED.spread ** 2));
    return (contrast + CONTRAST_FLOOR) * saturation * middle + LEAST_WEIGHT;
  });
  return { width, height, channels: 1, data: weight };
}

/** What each size of a picture adds to the next smaller one; the smallest as it is. */
function bands(picture: Plane): Plane[] {
  const out: Plane[] = [];
  let current = picture;
  for (let level = 1; level < LEVELS; level++) {
    const smaller = halved(current);
    const coarse = doubled(smaller, current.width, current.height).data;
    out.push({ ...current, data: current.data.map((value, at) => value - coarse[at]) });
    current = smaller;
  }
  return [...out, current];
}

function sizes(plane: Plane): Plane[] {
  const out = [plane];
  while (out.length < LEVELS) out.push(halved(out[out.length - 1]));
  return out;
}

function joined(parts: readonly Plane[]): Plane {
  return parts.reduceRight((small, band) => {
    const coarse = doubled(small, band.width, band.height).data;
    return { ...band, data: band.data.map((value, at) => value + coarse[at]) };
  });
}

/** The fused picture of a linear one, in sRGB values of about 0..1. */
export function fuse(linear: Plane): Plane {
  const shots = STOPS.map((stops) => shot(linear, stops));
  const weights = shots.map(weightOf);
  const total = weights[0].data.map((_, k) => weights.reduce((sum, { data }) => sum + data[k], 0));
  const sum: Plane[] = [];
  shots.forEach((picture, n) => {
    const share = { ...weights[n], data: weights[n].data.map((weight, k) => weight / total[k]) };
    const shares = sizes(share);
    bands(picture).forEach((band, level) => {
      sum[level] ??= { ...band, data: new Float32Array(band.data.length) };
      const { data } = sum[level];
      for (let at = 0; at < data.length; at++) data[at] += band.data[at] * shares[level].data[Math.floor(at / 3)];
    });
  });
  return joined(sum);
}

/** Finds the stretch on the fused picture of the empty room. */
export function fitStretch(fused: Plane): (value: number) => number {
  const gain = STRETCH.value / quantile(fused.data, STRETCH.share);
  const room = 1 - STRETCH.shoulder;
  return (value) => {
    const bright = Math.max(0, value * gain);
    return bright < STRETCH.shoulder ? bright : 1 - room * Math.exp((STRETCH.shoulder - bright) / room);
  };
}
