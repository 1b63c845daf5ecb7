/** Revisions: what they leave unchanged, and what is shown when they are cancelled or fail. */
import { describe, expect, it } from 'vitest';
import { chargeFor } from '../billing/chargeFor.js';
import { elementAt } from '../test/elements.js';
import { makeJob, mutate } from '../test/factories.js';
import { proofOf, stageAll, takeJob } from '../test/staged.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';
import { attemptAt } from './attempt.js';
import { recordFailure } from './recordFailure.js';
import { recordProgress } from './recordProgress.js';
import { recordProof } from './recordProof.js';
import { settleJob } from './settleJob.js';
import { takeDelivery } from './takeDelivery.js';

const server = shared(startServer);
const who = shared(() => server.register());

const JOB = `id status failure renderProgress revision { outcome failure style items { id } }
  rounds { number isCurrent revision { reason comments outcome } results { id itemId style proof { id } report { altText } } }
  items { id state progress failure firstPassUrl piecesUrl proof { id } report { altText } result { proof { id } } }`;
interface Item {
  readonly id: string;
  readonly state: string;
  readonly failure: string | null;
  readonly proof: { readonly id: string } | null;
  readonly [field: string]: unknown;
}
interface Job {
  readonly status: string;
  readonly rounds: readonly { readonly number: number; readonly results: readonly { readonly proof: object }[] }[];
  readonly items: readonly Item[];
  readonly [field: string]: unknown;
}

const decide = (name: string, input: object, by: Registered = who) =>
  mutate<{ stagingJob: Job }>(server, by, { name, input, select: `stagingJob { ${JOB} }` });

async function read(id: string): Promise<Job> {
  const document = `query($id: ID!) { node(id: $id) { ... on StagingJob { ${JOB} } } }`;
  const { data, errors } = await server.graphql<{ node: Job }>(document, { id }, who.cookie);
  expect(errors).toBeUndefined();
  return data.node;
}

async function take(jobId: string, round: number) {
  const job = await takeJob(server, jobId, round);
  if (!job) throw new Error('Expected a job to take.');
  return job;
}

const proofsOf = ({ items }: Job) => items.map(({ proof }) => proof?.id);
const revise = (id: string, input: object = {}) => decide('requestRevision', { id, reason: 'Other sofa', ...input });

/** A job whose proofs are under review. */
async function reviewedJob(photos = 2) {
  const { jobId } = await makeJob(server, who, { photos });
  await stageAll(server, jobId);
  return { jobId, before: await read(jobId) };
}

const calledOff = (job: Job): Job => ({
  ...job,
  revision: { outcome: 'CANCELLED', failure: null, style: null, items: job.items.map(({ id }) => ({ id })) },
});

describe('a cancelled revision', () => {
  it('that waits leaves the job under review as it was', async () => {
    const { jobId, before } = await reviewedJob();
    await revise(jobId);
    expect((await decide('cancelStagingJob', { id: jobId })).stagingJob).toEqual(calledOff(before));
  });

  it('that is being staged leaves the job under review as it was', async () => {
    const { jobId, before } = await reviewedJob();
    await revise(jobId);
    const job = await take(jobId, 1);
    await recordProgress(server.services, attemptAt(elementAt(job.items, 0)), 0.5);
    expect((await decide('cancelStagingJob', { id: jobId })).stagingJob).toEqual(calledOff(before));
    expect(await recordProof(server.services, await proofOf(server, job, elementAt(job.items, 0)))).toBe(false);
    expect(await settleJob(server.services, jobId)).toBe(false);
    expect((await decide('approveStagingJob', { id: jobId })).stagingJob.status).toBe('APPROVED');
  });
});

