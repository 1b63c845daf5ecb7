/**
 * Whether a photo fills only a part of the picture, as in a screenshot of a page, a collage or between wide borders.
 * What is of one colour in a room (burnt-out windows, a wall in the dark) leaves no rectangle with straight sides, or
 * it lies within the room: on a page all that reaches the border is the page itself or such a rectangle.
 */
import type { Raster } from '../../contract.js';
import { flatColours } from './flatColours.js';
import { hasGutter } from './gutters.js';
import { hasJoint } from './joint.js';
import { GROUND, type Page, type Patch, readPage } from './patches.js';

/** Share of the picture that a photo within it fills: less is a thumbnail, more is a photo with a narrow border. */
const LEAST_PART = 0.05;
const WHOLE = 0.86;
/** Share of a side on which the photo ends just there, and of its rectangle that is no ground. */
const STRAIGHT = 0.85;
const FILLED = 0.4;
/** One side may be lost in the ground, as a white ceiling on a white page, where so many others are clear. */
const CLEAR = 2;
/** Share of the picture's width or height within which a side lies on its border. */
const NEAR_BORDER = 0.015;
/** Share of the picture's border that belongs to the page and the photos on it. */
const LEAST_BORDER = 0.75;
/** 0..255: no channel of a dark pixel has more. */
const DARK = 48;

/** What there is besides one photo. */
export type Surroundings = 'page' | 'other photos';

/** @param copy of the photo, small: it is looked at pixel by pixel @returns null where one photo fills the picture */
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
  // where a side is lost, the photo may reach as far as the border
  const [l, r, t, b] = gaps.map((gap, side) => (clear[side] ? gap : 0));
  const least = LEAST_PART * width * height;
  const area = (right - left) * (bottom - top);
  return area > least && size > FILLED * area && (1 - l - r) * (1 - t - b) < WHOLE;
}

/** A house by night is as dark as the sky around it. */
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
