import type { Raster } from '../contract.js';
import { LINEAR, luminance } from '../photo/colour.js';
import type { Layer } from '../render/renderScene.js';
import { hash } from '../render/sampling.js';
import { createLayerPixel, layerReader, type LayerPixel } from './layerAt.js';
import { measureNoise } from './photoNoise.js';
import { blurToMatch, crispenLayer, crispnessToMatch, measureBlur, softenLayer } from './sharpness.js';
import { easeBright, toSrgb } from './tone.js';
import { measureVeil } from './veil.js';

/**
 * Changes of the light below these do not show: the photo's own pixel is kept. Larger ones come in by degrees, so that
 * no edge shows where they begin.
 */
const LEAST_RATIO = 0.02;
const FULL_RATIO = 0.06;
const LEAST_REFLECTION = 1e-3;
/**
 * A change of light of this share can be seen (Weber's law puts the eye's limit at 1 to 2 %): shadow, or reflection.
 */
const SEEN_RATIO = 0.02;
const SEEN_REFLECTION = 0.01;
/** Pixels that are composed before others get a turn: some 20 ms. */
const CHUNK = 200_000;

export interface Composite {
  readonly image: Raster;
  /** 0 exactly where the image equals the photo byte for byte, else 255 */
  readonly mask: Uint8Array;
  /** 1 where furniture, or shadow or reflection of it that one can see, lies on the pixel, else 0 */
  readonly furnished: Uint8Array;
}

export interface ComposeOptions {
  readonly signal?: AbortSignal | undefined;
  /** soon rather than as sharp as the photo */
  readonly coarse?: boolean;
}

interface Limits {
  readonly ratio: number;
  readonly reflection: number;
}

const KEPT: Limits = { ratio: Number.MIN_VALUE, reflection: LEAST_REFLECTION };
const UNSEEN: Limits = { ratio: SEEN_RATIO, reflection: SEEN_REFLECTION };

/** The light's change at a pixel: none below LEAST_RATIO, all of it from FULL_RATIO on. */
function easeIn(ratio: number): number {
  const share = (Math.abs(ratio - 1) - LEAST_RATIO) / (FULL_RATIO - LEAST_RATIO);
  if (share >= 1) return ratio;
  return share <= 0 ? 1 : 1 + (ratio - 1) * share * share * (3 - 2 * share);
}

/** No furniture on the pixel, and its light changed by less than the limits in every channel. */
function isBelow({ coverage, ratio, reflection }: LayerPixel, limits: Limits): boolean {
  if (coverage > 0) return false;
  for (let c = 0; c < 3; c++) {
    if (Math.abs(easeIn(ratio[c]) - 1) >= limits.ratio || Math.abs(reflection[c]) >= limits.reflection) return false;
  }
  return true;
}

/**
 * Linear light, without the veil that lies over it, times the ratio; what is near white has little room to become
 * brighter, and must not burn out.
 */
function relight(linear: number, ratio: number, veil: number): number {
  if (ratio <= 1) return linear - Math.max(0, linear - veil) * (1 - ratio);
  return linear + linear * (ratio - 1) * (1 - linear * linear);
}

/** Of what a grey floor shows, at most this is a mirror image. */
const MOST_MIRRORED = 0.55;

/**
 * What furniture leaves of a floor's light where it takes away more mirrored light than it brings, else null. A factor:
 * a window's image that were taken off channel by channel would leave its complement behind as a stain. Mirrored light
 * is about white: a floor that shows colour shows little of it, and as much of each channel as the darkest has.
 */
function dulling(reflection: Float64Array, data: Uint8Array, at: number): number | null {
  const change = luminance(reflection[0], reflection[1], reflection[2]);
  if (change >= 0) return null;
  const [r, g, b] = [LINEAR[data[at]], LINEAR[data[at + 1]], LINEAR[data[at + 2]]];
  const shown = Math.max(1e-3, luminance(r, g, b));
  const most = MOST_MIRRORED * Math.max(1e-3, Math.min(r, g, b) / shown);
  // without an edge where all of it is taken
  return 1 - most * (1 - Math.exp(change / shown / most));
}

function matchSharpness(layer: Layer, photo: Raster): Layer {
  const blur = measureBlur(photo);
  const crisp = crispenLayer(layer, crispnessToMatch(blur));
  return softenLayer(crisp, (blurToMatch(blur) * layer.width) / photo.width);
}

/** About normal, mean 0, deviation 1: the sum of three uniform numbers. */
function grain(pixel: number): number {
  return 2 * (hash(pixel * 3 + 1) + hash(pixel * 3 + 2) + hash(pixel * 3 + 3) - 1.5);
}

/**
 * Lays the furniture over the photo at the photo's size, with the photo's noise, and changes the light beside it.
 * Pixels that neither furniture nor its light reach are copied.
 * @throws the signal's reason, once it is aborted
 */
export async function composePhoto(photo: Raster, layer: Layer, options: ComposeOptions = {}): Promise<Composite> {
  const { signal, coarse = false } = options;
  const { width, height } = photo;
  const image = Uint8Array.from(photo.data);
  const mask = new Uint8Array(width * height);
  const furnished = new Uint8Array(width * height);
  const read = layerReader(coarse ? layer : matchSharpness(layer, photo), photo);
  const noise = measureNoise(photo);
  const asSeen = layer.asSeen ?? 0;
  const veil = measureVeil(photo).map((light) => light * (1 - asSeen));
  const eased = (linear: number) => easeBright(linear) + asSeen * (Math.min(1, linear) - easeBright(linear));
  const pixel = createLayerPixel();

  const composePixel = (k: number): void => {
    if (!read(k % width, Math.floor(k / width), pixel) || isBelow(pixel, KEPT)) return;
    if (!isBelow(pixel, UNSEEN)) furnished[k] = 1;
    const { coverage } = pixel;
    const dulled = dulling(pixel.reflection, photo.data, k * 3);
    const added = coverage > 0 ? grain(k) * noise * coverage : 0;
    for (let c = 0; c < 3; c++) {
      const at = k * 3 + c;
      const lit = relight(LINEAR[photo.data[at]], easeIn(pixel.ratio[c]), veil[c]);
      const behind = dulled === null ? lit + pixel.reflection[c] : lit * dulled;
      const linear = (1 - coverage) * behind + coverage * eased(veil[c] + (1 - veil[c]) * pixel.colour[c]);
      image[at] = Math.max(0, Math.min(255, Math.round(toSrgb(linear) + added)));
      if (image[at] !== photo.data[at]) mask[k] = 255;
    }
  };

  for (let start = 0; start < width * height; start += CHUNK) {
    signal?.throwIfAborted();
    for (let k = start; k < Math.min(width * height, start + CHUNK); k++) composePixel(k);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { image: { width, height, data: image }, mask, furnished };
}
