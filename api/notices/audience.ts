import { plainEmail } from '../domain/email.js';
import type { Transaction } from '../db/client.js';
import { visibleInvoice, visibleJob, webhookThatIsOff } from './rows.js';
import type { Project } from '../db/generated/client.js';
import { seesProject } from '../domain/view.js';
import type { News } from '../messaging/news.js';

/** Who is told; their wishes are asked when the mail is sent. */
export interface Audience {
  readonly workspaceId: string;
  /** with an account */
  readonly userIds: readonly string[];
  /** without one, in lower case; null: nobody */
  readonly email: string | null;
}

/** Null when it is no longer true, or what it is about is gone. */
export async function audienceOf(tx: Transaction, news: News): Promise<Audience | null> {
  if ('jobId' in news) {
    const job = await visibleJob(tx, news);
    return job && toPeople(job.workspaceId, await orderersOf(tx, job));
  }
  if (news.kind === 'webhook_off') {
    const webhook = await webhookThatIsOff(tx, news);
    return webhook && toPeople(webhook.workspaceId, await ownersOf(tx, webhook.workspaceId));
  }
  const invoice = await visibleInvoice(tx, news);
  if (!invoice) return null;
  const { workspaceId, billToEmail, payment } = invoice;
  if (news.kind !== 'payment_received') return { workspaceId, userIds: [], email: plainEmail(billToEmail) || null };
  const owners = await ownersOf(tx, workspaceId);
  // whoever recorded the payment knows of it
  return toPeople(
    workspaceId,
    owners.filter((id) => id !== payment?.recordedById),
  );
}

const toPeople = (workspaceId: string, userIds: readonly string[]): Audience => ({ workspaceId, userIds, email: null });

interface OrderedJob {
  readonly workspaceId: string;
  readonly orderedById: string | null;
  readonly project: Pick<Project, 'id' | 'agentId' | 'isShared'>;
}

/** The person who ordered the job if they still see its project, else the workspace's owners. */
async function orderersOf(tx: Transaction, job: OrderedJob): Promise<readonly string[]> {
  const { workspaceId, orderedById, project } = job;
  if (orderedById !== null) {
    const where = { workspaceId_userId: { workspaceId, userId: orderedById } };
    const membership = await tx.membership.findUnique({ where });
    if (membership && seesProject(membership, project)) return [orderedById];
  }
  return ownersOf(tx, workspaceId);
}

async function ownersOf(tx: Transaction, workspaceId: string): Promise<readonly string[]> {
  const owners = await tx.membership.findMany({ where: { workspaceId, role: 'owner' }, orderBy: { createdAt: 'asc' } });
  return owners.map(({ userId }) => userId);
}
