/** Liveness and readiness checks for monitoring. */
import { inTime } from '../inTime.js';
import type { Services } from '../services.js';
import { sendText, type Handler } from './answer.js';

/** How long answers are cached, because anybody may ask. */
const KEEP_MS = 1000;

/** Liveness: the process runs. */
export const alive: Handler = async (_request, response) => sendText(response, 200, 'alive');

const STOPPING = 'This process stops: another one takes its requests.';
const NO_WORKER = 'No worker is running: nothing is staged or delivered.';

/**
 * Readiness: this process can answer requests. Database, store and disk respond, and it does not stop; else 503 with a
 * sentence for each fault. The log has details. Without a worker a process that is one itself is not ready; one that
 * only answers stays ready and says so, because no other machine would answer better.
 * @param isStopping aborted when it stops
 */
export function ready(services: Services, isStopping?: AbortSignal): Handler {
  const look = keptFor(KEEP_MS, () => lookAt(services));
  return async (_request, response) => {
    const { missing, hints } = await look();
    const faults = [...(isStopping?.aborted ? [STOPPING] : []), ...missing];
    response.setHeader('cache-control', 'no-store');
    if (faults.length > 0) sendText(response, 503, faults.join('\n'));
    else sendText(response, 200, ['ready', ...hints].join('\n'));
  };
}

interface Looked {
  /** why the process is not ready */
  readonly missing: readonly string[];
  /** what else somebody has to look after */
  readonly hints: readonly string[];
}

async function lookAt({ env, prisma, store, disk, queue, log }: Services): Promise<Looked> {
  const [missing, hints]: [string[], string[]] = [[], []];
  const reaches = async (sentence: string, ask: () => Promise<unknown>, faults = missing): Promise<boolean> => {
    try {
      await inTime(ask());
      return true;
    } catch (error) {
      log.warn({ err: error }, faults === missing ? 'not ready' : 'ready, but not all is well');
      faults.push(sentence);
      return false;
    }
  };
  const storeAnswers = reaches('The store cannot be reached: files can be neither sent nor shown.', () =>
    store.reach(),
  );
  const diskHasRoom = reaches('The disk is full: files can be neither sent nor made.', () => disk.require(0));
  // Heartbeats of workers are in the database.
  if (await reaches('The database does not answer.', () => prisma.$queryRaw`SELECT 1`)) {
    const workers = { count: 0 };
    const counted = await reaches('The queue cannot be read.', async () => {
      workers.count = await queue.workers();
    });
    // No fault that a stack explains: a worker sends its first heartbeat some time after the start.
    if (counted && workers.count === 0) (env.role === 'api' ? hints : missing).push(NO_WORKER);
  }
  await storeAnswers;
  await diskHasRoom;
  return { missing, hints };
}

/** Caches an answer; concurrent callers share it while it is being computed. */
function keptFor<Answer>(milliseconds: number, find: () => Promise<Answer>): () => Promise<Answer> {
  let kept: Promise<Answer> | null = null;
  return () => {
    kept ??= find().finally(() => setTimeout(() => (kept = null), milliseconds).unref());
    return kept;
  };
}
