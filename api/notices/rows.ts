/** What notices are about, unless it is deleted or the news are no longer true. */
import type { PrismaClient, Transaction } from '../db/client.js';
import type { Prisma } from '../db/generated/client.js';
import type { News, NewsOf } from '../messaging/news.js';
import { lastApproval } from '../staging/takeBack.js';

type Reader<Table extends keyof Transaction> = Pick<Transaction, Table> | Pick<PrismaClient, Table>;

const OF_JOB = {
  project: true,
  items: { orderBy: { position: 'asc' }, include: { proof: true } },
} as const satisfies Prisma.StagingJobInclude;

export type NoticedJob = Prisma.StagingJobGetPayload<{ include: typeof OF_JOB }>;

type JobNews = Extract<News, { readonly jobId: string }>;

/** Null when the job or its project is deleted, or the approval of what was delivered is taken back. */
export async function visibleJob(tx: Reader<'stagingJob'>, news: JobNews): Promise<NoticedJob | null> {
  const job = await tx.stagingJob.findFirst({
    where: { id: news.jobId, project: { deletedAt: null } },
    include: OF_JOB,
  });
  return job && news.kind === 'delivered' && !isSo(job, news) ? null : job;
}

/** Also false when it was approved again: that is told by itself. */
const isSo = ({ status, items }: NoticedJob, { approvedAt }: NewsOf<'delivered'>): boolean =>
  status === 'final_delivered' && (approvedAt === undefined || lastApproval(items)?.toISOString() === approvedAt);

const OF_INVOICE = {
  project: true,
  payment: { include: { recordedBy: true } },
  items: { orderBy: { position: 'asc' } },
  workspace: true,
} as const satisfies Prisma.InvoiceInclude;

export type NoticedInvoice = Prisma.InvoiceGetPayload<{ include: typeof OF_INVOICE }>;

type InvoiceNews = Extract<News, { readonly invoiceId: string }>;

/** The state in which an invoice has to be for the news to be true. */
function truthOf(news: InvoiceNews): Prisma.InvoiceWhereInput {
  if (news.kind === 'payment_received') return { status: 'paid' };
  if (news.kind === 'invoice_sent') return { status: { in: ['sent', 'overdue'] } };
  return { status: 'overdue', dueDate: new Date(news.dueDate), workspace: { overdueReminders: true } };
}

/** Null when the invoice is in another state, or reminders are switched off. It outlives its project. */
export function visibleInvoice(tx: Reader<'invoice'>, news: InvoiceNews): Promise<NoticedInvoice | null> {
  const where = { AND: [{ id: news.invoiceId }, truthOf(news)] };
  return tx.invoice.findFirst({ where, include: OF_INVOICE });
}

/** Null when the webhook is deleted or on again. */
export function webhookThatIsOff(tx: Reader<'webhookEndpoint'>, { endpointId, offAt }: NewsOf<'webhook_off'>) {
  return tx.webhookEndpoint.findFirst({ where: { id: endpointId, offAt: new Date(offAt) } });
}
