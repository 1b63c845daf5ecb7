/**
 * Finds the strips between the photos of a collage: narrow, of one colour from border to border, unlike anything in a
 * room.
 */
import type { Raster } from '../../contract.js';
import { type Rgb, isNear } from './colours.js';

/** Margin as a share of the side: a strip near the border may be a door frame or the bar of a window. */
const MARGIN = 0.15;
/** Largest share of the picture's side: a wider strip may be a wall. */
const WIDEST = 0.04;
/** Tolerance of the strip's colour in steps of 255 after JPEG compression; largest share of outliers in a line. */
const TOLERANCE = 6;
const OFF = 0.02;
/** Blurred lines on either side of the strip. */
const SOFT = 2;
/** Least difference of the colour beside it in steps of 255, and on which share of its length. */
const OTHER = 16;
const DIFFERS = 0.6;

/** @param picture small: every line is tested */
export function hasGutter({ width, height, data }: Raster): boolean {
  const columns = { data, lines: width, across: 3, length: height, along: 3 * width };
  const rows = { data, lines: height, across: 3 * width, length: width, along: 3 };
  return runsThrough(columns) || runsThrough(rows);
}

/** The columns or the rows of a picture: their number, pixels per line, and byte strides. */
interface Lines {
  readonly data: Uint8Array;
  readonly lines: number;
  readonly across: number;
  readonly length: number;
  readonly along: number;
}

function runsThrough(picture: Lines): boolean {
  const { lines } = picture;
  const last = lines * (1 - MARGIN);
  for (let line = Math.ceil(lines * MARGIN); line < last; line++) {
    const colour = colourOf(picture, line);
    const end = endOfStrip(picture, line, colour);
    if (end === line) continue;
    const isNarrow = end - line < lines * WIDEST && end < last;
    if (isNarrow && isOther(picture, line - 1 - SOFT, colour) && isOther(picture, end + SOFT, colour)) return true;
    line = end;
  }
  return false;
}

function colourOf({ data, across, length, along }: Lines, line: number): Rgb {
  const middle = line * across + (length >> 1) * along;
  return [data[middle], data[middle + 1], data[middle + 2]];
}

/** The first line without the colour; the given one if it does not have it. */
function endOfStrip(picture: Lines, line: number, colour: Rgb): number {
  let end = line;
  while (end < picture.lines && !exceeds(picture, end, { colour, step: TOLERANCE, share: OFF })) end++;
  return end;
}

const isOther = (picture: Lines, line: number, colour: Rgb): boolean =>
  exceeds(picture, line, { colour, step: OTHER, share: DIFFERS });

/** Whether more than a share of a line's pixels differ from a colour by more than a step. */
function exceeds(
  { data, across, length, along }: Lines,
  line: number,
  { colour, step, share }: { readonly colour: Rgb; readonly step: number; readonly share: number },
): boolean {
  let left = length * share;
  for (let k = 0; k < length; k++) {
    if (!isNear(data, line * across + k * along, colour, step) && --left < 0) return true;
  }
  return false;
}
