/** Sawn outlines of furniture: steps of full contrast from one pixel to the next. */
import { edgeWidth, measureBlur } from '../compose/sharpness.js';
import type { Raster } from '../contract.js';
import { nearest } from '../photo/nearest.js';
import type { Steps } from '../steps.js';
import { nameOf, percent, type Fault, type Pictured } from './furnished.js';

/** Width in pixels, as of `edgeWidth`, below which no mixed pixel is between: a step of full contrast has 0.4. */
const SAWN = 0.43;
/** Share of a piece's outline that is told, and that stops delivery. */
const TOLD = 0.3;
const STOPS = 0.6;
/** Pixels of an outline with enough contrast, at least: fewer are chance. */
const LEAST_OUTLINE = 40;
/** Pixels at the picture's border that are not looked at: an edge is followed so far. */
const MARGIN = 8;
/** Rows between two yields. */
const ROWS = 256;

/** Pieces whose outline is sawn, where the photo's own edges are not. */
export function* outlineFaults({ photo, picture, drawn, plan }: Pictured): Steps<Fault[]> {
  const { width, height, data } = drawn;
  const measured = new Float64Array(256);
  const sawn = new Float64Array(256);
  const add = (number: number, isSawn: boolean): void => {
    if (number === 0) return;
    measured[number]++;
    if (isSawn) sawn[number]++;
  };
  const compare = (k: number, other: number, across: Line | null): void => {
    const found = across && widthAt(picture.data, across);
    if (found === null) return;
    add(data[k], found < SAWN);
    add(data[other], found < SAWN);
  };
  const read = lineReader(picture, drawn);
  for (let y = 0; y + 1 < height; y++) {
    if (y % ROWS === 0) yield;
    for (let x = 0, k = y * width; x + 1 < width; x++, k++) {
      if (isOutline(data, k, 1)) compare(k, k + 1, read(x, y, 'across'));
      if (isOutline(data, k, width)) compare(k, k + width, read(x, y, 'down'));
    }
  }
  const found = plan.pieces.flatMap((piece, place): Fault[] => {
    const share = sawn[place + 1] / measured[place + 1];
    if (measured[place + 1] < LEAST_OUTLINE || share < TOLD) return [];
    const message = `${nameOf(plan, piece)} has sawn edges: ${percent(share)} of its outline has no soft pixel.`;
    return [{ check: 'edge', pieces: [piece.id], stops: share >= STOPS, message }];
  });
  // measured only where it matters, as it costs more than all of the above
  if (!found.length || ((yield* measureBlur(photo)) ?? Infinity) < SAWN) return [];
  return found;
}

/** Pixels to either side of an outline, at least: a wire, or a gap, of fewer has no pixel that shows it alone. */
const BROAD = 3;

/** Whether a pixel of the map and the next one, so many values on, are the border between two broad parts. */
function isOutline(data: Uint8Array, at: number, step: number): boolean {
  if (data[at] === data[at + step]) return false;
  for (let k = 1; k < BROAD; k++) {
    if (data[at - k * step] !== data[at] || data[at + (k + 1) * step] !== data[at + step]) return false;
  }
  return true;
}

/** Where a line of values crosses an outline, approximately. */
interface Line {
  readonly at: number;
  readonly step: number;
  /** values to either side among which the outline lies */
  readonly reach: number;
}

/** The line of green values that crosses the border between a pixel of the map and the next one. */
function lineReader(picture: Raster, drawn: Pick<Raster, 'width' | 'height'>) {
  const { width, height } = picture;
  const factor = width / drawn.width;
  const reach = Math.ceil(factor);
  const last = (at: number, pixels: number, of: number) => Math.ceil(((at + 1) * of) / pixels) - 1;
  return (x: number, y: number, way: 'across' | 'down'): Line | null => {
    const column = way === 'across' ? last(x, drawn.width, width) : nearest(x, drawn.width, width);
    const row = way === 'down' ? last(y, drawn.height, height) : nearest(y, drawn.height, height);
    const margin = MARGIN + reach;
    if (column < margin || row < margin || column >= width - margin || row >= height - margin) return null;
    return { at: (row * width + column) * 3 + 1, step: way === 'across' ? 3 : width * 3, reach };
  };
}

/** Width of the steepest edge there; null without contrast. */
function widthAt(data: Uint8Array, { at, step, reach }: Line): number | null {
  let steepest = at;
  let most = -1;
  for (let d = -reach; d <= reach; d++) {
    const k = at + d * step;
    const slope = Math.abs(data[k + step] - data[k]);
    if (slope > most) [most, steepest] = [slope, k];
  }
  return edgeWidth(data, steepest, step);
}
