/** Where a label's parts stand on a picture. All lengths are in pixels. */
import { linesOf } from '../../typesetting/typesetter.js';
import { outlineOf, sizeForCapitals } from '../../typesetting/outline.js';
import type { Label } from './label.js';
import { qrTile, type QrTile } from './qrTile.js';

/** Cap height as a share of the picture's shorter side, and its least. */
const CAPITALS = 0.018;
const LEAST_CAPITALS = 14;
/** Lengths relative to the cap height. */
const [PADDING, MARGIN, LINE] = [0.9, 1.2, 2];
/** Words never take more of a picture's width. */
const MOST_WIDTH = 0.9;

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
  readonly plate: Box;
  readonly words: readonly Words[];
  /** the tile's place, and what is on it */
  readonly qr: { readonly place: Box; readonly tile: QrTile } | null;
}

export const capitalsOf = (width: number, height: number): number =>
  Math.max(LEAST_CAPITALS, Math.round(CAPITALS * Math.min(width, height)));

/** Lays a label out on a picture of this size. */
export function layOut(label: Label, width: number, height: number): Layout {
  const { place, words, link, capitals = capitalsOf(width, height) } = label;
  const padding = Math.round(PADDING * capitals);
  const margin = Math.round(MARGIN * capitals);
  const step = Math.round(LINE * capitals);
  const tile = link === null ? null : qrTile(link, Math.min(width, height));
  const edge = place === 'bar' ? 0 : margin;
  const free = width - 2 * (edge + padding) - (tile ? tile.side + margin : 0);
  const size = sizeForCapitals('strong', capitals);
  const most = Math.max(capitals, Math.min(MOST_WIDTH * width, free));
  const lines = linesOf(words, most, (part) => outlineOf('strong', part, size).width).map((line) =>
    outlineOf('strong', line, size),
  );
  const tall = 2 * padding + capitals + (lines.length - 1) * step;
  const broad = place === 'bar' ? width : Math.ceil(Math.max(...lines.map((line) => line.width))) + 2 * padding;
  const left = place === 'right corner' ? Math.max(0, width - edge - broad) : edge;
  const plate = { left, top: Math.max(0, height - edge - tall), width: broad, height: Math.min(tall, height) };
  return {
    plate,
    words: lines.map((line, k) => ({ path: line.path, x: padding, baseline: padding + capitals + k * step })),
    qr: tile && {
      tile,
      place: {
        left: width - edge - tile.side,
        top: Math.max(0, height - edge - tile.side),
        width: tile.side,
        height: tile.side,
      },
    },
  };
}
