/** Converts samples to sRGB; those of high dynamic range get the look that they have on a usual screen. */
import { type Colours, SRGB_PRIMARIES, WHITE_NITS } from './colours.js';
import { inverse, product, toD50 } from './matrices.js';

export interface Samples {
  /** one pixel after another: red, green, blue and perhaps alpha */
  readonly data: Uint8Array | Uint16Array;
  readonly channels: number;
  /** the sample of full intensity */
  readonly most: number;
}

/** A pixel's light in the primaries of sRGB: 1 is white; colours beyond sRGB have parts below 0 or above 1. */
type Light = Float64Array;

/** Converts samples of three or four channels to sRGB of 8 bits, within the memory that they have. */
export function toSrgb(samples: Samples, colours: Colours): Uint8Array {
  const { data, channels, most } = samples;
  const into = new Uint8Array(data.buffer, data.byteOffset, data.length);
  const read = reader(samples, colours);
  const limit = colours.hdr === null ? null : limiter(peakOf(samples, read));
  const light: Light = new Float64Array(3);
  // A pixel's new place is never behind its old one: nothing is overwritten before it is read.
  for (let at = 0; at < data.length; at += channels) {
    read(at, light);
    limit?.(light);
    const alpha = channels === 4 ? Math.round(((data[at + 3] ?? 0) / most) * 255) : 0;
    into[at] = encoded(light[0] ?? 0);
    into[at + 1] = encoded(light[1] ?? 0);
    into[at + 2] = encoded(light[2] ?? 0);
    if (channels === 4) into[at + 3] = alpha;
  }
  return into;
}

const ENCODED = Uint8Array.from({ length: 65_536 }, (_, index) => {
  const light = index / 65_535;
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
});

const encoded = (light: number): number =>
  light <= 0 ? 0 : light >= 1 ? 255 : (ENCODED[(light * 65_535 + 0.5) | 0] ?? 0);

const luminance = (light: Light) => 0.2126 * (light[0] ?? 0) + 0.7152 * (light[1] ?? 0) + 0.0722 * (light[2] ?? 0);

type Reader = (at: number, light: Light) => void;

/** A screen of 1000 nits, as HLG supposes: its light grows faster than the scene's. */
const HLG_NITS = 1000;
const HLG_GAMMA = 1.2;

function reader({ data, most }: Samples, { primaries, toLight, hdr }: Colours): Reader {
  const table = Float64Array.from({ length: most + 1 }, (_, sample) => toLight(sample / most));
  const [red, green, blue] = product(inverse(toD50(SRGB_PRIMARIES)), toD50(primaries));
  const colour: Reader = (at, light) => {
    const r = table[data[at] ?? 0] ?? 1;
    const g = table[data[at + 1] ?? 0] ?? 1;
    const b = table[data[at + 2] ?? 0] ?? 1;
    light[0] = red[0] * r + red[1] * g + red[2] * b;
    light[1] = green[0] * r + green[1] * g + green[2] * b;
    light[2] = blue[0] * r + blue[1] * g + blue[2] * b;
  };
  if (hdr !== 'hlg') return colour;
  return (at, light) => {
    colour(at, light);
    scale(light, (HLG_NITS / WHITE_NITS) * Math.max(0, luminance(light)) ** (HLG_GAMMA - 1));
  };
}

function scale(light: Light, factor: number): void {
  for (let part = 0; part < 3; part++) light[part] = (light[part] ?? 0) * factor;
}

const strongest = (light: Light) => Math.max(light[0] ?? 0, light[1] ?? 0, light[2] ?? 0);

const BINS = 4096;
const MOST_LIGHT = 10_000 / WHITE_NITS;
/** The share of pixels that may be brighter: single sparks do not make the picture darker. */
const SPARKS = 0.001;

/** The light that hardly a pixel exceeds. */
function peakOf({ data, channels }: Samples, read: Reader): number {
  const counts = new Uint32Array(BINS);
  const light: Light = new Float64Array(3);
  for (let at = 0; at < data.length; at += channels) {
    read(at, light);
    const bin = Math.floor((BINS - 1) * Math.sqrt(Math.min(1, Math.max(0, strongest(light)) / MOST_LIGHT)));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  let left = (SPARKS * data.length) / channels;
  let bin = BINS - 1;
  while (bin > 0 && (left -= counts[bin] ?? 0) >= 0) bin--;
  return MOST_LIGHT * ((bin + 1) / (BINS - 1)) ** 2;
}

/** Up to this light a picture keeps its look; what is brighter is pressed together. */
const KNEE = 0.85;

/** Brings light into the gamut of sRGB: the hue stays, colours that it lacks get paler, highlights darker. */
function limiter(peak: number): (light: Light) => void {
  // Reinhard's curve from the knee on, by which the peak becomes white; without light beyond white it changes nothing.
  const top = (Math.max(1, peak) - KNEE) / (1 - KNEE);
  return (light) => {
    const least = Math.min(light[0] ?? 0, light[1] ?? 0, light[2] ?? 0);
    if (least < 0) {
      const grey = Math.max(0, luminance(light));
      const kept = grey / (grey - least);
      for (let part = 0; part < 3; part++) light[part] = grey + ((light[part] ?? 0) - grey) * kept;
    }
    const most = strongest(light);
    if (most <= KNEE) return;
    const over = Math.min(top, (most - KNEE) / (1 - KNEE));
    const pressed = (over * (1 + over / top ** 2)) / (1 + over);
    scale(light, (KNEE + (1 - KNEE) * pressed) / most);
  };
}
