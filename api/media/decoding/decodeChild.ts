/** The decoding process, at low priority. Takes one order, answers with one message, ends. */
import { setPriority } from 'node:os';
import { heicToJpeg } from './heicToJpeg.js';
import { posterOf } from './posterOf.js';
import { Refusal, type DecodeAnswer, type DecodeOrder } from './protocol.js';

const LOW_PRIORITY = 10;

/** Resolves when the server has the message: the process may end then. */
const tell = (message: DecodeAnswer) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });

setPriority(LOW_PRIORITY);
process.once('disconnect', () => process.exit(1));
process.once('message', async ({ what, source, target }: DecodeOrder) => {
  try {
    await (what === 'heic' ? heicToJpeg : posterOf)(source, target);
    await tell({ kind: 'written' });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tell({ kind: 'refused', message: error.message });
  }
  process.exit(0);
});
