/** The worker's part of a round: every image that waits, one after the other on all cores. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '../services.js';
import { StageRefusal } from '../stager/contract.js';
import { attemptAt } from '../staging/attempt.js';
import { renewEstimate } from '../staging/estimateCompletion.js';
import { type ItemFailure, recordFailure } from '../staging/recordFailure.js';
import { settleJob } from '../staging/settleJob.js';
import { takeJob, type TakenItem, type TakenJob } from '../staging/takeJob.js';
import { keepFirstPass, keepProof } from './keepPictures.js';
import { reportProgress } from './progressReporter.js';
import { runStager } from './runStager.js';
import type { StagerOrder } from './stagerProtocol.js';

export const UNEXPECTED =
  'Something went wrong while this photo was staged. Try again; if it fails again, contact support.';

/** Safe to repeat: what an earlier worker finished stays, the rest is done again. */
export async function stageJob(services: Services, jobId: string, round: number, signal: AbortSignal): Promise<void> {
  const job = await takeJob(services, jobId, round);
  if (!job) return;
  for (const [index, item] of job.items.entries()) {
    if (index > 0) await renewEstimate(services, job, job.items.slice(index));
    const wanted = await stageItem(services, job, item, signal);
    if (!wanted) return;
  }
  await settleJob(services, jobId, round);
}

/**
 * @returns false where nobody waits for the job any more
 * @throws the signal's reason where the work was taken away: another worker takes it up
 */
async function stageItem(services: Services, job: TakenJob, item: TakenItem, signal: AbortSignal): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'showhome-staging-'));
  const unwanted = new AbortController();
  const attempt = attemptAt(job, item);
  const reporter = reportProgress(services, attempt, {
    onUnwanted: () => unwanted.abort(),
    onError: (error) => services.log.warn({ err: error, itemId: item.itemId }, 'progress could not be recorded'),
  });
  const began = performance.now();
  try {
    const order = await orderFor(services, job, item, folder);
    const outcome = await runStager(order, {
      signal: AbortSignal.any([signal, unwanted.signal]),
      onProgress: reporter.progress,
      onFirstPass: () => reporter.firstPass(() => keepFirstPass(services, job.workspaceId, order.files.firstPass)),
    });
    await reporter.stop();
    const seconds = (performance.now() - began) / 1000;
    await keepProof(services, { job, item, outcome, seconds, files: order.files });
  } catch (error) {
    await reporter.stop();
    signal.throwIfAborted();
    if (unwanted.signal.aborted) return false;
    await recordFailure(services, attempt, failureFor(services, item, error));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return true;
}

async function orderFor(services: Services, job: TakenJob, item: TakenItem, folder: string): Promise<StagerOrder> {
  const photo = join(folder, 'photo');
  await services.store.fetch(item.input.objectKey, photo);
  const { roomType, style, creativity, preserve, notes } = job;
  return {
    request: {
      photo,
      roomType,
      style,
      creativity,
      preserve,
      seed: item.seed,
      outline: item.outline ?? undefined,
      ...(notes && { notes }),
    },
    files: {
      clean: join(folder, 'clean.png'),
      mask: join(folder, 'mask.png'),
      pieces: join(folder, 'pieces.png'),
      proof: join(folder, 'proof.jpg'),
      firstPass: join(folder, 'first-pass.jpg'),
    },
  };
}

function failureFor(services: Services, item: TakenItem, error: unknown): ItemFailure {
  if (error instanceof StageRefusal) return { sentence: error.message, code: error.code, room: error.room };
  services.log.error({ err: error, itemId: item.itemId }, 'staging failed');
  return { sentence: UNEXPECTED };
}
