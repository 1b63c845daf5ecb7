/** What was left alone in a photo, and what was added, as the pages and the documents write it. */
import { sizeText, type Units, type Wording } from './lengths.js';

interface SurfaceCount {
  readonly pixels: number;
  readonly untouched: number;
}

/**
 * In percent, rounded down to a tenth, so that 100 is shown only for all pixels. null for a surface that is not in the
 * photo.
 */
export function untouchedShare({ pixels, untouched }: SurfaceCount): string | null {
  if (pixels === 0) return null;
  if (untouched === pixels) return '100%';
  return `${(Math.floor((untouched / pixels) * 1000) / 10).toFixed(1)}%`;
}

/** Sum of all surfaces. */
export const sumOf = (counts: readonly SurfaceCount[]): SurfaceCount => ({
  pixels: counts.reduce((sum, { pixels }) => sum + pixels, 0),
  untouched: counts.reduce((sum, { untouched }) => sum + untouched, 0),
});

interface Piece {
  readonly kind: string;
  /** metres */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Kinds of pieces of which only the height is shown. */
const UPRIGHT = new Set(['floor lamp', 'plant', 'table lamp', 'desk lamp', 'vase', 'pendant']);
/** Metres: a thinner piece counts as flat, and its height is not shown. */
const SHEET = 0.06;

/** "1.82 × 0.90 × 0.80 m", "2.40 × 1.70 m" for a flat piece, "1.55 m tall" for an upright one. */
export function sizeOfPiece({ kind, width, depth, height }: Piece, units: Units): Wording {
  if (UPRIGHT.has(kind)) {
    const { text, spoken } = sizeText([height], units);
    return { text: `${text} tall`, spoken: `${spoken} tall` };
  }
  const measures = [width, depth, height].filter((length) => length >= SHEET);
  return sizeText(measures, units);
}

/** "coffee table" becomes "Coffee table". */
export const pieceLabel = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);

interface NamedPiece extends Piece {
  readonly label: string;
}

interface PieceRow {
  /** "Dining chair × 8" */
  readonly label: string;
  readonly size: Wording;
  /** the indices of these pieces in the report */
  readonly places: readonly number[];
}

/** A row for each kind of added piece: pieces of one name and size share a row, at the place of the first of them. */
export function rowsOf(furniture: readonly NamedPiece[], units: Units): PieceRow[] {
  const rows = new Map<string, PieceRow>();
  furniture.forEach((piece, place) => {
    const row = { label: pieceLabel(piece.label), size: sizeOfPiece(piece, units) };
    const key = `${row.label} ${row.size.text}`;
    rows.set(key, { ...row, places: [...(rows.get(key)?.places ?? []), place] });
  });
  return [...rows.values()].map(({ label, size, places }) => ({
    label: places.length > 1 ? `${label} × ${places.length}` : label,
    size,
    places,
  }));
}
