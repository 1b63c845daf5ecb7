import { finish } from '../../steps.js';
import type { Room } from '../../contract.js';
import type { PhotoLook } from '../../room/evidence/photoLook.js';
import { seeRoom } from '../../room/evidence/seeing.js';

/** A synthetic room with the evidence that the reader finds in a photo of this look. */
export function seenAs(room: Room, look: Partial<PhotoLook>): Room {
  const nothing = { busy: () => 0, tone: () => null, colour: () => null };
  return finish(seeRoom(room, { ...nothing, ...look }));
}
