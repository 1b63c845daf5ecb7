import { recordActivity } from '../activity/recordActivity.js';
import type { News } from '../messaging/news.js';
import type { Services } from '../services.js';

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
};

/** Records that a notice could not be sent, in its row, the timeline and the log. Idempotent. */
export async function failNotice({ prisma, log }: Services, { noticeId: id, news }: Failure): Promise<void> {
  const failed = await prisma.$transaction(async (tx) => {
    const { count } = await tx.notice.updateMany({
      where: { id, outcome: 'waiting' },
      data: { outcome: 'failed', settledAt: new Date(), takenUntil: null },
    });
    if (count === 0) return false;
    const { user, email, workspaceId } = await tx.notice.findUniqueOrThrow({ where: { id }, include: { user: true } });
    const ofJob = 'jobId' in news;
    const entityId = ofJob ? news.jobId : news.invoiceId;
    const found = ofJob
      ? await tx.stagingJob.findUnique({ where: { id: entityId }, select: { project: true } })
      : await tx.invoice.findUnique({ where: { id: entityId }, select: { project: true } });
    const address = found?.project.address ?? 'its project is deleted';
    await recordActivity(tx, {
      workspaceId,
      actorId: null,
      action: 'mail_failed',
      entityType: ofJob ? 'staging_job' : 'invoice',
      entityId,
      description: [`The mail to ${user?.email ?? email} ${ABOUT[news.kind]} could not be sent`, address].join(': '),
    });
    return true;
  });
  if (failed) log.error({ notice: id, kind: news.kind }, 'a notice could not be mailed');
}
