/** Layouts of pictures on a part of a wall. */
import type { WallPart } from '../placing/bareWall.js';

/** One picture, a pair, three in a row, or a big one beside two small ones (salon). */
export type ArtLayout = 'one' | 'pair' | 'three' | 'salon';

/** The part of the wall that a set may take: metres along it, above the floor. */
interface Span {
  readonly middle: number;
  readonly width: number;
  readonly bottom: number;
  readonly top: number;
}

/** Metres between two pictures of a set. */
const BETWEEN = 0.09;
/** Rows: number of pictures, greatest width of each in metres, and height as a share of width. */
const ROWS = {
  one: { number: 1, widest: 1.62, tall: 0.66 },
  pair: { number: 2, widest: 0.75, tall: 1.3 },
  three: { number: 3, widest: 0.62, tall: 1.35 },
} as const;
/** Metres: greatest height of a picture, so that it does not dominate the piece below it. */
const TALLEST = 0.95;
/**
 * The big picture beside two small ones: its share of the width, its height as a share of its width, greatest width.
 */
const SALON = { big: 0.58, tall: 0.8, widest: 1.9 };

/**
 * The pictures of a composition on a common lower edge, centred in a span.
 * @param options.scale factor on the greatest widths
 * @param options.turned mirrors asymmetrical layouts
 */
export function layOutArt(
  composition: ArtLayout,
  span: Span,
  options: { readonly scale?: number; readonly turned?: boolean } = {},
): WallPart[] {
  if (composition === 'salon') return salon(span, options.turned ?? false);
  const { number, widest, tall } = ROWS[composition];
  const each = Math.min(widest * (options.scale ?? 1), (span.width - (number - 1) * BETWEEN) / number);
  return row({ ...span, top: Math.min(span.top, span.bottom + Math.min(TALLEST, each * tall)) }, number, each);
}

/** Pictures of one width from the span's bottom to its top. */
function row({ middle, bottom, top }: Span, number: number, each: number): WallPart[] {
  const whole = number * each + (number - 1) * BETWEEN;
  return Array.from({ length: number }, (_, index) => {
    const from = middle - whole / 2 + index * (each + BETWEEN);
    return { from, to: from + each, bottom, top };
  });
}

function salon(span: Span, turned: boolean): WallPart[] {
  const whole = Math.min(span.width, SALON.widest);
  const big = whole * SALON.big;
  const height = Math.min(big * SALON.tall, span.top - span.bottom);
  const [left, right] = [span.middle - whole / 2, span.middle + whole / 2];
  const top = span.bottom + height;
  const [bigFrom, smallFrom] = turned ? [right - big, left] : [left, left + big + BETWEEN];
  const small = { from: smallFrom, to: smallFrom + whole - big - BETWEEN };
  const half = (height - BETWEEN) / 2;
  return [
    { from: bigFrom, to: bigFrom + big, bottom: span.bottom, top },
    { ...small, bottom: span.bottom, top: span.bottom + half },
    { ...small, bottom: top - half, top },
  ];
}
