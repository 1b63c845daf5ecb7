import type { Transaction } from '../../db/client.js';
import type { Services } from '../../services.js';

/**
 * Sends a message for each image that waited for this one, as the messages that came meanwhile found nothing to begin.
 * Belongs into the transaction that ends this one's staging.
 */
export async function callFollowers({ queue }: Services, tx: Transaction, itemId: string): Promise<void> {
  const waiting = await tx.stagingItem.count({ where: { sameRoomAsId: itemId, state: 'waiting' } });
  if (waiting > 0) await queue.sendMany(tx, { kind: 'stage' }, waiting);
}
