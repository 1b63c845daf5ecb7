/** Makes webhooks and their time pass in tests. */
import { notify } from '../messaging/notify.js';
import type { Services } from '../services.js';
import { recordEvent } from '../webhooks/recordEvent.js';
import type { EventType } from '../webhooks/eventTypes.js';
import { mutate } from './factories.js';
import type { HttpClient, SignedUp } from './httpClient.js';

export interface MadeWebhook {
  readonly id: string;
  readonly secret: string;
}

/** Makes a webhook over HTTP. @param events as the schema names them */
export async function makeWebhook(
  server: HttpClient,
  who: SignedUp,
  input: { readonly url: string; readonly events?: readonly string[] },
): Promise<MadeWebhook> {
  const made = await mutate<{ webhook: { id: string }; secret: string }>(server, who, {
    name: 'createWebhook',
    input,
    select: 'webhook { id } secret',
  });
  if (made.message !== undefined) throw new Error(made.message);
  return { id: made.webhook.id, secret: made.secret };
}

interface Happening {
  readonly workspaceId: string;
  readonly objectId: string;
  readonly type?: EventType;
  /** part of the data, to tell events apart */
  readonly step?: number;
}

/** Records an event in a transaction of its own, as a change would. */
export async function happen({ prisma }: Services, { workspaceId, objectId, type, step = 0 }: Happening) {
  const data = { objectId, step: String(step) };
  await prisma.$transaction((tx) =>
    recordEvent(tx, { workspaceId, type: type ?? 'staging_job.processing', objectId, data }),
  );
}

/**
 * Lets hours pass for an endpoint: everything that has a time lies further in the past. The schedule itself is the
 * real one.
 */
export async function letPass({ prisma }: Services, endpointId: string, milliseconds: number): Promise<void> {
  const seconds = milliseconds / 1000;
  await prisma.$transaction([
    prisma.$executeRaw`
      UPDATE "WebhookDelivery" SET "dueAt" = "dueAt" - make_interval(secs => ${seconds}),
        "createdAt" = "createdAt" - make_interval(secs => ${seconds}) WHERE "endpointId" = ${endpointId}`,
    prisma.$executeRaw`
      UPDATE "WebhookEndpoint" SET "failingSince" = "failingSince" - make_interval(secs => ${seconds}),
        "previousUntil" = "previousUntil" - make_interval(secs => ${seconds}) WHERE "id" = ${endpointId}`,
  ]);
  const { workspaceId } = await prisma.webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } });
  await notify(prisma, { kind: 'webhook', workspaceId, id: workspaceId }); // so that nobody waits for the next look
}

/** The deliveries of an endpoint in their order. */
export const deliveriesOf = ({ prisma }: Services, endpointId: string) =>
  prisma.webhookDelivery.findMany({ where: { endpointId }, orderBy: { position: 'asc' }, include: { event: true } });
