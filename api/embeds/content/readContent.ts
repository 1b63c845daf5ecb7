/** What embeds show. */
import { unitsOf } from '../../accounts/units/unitsOf.js';
import { readFigures, type AgentMonth } from '../../dashboard/figures/readFigures.js';
import type { Prisma } from '../../db/generated/client.js';
import type { StagingJobStatus } from '../../db/generated/enums.js';
import { reworkReasonOf, type ReworkReason } from '../../staging/transitions.js';
import { DELIVERED, readPhotos, type DeliveredPhoto } from '../../delivery/page/readDelivery.js';
import type { Services } from '../../services.js';
import { visitorOf, type OpenEmbed } from './openEmbed.js';

type Stored = Pick<Services, 'prisma' | 'store'>;

/** The address of the listing whose pictures it shows; null: it shows the workspace. */
export const listingAddressOf = ({ project, item }: OpenEmbed): string | null =>
  (project ?? item?.job.project)?.address ?? null;

/** The name under which the workspace sells. */
export const brokerageOf = ({ workspace: { sellerName, name } }: OpenEmbed): string => sellerName || name;

/** The delivered pictures of a slider or a gallery, which pages of other sites can show. */
export async function picturesOf(services: Stored, embed: OpenEmbed): Promise<DeliveredPhoto[]> {
  const { itemId, projectId, workspace } = embed;
  if (itemId === null && projectId === null) return [];
  const where: Prisma.StagingItemWhereInput =
    itemId === null ? { job: { projectId: projectId ?? '' } } : { id: itemId };
  return readPhotos(services, where, { units: unitsOf(workspace), anywhere: true });
}

/** A job as a board shows it. */
export interface BoardJob {
  readonly id: string;
  readonly projectId: string;
  readonly address: string;
  readonly status: StagingJobStatus;
  /** the words for those who wait for it stay inside */
  readonly reason: ReworkReason | null;
  readonly photos: number;
  readonly delivered: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const ON_BOARD = {
  id: true,
  projectId: true,
  project: { select: { address: true } },
  status: true,
  failure: true,
  createdAt: true,
  updatedAt: true,
  _count: { select: { items: true } },
  items: { where: DELIVERED, select: { id: true } },
} as const satisfies Prisma.StagingJobSelect;

const MOST_JOBS = 50;

/** All of the workspace's, but those of deleted projects. */
const ofWorkspace = (workspaceId: string): Prisma.StagingJobWhereInput => ({
  workspaceId,
  project: { deletedAt: null },
});

async function readJobs({ prisma }: Pick<Services, 'prisma'>, where: Prisma.StagingJobWhereInput) {
  const rows = await prisma.stagingJob.findMany({
    where,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_JOBS,
    select: ON_BOARD,
  });
  return rows.map(({ project, items, _count, failure, ...row }): BoardJob => ({
    ...row,
    reason: reworkReasonOf({ status: row.status, failure }),
    address: project.address,
    photos: _count.items,
    delivered: items.length,
  }));
}

/** The newest jobs of a board, at most 50. */
export const jobsOf = async (services: Pick<Services, 'prisma'>, embed: OpenEmbed): Promise<BoardJob[]> =>
  embed.kind === 'board' ? readJobs(services, ofWorkspace(embed.workspaceId)) : [];

/** A job of the workspace; null: it has none, or its project was deleted. */
export const jobOf = async (services: Pick<Services, 'prisma'>, workspaceId: string, id: string) =>
  (await readJobs(services, { id, ...ofWorkspace(workspaceId) })).at(0) ?? null;

/** A month of one person's projects, with their name; null: nobody's, or of somebody without a name. */
export interface EmbedMonth extends AgentMonth {
  readonly agent: string | null;
}

const MONTHS = 12;

/** The figures of the last twelve months, the newest first. */
export async function monthsOf(services: Pick<Services, 'prisma'>, embed: OpenEmbed): Promise<EmbedMonth[]> {
  if (embed.kind !== 'figures') return [];
  const to = new Date();
  const from = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() - MONTHS + 1));
  const months = await readFigures(visitorOf(embed), services, { from, to });
  return months.map((month) => ({ ...month, agent: month.agentName || null }));
}
