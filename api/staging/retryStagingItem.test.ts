import { expect, it } from 'vitest';
import { pair } from '../test/elements.js';
import { makeJob, mutate } from '../test/factories.js';
import { type WholeJob, proofOf, stageAll, takeJob } from '../test/staged.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { attemptAt } from './attempt.js';
import { recordFailure } from './recordFailure.js';
import { recordProof } from './recordProof.js';
import { settleJob } from './settleJob.js';

const server = shared(startServer);
const who = shared(() => server.register());

interface Retried {
  readonly stagingJob: {
    readonly status: string;
    readonly failure: string | null;
    readonly items: readonly { readonly id: string; readonly state: string; readonly failure: string | null }[];
  };
}
const retry = (id: string) =>
  mutate<Retried>(server, who, {
    name: 'retryStagingItem',
    input: { id },
    select: 'stagingJob { status failure items { id state failure } }',
  });

async function take(jobId: string): Promise<WholeJob> {
  const job = await takeJob(server, jobId, 0);
  if (!job) throw new Error('Expected a job to take.');
  return job;
}

async function messages(): Promise<number> {
  const [{ count }] = await server.services.prisma.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int FROM queue.job WHERE data->>'kind' = 'stage'`;
  return count;
}

/** A settled job of two photos: the first failed; the second is staged, or failed too. */
async function halfFailed({ staged }: { staged: boolean }) {
  const { jobId } = await makeJob(server, who, { photos: 2 });
  const job = await take(jobId);
  const [first, second] = pair(job.items);
  await recordFailure(server.services, attemptAt(first), { sentence: 'Too dark.' });
  if (staged) await recordProof(server.services, await proofOf(server, job, second));
  else await recordFailure(server.services, attemptAt(second), { sentence: 'Too small.' });
  expect(await settleJob(server.services, jobId)).toBe(true);
  return { jobId, first: first.itemId, second: second.itemId };
}

it('queues only that image; the other one keeps its proof', async () => {
  const { jobId, first } = await halfFailed({ staged: true });
  const before = await messages();
  const { stagingJob } = await retry(first);
  expect(await messages()).toBe(before + 1);
  expect(stagingJob).toMatchObject({ status: 'QUEUED', failure: null });
  expect(stagingJob.items.map(({ state, failure }) => [state, failure])).toEqual([
    ['WAITING', null],
    ['STAGED', null],
  ]);
  const again = await stageAll(server, jobId);
  expect(again.items.map(({ itemId }) => itemId)).toEqual([first]);
  const job = await server.services.prisma.stagingJob.findUniqueOrThrow({
    where: { id: jobId },
    include: { items: true },
  });
  expect(job.status).toBe('proof_ready');
  expect(job.items.filter(({ proofMediaId }) => proofMediaId !== null)).toHaveLength(2);
});

it('works in a job whose images all failed, and leaves the other failure as it is', async () => {
  const { first, second } = await halfFailed({ staged: false });
  const { stagingJob } = await retry(first);
  expect(stagingJob).toMatchObject({ status: 'QUEUED', failure: null });
  expect(stagingJob.items.find(({ id }) => id === second)).toMatchObject({ state: 'FAILED', failure: 'Too small.' });
});

it('refuses an image that did not fail, and a second concurrent retry', async () => {
  const { jobId, first, second } = await halfFailed({ staged: true });
  expect(await retry(second)).toEqual({
    __typename: 'ConflictError',
    message: 'Only an image that could not be staged can be tried again alone.',
  });
  const { status } = await server.services.prisma.stagingJob.findUniqueOrThrow({ where: { id: jobId } });
  expect(status).toBe('proof_ready');
  const answers = await Promise.all([retry(first), retry(first)]);
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['ConflictError', 'RetryStagingItemPayload']);
});
