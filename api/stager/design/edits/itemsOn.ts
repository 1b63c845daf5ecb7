/** What stands on a piece, and what becomes of it when the piece changes. */
import type { Piece, Style } from '../../contract.js';
import { KINDS } from '../../kinds.js';
import { staysWithin } from '../lamps/tops.js';
import { overlap, place, within } from '../scene/footprint.js';

/** Metres by which the underside of what stands on a piece may be off its top. */
const TOUCHING = 0.02;

/** The piece, what stands on it, and what stands on that. */
export function withItems(pieces: readonly Piece[], base: Piece): readonly Piece[] {
  const items = pieces.filter((item) => isItem(item) && standsOn(item, base));
  return [base, ...items.flatMap((item) => withItems(pieces, item))];
}

export const isItem = ({ kind }: Pick<Piece, 'kind'>): boolean => KINDS[kind].standing === 'on';

/** Whether it stands there by its middle; nothing stands on itself, however flat it is. */
export function standsOn(item: Piece, base: Piece): boolean {
  if (item === base || Math.abs(item.y - (base.y + base.height)) > TOUCHING) return false;
  const [x, z] = within(base, [item.x, item.z]);
  return Math.abs(x) <= base.width / 2 && Math.abs(z) <= base.depth / 2;
}

/** Whether one reaches into the other. */
export const isIn = (one: Piece, other: Piece): boolean =>
  one.y + one.height > other.y + TOUCHING &&
  other.y + other.height > one.y + TOUCHING &&
  overlap(one, other, -TOUCHING);

/** Without the items that have no place beside others; of two a lamp or a screen stays. */
export function withoutClashes(pieces: readonly Piece[]): readonly Piece[] {
  const inUseFirst = pieces.filter(isItem).toSorted((a, b) => rankOf(a) - rankOf(b));
  const clashes = inUseFirst.filter((item, at) => inUseFirst.slice(0, at).some((other) => isIn(item, other)));
  const gone = new Set(clashes.flatMap((item) => withItems(pieces, item)));
  return pieces.filter((piece) => !gone.has(piece));
}

const rankOf = ({ kind }: Piece): number => (KINDS[kind].isInUse ? 0 : 1);

interface Change {
  readonly old: Piece;
  readonly made: Piece;
  readonly style: Style;
}

/** The pieces with one changed: what stood on it stays where it was, if it has a place there still, at the new height. */
export function exchange(pieces: readonly Piece[], change: Change): readonly Piece[] {
  const { old, made } = change;
  const [, ...items] = withItems(pieces, old);
  return pieces.flatMap((piece) => {
    if (piece === old) return [made];
    if (!items.includes(piece)) return [piece];
    const lifted = { ...piece, y: piece.y + made.height - old.height };
    return hasPlace(lifted, change) ? [lifted] : [];
  });
}

/** An item that reached over the edge before may do so now; one that stands on another item goes by its middle. */
function hasPlace(item: Piece, { old, made, style }: Change): boolean {
  const [x, z] = within(made, [item.x, item.z]);
  const isOver = Math.abs(x) <= made.width / 2 && Math.abs(z) <= made.depth / 2;
  return isOver && (staysWithin({ style }, made, item) || !staysWithin({ style }, old, item));
}

/** Shares of its way from the middle at which a place is sought for an item on a top that became round. */
const INWARD = [1, 0.85, 0.7, 0.55, 0.4];

/**
 * An item where it stands on the changed piece: as far out in proportion, further in where the top is round now.
 * @param before the style in which it stood on the old one
 */
export function carryOver(item: Piece, { old, made, style }: Change, before: Style): Piece {
  const [x, z] = within(old, [item.x, item.z]);
  const y = item.y + made.height - old.height;
  const at = (share: number): Piece => {
    const [acrossX, acrossZ] = [(x * made.width) / old.width, (z * made.depth) / old.depth];
    const [toX, toZ] = place(made, acrossX * share, acrossZ * share);
    return { ...item, x: toX, z: toZ, y };
  };
  const wasWithin = staysWithin({ style: before }, old, item);
  const share = wasWithin ? INWARD.find((one) => staysWithin({ style }, made, at(one))) : 1;
  return made.width === old.width && made.depth === old.depth && share === 1 ? { ...item, y } : at(share ?? 1);
}
