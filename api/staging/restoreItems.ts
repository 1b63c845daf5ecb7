import { sendRemoval } from '../storage/removeObjects.js';
import type { Transaction } from '../db/client.js';
import type { Services } from '../services.js';
import { showing } from './stagingResult.js';

/**
 * Puts the images of a job that are not finished back to how they stood before they were to be staged anew: with their
 * proof, as failed, or, where there was nothing before, as not begun.
 */
export async function restoreItems(services: Services, tx: Transaction, jobId: string): Promise<void> {
  const items = await tx.stagingItem.findMany({
    where: { jobId, state: { in: ['waiting', 'staging'] } },
    include: { proof: { include: { result: true } }, job: true },
  });
  for (const { id, proof, failure, job } of items) {
    const result = proof?.result;
    const { style, roomType } = job;
    const before = { state: failure === null ? 'waiting' : 'failed', progress: failure === null ? 0 : 1 } as const;
    await tx.stagingItem.update({
      where: { id },
      data: { ...(result ? showing(result) : { ...before, style, roomType }), firstPassKey: null },
    });
  }
  await sendRemoval(
    services,
    tx,
    items.map(({ firstPassKey }) => firstPassKey),
  );
}
