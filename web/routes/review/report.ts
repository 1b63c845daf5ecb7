interface SurfaceCount {
  readonly pixels: number;
  readonly untouched: number;
}

/** Rounded down to a tenth: 100 stands only for all of them. A surface that is not in the photo has no share. */
export function untouchedShare({ pixels, untouched }: SurfaceCount): string | null {
  if (pixels === 0) return null;
  if (untouched === pixels) return '100 %';
  return `${(Math.floor((untouched / pixels) * 1000) / 10).toFixed(1)} %`;
}

interface Piece {
  readonly kind: string;
  /** metres */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Pieces of which only the height tells anything. */
const upright = new Set(['floor lamp', 'plant', 'table lamp', 'desk lamp', 'vase', 'pendant']);
/** Below this a piece is a sheet, and its third measure says nothing. Metres. */
const sheet = 0.06;

/** "1.82 × 0.90 × 0.80 m", "2.40 × 1.70 m" for what is flat, "1.55 m tall" for what merely stands. */
export function sizeOf({ kind, width, depth, height }: Piece): string {
  const metres = (length: number) => length.toFixed(2);
  if (upright.has(kind)) return `${metres(height)} m tall`;
  const measures = [width, depth, height].filter((length) => length >= sheet);
  return `${measures.map(metres).join(' × ')} m`;
}

/** "coffee table" becomes "Coffee table". */
export const pieceLabel = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);
