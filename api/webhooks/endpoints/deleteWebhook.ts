import { recordActivity } from '../../activity/recordActivity.js';
import { actorIdOf, type Caller } from '../../domain/caller.js';
import { NotFoundError } from '../../domain/errors.js';
import type { Services } from '../../services.js';
import { requireWebhook } from './requireWebhook.js';
import { hostOf } from './switchOff.js';
import { writeAs } from '../../domain/write.js';

/** Deletes an endpoint with its deliveries, also those that wait. @throws NotFoundError */
export async function deleteWebhook(caller: Caller, { prisma }: Services, id: string): Promise<void> {
  await writeAs(caller, prisma, async (tx) => {
    const { workspaceId, url } = await requireWebhook(tx, caller, id);
    const { count } = await tx.webhookEndpoint.deleteMany({ where: { id } });
    if (count === 0) throw new NotFoundError('Webhook not found.');
    await recordActivity(tx, {
      workspaceId,
      actorId: actorIdOf(caller),
      action: 'webhook_deleted',
      entityType: 'webhook',
      entityId: id,
      description: `Webhook deleted: ${hostOf(url)}`,
    });
  });
}
