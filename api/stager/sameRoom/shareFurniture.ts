import type { Plan, Room, SharedFurniture, Warning } from '../contract.js';
import { carryPlan } from './carryPlan.js';
import { matchRooms } from './matchRooms.js';

export interface Shared {
  /** as read, or in the lengths of the other photo's reading */
  readonly room: Room;
  /** null: the photos could not be matched, so that this one needs furniture of its own */
  readonly plan: Plan | null;
  readonly warnings: readonly Warning[];
}

/** The furniture of another photo of the same room, in this one. */
export function shareFurniture(room: Room, shared: SharedFurniture | null): Shared {
  if (!shared) return { room, plan: null, warnings: [OTHER_FAILED] };
  const { plan, room: other, turns } = shared;
  const match = matchRooms(other, room, { turns });
  if (match.turns === null) return { room, plan: null, warnings: [unmatched(match.reason, turns === undefined)] };
  const { faults, ...carried } = carryPlan(plan, match, [other, room]);
  return { ...carried, warnings: faults.map(inTheWay) };
}

/** Codes of the warnings that a photo has furniture of its own, though another one shows its room. */
const UNMATCHED = 'same_room_unmatched';
const UNFURNISHED = 'same_room_unfurnished';

export const hasOwnFurniture = ({ warnings }: { readonly warnings: readonly Warning[] }): boolean =>
  warnings.some(({ code }) => code === UNMATCHED || code === UNFURNISHED);

const OTHER_FAILED: Warning = {
  code: UNFURNISHED,
  message:
    'The other photo of this room has no furniture, as it could not be staged. So this photo has furniture of its own. ' +
    'Stage that photo, then this one again.',
};

const unmatched = (reason: string, mayBeTold: boolean): Warning => ({
  code: UNMATCHED,
  message:
    `${reason} So this photo has furniture of its own. ` +
    (mayBeTold ? 'Say which wall is which, and stage it again.' : 'Use photos that show a corner in common.'),
});

const inTheWay = (words: string): Warning => ({
  code: 'same_room_in_the_way',
  message: `${words} The other photo of the room does not show that: rearrange the furniture there.`,
});
