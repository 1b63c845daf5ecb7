import type { Raster } from '../contract.js';
import { LINEAR } from '../photo/colour.js';
import type { Layer } from '../render/layer.js';
import { runWithYields } from '../runWithYields.js';
import { hash } from '../sampling.js';
import type { Steps } from '../steps.js';
import { createLayerPixel, layerReader, type LayerPixel } from './layerAt.js';
import { measureNoise } from './photoNoise.js';
import { blurToMatch, crispenLayer, crispnessToMatch, measureBlur, softenLayer } from './sharpness.js';
import { easeBright, toSrgb } from '../photo/tone.js';
import { reachReader, type Reach } from './reach.js';
import { measureVeil } from './veilingGlare.js';

/**
 * Changes of light below the first are invisible: the photo's pixel is kept. Up to the second they are blended in, so
 * that no edge shows.
 */
const LEAST_RATIO = 0.02;
const FULL_RATIO = 0.06;
/** A visible change of light, shadow or reflection, by Weber's law (the threshold is 1 to 2 %). */
const SEEN_RATIO = 0.02;
/** Pixels that are composited between two yields: about 20 ms. */
const CHUNK = 200_000;

export interface Composite {
  readonly image: Raster;
  /** 0 exactly where the image equals the photo byte for byte, else 255 */
  readonly mask: Uint8Array;
  /** 1 where furniture, or a visible shadow or reflection of it, covers the pixel, else 0 */
  readonly furnished: Uint8Array;
}

/** A picture of the photo's size, and where it stays. */
export interface Kept {
  readonly picture: Raster;
  readonly reach: Reach;
}

interface ComposeSettings {
  /** a preview: its sharpness is not matched to the photo's */
  readonly coarse?: boolean;
  /** absent: the whole picture is composited */
  readonly kept?: Kept | undefined;
}

interface ComposeOptions extends ComposeSettings {
  readonly signal?: AbortSignal | undefined;
}

/** Blends a change of light in: none below LEAST_RATIO, all of it from FULL_RATIO on. */
function easeIn(ratio: number): number {
  const share = (Math.abs(ratio - 1) - LEAST_RATIO) / (FULL_RATIO - LEAST_RATIO);
  if (share >= 1) return ratio;
  return share <= 0 ? 1 : 1 + (ratio - 1) * share * share * (3 - 2 * share);
}

/** Whether no furniture covers the pixel and its light changes by less than the limit in every channel. */
function isBelow({ coverage, ratio }: LayerPixel, limit: number): boolean {
  if (coverage > 0) return false;
  for (let c = 0; c < 3; c++) if (Math.abs(easeIn(ratio[c]) - 1) >= limit) return false;
  return true;
}

/**
 * Linear light, without the veiling glare on it, times the ratio. Highlights are compressed, so that they do not clip.
 */
function relight(linear: number, ratio: number, veil: number): number {
  if (ratio <= 1) return linear - Math.max(0, linear - veil) * (1 - ratio);
  return linear + linear * (ratio - 1) * (1 - linear * linear);
}

function* matchSharpness(layer: Layer, photo: Raster): Steps<Layer> {
  const blur = yield* measureBlur(photo);
  const crisp = yield* crispenLayer(layer, crispnessToMatch(blur));
  return yield* softenLayer(crisp, (blurToMatch(blur) * layer.width) / photo.width);
}

/** Approximately normal, mean 0, standard deviation 1: the sum of three uniform numbers. */
function grain(pixel: number): number {
  return 2 * (hash(pixel * 3 + 1) + hash(pixel * 3 + 2) + hash(pixel * 3 + 3) - 1.5);
}

interface Canvas extends Pick<Composite, 'image' | 'furnished'> {
  readonly photo: Raster;
}

/** Writes pixels of the kept picture, `fresh` ones where nothing of it stays, and in between mixtures of both. */
function makeKeep({ picture, reach }: Kept, { photo, image, furnished }: Canvas) {
  const { width, data } = image;
  const share = reachReader(reach, photo);
  const isSeen = (at: number) =>
    Math.abs(LINEAR[data[at]] - LINEAR[photo.data[at]]) > SEEN_RATIO * LINEAR[photo.data[at]];
  return (k: number, fresh: (k: number) => void): void => {
    const part = share(k % width, Math.floor(k / width));
    if (part > 0) fresh(k);
    for (let at = k * 3; at < k * 3 + 3; at++) {
      data[at] = Math.round(picture.data[at] + part * (data[at] - picture.data[at]));
      // what is not rendered is known by the change of light that it shows
      if (part === 0 && isSeen(at)) furnished[k] = 1;
    }
  };
}

/**
 * Composites the furniture over the photo at the photo's size, with the photo's noise, and changes the light beside it.
 * Pixels that neither furniture nor its light reaches are copied.
 * @throws the signal's reason, once it is aborted
 */
export function composePhoto(photo: Raster, layer: Layer, options: ComposeOptions = {}): Promise<Composite> {
  const { signal, ...settings } = options;
  return runWithYields(composeInSteps(photo, layer, settings), signal);
}

function* composeInSteps(photo: Raster, layer: Layer, { coarse = false, kept }: ComposeSettings): Steps<Composite> {
  const { width, height } = photo;
  const image = Uint8Array.from(photo.data);
  const mask = new Uint8Array(width * height);
  const furnished = new Uint8Array(width * height);
  yield;
  const matched = coarse ? layer : yield* matchSharpness(layer, photo);
  yield;
  const read = layerReader(matched, photo);
  yield;
  const noise = measureNoise(photo);
  yield;
  const asSeen = layer.asSeen ?? 0;
  const veil = measureVeil(photo).map((light) => light * (1 - asSeen));
  const eased = (linear: number) => easeBright(linear) + asSeen * (Math.min(1, linear) - easeBright(linear));
  const pixel = createLayerPixel();

  const freshAt = (k: number): void => {
    if (!read(k % width, Math.floor(k / width), pixel) || isBelow(pixel, Number.MIN_VALUE)) return;
    if (!isBelow(pixel, SEEN_RATIO)) furnished[k] = 1;
    const { coverage } = pixel;
    const added = coverage > 0 ? grain(k) * noise * coverage : 0;
    for (let c = 0; c < 3; c++) {
      const at = k * 3 + c;
      const lit = relight(LINEAR[photo.data[at]], easeIn(pixel.ratio[c]), veil[c]);
      const linear = (1 - coverage) * lit + coverage * eased(veil[c] + (1 - veil[c]) * pixel.colour[c]);
      image[at] = Math.max(0, Math.min(255, Math.round(toSrgb(linear) + added)));
    }
  };
  const keepAt = kept && makeKeep(kept, { photo, image: { width, height, data: image }, furnished });
  const composePixel = (k: number): void => {
    if (!keepAt) freshAt(k);
    else keepAt(k, freshAt);
    for (let at = k * 3; at < k * 3 + 3; at++) if (image[at] !== photo.data[at]) mask[k] = 255;
  };

  for (let start = 0; start < width * height; start += CHUNK) {
    yield;
    for (let k = start; k < Math.min(width * height, start + CHUNK); k++) composePixel(k);
  }
  return { image: { width, height, data: image }, mask, furnished };
}
