/** Deliveries that a person or a key asks for. They wait for no others, and no others wait for them. */
import type { Caller } from '../../domain/caller.js';
import type { Transaction } from '../../db/client.js';
import { ConflictError, NotFoundError } from '../../domain/errors.js';
import { newId, typeOfId } from '../../domain/ids.js';
import { notify } from '../../messaging/notify.js';
import type { Services } from '../../services.js';
import { requireOn, requireWebhook } from '../endpoints/requireWebhook.js';
import { storedData } from '../eventData.js';
import { TEST_EVENT } from '../eventTypes.js';
import { visibleDeliveries } from '../webhook.access.js';
import { writeAs } from '../../domain/write.js';

/**
 * Sends an event to try an endpoint out, whatever events that has chosen.
 * @throws NotFoundError, or ConflictError when it is off
 */
export async function sendTestEvent(caller: Caller, { prisma }: Services, id: string): Promise<{ id: string }> {
  return writeAs(caller, prisma, async (tx) => {
    const webhook = await requireWebhook(tx, caller, id);
    requireOn(webhook);
    const { workspaceId } = webhook;
    const event = await tx.webhookEvent.create({
      data: {
        id: newId('evt'),
        workspaceId,
        type: TEST_EVENT,
        objectId: id,
        data: storedData({ webhookId: id }),
      },
    });
    return addDelivery(tx, { workspaceId, endpointId: id, eventId: event.id });
  });
}

/**
 * Sends the event of a delivery again, as a new delivery with the same event's id.
 * @throws NotFoundError, or ConflictError while it waits to be sent, or when its webhook is off
 */
export async function resendDelivery(caller: Caller, { prisma }: Services, id: string): Promise<{ id: string }> {
  return writeAs(caller, prisma, async (tx) => {
    const where = { id, ...visibleDeliveries(caller) };
    const isDelivery = typeOfId(id) === 'WebhookDelivery';
    const delivery = isDelivery ? await tx.webhookDelivery.findFirst({ where, include: { endpoint: true } }) : null;
    if (!delivery) throw new NotFoundError('Delivery not found.');
    requireOn(delivery.endpoint);
    if (delivery.state === 'waiting') throw new ConflictError('This delivery waits to be sent already.', 'IN_PROGRESS');
    const { workspaceId, endpointId, eventId } = delivery;
    return addDelivery(tx, { workspaceId, endpointId, eventId });
  });
}

interface AskedDelivery {
  readonly workspaceId: string;
  readonly endpointId: string;
  readonly eventId: string;
}

async function addDelivery(tx: Transaction, asked: AskedDelivery): Promise<{ id: string }> {
  const id = newId('whd');
  const delivery = await tx.webhookDelivery.create({
    data: { id, ...asked, lane: id, dueAt: new Date() },
    select: { id: true },
  });
  await notify(tx, { kind: 'webhook', workspaceId: asked.workspaceId, id: asked.workspaceId });
  return delivery;
}
