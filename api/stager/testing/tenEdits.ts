/** For tests and measurements: ten changes of one piece that a person may make to a plan. */
import type { Piece, Plan, PlanEdit, Room } from '../contract.js';
import { editPlan } from '../design/edits/editPlan.js';
import { isOnFloor, KINDS, stands, type Kind } from '../kinds.js';

export interface NamedEdit {
  readonly name: string;
  readonly edits: readonly PlanEdit[];
}

/** Metres and radians by which a piece is moved and turned: the first that the room's rules allow. */
const MOVES = [0.5, 0.3, 0.15, 0.08].flatMap((by) => [
  [by, 0],
  [-by, 0],
  [0, by],
  [0, -by],
]);
const TURNS = [0.5, -0.5, 0.2, -0.2, 0.1, -0.1];
/** Metres between the places that are tried for one more piece. */
const STEP = 0.4;
const SMALL: readonly Kind[] = ['pouf', 'plant', 'side table', 'floor lamp'];

/** At most ten; fewer where the room's rules allow fewer. */
export function tenEdits(room: Room, plan: Plan): NamedEdit[] {
  const isAllowed = ({ edits }: NamedEdit) => {
    try {
      return editPlan(room, plan, edits).pieces.length > 0;
    } catch {
      return false;
    }
  };
  const standing = plan.pieces.filter(stands);
  const [main, second = main] = standing;
  const last = standing.at(-1) ?? main;
  const wished: readonly (readonly NamedEdit[])[] = [
    moves(second),
    moves(last),
    turns(second),
    [named('remove', last)],
    [named('remove', plan.pieces.at(-1) ?? main)],
    [one(`vary ${main.id}`, { act: 'vary', id: main.id, seed: main.seed + 7 })],
    adds(room, SMALL[0]),
    adds(room, SMALL[1]),
    swaps(last),
    [named('remove', second)],
    moves(main),
    adds(room, SMALL[2]),
    adds(room, SMALL[3]),
    turns(last),
    plan.pieces.map((piece) => one(`vary ${piece.id}`, { act: 'vary', id: piece.id, seed: piece.seed + 3 })),
    plan.pieces.map((piece) => named('remove', piece)).reverse(),
  ];
  const found = wished.flatMap((ways) => ways.filter(isAllowed).slice(0, 1));
  return [...new Map(found.map((edit) => [edit.name, edit])).values()].slice(0, 10);
}

const one = (name: string, edit: PlanEdit): NamedEdit => ({ name, edits: [edit] });
const named = (act: 'remove', { id }: Piece) => one(`${act} ${id}`, { act, id });

const moves = ({ id, x, z }: Piece) =>
  MOVES.map(([dx, dz]) => one(`move ${id}`, { act: 'move', id, x: x + dx, z: z + dz }));
const turns = ({ id, angle }: Piece) => TURNS.map((by) => one(`turn ${id}`, { act: 'turn', id, angle: angle + by }));
const swaps = ({ id, kind }: Piece) =>
  SMALL.filter((other) => other !== kind && isOnFloor({ kind: other }) && KINDS[other].standing === 'stands').map(
    (to) => one(`swap ${id}`, { act: 'swap', id, kind: to }),
  );

function adds({ left, right, back, camera }: Room, kind: Kind): NamedEdit[] {
  const ways: NamedEdit[] = [];
  const nearest = -camera.height;
  for (let z = back + STEP; z < nearest; z += STEP) {
    for (let x = left + STEP; x < right; x += STEP) {
      ways.push(one(`add ${kind}`, { act: 'add', kind, x, z, angle: 0 }));
    }
  }
  return ways;
}
