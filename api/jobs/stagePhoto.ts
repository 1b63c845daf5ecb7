/** The worker's part of a staging: the next photo by turn, on all cores. */
import { addLogIds } from '../domain/occasion.js';
import { join } from 'node:path';
import type { Services } from '../services.js';
import { StageRefusal } from '../stager/contract.js';
import { reachWhole } from '../stager/design/edits/planEdit.js';
import { attemptAt } from '../staging/attempt.js';
import { type ItemFailure, recordFailure } from '../staging/recordFailure.js';
import { settleJob } from '../staging/settleJob.js';
import { takePhoto, type TakenItem, type TakenPhoto } from '../staging/takePhoto.js';
import { endTurn, takeTurn } from '../staging/turns/takeTurn.js';
import { keepFirstPass, keepProof } from './keepPictures.js';
import { reportProgress } from './progressReporter.js';
import { lightsFolder } from './keptLights.js';
import { runStager, type StagerOutcome } from './runStager.js';
import type { StagerOrder } from './stagerProtocol.js';
import { inWorkFolder } from '../storage/workFolder.js';
import { secondsSince } from '../watching/timed.js';
import { tracedStage } from './tracedStage.js';
import { WORK_ROOM } from './workRoom.js';

export const UNEXPECTED =
  'Something went wrong while this photo was staged. Try again; if it fails again, contact support.';

/** In Node's own errors, and in the last output of a stager process. */
const DISK_FULL = /\b(ENOSPC|EDQUOT)\b/;

/** A process that was just started ends by a signal to its whole group; later it leaves these to the worker. */
const STOPPED = /ended with SIG(TERM|INT|HUP)\b/;

/** Stages one photo: the engine; tests replace it. */
export type Stage = typeof runStager;

/**
 * Idempotent: the same id leads to the same photo, and finished results stay.
 * @param turnId of the queue's message
 * @throws the signal's reason when the work was aborted, and another worker resumes it; errors of store, database and
 * disk, which are not the photo's fault: the queue retries, and `abandonTurn` follows the last try
 */
export async function stagePhoto(
  services: Services,
  turnId: string,
  { signal, stage = runStager }: { readonly signal: AbortSignal; readonly stage?: Stage },
): Promise<void> {
  const turn = await takeTurn(services, turnId);
  if (!turn || turn.endedAt) return;
  addLogIds({ jobId: turn.item.jobId, workspaceId: turn.workspaceId });
  await services.disk.wait(WORK_ROOM, signal);
  const photo = await takePhoto(services, turn);
  if (photo) await inWorkFolder('staging', (folder) => stageItem(services, photo, { signal, stage, folder }));
  await settleJob(services, turn.item.jobId);
  await endTurn(services, turnId);
}

async function stageItem(
  services: Services,
  photo: TakenPhoto,
  { signal, stage, folder }: { readonly signal: AbortSignal; readonly stage: Stage; readonly folder: string },
): Promise<void> {
  const { job, item } = photo;
  const unwanted = new AbortController();
  const attempt = attemptAt(item);
  const reporter = reportProgress(services, attempt, {
    onUnwanted: () => unwanted.abort(),
    onError: (error) => services.log.warn({ err: error, itemId: item.itemId }, 'progress could not be recorded'),
  });
  const ended = AbortSignal.any([signal, unwanted.signal]);
  const began = performance.now();
  try {
    const order = await orderFor(services, photo, folder);
    const onFirstPass = () =>
      reporter.firstPass((record) => keepFirstPass(services, job.workspaceId, order.files.firstPass, record));
    const outcome = await tracedStage(services.traces, stage, order, {
      signal: ended,
      onProgress: reporter.progress,
      onFirstPass,
    }).catch((error: unknown) => failureOf(services, item, { error, ended }));
    await reporter.stop();
    const seconds = secondsSince(began);
    const isRecorded =
      'sentence' in outcome
        ? await recordFailure(services, attempt, outcome)
        : await keepProof(services, { job, item, outcome, seconds, files: order.files });
    if (isRecorded) measureStaging(services, outcome, secondsSince(began));
  } catch (error) {
    await reporter.stop();
    signal.throwIfAborted();
    if (unwanted.signal.aborted) return;
    services.metrics.stagingSeconds.observe({ outcome: 'retried' }, secondsSince(began));
    throw error;
  }
}

function measureStaging({ metrics }: Services, outcome: StagerOutcome | ItemFailure, seconds: number): void {
  const { stagingSeconds, stepSeconds, stepCpu } = metrics;
  if ('sentence' in outcome) {
    return stagingSeconds.observe({ outcome: outcome.code === undefined ? 'failed' : 'refused' }, seconds);
  }
  stagingSeconds.observe({ outcome: 'staged' }, seconds);
  const { timings, cpuTimings } = outcome.report;
  for (const [step, wallMs] of Object.entries(timings)) stepSeconds.observe({ step }, wallMs / 1000);
  for (const [step, cpuMs] of Object.entries(cpuTimings)) stepCpu.inc({ step }, cpuMs / 1000);
}

async function orderFor(services: Services, { job, item }: TakenPhoto, folder: string): Promise<StagerOrder> {
  const photo = join(folder, 'photo');
  await services.store.fetch(item.input.objectKey, photo);
  const before = await fetchBefore(services, item, folder);
  const { creativity, preserve, look } = job;
  const { roomType, style, notes, motifs, rearranged, shared } = item;
  return {
    request: {
      photo,
      roomType,
      style,
      creativity,
      preserve,
      seed: item.seed,
      motifs,
      look,
      // a rearranged room is the one that was read before
      outline: rearranged ? undefined : (item.outline ?? undefined),
      ...(rearranged ? { ...rearranged.request, before } : { shared }),
      ...(notes && { notes }),
    },
    files: {
      clean: join(folder, 'clean.png'),
      mask: join(folder, 'mask.png'),
      pieces: join(folder, 'pieces.png'),
      proof: join(folder, 'proof.jpg'),
      firstPass: join(folder, 'first-pass.jpg'),
    },
    lights: lightsFolder(services.env.dataDir),
  };
}

/** Fetches the picture that a person's changes are made to, if what they do not reach is to stay as it is there. */
async function fetchBefore(services: Services, { rearranged }: TakenItem, folder: string): Promise<string | undefined> {
  if (!rearranged?.cleanKey || reachWhole(rearranged.request.edits)) return undefined;
  const file = join(folder, 'before');
  await services.store.fetch(rearranged.cleanKey, file);
  return file;
}

interface Broken {
  readonly error: unknown;
  /** aborts when the attempt is no longer wanted, or another worker has the photo */
  readonly ended: AbortSignal;
}

/**
 * The failure of the photo.
 * @throws when it is not the photo's fault: the process was killed from outside, or the disk is full
 */
function failureOf(services: Services, item: TakenItem, { error, ended }: Broken): ItemFailure {
  if (error instanceof StageRefusal) return { sentence: error.message, code: error.code, room: error.room };
  if (ended.aborted || DISK_FULL.test(String(error)) || STOPPED.test(String(error))) throw error;
  services.log.error({ err: error, itemId: item.itemId }, 'staging failed');
  return { sentence: UNEXPECTED };
}
