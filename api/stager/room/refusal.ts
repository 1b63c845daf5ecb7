import { StageRefusal, type Room } from '../contract.js';

/** A reading below this is no ground to stand furniture on. */
const LEAST_CONFIDENCE = 0.12;
/** Mean linear luminance of a photo in which nothing can be told. */
const TOO_DARK = 0.008;

/** Why nothing is staged on a reading; null where it is ground enough. */
export function refusalOf(room: Room): StageRefusal | null {
  const notARoom = room.warnings.find(({ code }) => code === 'not_a_room');
  if (notARoom) return new StageRefusal('not_a_room', notARoom.message, room);
  if (Math.max(room.light.walls, room.light.floor) < TOO_DARK) {
    return new StageRefusal('too_dark', 'The photo is too dark to tell the room: send a brighter one.', room);
  }
  if (room.confidence < LEAST_CONFIDENCE) {
    return new StageRefusal('low_confidence', 'The floor could not be found surely: draw its outline.', room);
  }
  return null;
}
