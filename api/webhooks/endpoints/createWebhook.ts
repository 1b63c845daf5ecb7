import { holdWorkspace } from '../../accounts/holdWorkspace.js';
import { recordActivity } from '../../activity/recordActivity.js';
import { actorIdOf, type Caller } from '../../domain/caller.js';
import { ConflictError } from '../../domain/errors.js';
import { newId } from '../../domain/ids.js';
import type { Services } from '../../services.js';
import { MOST_ENDPOINTS, type NewWebhook } from '../webhook.rules.js';
import { requireUrl } from './requireWebhook.js';
import { hostOf } from './switchOff.js';
import { writeAs } from '../../domain/write.js';

/**
 * Makes an endpoint, which is told of events from now on.
 * @throws ValidationError when webhooks may not be sent to the URL
 * @throws ConflictError when the workspace has as many as it may
 */
export async function createWebhook(caller: Caller, { prisma, env }: Services, input: NewWebhook) {
  const { workspaceId, userId } = caller;
  const { url, description, events } = input;
  requireUrl(env, url);
  return writeAs(caller, prisma, async (tx) => {
    // two at once are counted one after the other
    await holdWorkspace(tx, workspaceId);
    const count = await tx.webhookEndpoint.count({ where: { workspaceId } });
    if (count >= MOST_ENDPOINTS) {
      throw new ConflictError(`A workspace has at most ${MOST_ENDPOINTS} webhooks. Delete one first.`, 'LIMIT_REACHED');
    }
    const id = newId('whe');
    const chosen = { url, description: description ?? '', events: events ?? [] };
    const webhook = await tx.webhookEndpoint.create({ data: { id, workspaceId, createdById: userId, ...chosen } });
    await recordActivity(tx, {
      workspaceId,
      actorId: actorIdOf(caller),
      action: 'webhook_created',
      entityType: 'webhook',
      entityId: id,
      description: `New webhook: ${hostOf(url)}`,
    });
    return webhook;
  });
}
