import type { Transaction } from '../db/client.js';
import type { Prisma } from '../db/generated/client.js';
import { notify } from '../messaging/notify.js';
import { workOnEach } from '../messaging/workOnEach.js';
import type { Services } from '../services.js';
import { sendRemoval } from '../storage/removeObjects.js';
import { lockJob } from './lockJob.js';
import { writeIn } from '../domain/write.js';

/** Jobs that are looked through at once; each is changed in a transaction of its own. */
const AT_ONCE = 500;

/**
 * Results with a picture that no photo shows, of photos that can no longer be staged again and that were delivered
 * before a time: approved and delivered ones, and those that were left out of a delivered job.
 */
const superseded = (before: Date) =>
  ({
    createdAt: { lt: before },
    proofMediaId: { not: null },
    proof: { proofOf: { none: {} }, inputOf: { none: {} }, finalOf: { none: {} } },
    item: {
      OR: [
        { decision: 'approved', final: { createdAt: { lt: before } } },
        { job: { status: 'final_delivered', updatedAt: { lt: before } } },
      ],
    },
  }) as const satisfies Prisma.StagingRoundWhereInput;

/**
 * Removes the pictures of superseded rounds, and the files that a further round would need. The rounds stay, with their
 * words, plan, room, seed and report, by which they can be rendered anew. The worker removes the files.
 * @returns the number of pictures
 */
export async function removeOldProofs(
  services: Pick<Services, 'prisma' | 'queue'>,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  const { prisma } = services;
  let removed = 0;
  for await (const jobs of oldJobs(prisma, before)) {
    await workOnEach(jobs, async (job) => {
      signal?.throwIfAborted();
      removed += await writeIn(prisma, job.workspaceId, (tx) => removeOfJob(services, tx, { ...job, before }));
    });
    signal?.throwIfAborted();
  }
  return removed;
}

/**
 * The jobs with superseded rounds, in pages, of which some are empty. Each page searches the rounds of a few jobs only:
 * a search of all that was ever staged would be cut off by the time limit of queries.
 */
async function* oldJobs(prisma: Services['prisma'], before: Date) {
  let after = '';
  for (;;) {
    const page = await prisma.stagingJob.findMany({
      where: { id: { gt: after }, createdAt: { lt: before } },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
      select: { id: true },
    });
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
    yield await prisma.stagingJob.findMany({
      where: { id: { in: page.map(({ id }) => id) }, items: { some: { rounds: { some: superseded(before) } } } },
      select: { id: true, workspaceId: true },
    });
  }
}

interface OldJob {
  readonly id: string;
  readonly workspaceId: string;
  readonly before: Date;
}

async function removeOfJob(services: Pick<Services, 'queue'>, tx: Transaction, { id, workspaceId, before }: OldJob) {
  await lockJob(tx, id);
  const rounds = await tx.stagingRound.findMany({
    where: { AND: [superseded(before), { item: { jobId: id } }] },
    select: { id: true, cleanKey: true, maskKey: true, piecesKey: true, proof: true },
  });
  if (rounds.length === 0) return 0;
  const proofs = rounds.flatMap(({ proof }) => proof ?? []);
  await tx.stagingRound.updateMany({
    where: { id: { in: rounds.map((round) => round.id) } },
    data: { cleanKey: null, maskKey: null, piecesKey: null, removedAt: new Date() },
  });
  await tx.media.deleteMany({ where: { id: { in: proofs.map((proof) => proof.id) } } });
  await notify(tx, { kind: 'stagingJob', workspaceId, id });
  await sendRemoval(services, tx, [
    ...rounds.flatMap(({ cleanKey, maskKey, piecesKey }) => [cleanKey, maskKey, piecesKey]),
    ...proofs.flatMap(({ objectKey, previewKey, thumbnailKey, losslessKey }) => [
      objectKey,
      previewKey,
      thumbnailKey,
      losslessKey,
    ]),
  ]);
  return rounds.length;
}
