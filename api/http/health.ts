/** For whoever watches the server: whether it runs, and whether it can do its work. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../services.js';
import { sendText, type Handler } from './answer.js';

/** A part that takes longer does not count as reachable. */
const LIMIT_MS = 2000;
/** Anybody may ask; the parts are asked at most this often. */
const KEEP_MS = 1000;

/** The process runs. */
export const alive: Handler = async (_request, response) => sendText(response, 200, 'alive');

/**
 * The process can do its work: database, store and a worker answer. Else 503 with a sentence for each part that does
 * not; the log says more.
 */
export function ready(services: Services): Handler {
  const look = keptFor(KEEP_MS, () => whatIsMissing(services));
  return async (_request, response) => {
    const missing = await look();
    response.setHeader('cache-control', 'no-store');
    sendText(response, missing.length > 0 ? 503 : 200, missing.length > 0 ? missing.join('\n') : 'ready');
  };
}

async function whatIsMissing({ prisma, store, disk, queue, log }: Services): Promise<string[]> {
  const missing: string[] = [];
  const reaches = async (sentence: string, ask: () => Promise<unknown>): Promise<boolean> => {
    try {
      await inTime(ask());
      return true;
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      missing.push(sentence);
      return false;
    }
  };
  const storeAnswers = reaches('The store cannot be reached: files can be neither sent nor shown.', () =>
    store.reach(),
  );
  const diskHasRoom = reaches('The disk is full: files can be neither sent nor made.', () => disk.require(0));
  // Workers leave their sign in the database.
  if (await reaches('The database does not answer.', () => prisma.$queryRaw`SELECT 1`)) {
    await reaches('No worker is running: nothing is staged or delivered.', async () => {
      if ((await queue.workers()) === 0) throw new Error('No worker has given a sign of life.');
    });
  }
  await storeAnswers;
  await diskHasRoom;
  return missing;
}

/** @throws where it takes longer than LIMIT_MS */
export async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = wait(LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`There was no answer within ${LIMIT_MS} ms.`);
  });
  return Promise.race([answer, late]);
}

/** One answer for all who ask while it is found, and for a while after. */
function keptFor<Answer>(milliseconds: number, find: () => Promise<Answer>): () => Promise<Answer> {
  let kept: Promise<Answer> | null = null;
  return () => {
    kept ??= find().finally(() => setTimeout(() => (kept = null), milliseconds).unref());
    return kept;
  };
}
