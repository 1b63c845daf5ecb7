/** Random edits of plans. */
import { StageRefusal, STYLES, type Plan, type PlanEdit, type Room } from '../../../contract.js';
import { buildInSteps } from '../../../furniture/catalogue/build.js';
import { KINDS, stands, type Kind } from '../../../kinds.js';
import { createRandom, type Random } from '../../../random.js';
import { finish } from '../../../steps.js';
import { editPlan } from '../editPlan.js';

const someOf = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random.between(0, all.length - 1e-9))] as T;
const FLOOR_KINDS = (Object.keys(KINDS) as Kind[]).filter((kind) => stands({ kind }));

function randomEdit(random: Random, { pieces }: Plan): PlanEdit {
  const { id, x, z, width, depth } = someOf(random, pieces);
  const near = { x: x + random.between(-1, 1), z: z + random.between(-1, 1) };
  const kind = someOf(random, FLOOR_KINDS);
  return someOf<PlanEdit>(random, [
    { act: 'move', id, ...near },
    { act: 'turn', id, angle: random.between(-3, 3) },
    { act: 'remove', id },
    { act: 'double', id, ...near },
    { act: 'add', kind, angle: random.between(-3, 3), ...near },
    { act: 'swap', id, kind },
    { act: 'vary', id, seed: Math.floor(random.between(0, 1e6)) },
    { act: 'colour', id, colour: Math.floor(random.between(0, 4)) },
    { act: 'resize', id, width: width * random.between(0.5, 1.5), depth: depth * random.between(0.5, 1.5) },
    { act: 'restyle', style: someOf(random, STYLES) },
    // slow, so that it is rare
    random.chance(0.2) ? { act: 'arrange', seed: Math.floor(random.between(0, 1e6)) } : { act: 'remove', id },
  ]);
}

export interface Try {
  /** null: it was refused */
  readonly plan: Plan | null;
  readonly words: string;
}

/** Seven random edits, each of the plan that the ones before gave. */
export function tryEdits(room: Room, arranged: Plan | null, seed: number): Try[] {
  const random = createRandom(seed);
  const tries: Try[] = [];
  let plan = arranged;
  for (let edit = 0; plan && plan.pieces.length > 0 && edit < 7; edit++) {
    const found = tryEdit(room, plan, randomEdit(random, plan));
    tries.push(found);
    plan = found.plan ?? plan;
  }
  return tries;
}

function tryEdit(room: Room, plan: Plan, edit: PlanEdit): Try {
  try {
    return { plan: editPlan(room, plan, [edit]), words: '' };
  } catch (error) {
    if (error instanceof StageRefusal) return { plan: null, words: error.message };
    throw error;
  }
}

/** Whether the engine builds every piece of a plan, each under a name of its own. */
export function isBuilt(plan: Plan): boolean {
  const { length } = plan.pieces;
  return new Set(plan.pieces.map(({ id }) => id)).size === length && finish(buildInSteps(plan)).ends.length === length;
}
