/** What stands on the floor beside seats and storage: baskets, a lantern. */
import type { Draft } from '../draft.js';
import { endSpots } from '../ends.js';
import type { Kind } from '../kinds.js';
import { beforeSuspectedDoor } from '../openings.js';
import { addFirst } from '../rules.js';
import type { Scene } from '../scene.js';
import { count, wanted } from '../scene.js';
import { fullnessOf } from './slots.js';

/** What they stand beside: where one sits, and what stands at a wall. */
const BESIDE: readonly (readonly Kind[])[] = [
  ['sofa', 'sectional', 'loveseat', 'armchair'],
  ['console', 'sideboard', 'dresser', 'media unit', 'bookcase'],
];
/** Square metres of seen floor from which on one thing, a second and a third leave the floor open. */
const ROOM_FOR = [8, 14, 22] as const;
const JUDGED = { apart: 0.2, inFrame: 0.97, seen: 0.6, lowest: 0.8 };

/** Metres: one steps over no basket on the way to what may be a door, low as it is. */
const IN_THE_WAY = 1;

const isClearOfDoors = ({ room }: Scene, spot: Draft): boolean =>
  beforeSuspectedDoor(room, { ...spot, height: IN_THE_WAY }) === 0;

/** Adds a basket, in a bigger room a lantern too, at the ends of seats and storage where the floor has room. */
export function addFloorThings(scene: Scene): void {
  if (fullnessOf(scene) !== 'rich') return;
  const number = ROOM_FOR.filter((area) => scene.area >= area).length;
  const kinds = scene.random.shuffled(['throw basket', 'lantern'] as const).slice(0, number);
  const bases = BESIDE.flatMap((kinds) => scene.pieces.filter(({ kind }) => kinds.includes(kind)));
  for (const kind of kinds) {
    if (count(scene, kind) >= wanted(scene, kind, 1)) continue;
    const spots = bases.flatMap((base) => [1, -1].flatMap((end) => endSpots(scene, base, kind, end)));
    addFirst(
      scene,
      spots.filter((spot) => isClearOfDoors(scene, spot)),
      JUDGED,
    );
  }
}
