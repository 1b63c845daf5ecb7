import { noteCallChanged } from '../../activity/noteCallChanged.js';
import type { Caller } from '../../domain/caller.js';
import { ConflictError } from '../../domain/errors.js';
import type { Services } from '../../services.js';
import { requireWebhook } from './requireWebhook.js';
import { writeAs } from '../../domain/write.js';

/** Milliseconds for which the secret before signs too: a day. */
const BOTH_MS = 24 * 3600 * 1000;

/**
 * Gives an endpoint a new secret. Deliveries are signed with both for a day; with a second change the first secret ends
 * at once.
 * @throws NotFoundError, or ConflictError when another request was faster
 */
export async function rotateSecret(caller: Caller, { prisma }: Services, id: string) {
  return writeAs(caller, prisma, async (tx) => {
    const { secretNumber } = await requireWebhook(tx, caller, id);
    const { count } = await tx.webhookEndpoint.updateMany({
      where: { id, secretNumber },
      data: { secretNumber: { increment: 1 }, previousUntil: new Date(Date.now() + BOTH_MS) },
    });
    if (count === 0)
      throw new ConflictError('Somebody else has just changed the secret. Look at it again.', 'CHANGED_MEANWHILE');
    await noteCallChanged(tx);
    return tx.webhookEndpoint.findUniqueOrThrow({ where: { id } });
  });
}
