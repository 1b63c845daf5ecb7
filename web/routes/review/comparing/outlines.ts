/** Outlines of what differs between two pictures of one photo. */
import { isOfPieces, type PieceMask } from '../pieces.js';

/** Pieces in one of the pictures. */
export interface MarkedPieces {
  readonly mask: PieceMask;
  /** their indices in the report */
  readonly pieces: readonly number[];
}

/** A picture to lie over both; most of it is transparent. */
export interface Outlines {
  readonly width: number;
  readonly height: number;
  /** RGBA */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** Pixels, at most, of the outline's width: it is drawn over pictures that are hardly wider on a screen. */
const MOST_WIDTH = 800;
/** As shares of the width: soft shadows have ragged edges, which are smoothed by this. */
const SMOOTHED = 1 / 160;
const LINE = 1 / 320;

const LIGHT = [255, 255, 255, 255] as const;
const DARK = [20, 20, 18, 190] as const;

/**
 * Draws a light line with a dark one around it, so that it is visible on every picture, around all the pieces together.
 * @param sides pictures of the same photo, so that their masks have the same size
 * @returns null where nothing is marked
 */
export function outlinesOf(sides: readonly MarkedPieces[]): Outlines | null {
  const [first] = sides;
  if (!first) return null;
  const step = Math.ceil(first.mask.width / MOST_WIDTH);
  const [width, height] = [first.mask.width, first.mask.height].map((side) => Math.floor(side / step)) as [
    number,
    number,
  ];
  const size = { width, height };
  const marked = new Float32Array(width * height);
  for (const side of sides) mark(marked, size, side, step);
  if (!marked.includes(1)) return null;
  const within = boxMeans(marked, size, Math.ceil(width * SMOOTHED)).map((mean) => (mean >= 0.5 ? 1 : 0));
  const line = Math.max(1, Math.round(width * LINE));
  const near = boxMeans(within, size, line);
  const around = boxMeans(within, size, 2 * line);
  const pixels = new Uint8ClampedArray(width * height * 4);
  within.forEach((inside, k) => {
    if (inside === 0 && around[k] !== 0) pixels.set(near[k] === 0 ? DARK : LIGHT, k * 4);
  });
  return { ...size, pixels };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function mark(marked: Float32Array, { width, height }: Size, { mask, pieces }: MarkedPieces, step: number): void {
  const isMarked = isOfPieces(pieces);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isMarked(mask.values[y * step * mask.width + x * step] ?? 0)) marked[y * width + x] = 1;
    }
  }
}

/** The mean of each value's neighbourhood, a square that reaches `radius` pixels to each side; beyond the edge: 0. */
function boxMeans(values: Float32Array, { width, height }: Size, radius: number): Float32Array {
  const rows = sumsAlong(values, { lines: height, length: width, next: 1, line: width, radius });
  const sums = sumsAlong(rows, { lines: width, length: height, next: width, line: 1, radius });
  return sums.map((sum) => sum / (2 * radius + 1) ** 2);
}

interface Lines {
  readonly lines: number;
  readonly length: number;
  /** steps in the array to the next value of a line, and to the next line */
  readonly next: number;
  readonly line: number;
  readonly radius: number;
}

function sumsAlong(values: Float32Array, { lines, length, next, line, radius }: Lines): Float32Array {
  const sums = new Float32Array(values.length);
  for (let at = 0; at < lines; at++) {
    const valueAt = (k: number) => (k >= 0 && k < length ? (values[at * line + k * next] ?? 0) : 0);
    let sum = 0;
    for (let k = -radius; k < length; k++) {
      sum += valueAt(k + radius) - valueAt(k - radius - 1);
      if (k >= 0) sums[at * line + k * next] = sum;
    }
  }
  return sums;
}
