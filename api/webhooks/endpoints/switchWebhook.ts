import { recordActivity } from '../../activity/recordActivity.js';
import { actorIdOf, type Caller } from '../../domain/caller.js';
import { ConflictError } from '../../domain/errors.js';
import type { Services } from '../../services.js';
import { requireWebhook } from './requireWebhook.js';
import { hostOf, switchOff } from './switchOff.js';
import { writeAs } from '../../domain/write.js';

/**
 * Switches an endpoint on again. It is told of what happens from now on.
 * @throws NotFoundError, or ConflictError when it is on
 */
export async function switchWebhookOn(caller: Caller, { prisma }: Services, id: string): Promise<void> {
  await writeAs(caller, prisma, async (tx) => {
    const { workspaceId, url } = await requireWebhook(tx, caller, id);
    const { count } = await tx.webhookEndpoint.updateMany({
      where: { id, offReason: { not: null } },
      data: { offReason: null, offAt: null },
    });
    if (count === 0) throw new ConflictError('This webhook is on already.', 'ALREADY_DONE');
    await recordActivity(tx, {
      workspaceId,
      actorId: actorIdOf(caller),
      action: 'webhook_switched_on',
      entityType: 'webhook',
      entityId: id,
      description: `Webhook switched on: ${hostOf(url)}`,
    });
  });
}

/**
 * Switches an endpoint off. What waits to be sent has failed.
 * @throws NotFoundError, or ConflictError when it is off
 */
export async function switchWebhookOff(caller: Caller, services: Services, id: string): Promise<void> {
  await writeAs(caller, services.prisma, async (tx) => {
    await requireWebhook(tx, caller, id);
    const isOff = await switchOff(tx, services, { id, reason: 'asked', actorId: actorIdOf(caller) });
    if (!isOff) throw new ConflictError('This webhook is off already.', 'ALREADY_DONE');
  });
}
