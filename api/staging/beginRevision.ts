import type { Prisma, StagingJob } from '../db/generated/client.js';
import type { StagingStyle } from '../db/generated/enums.js';
import { newId } from '../domain/ids.js';
import type { Transaction } from '../db/client.js';
import type { Services } from '../services.js';
import { stageAnew } from './stageAnew.js';
import { queuePhotos } from './turns/queuePhotos.js';

interface RevisionRequest {
  /** the job before the revision */
  readonly job: Pick<StagingJob, 'id' | 'round' | 'workspaceId' | 'status' | 'failure'>;
  readonly reason: string;
  readonly comments: string | null;
  /** the images to be staged again */
  readonly itemIds: readonly string[];
  /** the new style of these images; absent: each keeps its own */
  readonly style?: StagingStyle | null;
  /** the furniture as a person changed it in a result; absent: it is arranged anew */
  readonly rearranged?: { readonly resultId: string; readonly edits: Prisma.InputJsonObject };
  /** a person; null: a key */
  readonly requestedBy: string | null;
}

/**
 * Records a revision and enqueues the job's photos; the caller increments the job's round.
 * @throws ConflictError when more photos of the workspace would wait than the limit allows
 */
export async function beginRevision(services: Services, tx: Transaction, revision: RevisionRequest): Promise<void> {
  const { job, itemIds, style = null, rearranged, ...asked } = revision;
  const round = job.round + 1;
  const items = { connect: itemIds.map((id) => ({ id })) };
  const plan = rearranged && { edits: rearranged.edits, basedOnId: rearranged.resultId };
  await tx.revision.create({ data: { ...asked, ...plan, id: newId('rev'), jobId: job.id, round, style, items } });
  await stageAnew(tx, { id: { in: [...itemIds] } }, { round, ...(style && { style }) });
  await queuePhotos(services, tx, job);
}