it('a revision is ended once none of its photos waits, and once only', async () => {
  const { jobId } = await reviewedJob(1);
  await revise(jobId);
  const job = await take(jobId, 1);
  expect(await settleJob(server.services, jobId)).toBe(false);
  expect(await read(jobId)).toMatchObject({ status: 'PROCESSING', revision: { outcome: 'PENDING' } });
  await recordProof(server.services, await proofOf(server, job, elementAt(job.items, 0)));
  const ended = await Promise.all([settleJob(server.services, jobId), settleJob(server.services, jobId)]);
  expect(ended.toSorted()).toEqual([false, true]);
  expect(await read(jobId)).toMatchObject({ status: 'PROOF_READY', revision: { outcome: 'DONE' } });
});

describe('a revision that fails', () => {
  it('completely, leaves the previous round under review', async () => {
    const { jobId, before } = await reviewedJob(1);
    await revise(jobId);
    const job = await take(jobId, 1);
    await recordFailure(server.services, attemptAt(elementAt(job.items, 0)), { sentence: 'Too dark.' });
    expect(await settleJob(server.services, jobId)).toBe(true);
    const after = await read(jobId);
    expect(after).toMatchObject({
      status: 'PROOF_READY',
      failure: null,
      revision: { outcome: 'FAILED', failure: 'Too dark.' },
      rounds: [{ number: 1, isCurrent: true }],
    });
    expect(after.items).toMatchObject([{ ...elementAt(before.items, 0), failure: 'Too dark.' }]);
  });

  it('for one photo, keeps its earlier picture', async () => {
    const { jobId, before } = await reviewedJob();
    await revise(jobId);
    const job = await take(jobId, 1);
    await recordFailure(server.services, attemptAt(elementAt(job.items, 0)), { sentence: 'Too dark.' });
    await recordProof(server.services, await proofOf(server, job, elementAt(job.items, 1)));
    await settleJob(server.services, jobId);
    const after = await read(jobId);
    expect(after.items).toMatchObject([
      { state: 'STAGED', failure: 'Too dark.', proof: before.items[0]?.proof },
      { state: 'STAGED', failure: null },
    ]);
    expect(elementAt(after.items, 1).proof).not.toEqual(elementAt(before.items, 1).proof);
  });
});

it('cancelling the retry of a photo restores the photo and its job', async () => {
  const { jobId } = await makeJob(server, who, { photos: 2 });
  const job = await take(jobId, 0);
  await recordFailure(server.services, attemptAt(elementAt(job.items, 0)), { sentence: 'Too dark.' });
  await recordProof(server.services, await proofOf(server, job, elementAt(job.items, 1)));
  await settleJob(server.services, jobId);
  const before = await read(jobId);
  await decide('retryStagingItem', { id: elementAt(before.items, 0).id });
  expect((await decide('cancelStagingJob', { id: jobId })).stagingJob).toEqual(before);
});

it('a job retried in another style keeps its pictures until there are new ones', async () => {
  const { jobId } = await makeJob(server, who, { photos: 2 });
  const job = await take(jobId, 0);
  await recordProof(server.services, await proofOf(server, job, elementAt(job.items, 0)));
  await decide('cancelStagingJob', { id: jobId });
  const [kept] = proofsOf(await read(jobId));
  await decide('retryStagingJob', { id: jobId, style: 'MIAMI' });
  const { stagingJob } = await decide('cancelStagingJob', { id: jobId });
  expect(stagingJob).toMatchObject({ status: 'REWORK', failure: 'Cancelled' });
  expect(stagingJob.items).toMatchObject([
    { state: 'STAGED', proof: { id: kept } },
    { state: 'WAITING', proof: null },
  ]);
});

