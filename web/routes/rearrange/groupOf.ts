import type { Piece, Plan } from '../../../api/stager/contract.js';
import { within } from '../../../api/stager/design/scene/footprint.js';
import { KINDS, type Kind } from '../../../api/stager/kinds.js';

const seatOf = ({ kind }: Piece): Kind | undefined => {
  const of: { readonly seatOf?: Kind } = KINDS[kind];
  return of.seatOf;
};

/** Whether the middle of a piece, or much of it, lies over a rug. */
function isOver(rug: Piece, piece: Piece): boolean {
  const [aside, ahead] = within(rug, [piece.x, piece.z]);
  const reach = Math.min(piece.width, piece.depth) / 2;
  return Math.abs(aside) < rug.width / 2 + reach && Math.abs(ahead) < rug.depth / 2 + reach;
}

/**
 * What moves along with a piece when its group is asked for: with a rug all that stands on it, with what stands on a rug
 * the rug and the others, with a table its chairs.
 */
export function groupOf({ pieces }: Plan, id: string): readonly string[] {
  const piece = pieces.find((one) => one.id === id);
  if (!piece) return [];
  const standing = pieces.filter(({ kind }) => KINDS[kind].standing === 'stands');
  const rugs = pieces.filter(({ kind }) => kind === 'rug').filter((rug) => rug === piece || isOver(rug, piece));
  const chairs = standing.filter(
    (one) => seatOf(one) === piece.kind && Math.hypot(one.x - piece.x, one.z - piece.z) < 2,
  );
  const group = new Set([...rugs, ...chairs, ...rugs.flatMap((rug) => standing.filter((one) => isOver(rug, one)))]);
  return [...group].filter((one) => one !== piece).map((one) => one.id);
}
