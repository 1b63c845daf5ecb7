import type { Services } from '../services.js';
import type { RoomType, StagingStyle } from '../db/generated/enums.js';

/** What a worker needs to know to write an approved job's finals. */
export interface TakenDelivery {
  readonly jobId: string;
  readonly workspaceId: string;
  readonly projectId: string;
  readonly style: StagingStyle;
  readonly roomType: RoomType;
  /** the images that have a proof and no final yet, in the job's order */
  readonly items: readonly {
    readonly itemId: string;
    readonly input: { readonly mediaId: string; readonly objectKey: string; readonly mimeType: string };
    /** the clean render and its mask */
    readonly cleanKey: string;
    readonly maskKey: string;
    /** the engine's Report */
    readonly report: unknown;
  }[];
}

/** @returns null where the job is not approved (any more) */
export async function takeDelivery(services: Services, jobId: string): Promise<TakenDelivery | null> {
  const job = await services.prisma.stagingJob.findFirst({
    where: { id: jobId, status: 'approved' },
    include: {
      items: {
        where: { proofMediaId: { not: null }, finalMediaId: null },
        orderBy: { position: 'asc' },
        include: { input: true, rounds: { orderBy: { round: 'desc' }, take: 1 } },
      },
    },
  });
  if (!job) return null;
  return {
    jobId,
    workspaceId: job.workspaceId,
    projectId: job.projectId,
    style: job.style,
    roomType: job.roomType,
    items: job.items.map(({ id, input, rounds: [made] }) => ({
      itemId: id,
      input: { mediaId: input.id, objectKey: input.objectKey, mimeType: input.mimeType },
      cleanKey: made.cleanKey,
      maskKey: made.maskKey,
      report: made.report,
    })),
  };
}
