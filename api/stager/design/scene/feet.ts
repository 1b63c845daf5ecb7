import type { Placed } from '../../furniture/draft.js';
import { distanceBetween, overlap, place } from './footprint.js';
import type { Kind } from '../../kinds.js';
import { sectionalLayout } from '../../furniture/sectional.js';

/** The properties that determine the floor under a piece. */
type Footed = Placed & { readonly kind: Kind; readonly seed?: number };

/** The rectangles of floor under a piece: two for an L-shaped sofa, else its footprint. */
export function feet(piece: Footed): readonly Placed[] {
  if (piece.kind !== 'sectional') return [piece];
  const { side, mainDepth, returnWidth } = sectionalLayout(piece);
  const [mainX, mainZ] = place(piece, 0, (mainDepth - piece.depth) / 2);
  const [returnX, returnZ] = place(piece, (side * (piece.width - returnWidth)) / 2, 0);
  return [
    { ...piece, x: mainX, z: mainZ, depth: mainDepth },
    { ...piece, x: returnX, z: returnZ, width: returnWidth },
  ];
}

/** Whether two pieces come nearer than `gap` metres on the floor. */
export function collide(a: Footed, b: Footed, gap = 0): boolean {
  if (!overlap(a, b, gap)) return false;
  if (a.kind !== 'sectional' && b.kind !== 'sectional') return true;
  return feet(a).some((one) => feet(b).some((other) => overlap(one, other, gap)));
}

/** Metres of free floor between two pieces, 0 where they overlap. */
export const floorBetween = (a: Footed, b: Footed): number =>
  Math.min(...feet(a).flatMap((one) => feet(b).map((other) => distanceBetween(one, other))));
