/** What stands on the floor beside seats and storage: a basket. */
import type { Draft } from '../../furniture/draft.js';
import { endSpots } from '../seating/sofaEnds.js';
import type { Kind } from '../../kinds.js';
import { beforeSuspectedDoor } from '../scene/openings.js';
import { addFirst } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { count, wanted } from '../scene/scene.js';
import { fullnessOf } from './slots.js';

/** What they stand beside: where one sits, and what stands at a wall. */
const BESIDE: readonly (readonly Kind[])[] = [
  ['sofa', 'sectional', 'loveseat', 'armchair'],
  ['console', 'sideboard', 'dresser', 'media unit', 'bookcase'],
];
/** Square metres of seen floor from which on a basket leaves the floor open. */
const ROOM_FOR_ONE = 8;
const JUDGED = { apart: 0.2, inFrame: 0.97, seen: 0.6, lowest: 0.8 };

/** Metres: one steps over no basket on the way to what may be a door, low as it is. */
const IN_THE_WAY = 1;

const isClearOfDoors = ({ room }: Scene, spot: Draft): boolean =>
  beforeSuspectedDoor(room, { ...spot, height: IN_THE_WAY }) === 0;

/** Adds a basket for throws at an end of a seat or of storage where the floor has room. */
export function addFloorThings(scene: Scene): void {
  if (fullnessOf(scene) !== 'rich' || scene.area < ROOM_FOR_ONE) return;
  if (count(scene, 'throw basket') >= wanted(scene, 'throw basket', 1)) return;
  const bases = BESIDE.flatMap((kinds) => scene.pieces.filter(({ kind }) => kinds.includes(kind)));
  const spots = bases.flatMap((base) => [1, -1].flatMap((end) => endSpots(scene, base, 'throw basket', end)));
  addFirst(
    scene,
    spots.filter((spot) => isClearOfDoors(scene, spot)),
    JUDGED,
  );
}
