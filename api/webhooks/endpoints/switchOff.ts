import { recordActivity } from '../../activity/recordActivity.js';
import type { Transaction } from '../../db/client.js';
import type { WebhookOffReason } from '../../db/generated/enums.js';
import type { Services } from '../../services.js';

const WORDS: Readonly<Record<WebhookOffReason, string>> = {
  asked: 'Webhook switched off',
  gone: 'Webhook switched off, because it answered that it is gone (410)',
  failing: 'Webhook switched off, because nothing could be delivered for five days',
};

interface SwitchedOff {
  readonly id: string;
  readonly reason: WebhookOffReason;
  /** of the person or the key that acts; null: the system */
  readonly actorId?: string | null;
}

/**
 * Switches an endpoint off, in the transaction of what causes it. What waits to be sent has failed; a person can send
 * it again. The owners are mailed when no person asked for it.
 * @returns false when it was off already
 */
export async function switchOff(
  tx: Transaction,
  { queue }: Pick<Services, 'queue'>,
  { id, reason, actorId = null }: SwitchedOff,
): Promise<boolean> {
  const offAt = new Date();
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { id, offReason: null },
    data: { offReason: reason, offAt, failingSince: null },
  });
  if (count === 0) return false;
  await tx.webhookDelivery.updateMany({
    where: { endpointId: id, state: 'waiting' },
    data: { state: 'failed', error: 'The webhook was switched off.' },
  });
  const { workspaceId, url } = await tx.webhookEndpoint.findUniqueOrThrow({ where: { id } });
  await recordActivity(tx, {
    workspaceId,
    actorId,
    action: 'webhook_switched_off',
    entityType: 'webhook',
    entityId: id,
    description: `${WORDS[reason]}: ${hostOf(url)}`,
  });
  if (reason !== 'asked') {
    const news = { kind: 'webhook_off', endpointId: id, offAt: offAt.toISOString() } as const;
    await queue.send(tx, { kind: 'tell', news });
  }
  return true;
}

/** What the timeline calls an endpoint: its address may hold a secret in the path. */
export const hostOf = (url: string): string => new URL(url).host;
