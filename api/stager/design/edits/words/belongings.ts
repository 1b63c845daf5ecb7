import type { Piece } from '../../../contract.js';
import { KINDS, stands } from '../../../kinds.js';
import { floorBetween } from '../../scene/feet.js';
import { distanceBetween, overlap } from '../../scene/footprint.js';

/** Metres within which small tables, lamps and nightstands belong to a seat or a bed. */
const BESIDE = 0.4;
/** Metres within which a coffee table belongs to a sofa. */
const BEFORE = 1.2;

/** What belongs to a piece and goes with it: a sofa's table and rug, a bed's nightstands, a table's chairs. */
export function belongings(pieces: readonly Piece[], piece: Piece): readonly Piece[] {
  const others = pieces.filter((one) => one !== piece && (stands(one) || one.kind === 'rug'));
  if (KINDS[piece.kind].isMainSofa) {
    return others.filter((one) => {
      if (one.kind === 'coffee table') return floorBetween(piece, one) < BEFORE;
      if (one.kind === 'rug') return overlap(piece, one) || liesUnder(others, piece, one);
      return KINDS[one.kind].besideSeats === true && distanceBetween(piece, one) < BESIDE;
    });
  }
  if (piece.kind === 'bed') {
    const near = others.filter((one) => one.kind === 'nightstand' || one.kind === 'bench' || one.kind === 'rug');
    return near.filter((one) => distanceBetween(piece, one) < BESIDE);
  }
  const seats = others.filter((one) => KINDS[one.kind].seatOf === piece.kind && distanceBetween(piece, one) < BESIDE);
  const rugs = seats.length > 0 ? others.filter((one) => one.kind === 'rug' && overlap(piece, one)) : [];
  return [...seats, ...rugs];
}

/** Whether a rug lies under the table of a sofa. */
const liesUnder = (others: readonly Piece[], sofa: Piece, rug: Piece): boolean =>
  others.some((one) => one.kind === 'coffee table' && floorBetween(sofa, one) < BEFORE && overlap(one, rug));
