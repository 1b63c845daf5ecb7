import { NOTHING_KEPT } from '../../kinds.js';
import type { Plan, RoomType } from '../../contract.js';
import { ROOM_TYPES, StageRefusal, STYLES } from '../../contract.js';
import { arrange, type ArrangeRequest } from '../arrange.js';
import { syntheticRoom } from './syntheticRoom.js';

export { NOTHING_KEPT as NOTHING_PRESERVED };

/** A request for a synthetic room; the seeds cover all room types, styles and creativities. */
export function requestOf(seed: number, changes: Partial<ArrangeRequest> = {}): ArrangeRequest {
  const roomType = ROOM_TYPES[seed % ROOM_TYPES.length] as RoomType;
  const style = STYLES[seed % STYLES.length] ?? 'modern';
  const creativity = [15, 0, 30, 8][seed % 4] ?? 15;
  return { ...syntheticRoom(seed), roomType, style, creativity, preserve: NOTHING_KEPT, seed, ...changes };
}

/** The plan, or null where the room is refused. */
export function attempt(request: ArrangeRequest): Plan | null {
  try {
    return arrange(request);
  } catch (error) {
    if (error instanceof StageRefusal && error.code === 'nothing_fits') return null;
    throw error;
  }
}
