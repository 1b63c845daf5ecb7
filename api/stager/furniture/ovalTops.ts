import type { Size } from '../kinds.js';
import type { Shapes } from './styleBook.js';

/** A longer table, as a multiple of its depth, has a rectangular top in every style. */
const LONGEST_OVAL = 2.4;

/** Whether a style that has round tables makes the top of one of this size round or oval. */
export const isOvalTop = ({ roundTables }: Shapes, { width, depth }: Pick<Size, 'width' | 'depth'>): boolean =>
  roundTables && width < depth * LONGEST_OVAL;
