import { requireAsExpected } from '../../domain/asExpected.js';
import type { Caller } from '../../domain/caller.js';
import type { Services } from '../../services.js';
import type { WebhookChanges } from '../webhook.rules.js';
import { requireUrl, requireWebhook } from './requireWebhook.js';
import { writeAs } from '../../domain/write.js';

/**
 * Changes an endpoint. What waits is sent to the new address.
 * @throws NotFoundError, or ValidationError when webhooks may not be sent to the URL
 * @throws ConflictError when somebody changed meanwhile what the caller expects
 */
export async function updateWebhook(
  caller: Caller,
  { prisma, env }: Services,
  { id, url, description, events, expected }: WebhookChanges,
): Promise<void> {
  if (url != null) requireUrl(env, url);
  const data = { url: url ?? undefined, description: description ?? undefined, events: events ?? undefined };
  await writeAs(caller, prisma, async (tx) => {
    // Held, so that nobody changes it between the comparison and the change.
    await tx.$queryRaw`SELECT "id" FROM "WebhookEndpoint" WHERE "id" = ${id} FOR NO KEY UPDATE`;
    const before = await requireWebhook(tx, caller, id);
    requireAsExpected(before, expected, { url: 'address', description: 'description', events: 'events' });
    await tx.webhookEndpoint.update({ where: { id }, data });
  });
}
