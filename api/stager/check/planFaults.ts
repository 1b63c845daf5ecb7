/** What a stranger would have against a furnished room before its picture is made. */
import { isOnFloor } from '../kinds.js';
import { hardObjections, type Objection } from '../design/edits/objections.js';
import { bodyOf, nameOf, type Fault, type Furnished } from './furnished.js';
import { overlaps } from './overlaps.js';
import { sizes } from './sizes.js';

/** All faults, those that stop delivery first. */
export function planFaults(furnished: Furnished): Fault[] {
  const found = [...overlaps(furnished), ...ofPlaces(furnished), ...inTheAir(furnished), ...sizes(furnished)];
  return found.toSorted((a, b) => Number(b.stops) - Number(a.stops));
}

/** What refuses a plan that a person changed, without what the meshes tell better. */
const BY_MESH: readonly Objection['rule'][] = ['piece'];

function ofPlaces({ room, plan }: Furnished): Fault[] {
  return hardObjections(room, plan, 'metric')
    .filter(({ rule }) => !BY_MESH.includes(rule))
    .map(({ ids, words, rule }) => ({
      check: rule === 'top' ? 'feet' : 'place',
      pieces: ids,
      stops: true,
      message: words,
    }));
}

/** Metres between a piece's lowest point and the floor that nobody sees. */
const OFF_FLOOR = 0.005;

/** Pieces whose feet do not reach the floor, all of them or those of one side. */
function inTheAir(furnished: Furnished): Fault[] {
  const { plan } = furnished;
  return plan.pieces
    .filter((piece) => isOnFloor(piece) && bodyOf(furnished, piece).low[1] > OFF_FLOOR)
    .map((piece) => ({
      check: 'feet',
      pieces: [piece.id],
      stops: true,
      message: `${nameOf(plan, piece)} does not touch the floor.`,
    }));
}
