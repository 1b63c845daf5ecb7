import type { Media, StagingItem, StagingJob, StagingRound } from '../../db/generated/client.js';
import type { Transaction } from '../../db/client.js';
import { NOW } from '../changeJob.js';

type Job = Pick<StagingJob, 'id' | 'status' | 'failure'> & {
  readonly items: readonly Pick<StagingItem, 'decision'>[];
};
type ItemOfJob = Pick<StagingItem, 'inputMediaId' | 'proofMediaId' | 'finalMediaId'> & {
  readonly rounds: readonly Pick<StagingRound, 'proofMediaId'>[];
};
type JobOfItem = Omit<Job, 'items'> & { readonly items: readonly Pick<StagingItem, 'inputMediaId' | 'decision'>[] };

/** The staging jobs that stage or show a file, grouped by what its deletion does to them. */
export interface MediaUse {
  /** unfinished: they prevent the deletion */
  readonly busy: readonly Job[];
  /** finished, with no other photo: they are deleted too */
  readonly lost: readonly Job[];
  /** finished: they lose one picture */
  readonly changed: readonly Job[];
}

/** A failed job is no longer in work, unless photos of it were approved: their finals need the proofs. */
export function inWork({ status, failure, items }: Job): boolean {
  if (status === 'final_delivered') return false;
  return failure === null || items.some(({ decision }) => decision === 'approved');
}

/** @returns by file, for each of `ids` */
export async function usesOf(prisma: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, MediaUse>> {
  const among = { in: [...ids] };
  const items = await prisma.stagingItem.findMany({
    where: {
      OR: [
        { inputMediaId: among },
        { proofMediaId: among },
        { finalMediaId: among },
        { rounds: { some: { proofMediaId: among } } },
      ],
    },
    select: {
      inputMediaId: true,
      proofMediaId: true,
      finalMediaId: true,
      rounds: { select: { proofMediaId: true } },
      job: {
        select: { id: true, status: true, failure: true, items: { select: { inputMediaId: true, decision: true } } },
      },
    },
    orderBy: { job: { createdAt: 'asc' } },
  });
  return new Map(
    ids.map((id) => {
      const using = items.filter((item) => picturesOf(item).includes(id));
      return [id, useOf(id, [...new Map(using.map(({ job }) => [job.id, job])).values()])];
    }),
  );
}

const picturesOf = ({ inputMediaId, proofMediaId, finalMediaId, rounds }: ItemOfJob) => [
  inputMediaId,
  proofMediaId,
  finalMediaId,
  ...rounds.map((round) => round.proofMediaId),
];

function useOf(id: string, jobs: readonly JobOfItem[]): MediaUse {
  const finished = jobs.filter((job) => !inWork(job));
  const hasNoOther = ({ items }: JobOfItem) => items.every(({ inputMediaId }) => inputMediaId === id);
  return {
    busy: jobs.filter(inWork),
    lost: finished.filter(hasNoOther),
    changed: finished.filter((job) => !hasNoOther(job)),
  };
}

/** The sentence why a file that unfinished jobs use cannot be deleted; null when there are none. */
export function refusalOf({ type }: Pick<Media, 'type'>, busy: readonly Job[]): string | null {
  const [job] = busy;
  if (!job) return null;
  const others = busy.length > 1 ? ` and ${busy.length - 1} more` : '';
  return (
    `This ${type === 'image' ? 'picture' : 'video'} belongs to the staging job ${job.id.slice(-8)}${others}: ` +
    `${NOW[job.status]}. Delete it once the job is delivered or has failed.`
  );
}
