import { StageRefusal } from '../../contract.js';
import { arrange } from '../arrange.js';
import { isOnFloor } from '../../kinds.js';
import { CELL, seenFloor } from '../../room/evidence/seenFloor.js';
import { faultsOf } from './faults.js';
import { oddRequest } from './oddRoom.js';

/** Square metres of visible floor from which a room must be furnished, and be full, with least number of pieces. */
const ROOMY = { furnished: 4, full: 5, pieces: 4 } as const;

interface Tally {
  readonly plans: number;
  /** "seed (room type): fault" */
  readonly faults: readonly string[];
  /** rooms with enough floor that were refused, and that got few pieces */
  readonly refusedLarge: readonly string[];
  readonly bare: readonly string[];
}

/** Furnishes the odd rooms of a range of seeds and collects their faults. */
export function tally(from: number, to: number): Tally {
  const faults: string[] = [];
  const refusedLarge: string[] = [];
  const bare: string[] = [];
  let plans = 0;
  for (let seed = from; seed < to; seed++) {
    const request = oddRequest(seed);
    const area = seenFloor(request.room).length * CELL * CELL;
    const name = `${seed} (${request.roomType})`;
    try {
      const plan = arrange(request);
      plans++;
      faults.push(...faultsOf(plan, request).map((fault) => `${name}: ${fault}`));
      const onFloor = plan.pieces.filter(isOnFloor).length;
      if (area > ROOMY.full && onFloor < ROOMY.pieces) bare.push(`${name}: ${onFloor} pieces on ${area} m2`);
    } catch (error) {
      if (!(error instanceof StageRefusal) || error.code !== 'nothing_fits') throw error;
      if (area > ROOMY.furnished) refusedLarge.push(`${name}: ${area} m2`);
    }
  }
  return { plans, faults, refusedLarge, bare };
}
