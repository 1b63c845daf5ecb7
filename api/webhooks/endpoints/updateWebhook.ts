import type { Caller } from '../../domain/caller.js';
import type { Services } from '../../services.js';
import type { WebhookChanges } from '../webhook.rules.js';
import { requireUrl, requireWebhook } from './requireWebhook.js';
import { writeAs } from '../../domain/write.js';

/**
 * Changes an endpoint. What waits is sent to the new address.
 * @throws NotFoundError, or ValidationError when webhooks may not be sent to the URL
 */
export async function updateWebhook(
  caller: Caller,
  { prisma, env }: Services,
  { id, url, description, events }: WebhookChanges,
): Promise<void> {
  if (url != null) requireUrl(env, url);
  const data = { url: url ?? undefined, description: description ?? undefined, events: events ?? undefined };
  await writeAs(caller, prisma, async (tx) => {
    await requireWebhook(tx, caller, id);
    await tx.webhookEndpoint.update({ where: { id }, data });
  });
}
