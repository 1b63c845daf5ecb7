/** Where the parts of a before/after picture stand, and what of the photos they show. Lengths are in pixels. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

/** A point of a picture, as shares of its width and height. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

export interface Arrangement {
  readonly whole: Size;
  /** of both pictures */
  readonly cell: Size;
  /** the second picture's upper left corner; the first one's is 0, 0 */
  readonly second: { readonly left: number; readonly top: number };
}

/** The size within a longest side, never enlarged. */
export function within({ width, height }: Size, longest: number): Size {
  const factor = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** The size enlarged to a least width, as far as a longest side allows. */
export function atLeast(size: Size, width: number, longest: number): Size {
  const factor = Math.max(1, Math.min(width / size.width, longest / Math.max(size.width, size.height)));
  return { width: Math.round(size.width * factor), height: Math.round(size.height * factor) };
}

/** Two pictures of one size, the second at the right of the first. */
export function beside(cell: Size, gap: number): Arrangement {
  const left = cell.width + gap;
  return { whole: { width: left + cell.width, height: cell.height }, cell, second: { left, top: 0 } };
}

/** Two pictures in a given size, beside or above each other: whichever shows more of a photo. */
export function fitted(photo: Size, whole: Size, gap: number): Arrangement {
  const broad = Math.floor((whole.width - gap) / 2);
  const tall = Math.floor((whole.height - gap) / 2);
  const across = { width: broad, height: whole.height };
  const stacked = { width: whole.width, height: tall };
  // the second picture ends at the edge, so that an odd pixel goes to the gap
  return keptOf(photo, across) >= keptOf(photo, stacked)
    ? { whole, cell: across, second: { left: whole.width - broad, top: 0 } }
    : { whole, cell: stacked, second: { left: 0, top: whole.height - tall } };
}

/** The share of a photo that is left in a crop of a shape, 0..1. */
function keptOf(photo: Size, shape: Size): number {
  const ratio = (photo.width / photo.height) * (shape.height / shape.width);
  return Math.min(ratio, 1 / ratio);
}

/** The largest part of a photo in a shape, as near to the focus as the photo's edges allow. */
export function cropOf(photo: Size, shape: Size, focus: Focus): Area {
  const factor = Math.min(photo.width / shape.width, photo.height / shape.height);
  const width = Math.max(1, Math.min(photo.width, Math.round(shape.width * factor)));
  const height = Math.max(1, Math.min(photo.height, Math.round(shape.height * factor)));
  const from = (share: number, part: number, all: number) =>
    Math.round(Math.min(all - part, Math.max(0, share * all - part / 2)));
  return { left: from(focus.x, width, photo.width), top: from(focus.y, height, photo.height), width, height };
}

/** Without furniture on the floor: a little below the middle, because a photo's upper part is mostly ceiling. */
const USUAL_FOCUS: Focus = { x: 0.5, y: 0.55 };

interface Furnished {
  /** outline of a piece's foot in photo pixels, absent where it does not stand on the floor */
  readonly footprint?: readonly (readonly [x: number, y: number, ...rest: number[]])[] | undefined;
}

/** The middle of what was furnished. @param photo the size in whose pixels the footprints are */
export function focusOf(furniture: readonly Furnished[], { width, height }: Size): Focus {
  const points = furniture.flatMap(({ footprint = [] }) => footprint);
  if (points.length === 0) return USUAL_FOCUS;
  const middle = (shares: readonly number[]) => {
    const seen = shares.map((share) => Math.min(1, Math.max(0, share)));
    return (Math.min(...seen) + Math.max(...seen)) / 2;
  };
  return { x: middle(points.map(([x]) => x / width)), y: middle(points.map(([, y]) => y / height)) };
}
