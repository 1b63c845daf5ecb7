/** Living rooms furnished for tests. */
import { NOTHING_PRESERVED } from './requests.js';
import { STYLES, StageRefusal, type Piece, type Plan, type Room, type Style } from '../../contract.js';
import { arrange } from '../arrange.js';
import { syntheticRoom } from './syntheticRoom.js';

export interface Furnished {
  readonly name: string;
  readonly room: Room;
  readonly plan: Plan;
}

const known = new Map<string, Furnished[]>();

/** A furnished living room as a list of one; empty where the room is refused. Each is arranged once in a process. */
export function furnish(seed: number, creativity: number, given?: { readonly room: Room }): Furnished[] {
  if (given) return arranged(seed, creativity, given);
  const key = `${seed} ${creativity}`;
  const found = known.get(key) ?? arranged(seed, creativity, syntheticRoom(seed));
  known.set(key, found);
  return found;
}

function arranged(seed: number, creativity: number, given: { readonly room: Room }): Furnished[] {
  const style: Style = STYLES[seed % STYLES.length] ?? 'modern';
  const request = { ...given, roomType: 'living_room', style, creativity, preserve: NOTHING_PRESERVED, seed } as const;
  try {
    return [{ name: `room ${seed}`, room: given.room, plan: arrange(request) }];
  } catch (error) {
    if (error instanceof StageRefusal) return [];
    throw error;
  }
}

export const ROOMS = Array.from({ length: 30 }, (_, seed) => seed + 400);
export const furnished = ROOMS.flatMap((seed) => furnish(seed, seed % 2 === 0 ? 15 : 26));

/** The pieces of these kinds. */
export const ofKind = ({ plan }: Furnished, ...kinds: Piece['kind'][]): Piece[] =>
  plan.pieces.filter(({ kind }) => kinds.includes(kind));

export const mainOf = ({ plan }: Furnished): Piece & { readonly group: string } => {
  const [main] = plan.pieces;
  if (!main) throw new Error('the plan has no main piece');
  return { ...main, group: 'main' };
};

/** The faults that `check` finds in all rooms, each with the room's name. */
export function faults(check: (one: Furnished) => readonly string[]): string[] {
  return furnished.flatMap((one) => check(one).map((fault) => `${one.name}: ${fault}`));
}
