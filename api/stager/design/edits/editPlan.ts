import { StageRefusal, type Plan, type PlanEdit, type Room } from '../../contract.js';
import type { Units } from '../../lengthText.js';
import { applyEdits } from './applyEdits.js';
import { objections } from './objections.js';
import { EditError } from './planEdit.js';

/**
 * The plan as a person changed it, where nothing hard speaks against it.
 * @throws {StageRefusal} invalid_request, with all that speaks against it
 */
export function editPlan(room: Room, plan: Plan, edits: readonly PlanEdit[], units: Units = 'metric'): Plan {
  const edited = applied(room, plan, edits);
  const hard = objections(room, edited, units).filter((one) => one.hard);
  if (hard.length === 0) return edited;
  throw new StageRefusal('invalid_request', hard.map(({ words }) => words).join(' '), room);
}

function applied(room: Room, plan: Plan, edits: readonly PlanEdit[]): Plan {
  try {
    return applyEdits(room, plan, edits);
  } catch (error) {
    throw error instanceof EditError ? new StageRefusal('invalid_request', error.message, room) : error;
  }
}
