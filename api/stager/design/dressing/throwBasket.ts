/** A basket for throws on the floor beside seats and storage. */
import type { Draft } from '../../furniture/draft.js';
import { endSpots } from '../seating/sofaEnds.js';
import type { Kind } from '../../kinds.js';
import { beforeSuspectedDoor } from '../scene/openings.js';
import { addFirst } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { count, wanted } from '../scene/scene.js';
import { fullnessOf } from './slots.js';

/** Kinds beside which a basket stands, in order of preference: seats, then storage. */
const BASES: readonly (readonly Kind[])[] = [
  ['sofa', 'sectional', 'loveseat', 'armchair'],
  ['console', 'sideboard', 'dresser', 'media unit', 'bookcase'],
];
/** Square metres of visible floor from which on there is room for a basket. */
const LEAST_AREA = 8;
const STRICTNESS = { apart: 0.2, inFrame: 0.97, seen: 0.6, lowest: 0.8 };

/** Metres: a basket is judged as if it were this high, so that it does not block a suspected door either. */
const DOOR_CHECK_HEIGHT = 1;

const isClearOfDoors = ({ room }: Scene, spot: Draft): boolean =>
  beforeSuspectedDoor(room, { ...spot, height: DOOR_CHECK_HEIGHT }) === 0;

/** Adds a basket for throws at an end of a seat or of storage where the floor has room. */
export function addThrowBasket(scene: Scene): void {
  if (fullnessOf(scene) !== 'rich' || scene.area < LEAST_AREA) return;
  if (count(scene, 'throw basket') >= wanted(scene, 'throw basket', 1)) return;
  const bases = BASES.flatMap((kinds) => scene.pieces.filter(({ kind }) => kinds.includes(kind)));
  const spots = bases.flatMap((base) => [1, -1].flatMap((end) => endSpots(scene, base, 'throw basket', end)));
  addFirst(
    scene,
    spots.filter((spot) => isClearOfDoors(scene, spot)),
    STRICTNESS,
  );
}
