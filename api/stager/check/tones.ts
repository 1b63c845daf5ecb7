/** Pure white and pure black of furniture and its shade. */
import type { Raster } from '../contract.js';
import type { Kind } from '../kinds.js';
import { nearest } from '../photo/nearest.js';
import { nameOf, percent, type Fault, type Pictured } from './furnished.js';

interface Tone {
  readonly name: 'white' | 'black';
  /** what a piece is that has too much of it */
  readonly made: string;
  /** kinds that may be so: they shine themselves, or show what does */
  readonly usualFor: readonly Kind[];
  /** whether a pixel, by the index of its first value, has the tone, or all but so many levels of it */
  readonly has: (picture: Raster, at: number, but?: number) => boolean;
}

/** Levels of all three channels from which a pixel is pure white, and up to which it is pure black. */
const WHITE = 250;
const BLACK = 4;

const LAMPS: readonly Kind[] = ['floor lamp', 'table lamp', 'desk lamp', 'wall lamp', 'pendant', 'lantern'];
const SHINING: readonly Kind[] = [
  'light strip',
  'candles',
  'candlesticks',
  'monitor',
  'laptop',
  'television',
  'mirror',
];

const TONES: readonly Tone[] = [
  {
    name: 'white',
    made: 'burnt out',
    usualFor: [...LAMPS, ...SHINING],
    has: ({ data }, at, but = 0) => Math.min(data[at], data[at + 1], data[at + 2]) >= WHITE - but,
  },
  {
    name: 'black',
    made: 'too dark to show anything',
    usualFor: [],
    has: ({ data }, at, but = 0) => Math.max(data[at], data[at + 1], data[at + 2]) <= BLACK + but,
  },
];

/** Levels by which the photo's own pixel differs at least, so that it is the furniture that made it so. */
const OTHERWISE = 10;
/** Share of a piece and its shade, above the photo's own share, that is told, and that stops delivery. */
const TOLD = 0.08;
const STOPS = 0.2;
/** Share of the picture that a piece and its shade cover at least: less is a detail. */
const LEAST_PIECE = 0.0005;

/** Pieces that are, or shade the room, pure white or black where the photo is not. */
export function toneFaults(pictured: Pictured): Fault[] {
  const { pieces, plan } = pictured;
  const size = new Float64Array(256);
  for (const number of pieces.data) size[number]++;
  return TONES.flatMap((tone) => {
    const { own, made } = countTone(pictured, tone);
    return plan.pieces.flatMap((piece, place): Fault[] => {
      const share = made[place + 1] / size[place + 1];
      const isDetail = size[place + 1] < LEAST_PIECE * pieces.data.length;
      if (isDetail || tone.usualFor.includes(piece.kind) || share < own + TOLD) return [];
      const shares = `${percent(share)} of it is pure ${tone.name}, of the photo ${percent(own)}`;
      const message = `${nameOf(plan, piece)} is ${tone.made}: ${shares}.`;
      return [{ check: 'tone', pieces: [piece.id], stops: share >= own + STOPS, message }];
    });
  });
}

/** Of the map's pixels: the share that has the tone in the photo, and how many got it by each piece's number. */
function countTone({ photo, picture, pieces }: Pictured, { has }: Tone) {
  const { width, height, data } = pieces;
  const columns = Int32Array.from({ length: width }, (_, x) => nearest(x, width, photo.width));
  const made = new Float64Array(256);
  let own = 0;
  for (let y = 0, k = 0; y < height; y++) {
    const row = nearest(y, height, photo.height) * photo.width;
    for (let x = 0; x < width; x++, k++) {
      const at = (row + columns[x]) * 3;
      if (has(photo, at)) own++;
      if (data[k] > 0 && has(picture, at) && !has(photo, at, OTHERWISE)) made[data[k]]++;
    }
  }
  return { own: own / data.length, made };
}
