/** The kinds that a person can add to a room, and where the catalogue's pictures show them: for the script and the page. */
import { isOnFloor, KINDS, type Kind } from '../kinds.js';

/** What stands on the floor or lies on it, in the order of KINDS, which is the order of the pictures. */
export const FLOOR_KINDS: readonly Kind[] = (Object.keys(KINDS) as Kind[]).filter((kind) => isOnFloor({ kind }));

const COLUMNS = 10;
/** Pixels of a tile's side: the pages show it at about half of that, and sharp screens need them all. */
const TILE = 192;

/** The picture of a style that holds all its tiles; `tile`, `width` and `height` in pixels. */
export const SPRITE = {
  tile: TILE,
  columns: COLUMNS,
  rows: Math.ceil(FLOOR_KINDS.length / COLUMNS),
  width: COLUMNS * TILE,
  height: Math.ceil(FLOOR_KINDS.length / COLUMNS) * TILE,
} as const;

interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Where the sprite shows a kind, counted from 0; null for a kind that does not stand on the floor. */
export function cellOf(kind: Kind): Cell | null {
  const at = FLOOR_KINDS.indexOf(kind);
  return at < 0 ? null : { column: at % COLUMNS, row: Math.floor(at / COLUMNS) };
}
