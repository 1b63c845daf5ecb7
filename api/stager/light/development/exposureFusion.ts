/**
 * Exposure fusion as listing photographers use it: exposures some stops apart, weighted per pixel by how well they are
 * exposed (Mertens, Kautz and Van Reeth 2007, "Exposure Fusion").
 */
import { finish, type Steps } from '../../steps.js';
import { decodeSrgb, encodeSrgb } from '../../photo/srgb.js';
import { eachDoubled, halve, type Plane } from './pyramid.js';

/** Exposures, in stops; white walls are at WALLS in the middle one. */
const STOPS = [-2, 0, 1.5] as const;
/** Linear luminance of white walls in the middle exposure. */
export const WALLS = 0.66;
/** Levels of the pyramid for a picture with this long side, and their lower bound. */
const LEVELS = { count: 6, of: 480, least: 4 } as const;
/** The best sRGB value and its standard deviation; lower bounds of the weights for contrast and saturation. */
const EXPOSED = { best: 0.6, deviation: 0.3 } as const;
const LEAST_CONTRAST = 0.02;
const LEAST_COLOUR = 0.05;
const NEVER = 1e-9;

/** Weight of each pixel of an exposure. */
function weightsOf({ width, height, data }: Plane): Float32Array {
  const grey = Float32Array.from(
    { length: width * height },
    (_, k) => (data[k * 3] + data[k * 3 + 1] + data[k * 3 + 2]) / 3,
  );
  const weight = new Float32Array(width * height);
  const narrow = 2 * EXPOSED.deviation ** 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const beside = grey[x > 0 ? k - 1 : k] + grey[x < width - 1 ? k + 1 : k];
      const around = beside + grey[y > 0 ? k - width : k] + grey[y < height - 1 ? k + width : k];
      const contrast = Math.abs(around - 4 * grey[k]);
      let [colour, off] = [0, 0];
      for (let c = k * 3; c < k * 3 + 3; c++) {
        colour += (data[c] - grey[k]) ** 2;
        off += (data[c] - EXPOSED.best) ** 2;
      }
      const saturation = Math.sqrt(Math.sqrt(colour / 3) + LEAST_COLOUR);
      weight[k] = (contrast + LEAST_CONTRAST) * saturation * Math.exp(-off / narrow) + NEVER;
    }
  }
  return weight;
}

/** Writes an exposure of the light, as sRGB values. */
function expose({ data }: Plane, stop: number, shot: Plane): Plane {
  const gain = 2 ** stop;
  for (let i = 0; i < data.length; i++) shot.data[i] = encodeSrgb(data[i] * gain);
  return shot;
}

const levelsOf = ({ width, height }: Plane): number =>
  Math.max(LEVELS.least, LEVELS.count + Math.round(Math.log2(Math.max(width, height) / LEVELS.of)));

/** Adds one weighted exposure to the sums of the pyramid's levels. */
function* addExposure(sums: Plane[], shot: Plane, weights: Plane, levels: number): Steps<void> {
  let [picture, weight] = [shot, weights];
  for (let level = 0; level < levels; level++) {
    const { data } = picture;
    const sum = (sums[level] ??= { ...picture, data: new Float32Array(data.length) }).data;
    if (level === levels - 1) {
      for (let i = 0; i < sum.length; i++) sum[i] += data[i] * weight.data[Math.floor(i / 3)];
      return;
    }
    const smaller = halve(picture);
    const shares = weight.data;
    eachDoubled(smaller, picture, (row, y) => {
      for (let k = 0, i = y * row.length; k < row.length; k++, i++) {
        sum[i] += (data[i] - row[k]) * shares[Math.floor(i / 3)];
      }
    });
    yield;
    picture = smaller;
    weight = halve(weight);
  }
}

/** Sums up the levels, in the memory of the largest. */
function collapse(levels: readonly Plane[]): Plane {
  return levels.reduceRight((smaller, band) => {
    eachDoubled(smaller, band, (row, y) => {
      for (let k = 0, i = y * row.length; k < row.length; k++, i++) band.data[i] += row[k];
    });
    return band;
  });
}

/** Synchronous `fuseInSteps`. */
export const fuseExposures = (light: Plane): Plane => finish(fuseInSteps(light));

/**
 * Fuses exposures of linear light.
 * @param light three channels, white walls at WALLS
 * @returns sRGB values, about 0..1, before their gain
 */
export function* fuseInSteps(light: Plane): Steps<Plane> {
  // all exposures at once would take more memory than the sums
  const shot: Plane = { ...light, data: new Float32Array(light.data.length) };
  const weights: Float32Array[] = [];
  for (const stop of STOPS) {
    weights.push(weightsOf(expose(light, stop, shot)));
    yield;
  }
  const [first] = weights;
  for (let k = 0; k < first.length; k++) {
    let sum = 0;
    for (const weight of weights) sum += weight[k];
    for (const weight of weights) weight[k] /= sum;
  }
  yield;
  const levels = levelsOf(light);
  const sums: Plane[] = [];
  const { width, height } = light;
  for (const [k, stop] of STOPS.entries()) {
    yield* addExposure(sums, expose(light, stop, shot), { width, height, channels: 1, data: weights[k] }, levels);
  }
  return collapse(sums);
}

/** Quantile of a room's values that measures its brightness. */
const BRIGHT = 0.7;

/** This quantile of a picture's sRGB values. */
export function brightOf({ data }: Plane): number {
  const sorted = Float32Array.from(data).sort();
  return Math.max(1e-3, sorted[Math.floor(sorted.length * BRIGHT)]);
}

/** sRGB value from which highlights are compressed. */
const SHOULDER = 0.85;

/** Linear light of a fused value. */
export function shownLight(fused: number, stretch: number): number {
  const value = Math.max(0, fused * stretch);
  if (value < SHOULDER) return decodeSrgb(value);
  const room = 1 - SHOULDER;
  return decodeSrgb(SHOULDER + room * (1 - Math.exp(-(value - SHOULDER) / room)));
}
