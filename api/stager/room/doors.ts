/** Doors and fireplaces of a straightened wall: both stand on the floor. */
import type { Opening } from '../contract.js';
import { DOOR_MODEL } from './doorModel.js';
import { FIREPLACE_MODEL } from './fireplaceModel.js';
import { type Search, candidatesOf, openingOf, withoutOverlaps } from './openingSearch.js';
import { likelihoodOf } from './stepModel.js';
import type { WallLook } from './wallLook.js';

/** Certainty of what is just believed: design/openings.ts keeps it free from there. */
const BELIEVED = 0.5;

const DOOR: Search = { kind: 'door', likelihood: likelihoodOf(DOOR_MODEL), least: 0.25, believed: 0.6, areaPower: 0.2 };
const FIREPLACE: Search = {
  kind: 'fireplace',
  likelihood: likelihoodOf(FIREPLACE_MODEL),
  least: 0.5,
  believed: 0.75,
  areaPower: 0.2,
};

export const findDoors = (look: WallLook): Opening[] => find(look, DOOR);
export const findFireplaces = (look: WallLook): Opening[] => find(look, FIREPLACE);

function find(look: WallLook, search: Search): Opening[] {
  const { kind, least, believed } = search;
  return withoutOverlaps(candidatesOf(look, search), []).map((found) => {
    const sure = (found.likelihood - believed) / (1 - believed);
    const certainty =
      sure >= 0 ? BELIEVED + (1 - BELIEVED) * sure : (BELIEVED * (found.likelihood - least)) / (believed - least);
    return openingOf(look.wall, found, { kind, certainty });
  });
}
