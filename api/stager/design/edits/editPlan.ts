import { StageRefusal, type Plan, type PlanEdit, type Room } from '../../contract.js';
import type { Units } from '../../lengthText.js';
import { finish, type Steps } from '../../steps.js';
import { applyEditsInSteps, type Ordered } from './applyEdits.js';
import { hardObjections } from './objections.js';
import { EditError } from './planEdit.js';

interface Options extends Ordered {
  /** of what it says */
  readonly units?: Units;
}

/**
 * The plan as a person changed it, where nothing hard speaks against it.
 * @throws {StageRefusal} invalid_request, with all that speaks against it; `nothing_fits` of a new arrangement
 */
export const editPlan = (room: Room, plan: Plan, edits: readonly PlanEdit[], options: Options = {}): Plan =>
  finish(editPlanInSteps(room, plan, edits, options));

/** The same in steps. */
export function* editPlanInSteps(
  room: Room,
  plan: Plan,
  edits: readonly PlanEdit[],
  { units = 'metric', ...ordered }: Options = {},
): Steps<Plan> {
  const edited = yield* applied(room, plan, edits, ordered);
  yield;
  const hard = hardObjections(room, edited, units);
  if (hard.length === 0) return edited;
  throw new StageRefusal('invalid_request', hard.map(({ words }) => words).join(' '), room);
}

function* applied(room: Room, plan: Plan, edits: readonly PlanEdit[], ordered: Ordered): Steps<Plan> {
  try {
    return yield* applyEditsInSteps(room, plan, edits, ordered);
  } catch (error) {
    throw error instanceof EditError ? new StageRefusal('invalid_request', error.message, room) : error;
  }
}
