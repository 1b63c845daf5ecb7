import { recordActivity, type ActivityRecord } from '../activity/recordActivity.js';
import type { Transaction } from '../db/client.js';
import type { News } from '../messaging/news.js';
import type { Services } from '../services.js';
import { hostOf } from '../webhooks/endpoints/switchOff.js';
import { writeIn } from '../domain/write.js';

interface Failure {
  readonly noticeId: string;
  readonly news: News;
}

/** What a mail is about, in the sentence of the timeline. */
const ABOUT: Readonly<Record<News['kind'], string>> = {
  proof_ready: 'that proofs are ready',
  seller_answered: 'with the seller’s answer',
  delivered: 'that photos are delivered',
  payment_received: 'that a payment came',
  invoice_sent: 'with the invoice',
  invoice_overdue: 'that reminds of the invoice',
  webhook_off: 'that a webhook is off',
};

interface Subject {
  readonly entityType: ActivityRecord['entityType'];
  readonly entityId: string;
  /** as the timeline calls it; undefined: it is gone */
  readonly name: string | undefined;
}

async function subjectOf(tx: Transaction, news: News): Promise<Subject> {
  if ('jobId' in news) {
    const job = await tx.stagingJob.findUnique({ where: { id: news.jobId }, select: { project: true } });
    return { entityType: 'staging_job', entityId: news.jobId, name: job?.project.address };
  }
  if ('endpointId' in news) {
    const webhook = await tx.webhookEndpoint.findUnique({ where: { id: news.endpointId } });
    return { entityType: 'webhook', entityId: news.endpointId, name: webhook ? hostOf(webhook.url) : undefined };
  }
  const invoice = await tx.invoice.findUnique({ where: { id: news.invoiceId }, select: { project: true } });
  return { entityType: 'invoice', entityId: news.invoiceId, name: invoice?.project.address };
}

/** Records that a notice could not be sent, in its row, the timeline and the log. Idempotent. */
export async function failNotice({ prisma, log }: Services, { noticeId: id, news }: Failure): Promise<void> {
  const failed = await writeIn(prisma, id, async (tx) => {
    const { count } = await tx.notice.updateMany({
      where: { id, outcome: 'waiting' },
      data: { outcome: 'failed', settledAt: new Date(), takenUntil: null },
    });
    if (count === 0) return false;
    const { user, email, workspaceId } = await tx.notice.findUniqueOrThrow({ where: { id }, include: { user: true } });
    const { entityType, entityId, name } = await subjectOf(tx, news);
    const address = name ?? (entityType === 'webhook' ? 'it is deleted' : 'its project is deleted');
    await recordActivity(tx, {
      workspaceId,
      actorId: null,
      action: 'mail_failed',
      entityType,
      entityId,
      description: [`The mail to ${user?.email ?? email} ${ABOUT[news.kind]} could not be sent`, address].join(': '),
    });
    return true;
  });
  if (failed) log.error({ notice: id, kind: news.kind }, 'a notice could not be mailed');
}
