import type { Room } from '../../contract.js';
import type { RoomEvidence } from '../../room/evidence.js';
import { createRandom } from '../random.js';
import type { Scene } from '../scene.js';

/** A room for tests before anything stands in it. */
export const emptyScene = (room: Room, evidence: RoomEvidence): Scene => ({
  room,
  evidence,
  preserve: { floor: false, walls: false, windows: false, ceiling: false },
  style: 'modern',
  creativity: 15,
  wishes: new Map(),
  random: createRandom(1),
  floor: [],
  things: [],
  rugWay: null,
  area: 0,
  glimpses: [],
  pieces: [],
  reserved: [],
});
