import { pieceLabel } from '../../../api/shared/report.js';
import type { PieceFacts } from './engine/messages.js';
import type { Piece } from '../../../api/stager/contract.js';

/** Names of the pieces by their ids, with a number where several have the same: "Armchair 2". */
export function numberedNames(
  pieces: readonly Piece[],
  facts: Readonly<Record<string, PieceFacts>>,
): ReadonlyMap<string, string> {
  const nameOf = ({ id, kind }: Piece) => facts[id]?.name ?? kind;
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(nameOf(piece), (counts.get(nameOf(piece)) ?? 0) + 1);
  const used = new Map<string, number>();
  return new Map(
    pieces.map((piece) => {
      const name = nameOf(piece);
      const number = (used.get(name) ?? 0) + 1;
      used.set(name, number);
      return [piece.id, pieceLabel((counts.get(name) ?? 0) > 1 ? `${name} ${number}` : name)];
    }),
  );
}
