import type { Caller } from '../domain/caller.js';
import { ValidationError } from '../domain/errors.js';
import type { Transaction } from '../db/client.js';
import type { Services } from '../services.js';
import { changeJob } from './changeJob.js';
import { OF_ROUNDS, roundsOf } from './rounds.js';
import { showing } from './stagingResult.js';

interface Approval {
  readonly id: string;
  /** 1 for the first round; null: the newest */
  readonly round?: number | null;
}

/**
 * Approves the proofs of a round; the finals are written afterwards.
 * @throws NotFoundError, ConflictError
 * @throws ValidationError when the job has no such round
 */
export async function approveStagingJob(caller: Caller, services: Services, approval: Approval) {
  const { id, round } = approval;
  return changeJob(caller, services, {
    id,
    event: 'approve',
    also: async (tx) => {
      if (round != null) await showRound(tx, id, round);
      await services.queue.send(tx, { kind: 'deliver', jobId: id });
    },
    action: 'staging_job_approved',
    description: 'Staging approved for',
  });
}

/** Makes every image show its result of that round; an image without a picture then shows none. */
async function showRound(tx: Transaction, jobId: string, number: number): Promise<void> {
  const { items } = await tx.stagingJob.findUniqueOrThrow({ where: { id: jobId }, select: OF_ROUNDS });
  const rounds = roundsOf(items);
  const chosen = rounds.find((round) => round.number === number);
  if (!chosen) {
    const message = `Choose a round from 1 to ${rounds.length}: there is no round ${number}`;
    throw new ValidationError([{ path: 'round', message }]);
  }
  if (chosen.isCurrent) return;
  const results = await tx.stagingRound.findMany({ where: { id: { in: chosen.results.map(({ id }) => id) } } });
  for (const result of results) await tx.stagingItem.update({ where: { id: result.itemId }, data: showing(result) });
  await tx.stagingItem.updateMany({
    where: { jobId, id: { notIn: results.map(({ itemId }) => itemId) }, state: 'staged' },
    data: { state: 'failed', proofMediaId: null, failure: 'This photo has no picture in the round that was approved.' },
  });
}
