import type { Size } from '../kinds.js';
import type { Piece } from '../contract.js';

/** A piece of an unfinished plan, still without id and seed. */
export interface Draft extends Omit<Piece, 'id' | 'seed'> {
  /** pieces of one group (a sofa and its table) may stand close; a walkway parts the groups */
  readonly group: string;
  /** only where the looks are part of the plan: its parity says at which end a sectional's return is */
  readonly seed?: number;
}

/** Position, angle and size of a piece. */
export type Placed = Size & Pick<Piece, 'x' | 'y' | 'z' | 'angle'>;
