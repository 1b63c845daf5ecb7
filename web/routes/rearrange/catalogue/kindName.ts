import { pieceLabel } from '../../../../api/shared/report.js';
import { KINDS, type Kind } from '../../../../api/stager/kinds.js';

/** A kind's plain name within a sentence: "sofa", "desk chair". */
export function kindWords(kind: Kind): string {
  const described: { readonly label?: string } = KINDS[kind];
  return described.label ?? kind;
}

/** The same as a name of its own: "Sofa", "Desk chair". */
export const kindName = (kind: Kind): string => pieceLabel(kindWords(kind));
