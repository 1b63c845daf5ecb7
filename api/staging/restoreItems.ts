import { sendRemoval } from '../storage/removeObjects.js';
import type { Transaction } from '../db/client.js';
import type { Services } from '../services.js';
import { orderedLook } from './orderedLook.js';
import { showing } from './stagingResult.js';

/**
 * Restores the unfinished images of a job to their state before the round: with their proof, as failed, or as not begun
 * when they had no result.
 */
export async function restoreItems(services: Services, tx: Transaction, jobId: string): Promise<void> {
  const items = await tx.stagingItem.findMany({
    where: { jobId, state: { in: ['waiting', 'staging'] } },
    include: { proof: { include: { result: true } }, job: true },
  });
  for (const item of items) {
    const { id, proof, failure, job } = item;
    const result = proof?.result;
    const before = { state: failure === null ? 'waiting' : 'failed', progress: failure === null ? 0 : 1 } as const;
    await tx.stagingItem.update({
      where: { id },
      data: { ...(result ? showing(result) : { ...before, ...orderedLook(item, job) }), firstPassKey: null },
    });
  }
  await sendRemoval(
    services,
    tx,
    items.map(({ firstPassKey }) => firstPassKey),
  );
}
