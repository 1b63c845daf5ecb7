import type { Finding, Piece, Plan } from '../contract.js';
import { pieceLabel } from '../furniture/catalogue/label.js';
import { capital } from '../design/notes/countWords.js';

/** What one check has against a plan or a picture. */
export interface Fault extends Pick<Finding, 'check' | 'message'> {
  /** ids of the pieces that it is about */
  readonly pieces: readonly string[];
  /** whether it stops delivery; else it only warns */
  readonly stops: boolean;
}

/** The name of a piece at the beginning of a sentence. */
export const nameOf = ({ style }: Pick<Plan, 'style'>, piece: Piece): string => capital(pieceLabel(piece, style));
