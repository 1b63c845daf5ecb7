import { StageRefusal, type RefusalCode, type Room, type RoomLight } from '../contract.js';

/** Least confidence of a reading that can be staged. */
const LEAST_CONFIDENCE = 0.12;
/** Least mean linear luminance of a photo. */
const TOO_DARK = 0.008;

/** The parts of a reading that decide whether it suffices. */
export type JudgedRoom = Pick<Room, 'confidence' | 'warnings'> & {
  readonly light: Pick<RoomLight, 'walls' | 'floor'>;
};

interface Fault {
  readonly code: RefusalCode;
  /** a sentence for the agent */
  readonly message: string;
}

/** Why a reading cannot be staged; null if it can. */
export function faultOfReading({ confidence, warnings, light }: JudgedRoom): Fault | null {
  const notARoom = warnings.find(({ code }) => code === 'not_a_room');
  if (notARoom) return { code: 'not_a_room', message: notARoom.message };
  const hasFurniture = warnings.find(({ code }) => code === 'has_furniture');
  if (hasFurniture) return { code: 'furnished', message: hasFurniture.message };
  if (Math.max(light.walls, light.floor) < TOO_DARK) {
    return { code: 'too_dark', message: 'The photo is too dark to tell the room: send a brighter one.' };
  }
  if (confidence < LEAST_CONFIDENCE) {
    return { code: 'low_confidence', message: 'The floor could not be found surely: draw its outline.' };
  }
  return null;
}

/** The refusal of a reading; null if it can be staged. */
export function refusalOf(room: Room): StageRefusal | null {
  const fault = faultOfReading(room);
  return fault && new StageRefusal(fault.code, fault.message, room);
}
