/**
 * Detects photos that fill only a part of the picture: screenshots of pages, collages, wide borders. Areas of one
 * colour in a room (clipped windows, a dark wall) leave no rectangle with straight sides, or are inside the room: on a
 * page everything that touches the border is the page or such a rectangle.
 */
import type { Raster } from '../../contract.js';
import { flatColours } from './flatColours.js';
import { hasGutter } from './gutters.js';
import { hasJoint } from './joint.js';
import { GROUND, type Page, type Patch, readPage } from './patches.js';

/** Range of a photo's share of the picture: less is a thumbnail, more a photo with a narrow border. */
const LEAST_PART = 0.05;
const WHOLE = 0.86;
/** Least share of a side on which the photo ends exactly there, and of its rectangle that is not background. */
const STRAIGHT = 0.85;
const FILLED = 0.4;
/** Number of clear sides that suffice: one side may merge with the background, like a white ceiling on a white page. */
const CLEAR = 2;
/** Distance from the border within which a side counts as on it, as a share of width or height. */
const NEAR_BORDER = 0.015;
/** Least share of the picture's border that belongs to the page and its photos. */
const LEAST_BORDER = 0.75;
/** Largest channel of a dark pixel, 0..255. */
const DARK = 48;

/** What there is besides one photo. */
export type Surroundings = 'page' | 'other photos';

/**
 * @param copy small, as every pixel is tested
 * @returns null if one photo fills the picture
 */
export function surroundings(copy: Raster): Surroundings | null {
  if (hasPage(copy)) return 'page';
  return hasJoint(copy) || hasGutter(copy) ? 'other photos' : null;
}

function hasPage(copy: Raster): boolean {
  const ground = flatColours(copy);
  if (ground.length === 0) return false;
  const page = readPage(copy, ground);
  const photos = page.patches.filter((patch) => isPhotoWithin(patch, copy) && isLit(patch, copy));
  return photos.length > 0 && borderShare(page, photos, copy) > LEAST_BORDER;
}

function isPhotoWithin(patch: Patch, { width, height }: Raster): boolean {
  const { left, right, top, bottom, size, straight } = patch;
  const gaps = [left / width, 1 - right / width, top / height, 1 - bottom / height];
  const inner = gaps.map((gap) => gap > NEAR_BORDER);
  const clear = straight.map((share, side) => inner[side] && share > STRAIGHT);
  const [sides, clearSides] = [inner, clear].map((some) => some.filter(Boolean).length);
  if (clearSides < sides && (clearSides < CLEAR || clearSides < sides - 1)) return false;
  // on an unclear side the photo may extend to the border
  const [l, r, t, b] = gaps.map((gap, side) => (clear[side] ? gap : 0));
  const least = LEAST_PART * width * height;
  const area = (right - left) * (bottom - top);
  return area > least && size > FILLED * area && (1 - l - r) * (1 - t - b) < WHOLE;
}

/** A house at night is as dark as the sky around it. */
function isLit({ left, right, top, bottom }: Patch, { width, data }: Raster): boolean {
  let dark = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = 3 * (y * width + x);
      if (Math.max(data[at], data[at + 1], data[at + 2]) < DARK) dark++;
    }
  }
  return dark < 0.5 * (right - left) * (bottom - top);
}

function borderShare({ labels }: Page, photos: readonly Patch[], { width, height }: Raster): number {
  const accounted = new Set([GROUND, ...photos.map(({ label }) => label)]);
  const border = [
    ...Array.from({ length: width }, (_, x) => [x, x + (height - 1) * width]),
    ...Array.from({ length: height }, (_, y) => [y * width, (y + 1) * width - 1]),
  ].flat();
  return border.filter((pixel) => accounted.has(labels[pixel])).length / border.length;
}
