import type { StagingRound } from '../db/generated/client.js';
import type { Services } from '../services.js';

/** The data that a worker needs to write the finals of a job's approved photos. */
export interface TakenDelivery {
  readonly workspaceId: string;
  /** the approved images that have no final yet, in the job's order */
  readonly items: readonly {
    readonly itemId: string;
    /** the clean render of the approved result */
    readonly cleanKey: string;
  }[];
}

/** @returns null when the job is gone */
export async function takeDelivery(services: Services, jobId: string): Promise<TakenDelivery | null> {
  const job = await services.prisma.stagingJob.findFirst({
    where: { id: jobId },
    include: {
      items: {
        where: { decision: 'approved', finalMediaId: null },
        orderBy: { position: 'asc' },
        include: { proof: { include: { result: true } } },
      },
    },
  });
  if (!job) return null;
  return {
    workspaceId: job.workspaceId,
    items: job.items.map(({ id, proof }) => ({ itemId: id, cleanKey: cleanKeyOf(id, proof?.result) })),
  };
}

/** An approved image keeps its proof and its objects: see deleteMedia. */
function cleanKeyOf(itemId: string, result: Pick<StagingRound, 'cleanKey'> | null | undefined): string {
  if (!result?.cleanKey) throw new Error(`Expected a clean render of the approved image ${itemId}.`);
  return result.cleanKey;
}
