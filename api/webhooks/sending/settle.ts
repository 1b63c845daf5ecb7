/** Records what came of a try. */
import type { Transaction } from '../../db/client.js';
import type { Services } from '../../services.js';
import { switchOff } from '../endpoints/switchOff.js';
import type { ClaimedDelivery } from './claim.js';
import type { Answer } from './post.js';
import { FAILING_MS, pauseAfter } from './schedule.js';
import { writeIn } from '../../domain/write.js';

type Settling = Pick<Services, 'prisma' | 'queue' | 'log'>;

const GONE = 410;

/**
 * Does nothing when the lease is over and another worker has the delivery.
 * @returns when it is tried again; null: it is not, or by another worker
 */
export async function settle(services: Settling, delivery: ClaimedDelivery, answer: Answer): Promise<Date | null> {
  if (answer.error !== null) return settleFailure(services, delivery, answer, answer.error);
  const { prisma } = services;
  const { tries, endpoint } = delivery;
  // the usual case: one statement
  if (tries === 0 && endpoint.failingSince === null) {
    await record(prisma, delivery, answer, 'delivered');
    return null;
  }
  await writeIn(prisma, delivery.workspaceId, async (tx) => {
    if (!(await record(tx, delivery, answer, 'delivered'))) return;
    await letFollow(tx, delivery, new Date());
    await tx.webhookEndpoint.updateMany({
      where: { id: endpoint.id, failingSince: { not: null } },
      data: { failingSince: null },
    });
  });
  return null;
}

async function settleFailure(services: Settling, delivery: ClaimedDelivery, answer: Answer, error: string) {
  const { prisma, log } = services;
  const { id, endpointId } = delivery;
  const now = new Date();
  const pause = pauseAfter(delivery.tries + 1);
  const again = pause === null ? null : new Date(now.getTime() + pause);
  const isOff = await writeIn(prisma, delivery.workspaceId, async (tx) => {
    const [endpoint] = await tx.$queryRaw<{ failingSince: Date | null }[]>`
      SELECT "failingSince" FROM "WebhookEndpoint" WHERE "id" = ${endpointId} FOR NO KEY UPDATE`;
    if (!endpoint || !(await record(tx, delivery, answer, again ?? 'failed'))) return false;
    await letFollow(tx, delivery, again ?? now);
    const { failingSince } = endpoint;
    if (failingSince === null) {
      await tx.webhookEndpoint.update({ where: { id: endpointId }, data: { failingSince: now } });
    }
    const isFailing = failingSince !== null && now.getTime() - failingSince.getTime() >= FAILING_MS;
    if (answer.status !== GONE && !isFailing) return false;
    return switchOff(tx, services, { id: endpointId, reason: answer.status === GONE ? 'gone' : 'failing' });
  });
  if (isOff) log.warn({ endpoint: endpointId }, 'a webhook was switched off');
  log.debug({ delivery: id, endpoint: endpointId, status: answer.status, error }, 'a webhook was not delivered');
  return isOff ? null : again;
}

/** @param outcome the state in which it ends, or the time of the next try */
async function record(
  tx: Pick<Transaction, 'webhookDelivery'>,
  { id, dueAt }: ClaimedDelivery,
  { status, text, error, took }: Answer,
  outcome: 'delivered' | 'failed' | Date,
): Promise<boolean> {
  const { count } = await tx.webhookDelivery.updateMany({
    where: { id, state: 'waiting', dueAt },
    data: {
      ...(outcome instanceof Date ? { dueAt: outcome } : { state: outcome }),
      tries: { increment: 1 },
      triedAt: new Date(),
      status,
      answer: text,
      error,
      took,
    },
  });
  return count > 0;
}

/**
 * What waits behind a delivery is due when that is tried again, or at once when it has ended. Without this, workers
 * would look at all of it again and again.
 */
async function letFollow(tx: Transaction, { endpointId, lane, position }: ClaimedDelivery, dueAt: Date): Promise<void> {
  await tx.webhookDelivery.updateMany({
    where: { endpointId, lane, position: { gt: position }, state: 'waiting' },
    data: { dueAt },
  });
}
