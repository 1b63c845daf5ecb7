/**
 * Segments a picture as a page: its background, and the connected patches on it, each with the straightness of its
 * sides.
 */
import type { Raster } from '../../contract.js';
import { type Rgb, isNear } from './colours.js';
import { EXACT } from './flatColours.js';

export interface Page {
  /** per pixel: GROUND, or the label of the patch */
  readonly labels: Int32Array;
  /** those that are more than text */
  readonly patches: readonly Patch[];
}

export interface Patch {
  readonly label: number;
  /** pixels that are not background */
  readonly size: number;
  /** the rectangle between its sides, pixels, ends exclusive */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** share of each side's length on which the patch ends exactly there, 0..1: left, right, top, bottom */
  readonly straight: readonly number[];
}

/** Tolerance in pixels of an end on a side. */
const ON_SIDE = 1;
/** Share of the bounds below which a line of the patch is no part of a photo. */
const THIN = 0.1;
/** Least share of the picture of a patch's bounds. */
const LEAST = 0.03;

export const GROUND = -1;

/** @param ground the page's colours */
export function readPage(picture: Raster, ground: readonly Rgb[]): Page {
  const { width, height } = picture;
  const labels = labelGround(picture, ground);
  const stack = new Int32Array(width * height);
  const patches: Patch[] = [];
  let label = 0;
  for (let seed = 0; seed < labels.length; seed++) {
    if (labels[seed] !== 0) continue;
    const bounds = fill({ labels, width, height, stack }, seed, ++label);
    const area = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
    if (area > width * height * LEAST) patches.push(withSides({ labels, width, label }, bounds));
  }
  return { labels, patches };
}

/** 0 where a pixel has none of the background's colours. */
function labelGround({ width, height, data }: Raster, ground: readonly Rgb[]): Int32Array {
  const labels = new Int32Array(width * height);
  for (const colour of ground) {
    for (let pixel = 0; pixel < labels.length; pixel++) {
      if (isNear(data, 3 * pixel, colour, EXACT)) labels[pixel] = GROUND;
    }
  }
  return labels;
}

type Bounds = Omit<Patch, 'label' | 'straight'>;

interface Field {
  readonly labels: Int32Array;
  readonly width: number;
  readonly height: number;
  /** large enough for every pixel */
  readonly stack: Int32Array;
}

/** Flood fill (four neighbours) from a pixel. */
function fill({ labels, width, height, stack }: Field, seed: number, label: number): Bounds {
  let [size, left, right, top, bottom] = [0, width, 0, height, 0];
  let waiting = 0;
  const visit = (pixel: number) => {
    if (labels[pixel] !== 0) return;
    labels[pixel] = label;
    stack[waiting++] = pixel;
  };
  visit(seed);
  while (waiting > 0) {
    const pixel = stack[--waiting];
    const x = pixel % width;
    const y = (pixel - x) / width;
    size++;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
    if (x > 0) visit(pixel - 1);
    if (x + 1 < width) visit(pixel + 1);
    if (y > 0) visit(pixel - width);
    if (y + 1 < height) visit(pixel + width);
  }
  return { size, left, right, top, bottom };
}

interface Labelled {
  readonly labels: Int32Array;
  readonly width: number;
  readonly label: number;
}

/**
 * A caption that touches the photo leaves most of its rows and columns unchanged: the mode of their ends are the
 * photo's sides.
 */
function withSides({ labels, width, label }: Labelled, bounds: Bounds): Patch {
  const isPatch = (x: number, y: number) => labels[y * width + x] === label;
  const across = (from: number, to: number) =>
    sidesOf([from, to], [bounds.top, bounds.bottom], (column, row) => isPatch(column, row));
  const [top, bottom] = across(bounds.left, bounds.right);
  const [left, right] = sidesOf([top.at, bottom.at], [bounds.left, bounds.right], (row, column) =>
    isPatch(column, row),
  );
  const [above, below] = across(left.at, right.at);
  return {
    label,
    size: bounds.size,
    left: left.at,
    right: right.at,
    top: above.at,
    bottom: below.at,
    straight: [left.share, right.share, above.share, below.share],
  };
}

type Span = readonly [from: number, to: number];

interface Side {
  readonly at: number;
  readonly share: number;
}

/** The modes of where lines of the patch begin and end. Thin lines may be rules of the page. */
function sidesOf(
  [from, to]: Span,
  [least, most]: Span,
  isPatch: (line: number, along: number) => boolean,
): [first: Side, last: Side] {
  const begins = new Uint32Array(most + 2);
  const ends = new Uint32Array(most + 2);
  for (let line = from; line < to; line++) {
    let first = least;
    while (first < most && !isPatch(line, first)) first++;
    if (first === most) continue;
    let last = most;
    while (!isPatch(line, last - 1)) last--;
    if (last - first < THIN * (most - least)) continue;
    begins[first]++;
    ends[last]++;
  }
  return [commonest(begins, to - from), commonest(ends, to - from)];
}

function commonest(counts: Uint32Array, lines: number): Side {
  const at = counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0));
  let near = 0;
  for (let k = Math.max(0, at - ON_SIDE); k <= Math.min(counts.length - 1, at + ON_SIDE); k++) near += counts[k];
  return { at, share: near / Math.max(1, lines) };
}
