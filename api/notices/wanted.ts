import type { PrismaClient } from '../db/client.js';
import type { Notice } from '../db/generated/client.js';
import { seesProject } from '../domain/view.js';
import type { News } from '../messaging/news.js';

/**
 * The address of a notice's recipient. Null when they do not want such mails, or a person is no longer of the
 * workspace, or does not see the project any more.
 */
export async function wantedAddress(prisma: PrismaClient, notice: Notice, news: News): Promise<string | null> {
  const { workspaceId, kind, userId, email } = notice;
  if (userId !== null) return wantedByPerson(prisma, { workspaceId, kind, userId, news });
  if (email === null) return null;
  const where = { workspaceId_email_kind: { workspaceId, email, kind } };
  return (await prisma.unsubscribedAddress.findUnique({ where })) ? null : email;
}

interface Wish extends Pick<Notice, 'workspaceId' | 'kind'> {
  readonly userId: string;
  readonly news: News;
}

async function wantedByPerson(prisma: PrismaClient, wish: Wish): Promise<string | null> {
  const { workspaceId, kind, userId, news } = wish;
  const membership = await prisma.membership.findFirst({
    where: { userId, workspaceId, user: { mailPreferences: { none: { kind, wanted: false } } } },
    include: { user: { select: { email: true } } },
  });
  if (!membership) return null;
  // a webhook is of the whole workspace
  if ('endpointId' in news) return membership.user.email;
  const project = await projectOf(prisma, news);
  return project && seesProject(membership, project) ? membership.user.email : null;
}

async function projectOf(prisma: PrismaClient, news: Exclude<News, { readonly endpointId: string }>) {
  const select = { project: { select: { agentId: true, isShared: true } } } as const;
  const row =
    'jobId' in news
      ? await prisma.stagingJob.findUnique({ where: { id: news.jobId }, select })
      : await prisma.invoice.findUnique({ where: { id: news.invoiceId }, select });
  return row?.project;
}
