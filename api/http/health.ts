/** Liveness and readiness checks for monitoring. */
import { inTime } from '../inTime.js';
import type { Services } from '../services.js';
import { sendText, type Handler } from './answer.js';

/** How long answers are cached, because anybody may ask. */
const KEEP_MS = 1000;

/** Liveness: the process runs. */
export const alive: Handler = async (_request, response) => sendText(response, 200, 'alive');

/**
 * Readiness: database, store and a worker respond. Else 503 with a sentence for each part that does not; the log has
 * details.
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
  // Heartbeats of workers are in the database.
  if (await reaches('The database does not answer.', () => prisma.$queryRaw`SELECT 1`)) {
    await reaches('No worker is running: nothing is staged or delivered.', async () => {
      if ((await queue.workers()) === 0) throw new Error('No worker has sent a heartbeat.');
    });
  }
  await storeAnswers;
  await diskHasRoom;
  return missing;
}

/** Caches an answer; concurrent callers share it while it is being computed. */
function keptFor<Answer>(milliseconds: number, find: () => Promise<Answer>): () => Promise<Answer> {
  let kept: Promise<Answer> | null = null;
  return () => {
    kept ??= find().finally(() => setTimeout(() => (kept = null), milliseconds).unref());
    return kept;
  };
}
