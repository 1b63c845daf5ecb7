import type { Piece, PlanEdit, Plan } from '../../contract.js';
import { STYLE_OPTIONS } from '../../../shared/stagingOptions.js';
import { pieceLabel } from '../../furniture/catalogue/label.js';
import { coloursOf } from '../../furniture/colours.js';
import { isKind, kindLabel } from '../../kinds.js';
import { shortText, type Units } from '../../lengthText.js';
import { asSentence } from './asSentence.js';
import { dropReplaced } from './planEdit.js';

/**
 * What was done, as a timeline tells it: "Sofa moved 40 cm; armchair removed."
 * @param plan as it was before the edits
 */
export function editWords(plan: Plan, edits: readonly PlanEdit[], units: Units): string {
  const seen = dropReplaced(edits);
  return asSentence(seen.map((edit, at) => oneEdit(planBefore(plan, seen, at), edit, units)));
}

/** The plan in which an edit's piece is looked up: after another style or arrangement it is not that of before. */
function planBefore(plan: Plan, edits: readonly PlanEdit[], at: number): Plan {
  return edits.slice(0, at).reduce((before, edit) => {
    if (edit.act === 'restyle') return { ...before, style: edit.style };
    return edit.act === 'arrange' ? { ...before, pieces: [] } : before;
  }, plan);
}

/** The name of a piece that an edit before has made: "armchair" of "armchair-2". */
function nameOfId(id: string): string {
  const kind = id.replace(/-\d+$/, '').replaceAll('-', ' ');
  return isKind(kind) ? kindLabel(kind) : id;
}

function oneEdit(plan: Plan, edit: PlanEdit, units: Units): string {
  switch (edit.act) {
    case 'add':
      return `${kindLabel(edit.kind)} added`;
    case 'restyle':
      return `style changed to ${STYLE_OPTIONS[edit.style].label}`;
    case 'arrange':
      return 'arranged anew';
    default: {
      const piece = plan.pieces.find(({ id }) => id === edit.id);
      const name = piece ? pieceLabel(piece, plan.style) : nameOfId(edit.id);
      return `${name} ${whatWasDone(plan, { piece, edit }, units)}`;
    }
  }
}

interface Done {
  /** as it was; undefined: an edit before has made it */
  readonly piece: Piece | undefined;
  readonly edit: Extract<PlanEdit, { readonly id: string }>;
}

function whatWasDone(plan: Plan, { piece, edit }: Done, units: Units): string {
  switch (edit.act) {
    case 'move':
      return piece ? `moved ${shortText(wayOf(piece, edit), units)}` : 'moved';
    case 'turn':
      return 'turned';
    case 'remove':
      return 'removed';
    case 'double':
      return 'doubled';
    case 'swap':
      return `swapped for ${kindLabel(edit.kind)}`;
    case 'vary':
      return 'varied';
    case 'colour': {
      const choice = piece && coloursOf(plan, piece.kind)[edit.colour];
      return choice ? `changed to ${choice.name}` : 'in another colour';
    }
    case 'resize':
      return `made ${shortText(edit.width, units)} by ${shortText(edit.depth, units)}`;
  }
}

/** Metres. */
const wayOf = (piece: Piece, to: Extract<PlanEdit, { readonly act: 'move' }>): number =>
  Math.hypot(to.x - piece.x, to.z - piece.z, (to.y ?? piece.y) - piece.y);
