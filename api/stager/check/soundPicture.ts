/** Makes the picture of a plan, and where it is not fit to be delivered, one more without what spoils it. */
import { StageRefusal, type Finding, type Plan, type Room } from '../contract.js';
import { asFinding, planWithout, type Fault } from './furnished.js';

interface Made {
  /** what the picture's checks have against it */
  readonly faults: readonly Fault[];
}

interface Wanted {
  readonly room: Room;
  readonly plan: Plan;
  /** whether a person made the plan: then nothing is left out or refused */
  readonly isGiven: boolean;
}

interface Sound<M> {
  readonly made: M;
  /** without what was left out */
  readonly plan: Plan;
  readonly findings: readonly Finding[];
}

/** Makes the picture of a plan; `isAgain`: for the second time. */
export type MakePicture<M> = (plan: Plan, isAgain: boolean) => Promise<M>;

/**
 * The picture of the plan, or of what is left of it without the pieces that spoil it.
 * @throws {StageRefusal} nothing_fits, where the main piece spoils it, or another piece does the second time
 */
export async function soundPicture<M extends Made>(
  { room, plan, isGiven }: Wanted,
  make: MakePicture<M>,
): Promise<Sound<M>> {
  const first = await make(plan, false);
  const stopping = isGiven ? [] : stops(first);
  if (!stopping.length) return { made: first, plan, findings: told(first) };
  const less = lessened(room, plan, stopping);
  const second = await make(less, true);
  const [still] = stops(second);
  if (still) throw refusal(room, still);
  const leftOut = stopping.map((fault) => asFinding(fault, 'left_out'));
  return { made: second, plan: less, findings: [...leftOut, ...told(second)] };
}

/** What names no piece cannot be taken away by leaving one out. */
const stops = ({ faults }: Made): Fault[] => faults.filter(({ stops: isHard, pieces }) => isHard && pieces.length > 0);

const told = ({ faults }: Made): Finding[] => faults.map((fault) => asFinding(fault, 'warned'));

function lessened(room: Room, plan: Plan, faults: readonly Fault[]): Plan {
  const [main] = plan.pieces;
  let less = plan;
  for (const fault of faults) {
    if (fault.pieces.includes(main.id)) throw refusal(room, fault);
    for (const piece of less.pieces) if (fault.pieces.includes(piece.id)) less = planWithout(less, piece);
  }
  return less;
}

const refusal = (room: Room, { message }: Fault): StageRefusal =>
  new StageRefusal(
    'nothing_fits',
    `The staged picture would not look real: ${message} Choose another style, or another photo of the room.`,
    room,
  );
