/** Applies edits to the plan in which a comment is read, and asks the rules. */
import { StageRefusal, type Piece, type Plan, type PlanEdit } from '../../../contract.js';
import type { Steps } from '../../../steps.js';
import { editPlan } from '../editPlan.js';
import type { Answer, Context } from './context.js';

/** The plan after the edits; or what speaks against them, as the end of a sentence. */
export function accept({ room, plan, units }: Context, edits: readonly PlanEdit[]): Plan | string {
  try {
    return editPlan(room, plan, edits, { units });
  } catch (error) {
    if (!(error instanceof StageRefusal)) throw error;
    const [first = ''] = error.message.split('. ');
    return `${first.charAt(0).toLowerCase()}${first.slice(1)}`.replace(/\.$/u, '');
  }
}

/**
 * What is done about several pieces, each in the plan that the one before gave. The first of which nothing can be done
 * refuses them all.
 */
export function* sequence(
  context: Context,
  pieces: readonly Piece[],
  act: (now: Context, piece: Piece) => Answer,
): Steps<Answer> {
  let now = context;
  const edits: PlanEdit[] = [];
  const meanings: string[] = [];
  for (const { id } of pieces) {
    const piece = now.plan.pieces.find((one) => one.id === id);
    if (!piece) continue;
    yield;
    const answer = act(now, piece);
    if (typeof answer === 'string') return answer;
    const plan = accept(now, answer.edits);
    if (typeof plan === 'string') return plan;
    now = { ...now, plan };
    edits.push(...answer.edits);
    if (answer.meaning) meanings.push(answer.meaning);
  }
  return { edits, meaning: meanings.join('; ') };
}
