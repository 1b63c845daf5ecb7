/**
 * The cleaning process: parses uploaded files. Takes one order after another and answers each with messages. The server
 * kills it when it is no longer needed; it exits by itself when the server is gone or its memory limit is reached.
 */
import { liveWithParent } from '../../liveWithParent.js';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { LIMITS, LOOK_EVERY_MS } from './limits.js';
import { Refusal, type CleanFile, type CleanMessage, type CleanOrder } from './protocol.js';

const watch = new URL('./watchMemory.mjs', import.meta.url);
new Worker(watch, { execArgv: [], workerData: { most: LIMITS.memory, every: LOOK_EVERY_MS } }).unref();
// Several processes decode at once at low priority: more threads for one picture would only cost memory.
sharp.concurrency(1);
sharp.cache(false);

/** Resolves when the message has been sent to the server. */
const tell = (message: CleanMessage) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });

const written = (file: CleanFile) => tell({ kind: 'written', file });

async function clean(order: CleanOrder): Promise<void> {
  if (order.mimeType.startsWith('image/')) {
    const { cleanImage } = await import('../cleanImage.js');
    return written(await cleanImage(order));
  }
  const { cleanVideo } = await import('../cleanVideo.js');
  const { posterRenditions } = await import('./posterRenditions.js');
  const film = await cleanVideo(order);
  await written(film); // making the poster may crash this process
  const renditions = await posterRenditions(order.target);
  if (renditions) await written({ ...film, renditions });
}

liveWithParent();
process.on('message', async (order: CleanOrder) => {
  try {
    await clean(order);
    await tell({ kind: 'done' });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.cause) console.error(error.cause);
    await tell({ kind: 'refused', message: error.message });
  }
});