describe('a revision of one photo in another style', () => {
  it('stages only that photo, with the revision’s notes; the other keeps its picture', async () => {
    const { jobId, before } = await reviewedJob();
    const second = elementAt(before.items, 1);
    const { stagingJob } = await revise(jobId, { comments: 'no rug', itemIds: [second.id], style: 'MIAMI' });
    expect(stagingJob).toMatchObject({
      status: 'REWORK',
      renderProgress: 0,
      revision: { outcome: 'PENDING', style: 'MIAMI', items: [{ id: second.id }] },
      items: [
        { state: 'STAGED', proof: before.items[0]?.proof },
        { state: 'WAITING', proof: null, result: { proof: second.proof } },
      ],
    });
    const { items } = await stageAll(server, jobId, 1);
    expect(items).toMatchObject([{ itemId: second.id, style: 'miami', notes: 'no rug' }]);
    const after = await read(jobId);
    expect(after).toMatchObject({
      status: 'PROOF_READY',
      revision: { outcome: 'DONE' },
      rounds: [
        { number: 1, isCurrent: false, revision: null, results: [{ style: 'MODERN' }, { style: 'MODERN' }] },
        { number: 2, isCurrent: true, revision: { comments: 'no rug' }, results: [{}, { style: 'MIAMI' }] },
      ],
    });
    expect(proofsOf(after)[0]).toBe(proofsOf(before)[0]);
    expect(proofsOf(after)[1]).not.toBe(proofsOf(before)[1]);
    expect(elementAt(after.rounds, 0).results.map(({ proof }) => proof)).toEqual(
      before.items.map(({ proof }) => proof),
    );
  });

  it('restores the style when it is cancelled', async () => {
    const { jobId } = await reviewedJob(1);
    await revise(jobId, { style: 'MIAMI' });
    await decide('cancelStagingJob', { id: jobId });
    await revise(jobId);
    expect((await take(jobId, 2)).items).toMatchObject([{ style: 'modern' }]);
  });

  it('leaves the style of a photo without a picture as it was when it is called off', async () => {
    const { jobId } = await makeJob(server, who, { photos: 2 });
    const job = await take(jobId, 0);
    await recordProof(server.services, await proofOf(server, job, elementAt(job.items, 0)));
    await recordFailure(server.services, attemptAt(elementAt(job.items, 1)), { sentence: 'Too dark.' });
    await settleJob(server.services, jobId);
    await revise(jobId, { style: 'MIAMI' });
    await decide('cancelStagingJob', { id: jobId });
    await decide('retryStagingItem', { id: elementAt(job.items, 1).itemId });
    expect((await take(jobId, 1)).items).toMatchObject([{ itemId: elementAt(job.items, 1).itemId, style: 'modern' }]);
  });

  it('is refused for photos of another job, and without photos', async () => {
    const [one, other] = [await reviewedJob(1), await reviewedJob(1)];
    const refused = (message: string) => ({ __typename: 'ValidationError', message });
    const itemIds = [elementAt(one.before.items, 0).id, elementAt(other.before.items, 0).id];
    expect(await revise(one.jobId, { itemIds })).toMatchObject(refused('Choose photos of this staging job'));
    expect(await revise(one.jobId, { itemIds: [] })).toMatchObject(refused('Choose at least one photo'));
    expect(await read(one.jobId)).toEqual(one.before);
  });
});

it('a cancelled revision keeps its finished images as a round of its own', async () => {
  const { jobId, before } = await reviewedJob();
  await revise(jobId);
  const job = await take(jobId, 1);
  await recordProof(server.services, await proofOf(server, job, elementAt(job.items, 0)));
  const { stagingJob } = await decide('cancelStagingJob', { id: jobId });
  expect(stagingJob).toMatchObject({ status: 'PROOF_READY', revision: { outcome: 'CANCELLED' } });
  expect(stagingJob.rounds.map(({ number }) => number)).toEqual([1, 2]);
  expect(proofsOf(stagingJob)[0]).not.toBe(proofsOf(before)[0]);
  expect(proofsOf(stagingJob)[1]).toBe(proofsOf(before)[1]);
});

