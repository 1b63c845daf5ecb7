import type { PlanEdit, Plan } from '../../contract.js';
import { pieceLabel } from '../../furniture/catalogue/label.js';
import { KINDS, type Kind } from '../../kinds.js';
import { shortText, type Units } from '../../lengthText.js';
import { asSentence } from './asSentence.js';

/**
 * What was done, as a timeline tells it: "Sofa moved 40 cm; armchair removed."
 * @param plan as it was before the edits
 */
export const editWords = (plan: Plan, edits: readonly PlanEdit[], units: Units): string =>
  asSentence(edits.map((edit) => oneEdit(plan, edit, units)));

const nameOfKind = (kind: Kind): string => KINDS[kind].label ?? kind;

function oneEdit(plan: Plan, edit: PlanEdit, units: Units): string {
  if (edit.act === 'add') return `${nameOfKind(edit.kind)} added`;
  const piece = plan.pieces.find(({ id }) => id === edit.id);
  // a piece that an edit before has made
  const name = piece ? pieceLabel(piece, plan.style) : edit.id;
  switch (edit.act) {
    case 'move': {
      const metres = piece ? Math.hypot(edit.x - piece.x, edit.z - piece.z, (edit.y ?? piece.y) - piece.y) : 0;
      return piece ? `${name} moved ${shortText(metres, units)}` : `${name} moved`;
    }
    case 'turn':
      return `${name} turned`;
    case 'remove':
      return `${name} removed`;
    case 'double':
      return `${name} doubled`;
    case 'swap':
      return `${name} swapped for ${nameOfKind(edit.kind)}`;
    case 'vary':
      return `${name} varied`;
  }
}
