import { NOTHING_PRESERVED } from './requests.js';
import type { Room } from '../../contract.js';
import { createRandom } from '../../random.js';
import { roomLook } from '../scene/roomLook.js';
import type { Scene } from '../scene/scene.js';

/** A scene for tests without pieces. */
export const emptyScene = (room: Room): Scene => ({
  room,
  look: roomLook(room),
  preserve: NOTHING_PRESERVED,
  style: 'modern',
  creativity: 15,
  wishes: new Map(),
  random: createRandom(1),
  floor: [],
  rugWay: null,
  area: 0,
  visibleOpenings: [],
  focals: [],
  pieces: [],
  reserved: [],
});
