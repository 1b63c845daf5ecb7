/** Mends what only the errors of two readings make wrong. */
import type { Piece, Plan, Room } from '../contract.js';
import { withItems } from '../design/edits/itemsOn.js';
import { isOnFloor } from '../kinds.js';
import { againstShown, faultsIn, pushOf } from './faults.js';

/** Metres by which a piece may be moved: with the errors of the readings it stays in place to 10 cm. */
const MOST = 0.07;

interface Mended {
  readonly plan: Plan;
  /** sentences: what could not be mended */
  readonly faults: readonly string[];
}

/** Moves pieces a little, so that the room has nothing against them. What the photo does not show is left. */
export function mendPlan(room: Room, plan: Plan): Mended {
  let mended = plan;
  for (const { id } of plan.pieces) mended = offWalls(room, mended, id);
  const against = againstShown(room, mended).map(({ piece }) => piece.id);
  // a piece moves once
  const unmoved = new Set(against.filter((id) => find(mended, id) === find(plan, id)));
  for (const id of unmoved) mended = shifted(room, mended, id);
  return { plan: mended, faults: [...new Set(faultsIn(room, mended))] };
}

const find = ({ pieces }: Plan, id: string): Piece | undefined => pieces.find((one) => one.id === id);

function offWalls(room: Room, plan: Plan, id: string): Plan {
  const piece = find(plan, id);
  if (!piece || !isOnFloor(piece)) return plan;
  const push = pushOf(room, piece);
  const metres = Math.max(Math.abs(push.x), Math.abs(push.z));
  return metres > 0 && metres <= MOST ? moved(plan, piece, push) : plan;
}

function moved(plan: Plan, piece: Piece, by: { readonly x: number; readonly z: number }): Plan {
  const all = withItems(plan.pieces, piece);
  const pieces = plan.pieces.map((one) => (all.includes(one) ? { ...one, x: one.x + by.x, z: one.z + by.z } : one));
  return { ...plan, pieces };
}

/** Metres and directions that are tried, the shortest first. */
const TRIED = [MOST / 2, MOST].flatMap((metres) =>
  Array.from({ length: 8 }, (_, k) => ({
    x: metres * Math.cos((k * Math.PI) / 4),
    z: metres * Math.sin((k * Math.PI) / 4),
  })),
);

/** The first shift of a piece after which less speaks against the plan. */
function shifted(room: Room, plan: Plan, id: string): Plan {
  const piece = find(plan, id);
  if (!piece) return plan;
  const before = againstShown(room, plan).length;
  if (before === 0) return plan;
  const tries = TRIED.map((by) => moved(plan, piece, by));
  return tries.find((one) => againstShown(room, one).length < before) ?? plan;
}
