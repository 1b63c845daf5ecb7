import { runWithYields, oneStep } from './runWithYields.js';
import { StageRefusal, type Raster, type Room, type Warning } from './contract.js';
import { readRoom } from './room/readRoom.js';
import { straightEdges } from './room/camera/straightEdges.js';
import { furnishedWarning } from './subject/furnished.js';
import { SENTENCES, recogniseSubject } from './subject/recognise.js';

/**
 * Reads the room in a photo, with a warning of everything that the agent should know: that the picture shows no room
 * at all (`not_a_room`), that the room is furnished already (`furnished`), and what the reader itself is unsure of.
 * @throws {StageRefusal} no_floor or not_a_room where there is nothing to read
 */
export async function readPhoto(photo: Raster, options: { signal?: AbortSignal | undefined } = {}): Promise<Room> {
  // both ask for them, the first of them without a pause
  await runWithYields(straightEdges(photo), options.signal);
  const inTurn = <T>(work: () => T): Promise<T> => runWithYields(oneStep(work), options.signal);
  const seems = await inTurn(() => recogniseSubject(photo));
  const room = await readRoom(photo, options).catch((error: unknown) => {
    if (seems && error instanceof StageRefusal) throw new StageRefusal('not_a_room', SENTENCES[seems.subject]);
    throw error;
  });
  const isNone = seems && room.explained <= seems.unless;
  const notARoom: Warning[] = isNone ? [{ code: 'not_a_room', message: SENTENCES[seems.subject] }] : [];
  const furnished = await inTurn(() => furnishedWarning(photo, room));
  return { ...room, warnings: [...notARoom, ...room.warnings, ...furnished] };
}