describe('approval', () => {
  /** A job of two photos after a revision of both. */
  async function revisedJob() {
    const { jobId, before } = await reviewedJob();
    await revise(jobId);
    await stageAll(server, jobId, 1);
    return { jobId, first: before, second: await read(jobId) };
  }

  it('applies to the newest round unless another is named', async () => {
    const { jobId, second } = await revisedJob();
    const { stagingJob } = await decide('approveStagingJob', { id: jobId });
    expect(proofsOf(stagingJob)).toEqual(proofsOf(second));
  });

  it('of an earlier round shows, delivers and reports that round', async () => {
    const { jobId, first } = await revisedJob();
    const { stagingJob } = await decide('approveStagingJob', { id: jobId, round: 1 });
    expect(stagingJob).toMatchObject({ status: 'APPROVED', rounds: [{ isCurrent: true }, { isCurrent: false }] });
    expect(proofsOf(stagingJob)).toEqual(proofsOf(first));
    const piecesOf = ({ items }: Job) => items.map(({ piecesUrl }) => String(piecesUrl).split('?')[0]);
    expect(piecesOf(stagingJob)).toEqual(piecesOf(first));
    const results = await server.services.prisma.stagingRound.findMany({
      where: { item: { jobId }, round: 0 },
      orderBy: { item: { position: 'asc' } },
    });
    const delivery = await takeDelivery(server.services, jobId);
    expect(delivery?.items.map(({ cleanKey }) => cleanKey)).toEqual(results.map(({ cleanKey }) => cleanKey));
  });

  it('of a missing round is refused with the existing rounds', async () => {
    const { jobId, second } = await revisedJob();
    for (const round of [0, 3]) {
      expect(await decide('approveStagingJob', { id: jobId, round })).toMatchObject({
        __typename: 'ValidationError',
        message: `Choose a round from 1 to 2: there is no round ${round}`,
      });
    }
    expect(await read(jobId)).toEqual(second);
  });

  it('of two rounds at the same time approves all of one', async () => {
    const { jobId, first, second } = await revisedJob();
    const rounds = [1, 2, 1, 2];
    const answers = await Promise.all(rounds.map((round) => decide('approveStagingJob', { id: jobId, round })));
    const won = answers.flatMap(({ __typename }, at) => (__typename === 'ConflictError' ? [] : [rounds[at]]));
    expect(won).toHaveLength(1);
    expect(proofsOf(await read(jobId))).toEqual(proofsOf(won[0] === 1 ? first : second));
  });

  it('charges for and delivers only images with a picture in the approved round', async () => {
    const { jobId } = await makeJob(server, who, { photos: 2 });
    const job = await take(jobId, 0);
    await recordFailure(server.services, attemptAt(elementAt(job.items, 0)), { sentence: 'Too dark.' });
    await recordProof(server.services, await proofOf(server, job, elementAt(job.items, 1)));
    await settleJob(server.services, jobId);
    await revise(jobId);
    await stageAll(server, jobId, 1);
    const { stagingJob } = await decide('approveStagingJob', { id: jobId, round: 1 });
    expect(stagingJob.items).toMatchObject([{ state: 'FAILED', proof: null }, { state: 'STAGED' }]);
    expect((await takeDelivery(server.services, jobId))?.items).toHaveLength(1);
    const charged = await server.services.prisma.stagingJob.findUniqueOrThrow({
      where: { id: jobId },
      include: { items: true },
    });
    expect(String(chargeFor(charged, 'USD').amount)).toBe('3');
  });

  it('leaves the reason of a photo that failed and has no picture in any round', async () => {
    const { jobId } = await makeJob(server, who, { photos: 2 });
    const job = await take(jobId, 0);
    await recordProof(server.services, await proofOf(server, job, elementAt(job.items, 0)));
    await recordFailure(server.services, attemptAt(elementAt(job.items, 1)), { sentence: 'Too dark.' });
    await settleJob(server.services, jobId);
    await revise(jobId, { itemIds: [elementAt(job.items, 0).itemId] });
    await stageAll(server, jobId, 1);
    const { stagingJob } = await decide('approveStagingJob', { id: jobId, round: 1 });
    expect(stagingJob.items).toMatchObject([{ state: 'STAGED' }, { state: 'FAILED', failure: 'Too dark.' }]);
  });
});
