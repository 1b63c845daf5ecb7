/** Takes from a plan what its checks find wrong, so that no such picture is made. */
import { StageRefusal, type Finding, type Piece, type Plan, type Room } from '../contract.js';
import { KINDS } from '../kinds.js';
import { hardObjections } from '../design/edits/objections.js';
import { buildInSteps } from '../furniture/catalogue/build.js';
import type { PieceScene } from '../mesh/mesh.js';
import type { Steps } from '../steps.js';
import { asFinding, furnishedWith, withMoved, without, type Fault, type Furnished } from './furnished.js';
import { piecesCross } from './overlaps.js';
import { planFaults } from './planFaults.js';

export interface Checked {
  readonly plan: Plan;
  /** the meshes of the plan, where it is as it was; null: it was changed, so that they have to be built anew */
  readonly scene: PieceScene | null;
  readonly findings: readonly Finding[];
}

/** What speaks against a plan as it is, such as one that a person changed: it only warns. */
export function* judgePlan(room: Room, plan: Plan): Steps<Checked> {
  const scene = yield* buildInSteps(plan);
  const furnished = furnishedWith(room, plan, scene);
  yield;
  return { plan, scene, findings: planFaults(furnished).map((fault) => asFinding(fault, 'warned')) };
}

/**
 * The plan without what stops delivery: chairs are pulled out of their tables, other pieces are left out.
 * @throws {StageRefusal} nothing_fits, where the main piece itself cannot be placed rightly
 */
export function* soundPlan(room: Room, plan: Plan): Steps<Checked> {
  const scene = yield* buildInSteps(plan);
  let furnished = furnishedWith(room, plan, scene);
  const findings: Finding[] = [];
  for (;;) {
    yield;
    const faults = planFaults(furnished);
    const stopping = faults.find(({ stops }) => stops);
    if (!stopping) {
      const told = faults.map((fault) => asFinding(fault, 'warned'));
      const isSame = furnished.plan === plan;
      return { plan: furnished.plan, scene: isSame ? scene : null, findings: [...findings, ...told] };
    }
    const pulled = pulledOut(furnished, stopping);
    findings.push(asFinding(stopping, pulled ? 'moved' : 'left_out'));
    furnished = pulled ?? lessened(furnished, stopping);
  }
}

/** Metres by which a chair is pulled out of its table, the least that is enough. */
const PULLED = [0.04, 0.08, 0.12, 0.16, 0.2, 0.24];

/** With a chair further out, where it went through its table only and there is room behind it. */
function pulledOut(furnished: Furnished, { check, pieces: ids }: Fault): Furnished | null {
  const [a, b] = ids.map((id) => furnished.plan.pieces.find((piece) => piece.id === id));
  if (check !== 'overlap' || !a || !b) return null;
  const chair = [a, b].find((piece) => KINDS[piece.kind].seatOf === (piece === a ? b : a).kind);
  if (!chair) return null;
  for (const metres of PULLED) {
    const by = { x: -metres * Math.sin(chair.angle), z: -metres * Math.cos(chair.angle) };
    const tried = withMoved(furnished, chair, by);
    if (isFree(tried, chair.id)) return tried;
  }
  return null;
}

function isFree(furnished: Furnished, id: string): boolean {
  const { room, plan } = furnished;
  const piece = plan.pieces.find((one) => one.id === id);
  if (!piece || plan.pieces.some((other) => other !== piece && piecesCross(furnished, piece, other))) return false;
  return !hardObjections(room, plan, 'metric').some(({ ids }) => ids.includes(id));
}

/** Without the piece of a fault that matters least: what stands on another, else the later one of the plan. */
function lessened(furnished: Furnished, { pieces: ids, message }: Fault): Furnished {
  const { room, plan } = furnished;
  const [main] = plan.pieces;
  const least = plan.pieces
    .filter((piece) => piece !== main && ids.includes(piece.id))
    .reduce<Piece | null>((last, piece) => (last && isOn(last) && !isOn(piece) ? last : piece), null);
  if (least) return without(furnished, least);
  throw new StageRefusal(
    'nothing_fits',
    `The furniture does not fit this room: ${message} Correct the outline of the floor, or choose another room type.`,
    room,
  );
}

const isOn = ({ kind }: Piece): boolean => KINDS[kind].standing === 'on';
