/** Where a label's parts stand on a picture. All lengths are in pixels. */
import { linesOf, widestWord, type Line } from '../../typesetting/typesetter.js';
import { readsFromRight } from '../../typesetting/visualOrder.js';
import { outlineOf, sizeForCapitals, type Outline } from '../../typesetting/outline.js';
import { PictureFault } from '../pictures/pictureFault.js';
import type { Label } from './label.js';
import { tileFor, type QrTile } from './qrTile.js';

/** Cap height as a share of the picture's shorter side, and its least. */
const CAPITALS = 0.018;
export const LEAST_CAPITALS = 14;
/** Lengths relative to the cap height. */
const [PADDING, MARGIN, LINE] = [0.9, 1.2, 2];
/** Words never take more of a picture's width; in the right corner there is another label at their left. */
const MOST_WIDTH = { corner: 0.9, 'right corner': 0.6, bar: 0.9 } as const;
/** A plate takes at most these shares of the picture's height: as asked for, and as a last resort. */
const USUAL_SHARE = 0.5;
const LAST_SHARE = 0.8;
/** On narrower pictures, the parts of broken words would have too few letters to be read. */
const LEAST_WIDTH_TO_BREAK = 120;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Words {
  /** SVG path data, relative to the plate */
  readonly path: string;
  readonly x: number;
  readonly baseline: number;
}

export interface Layout {
  /** where the label stands, which may be another place than was asked for */
  readonly place: Label['place'];
  readonly plate: Box;
  readonly words: readonly Words[];
  /** the tile's place, and what is on it */
  readonly qr: { readonly place: Box; readonly tile: QrTile } | null;
  /** why there is no code although one was asked for: a sentence */
  readonly withoutCode: string | null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** One way to set a label. */
interface Form {
  readonly label: Label;
  readonly tile: QrTile | null;
  /** share of the picture's height */
  readonly most: number;
  /** whether a line may end inside a word */
  readonly breaks: boolean;
}

export const capitalsOf = (width: number, height: number): number =>
  Math.max(LEAST_CAPITALS, Math.round(CAPITALS * Math.min(width, height)));

/**
 * Lays a label out on a picture of this size. Its letters are never smaller than asked for: on a small picture it first
 * loses its code, then becomes a bar, and at last its words are broken.
 * @throws PictureFault when no form of it fits
 */
export function layOut(label: Label, width: number, height: number): Layout {
  const found = label.link === null ? null : tileFor(label.link, width, height);
  const [tile, withoutCode] = typeof found === 'string' ? [null, found] : [found, null];
  for (const form of formsOf(label, tile, width)) {
    const layout = arrange(form, { width, height });
    if (layout) return { ...layout, withoutCode: tile && !layout.qr ? NO_ROOM_FOR_WORDS : withoutCode };
  }
  throw new PictureFault(
    `the label does not fit on a picture of ${width} by ${height} pixels`,
    'Choose no label, shorter words, a larger size or larger photos.',
  );
}

const NO_ROOM_FOR_WORDS = 'Beside one there is no room for the label’s words.';

/** The best first. */
function formsOf(label: Label, tile: QrTile | null, width: number): readonly Form[] {
  const last = label.place === 'right corner' ? label : { ...label, place: 'bar' as const };
  return [
    ...(tile ? [{ label, tile, most: USUAL_SHARE, breaks: false }] : []),
    { label, tile: null, most: USUAL_SHARE, breaks: false },
    { label: last, tile: null, most: LAST_SHARE, breaks: false },
    ...(width < LEAST_WIDTH_TO_BREAK ? [] : [{ label: last, tile: null, most: LAST_SHARE, breaks: true }]),
  ];
}

/** @returns null where it does not fit */
function arrange({ label, tile, most, breaks }: Form, { width, height }: Size): Omit<Layout, 'withoutCode'> | null {
  const { place, words, capitals = capitalsOf(width, height) } = label;
  const padding = Math.round(PADDING * capitals);
  const margin = Math.round(MARGIN * capitals);
  const step = Math.round(LINE * capitals);
  const edge = place === 'bar' ? 0 : margin;
  const free = width - 2 * (edge + padding) - (tile ? tile.side + margin : 0);
  const size = sizeForCapitals('strong', capitals);
  const widthOf = (part: Line) => outlineOf('strong', part, size).width;
  const longest = Math.min(MOST_WIDTH[place] * width, free);
  if (longest < capitals || (!breaks && widestWord(words, widthOf) > longest)) return null;
  const lines = linesOf(words, longest, widthOf).map((line) => outlineOf('strong', line, size));
  const tall = 2 * padding + capitals + (lines.length - 1) * step;
  if (tall > most * height) return null;
  const widest = Math.max(...lines.map((line) => line.width));
  const broad = place === 'bar' ? width : Math.ceil(widest) + 2 * padding;
  const left = place === 'right corner' ? width - edge - broad : edge;
  const indentOf = (line: Outline) => (readsFromRight(words) ? widest - line.width : 0);
  return {
    place,
    plate: { left, top: height - edge - tall, width: broad, height: tall },
    words: lines.map((line, k) => ({
      path: line.path,
      x: padding + indentOf(line),
      baseline: padding + capitals + k * step,
    })),
    qr: tile && { tile, place: cornerOf(tile, edge, { width, height }) },
  };
}

/** The lower right one. */
const cornerOf = ({ side }: QrTile, edge: number, { width, height }: Size): Box => ({
  left: width - edge - side,
  top: height - edge - side,
  width: side,
  height: side,
});
