/** Letters that somebody laid over the photo: pale, of one height and one brightness, side by side in a row. */
import type { Steps } from '../breathe.js';
import type { Pixel, Room, Watermark } from '../contract.js';
import type { Plane } from '../photo/filters.js';
import { BELIEVED } from './belief.js';
import { project, wallPoint } from './camera.js';
import type { FineLook } from './fineLook.js';
import { insidePolygon } from './polygon.js';
import { Marked, type Speck, findSpecks } from './specks.js';
import { type AreaSum, summedArea } from './summedArea.js';

/** Pixels of the long side of the copy in which letters are looked for. */
const LONG_SIDE = 850;
/** Share of the long side round a pixel with whose mean it is compared, and grey levels by which a letter is paler. */
const ROUND = 0.02;
const PALER = 20;
/** Pixels up of a letter at the least; share of the long side at the most; width over height. */
const UP = { least: 9, most: 0.05 };
const SHAPE = { narrowest: 0.14, widest: 1.7 };
/** Share of its rectangle that a letter fills: strokes do, panes and lamps fill it whole. */
const FILL = { least: 0.25, most: 0.8 };
/** Letters of one row: how far apart, how unlike in height, off the line (shares of the height), and in grey levels. */
const ROW = { apart: 1.1, unlike: 1.8, off: 0.45, paler: 14 };
/** Letters of a mark. */
const FEWEST = 4;
/** Share of a letter's height round the row that belongs to the mark. */
const MARGIN = 0.7;

type Box = Pick<Room, 'camera' | 'walls' | 'openings'>;

interface Letter extends Speck {
  readonly up: number;
  readonly middle: number;
}

export function* watermarksIn(room: Box, look: FineLook): Steps<Watermark[]> {
  const { by, plane } = smaller(look.plane);
  yield;
  const { mask, paler } = paleIn(plane);
  yield;
  const most = UP.most * Math.max(plane.width, plane.height);
  const specks = yield* findSpecks(new Marked(plane, mask, paler), most, 0);
  const toPhoto = ([x, y]: Pixel): Pixel => look.toPhoto([x * by, y * by]);
  const panes = quadsOf(room);
  const letters = specks
    .filter((speck) => isLetter(speck, plane))
    .filter(({ left, right, top, bottom }) => {
      const middle = toPhoto([(left + right) / 2, (top + bottom) / 2]);
      return !panes.some((quad) => insidePolygon(middle, quad));
    })
    .map((speck): Letter => ({ ...speck, up: speck.bottom - speck.top, middle: (speck.top + speck.bottom) / 2 }));
  return rowsOf(letters).map((row) => markOf(row, toPhoto));
}

/** Every so many pixels put together. */
function smaller({ width, height, data }: Plane): { readonly by: number; readonly plane: Plane } {
  const by = Math.max(1, Math.round(Math.max(width, height) / LONG_SIDE));
  if (by === 1) return { by, plane: { width, height, data } };
  const small = { width: Math.floor(width / by), height: Math.floor(height / by) };
  const out = new Float32Array(small.width * small.height);
  const share = by * by;
  for (let y = 0; y < small.height * by; y++) {
    let from = y * width;
    for (let x = 0, to = Math.floor(y / by) * small.width; x < small.width; x++, to++)
      for (let k = 0; k < by; k++) out[to] += data[from++] / share;
  }
  return { by, plane: { ...small, data: out } };
}

/** By how much each pixel is paler than what is round it, and those that may be letters. */
function paleIn({ width, height, data }: Plane): { readonly mask: Uint8Array; readonly paler: Float32Array } {
  const sum = summedArea(data, width);
  const reach = Math.max(6, Math.round(ROUND * Math.max(width, height)));
  const mask = new Uint8Array(data.length);
  const paler = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    putPaler(data.subarray(row, row + width), sum, { y, height, reach }, paler.subarray(row, row + width));
  }
  for (let i = 0; i < mask.length; i++) if (paler[i] > PALER) mask[i] = 1;
  return { mask, paler };
}

interface Row {
  readonly y: number;
  /** of the picture */
  readonly height: number;
  readonly reach: number;
}

/** One row of it: on its own, so that it is compiled once and not for each photo. */
function putPaler(pixels: Float32Array, sum: AreaSum, { y, height, reach }: Row, paler: Float32Array): void {
  const width = pixels.length;
  const top = Math.max(0, y - reach);
  const bottom = Math.min(height, y + reach + 1);
  for (let x = 0; x < width; x++) {
    const left = Math.max(0, x - reach);
    const right = Math.min(width, x + reach + 1);
    paler[x] = pixels[x] - sum.over(left, top, right, bottom) / ((right - left) * (bottom - top));
  }
}

function isLetter({ left, top, right, bottom, edges }: Speck, { width, height }: Plane): boolean {
  const [across, up] = [right - left, bottom - top];
  if (up < UP.least || up > UP.most * Math.max(width, height)) return false;
  const fill = edges / (across * up);
  return across > SHAPE.narrowest * up && across < SHAPE.widest * up && fill > FILL.least && fill < FILL.most;
}

/** Views and panes are full of pale marks. */
const quadsOf = ({ camera, walls, openings }: Box): Pixel[][] =>
  openings
    .filter(({ kind, certainty }) => certainty >= BELIEVED[kind])
    .map(({ wall, from, to, bottom, top }) =>
      (
        [
          [from, top],
          [to, top],
          [to, bottom],
          [from, bottom],
        ] as const
      )
        .map(([along, y]) => project(camera, wallPoint(wall, walls[wall].at, along, y)))
        .filter((pixel) => pixel !== null),
    )
    .filter((quad) => quad.length === 4);

/** Letters side by side, from the left. */
function rowsOf(letters: readonly Letter[]): Letter[][] {
  const rows: Letter[][] = [];
  for (const letter of letters.toSorted((a, b) => a.left - b.left)) {
    const row = rows.find((some) => goesOn(some[some.length - 1], letter));
    if (row) row.push(letter);
    else rows.push([letter]);
  }
  return rows.filter((row) => row.length >= FEWEST);
}

function goesOn(last: Letter, next: Letter): boolean {
  const up = Math.max(last.up, next.up);
  return (
    next.left - last.right < ROW.apart * up &&
    next.left > last.left &&
    up < ROW.unlike * Math.min(last.up, next.up) &&
    Math.abs(next.middle - last.middle) < ROW.off * up &&
    Math.abs(next.strength - last.strength) < ROW.paler
  );
}

function markOf(row: readonly Letter[], toPhoto: (pixel: Pixel) => Pixel): Watermark {
  const up = Math.max(...row.map((letter) => letter.up));
  const left = Math.min(...row.map((letter) => letter.left)) - MARGIN * up;
  const right = Math.max(...row.map((letter) => letter.right)) + MARGIN * up;
  const top = Math.min(...row.map((letter) => letter.top)) - MARGIN * up;
  const bottom = Math.max(...row.map((letter) => letter.bottom)) + MARGIN * up;
  const corners: readonly Pixel[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return { outline: corners.map(toPhoto), certainty: Math.min(0.95, 0.35 + 0.07 * row.length) };
}
