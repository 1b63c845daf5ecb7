/** A fast replacement of the engine for tests of the queue: its result is a picture of noise. */
import { writeFile } from 'node:fs/promises';
import type { Stage } from '../jobs/stagePhoto.js';
import { frontalRoom } from '../stager/testing/frontalRoom.js';
import { noise } from './factories.js';
import { PLAN, REPORT } from './staged.js';

/** @param during runs while the photo is staged */
export function fakeStager(during: Stage | (() => Promise<void>) = async () => {}): Stage {
  return async (order, listeners) => {
    const { request, files } = order;
    await during(order, listeners);
    listeners.signal.throwIfAborted();
    const png = await noise(8, 8).png().toBuffer();
    for (const file of [files.clean, files.mask, files.pieces]) await writeFile(file, png);
    await writeFile(files.proof, await noise(64, 48).jpeg().toBuffer());
    const plan = { ...PLAN, seed: request.seed, style: request.style };
    return { plan, room: frontalRoom(640, 480), report: REPORT };
  };
}
