import type { Piece, Plan } from '../../../../api/stager/contract.js';
import { KINDS } from '../../../../api/stager/kinds.js';
import { shapeKey } from '../shapeKey.js';

/** How one piece is drawn. */
export interface DrawnPiece {
  readonly piece: Piece;
  /** of its mesh */
  readonly key: string;
  /** its value in the map of the staged picture; 0: it is not in that */
  readonly own: number;
  /** stands where it stood in the staged picture, in its shape */
  readonly kept: boolean;
  /** as it stood there, where it had this shape; its own pixels go along */
  readonly before: Piece | null;
  readonly lies: boolean;
  /** it throws a shadow on the floor below */
  readonly stands: boolean;
}

/** A byte of the map holds a piece's number: pieces beyond share the last one. */
const MOST_PIECES = 255;

const isSamePlace = (a: Piece, b: Piece): boolean => a.x === b.x && a.y === b.y && a.z === b.z && a.angle === b.angle;

/** A staged picture: its plan, and the ids of the pieces that it shows, in the order of its map. */
export interface StagedPlan {
  readonly plan: Plan;
  readonly shown: readonly string[];
}

/** The pieces of a plan against a staged picture: what lies comes first. */
export function drawnPieces({ plan: staged, shown }: StagedPlan, plan: Plan): readonly DrawnPiece[] {
  const numbers = new Map(shown.map((id, at) => [id, Math.min(at + 1, MOST_PIECES)]));
  const before = new Map(staged.pieces.map((piece) => [piece.id, piece]));
  const drawn = plan.pieces.map((piece): DrawnPiece => {
    const key = shapeKey(plan, piece);
    const old = before.get(piece.id);
    const alike = old && shapeKey(staged, old) === key ? old : null;
    const { standing } = KINDS[piece.kind];
    return {
      piece,
      key,
      own: alike ? (numbers.get(piece.id) ?? 0) : 0,
      kept: alike !== null && isSamePlace(alike, piece),
      before: alike,
      lies: standing === 'lies',
      stands: standing === 'stands',
    };
  });
  return drawn.toSorted((a, b) => Number(b.lies) - Number(a.lies));
}
