import type { Caller } from '../../domain/caller.js';
import type { Transaction } from '../../db/client.js';
import type { WebhookEndpoint } from '../../db/generated/client.js';
import { ConflictError, NotFoundError, ValidationError } from '../../domain/errors.js';
import { typeOfId } from '../../domain/ids.js';
import type { Env } from '../../env.js';
import { destinationsOf, refusalOfUrl } from '../destination.js';
import { visibleWebhooks } from '../webhook.access.js';

/** @throws NotFoundError when the caller has no such webhook */
export async function requireWebhook(
  tx: Pick<Transaction, 'webhookEndpoint'>,
  caller: Caller,
  id: string,
): Promise<WebhookEndpoint> {
  const where = { id, ...visibleWebhooks(caller) };
  const webhook = typeOfId(id) === 'WebhookEndpoint' ? await tx.webhookEndpoint.findFirst({ where }) : null;
  if (!webhook) throw new NotFoundError('Webhook not found.');
  return webhook;
}

/** @throws ConflictError when it is off */
export function requireOn({ offReason }: WebhookEndpoint): void {
  if (offReason !== null) throw new ConflictError('This webhook is off. Switch it on first.');
}

/** @throws ValidationError when webhooks may not be sent to the URL */
export function requireUrl(env: Pick<Env, 'production' | 'publicUrl'>, url: string): void {
  const refusal = refusalOfUrl(url, destinationsOf(env));
  if (refusal !== null) throw new ValidationError([{ path: 'url', message: refusal }]);
}
