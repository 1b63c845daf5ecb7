import { runWithYields } from './runWithYields.js';
import { oneStep } from './steps.js';
import { StageRefusal, type Raster, type Room, type Warning } from './contract.js';
import { readRoom } from './room/readRoom.js';
import { straightEdges } from './room/camera/straightEdges.js';
import { furnishedWarning } from './subject/furnished.js';
import { SENTENCES, recogniseSubject } from './subject/recognise.js';

/**
 * Reads the room in a photo, with warnings for the agent: the picture shows no room (`not_a_room`), the room is
 * furnished already (`has_furniture`) or may be (`furnished`), and the reader's own doubts.
 * @throws {StageRefusal} no_floor or not_a_room if there is nothing to read
 */
export async function readPhoto(photo: Raster, options: { signal?: AbortSignal | undefined } = {}): Promise<Room> {
  // memoised for both readers; the first would compute them without a yield
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
