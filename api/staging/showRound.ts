import type { Transaction } from '../db/client.js';
import type { Prisma } from '../db/generated/client.js';
import { ValidationError } from '../domain/errors.js';
import { OF_ROUNDS, roundsOf } from './rounds.js';
import { showing } from './stagingResult.js';

/**
 * Makes images of a job show their results of a round; an image without a picture then shows none.
 * @param where which of the job's images
 * @param number 1 for the first round
 * @throws ValidationError when the job has no such round
 */
export async function showRound(
  tx: Transaction,
  { jobId, ...where }: Prisma.StagingItemWhereInput & { readonly jobId: string },
  number: number,
): Promise<void> {
  const { items } = await tx.stagingJob.findUniqueOrThrow({ where: { id: jobId }, select: OF_ROUNDS });
  const rounds = roundsOf(items);
  const chosen = rounds.find((round) => round.number === number);
  if (!chosen) {
    const message = `Choose a round from 1 to ${rounds.length}: there is no round ${number}`;
    throw new ValidationError([{ path: 'round', message }]);
  }
  if (chosen.isCurrent) return;
  const shown = chosen.results.map(({ id }) => id);
  const results = await tx.stagingRound.findMany({ where: { id: { in: shown }, item: where } });
  for (const result of results) await tx.stagingItem.update({ where: { id: result.itemId }, data: showing(result) });
  await tx.stagingItem.updateMany({
    where: { AND: [where, { jobId, id: { notIn: results.map(({ itemId }) => itemId) }, state: 'staged' }] },
    data: { state: 'failed', proofMediaId: null, failure: 'This photo has no picture in the round that was approved.' },
  });
}
