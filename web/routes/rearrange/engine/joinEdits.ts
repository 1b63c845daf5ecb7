import type { PlanEdit } from '../../../../api/stager/contract.js';
import { dropReplaced } from '../../../../api/stager/design/edits/planEdit.js';

/** Acts of which the last one alone counts, where they follow each other on one piece. */
const REPLACED = ['move', 'turn', 'vary', 'colour', 'resize', 'restyle'];

const isAgain = (a: PlanEdit | undefined, b: PlanEdit): boolean =>
  a?.act === b.act && REPLACED.includes(b.act) && ('id' in a ? a.id : '') === ('id' in b ? b.id : '');

/** The edits and more of them, without those that the newer ones replace. */
export function joinEdits(edits: readonly PlanEdit[], more: readonly PlanEdit[]): readonly PlanEdit[] {
  const tail = edits.slice(edits.length - more.length);
  const replaces = more.length > 0 && more.every((edit, at) => isAgain(tail[at], edit));
  return dropReplaced([...(replaces ? edits.slice(0, edits.length - more.length) : edits), ...more]);
}
