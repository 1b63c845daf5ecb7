import { actorIdOf, type Caller } from '../../domain/caller.js';
import { recordActivity } from '../../activity/recordActivity.js';
import { Prisma, type Media, type Project, type StagingRound } from '../../db/generated/client.js';
import { ConflictError, NotFoundError } from '../../domain/errors.js';
import { typeOfId } from '../../domain/ids.js';
import { notify } from '../../messaging/notify.js';
import { sendRemoval } from '../../storage/removeObjects.js';
import type { Transaction } from '../../db/client.js';
import type { Services } from '../../services.js';
import { visibleMedia } from '../../media/media.access.js';
import { inWork, refusalOf } from './mediaUse.js';
import { writeAs } from '../../domain/write.js';

export interface DeletedMedia {
  readonly id: string;
  readonly projectId: string;
  /** the jobs that lost a picture; a job that lost its last photo is deleted too */
  readonly jobIds: readonly string[];
}

/**
 * Deletes a file and, after the commit, its objects. A photo is deleted with its part of finished staging jobs; images
 * that were staged from it stay in the library. A proof or final is removed from its job: the proof's round is no
 * longer offered.
 * @throws NotFoundError when the caller has no such file
 * @throws ConflictError while an unfinished job uses it
 */
export async function deleteMedia(caller: Caller, services: Services, id: string): Promise<DeletedMedia> {
  return writeAs(caller, services.prisma, async (tx) => {
    const held = await lockJobsOf(caller, tx, id);
    const media = await lockMedia(caller, tx, id);
    const jobs = await jobsOf(caller, tx, id);
    refuseInWork(media, jobs);
    if (jobs.some((job) => !held.has(job.id))) throw new ConflictError(TAKEN_UP);
    const leftovers = await leaveJobs(tx, id);
    await tx.media.delete({ where: { id } });
    const jobIds = jobs.map((job) => job.id);
    await tx.stagingJob.deleteMany({ where: { id: { in: jobIds }, items: { none: {} } } });
    const { objectKey, previewKey, thumbnailKey, losslessKey } = media;
    await sendRemoval(services, tx, [objectKey, previewKey, thumbnailKey, losslessKey, ...leftovers]);
    for (const jobId of jobIds) await notify(tx, { kind: 'stagingJob', workspaceId: caller.workspaceId, id: jobId });
    await recordActivity(tx, {
      workspaceId: caller.workspaceId,
      actorId: actorIdOf(caller),
      action: 'media_deleted',
      entityType: 'media',
      entityId: id,
      projectId: media.projectId,
      description: `${media.type === 'image' ? 'Photo' : 'Video'} deleted from ${media.project.address}`,
    });
    return { id, projectId: media.projectId, jobIds };
  });
}

/** Locks the row until the transaction ends: a second deletion finds nothing, and no new job uses the file. */
async function lockMedia(caller: Caller, tx: Transaction, id: string): Promise<Media & { project: Project }> {
  await tx.$queryRaw`SELECT "id" FROM "Media" WHERE "id" = ${id} FOR UPDATE`;
  const where = { id, ...visibleMedia(caller) };
  const media = typeOfId(id) === 'Media' ? await tx.media.findFirst({ where, include: { project: true } }) : null;
  if (!media) throw new NotFoundError('File not found.');
  return media;
}

const WITH_DECISIONS = { items: { select: { decision: true } } } as const satisfies Prisma.StagingJobInclude;
type JobOfMedia = Prisma.StagingJobGetPayload<{ include: typeof WITH_DECISIONS }>;

const TAKEN_UP = 'The file was taken up by a staging job at this moment. Look at it again, then delete it.';

/**
 * Locks the jobs that show or stage the file until the transaction ends, so that none begins a new round.
 * @returns their ids
 */
async function lockJobsOf({ workspaceId }: Caller, tx: Transaction, mediaId: string): Promise<ReadonlySet<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "StagingJob" WHERE "workspaceId" = ${workspaceId} AND "id" IN (${jobIdsOf(mediaId)})
    ORDER BY "id" FOR UPDATE`;
  return new Set(rows.map(({ id }) => id));
}

async function jobsOf({ workspaceId }: Caller, tx: Transaction, mediaId: string): Promise<JobOfMedia[]> {
  const rows = await tx.$queryRaw<{ jobId: string }[]>(jobIdsOf(mediaId));
  return tx.stagingJob.findMany({
    where: { workspaceId, id: { in: rows.map(({ jobId }) => jobId) } },
    include: WITH_DECISIONS,
  });
}

const jobIdsOf = (mediaId: string) => Prisma.sql`
  SELECT "jobId" FROM "StagingItem" WHERE ${mediaId} IN ("inputMediaId", "proofMediaId", "finalMediaId")
  UNION SELECT "jobId" FROM "StagingItem" item JOIN "StagingRound" result ON result."itemId" = item."id"
  WHERE result."proofMediaId" = ${mediaId}`;

function refuseInWork(media: Media, jobs: readonly JobOfMedia[]): void {
  const refusal = refusalOf(media, jobs.filter(inWork));
  if (refusal) throw new ConflictError(refusal);
}

/** @returns the keys of the objects of the photo's rounds, or of the proof's round */
async function leaveJobs(tx: Transaction, mediaId: string): Promise<(string | null)[]> {
  // A failed job can be retried: an image without a proof must then be staged again.
  await tx.stagingItem.updateMany({
    where: { proofMediaId: mediaId, job: { status: 'rework' } },
    data: { decision: 'undecided', state: 'waiting', progress: 0 },
  });
  const items = await tx.stagingItem.findMany({ where: { inputMediaId: mediaId }, include: { rounds: true } });
  const results = await tx.stagingRound.findMany({ where: { proofMediaId: mediaId } });
  await tx.stagingRound.updateMany({
    where: { proofMediaId: mediaId },
    data: { cleanKey: null, maskKey: null, piecesKey: null },
  });
  return [
    ...items.map(({ firstPassKey }) => firstPassKey),
    ...[...results, ...items.flatMap(({ rounds }) => rounds)].flatMap(keysOf),
  ];
}

const keysOf = ({ cleanKey, maskKey, piecesKey }: StagingRound) => [cleanKey, maskKey, piecesKey];
