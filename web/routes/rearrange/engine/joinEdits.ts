import type { PlanEdit } from '../../../../api/stager/contract.js';

/** Acts of which the last one alone counts, where they follow each other on one piece. */
const REPLACED = ['move', 'turn', 'vary', 'colour', 'restyle'];

const isAgain = (a: PlanEdit | undefined, b: PlanEdit): boolean =>
  a?.act === b.act && REPLACED.includes(b.act) && ('id' in a ? a.id : '') === ('id' in b ? b.id : '');

/** The edits and more of them: these replace the last ones where they do the same to the same pieces. */
export function joinEdits(edits: readonly PlanEdit[], more: readonly PlanEdit[]): readonly PlanEdit[] {
  const tail = edits.slice(edits.length - more.length);
  const replaces = more.length > 0 && more.every((edit, at) => isAgain(tail[at], edit));
  return [...(replaces ? edits.slice(0, edits.length - more.length) : edits), ...more];
}
