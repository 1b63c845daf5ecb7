import { describe, expect, it } from 'vitest';
import { elementAt } from '../test/elements.js';
import { makeJob, mutate } from '../test/factories.js';
import { deliverAll, proofOf, stageAll, storeBytes, storePicture, takeJob } from '../test/staged.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';
import { attemptAt } from './attempt.js';
import { recordFailure } from './recordFailure.js';
import { recordFinal } from './recordFinal.js';
import { recordProof } from './recordProof.js';
import { settleDelivery } from './settleDelivery.js';
import { settleJob } from './settleJob.js';
import { OF_SITUATION, situationOf } from './situationOf.js';
import { takeDelivery } from './takeDelivery.js';
import { situationIn } from './transitions.js';

const server = shared(startServer);
const who = shared(() => server.register());

const JOB = `id status failure project { draftInvoiceItems { amount jobId } }
  items { id decision state failure proof { id } final { id } } revision { outcome }`;
interface Job {
  readonly id: string;
  readonly status: string;
  readonly failure: string | null;
  readonly project: { readonly draftInvoiceItems: readonly { readonly amount: string }[] };
  readonly items: readonly { readonly id: string; readonly decision: string; readonly proof: unknown }[];
}

const send = (name: string, input: object, by: Registered = who) =>
  mutate<{ stagingJob: Job }>(server, by, { name, input, select: `stagingJob { ${JOB} }` });

/** @param places of the photos in the job */
async function decide(jobId: string, places: readonly number[], decision: string, more: object = {}) {
  const { items } = await read(jobId);
  const itemIds = places.map((place) => elementAt(items, place).id);
  return send('decideOnStagingItems', { id: jobId, itemIds, decision, ...more });
}

/** The job, whose stored status must be the one of its photos. */
async function read(id: string): Promise<Job> {
  const job = await server.services.prisma.stagingJob.findUniqueOrThrow({
    where: { id },
    include: { items: { select: OF_SITUATION } },
  });
  expect(situationOf(situationIn(job), job.items)).toBe(situationIn(job));
  const document = `query($id: ID!) { node(id: $id) { ... on StagingJob { ${JOB} } } }`;
  const { data, errors } = await server.graphql<{ node: Job }>(document, { id }, who.cookie);
  expect(errors).toBeUndefined();
  return data.node;
}

async function reviewedJob(photos = 3): Promise<string> {
  const { jobId } = await makeJob(server, who, { photos });
  await stageAll(server, jobId);
  return jobId;
}

/** What the worker does after a message "deliver". */
async function deliverWhatIsApproved(jobId: string): Promise<number> {
  const delivery = await takeDelivery(server.services, jobId);
  for (const item of delivery?.items ?? []) {
    const final = await storePicture(server, who.workspaceId);
    const lossless = { key: await storeBytes(server, who.workspaceId), bytes: 7 };
    expect(await recordFinal(server.services, { ...item, final, lossless })).toBe(true);
  }
  await settleDelivery(server.services, jobId);
  return delivery?.items.length ?? 0;
}

async function deliveries(jobId: string): Promise<number> {
  const [{ count }] = await server.services.prisma.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int FROM queue.job WHERE data->>'kind' = 'deliver' AND data->>'jobId' = ${jobId}`;
  return count;
}

const decisionsOf = (job: Job) => job.items.map(({ decision }) => decision);

describe('an approved photo', () => {
  it('is delivered at once, while the others wait for a decision', async () => {
    const jobId = await reviewedJob();
    const { stagingJob } = await decide(jobId, [1], 'APPROVED');
    expect(stagingJob).toMatchObject({ status: 'PROOF_READY', project: { draftInvoiceItems: [] } });
    expect(await deliveries(jobId)).toBe(1);
    expect(await deliverWhatIsApproved(jobId)).toBe(1);
    expect(await read(jobId)).toMatchObject({
      status: 'PROOF_READY',
      items: [{ final: null }, { decision: 'APPROVED', final: { id: expect.any(String) } }, { final: null }],
    });
  });

  it('is delivered while another one is staged again', async () => {
    const jobId = await reviewedJob();
    const { items } = await read(jobId);
    await send('requestRevision', { id: jobId, reason: 'Too dark', itemIds: [elementAt(items, 0).id] });
    expect((await decide(jobId, [1], 'APPROVED')).stagingJob.status).toBe('REWORK');
    const taken = await takeJob(server, jobId, 1);
    expect((await decide(jobId, [2], 'APPROVED')).stagingJob.status).toBe('PROCESSING');
    expect(await deliverWhatIsApproved(jobId)).toBe(2);
    const item = elementAt(taken?.items ?? [], 0);
    if (taken) await recordProof(server.services, await proofOf(server, taken, item));
    expect(await settleJob(server.services, jobId)).toBe(true);
    expect(await read(jobId)).toMatchObject({ status: 'PROOF_READY', revision: { outcome: 'DONE' } });
    const { prisma } = server.services;
    const where = { entityId: jobId, action: 'staging_job_proof_ready' };
    const told = await prisma.activity.findMany({ where, orderBy: { createdAt: 'desc' } });
    expect(told[0]?.description).toBe('1 photo of 12 Elm Street staged and ready for review');
    expect((await decide(jobId, [0], 'APPROVED')).stagingJob.status).toBe('APPROVED');
    expect(await deliverWhatIsApproved(jobId)).toBe(1);
    expect((await read(jobId)).status).toBe('FINAL_DELIVERED');
  });

  it('cannot be left out, staged again or approved once more', async () => {
    const jobId = await reviewedJob(2);
    await decide(jobId, [0], 'APPROVED');
    const { items } = await read(jobId);
    const refused = { __typename: 'ConflictError', message: 'Photo 1 is approved already.' };
    for (const decision of ['APPROVED', 'LEFT_OUT']) {
      expect(await decide(jobId, [0], decision)).toEqual(refused);
      expect(await decide(jobId, [1, 0], decision)).toMatchObject({ __typename: 'ConflictError' });
    }
    const revision = { id: jobId, reason: 'Too dark', itemIds: [elementAt(items, 0).id] };
    expect(await send('requestRevision', revision)).toEqual(refused);
    expect(decisionsOf(await read(jobId))).toEqual(['APPROVED', 'UNDECIDED']);
  });

  it('is the picture of the round that was chosen', async () => {
    const jobId = await reviewedJob(2);
    const before = await read(jobId);
    await send('requestRevision', { id: jobId, reason: 'Too dark' });
    await stageAll(server, jobId, 1);
    const after = await read(jobId);
    const { stagingJob } = await decide(jobId, [0], 'APPROVED', { round: 1 });
    const proofs = [elementAt(before.items, 0).proof, elementAt(after.items, 1).proof];
    expect(stagingJob.items.map(({ proof }) => proof)).toEqual(proofs);
    expect(await decide(jobId, [1], 'APPROVED', { round: 9 })).toMatchObject({ __typename: 'ValidationError' });
  });

  it('needs a picture', async () => {
    const { jobId } = await makeJob(server, who, { photos: 2 });
    expect(await decide(jobId, [0], 'APPROVED')).toMatchObject({
      message: 'Photo 1 is being staged. Decide when its picture is there, or cancel the staging.',
    });
    const taken = await takeJob(server, jobId, 0);
    if (!taken) throw new Error('Expected a job.');
    await recordFailure(server.services, attemptAt(elementAt(taken.items, 0)), { sentence: 'Too dark.' });
    await recordProof(server.services, await proofOf(server, taken, elementAt(taken.items, 1)));
    await settleJob(server.services, jobId);
    expect(await decide(jobId, [0], 'APPROVED')).toMatchObject({
      message: 'Photo 1 has no picture that could be approved.',
    });
    expect((await decide(jobId, [1], 'APPROVED')).stagingJob.status).toBe('PROOF_READY');
    expect((await decide(jobId, [0], 'LEFT_OUT')).stagingJob.status).toBe('APPROVED');
  });
});

describe('a photo that is left out', () => {
  it('is neither delivered nor charged for', async () => {
    const jobId = await reviewedJob();
    await decide(jobId, [0, 2], 'LEFT_OUT');
    expect((await decide(jobId, [1], 'APPROVED')).stagingJob.status).toBe('APPROVED');
    await deliverAll(server, jobId);
    expect(await read(jobId)).toMatchObject({
      status: 'FINAL_DELIVERED',
      project: { draftInvoiceItems: [{ amount: '3.00', jobId }] },
      items: [{ final: null }, { final: { id: expect.any(String) } }, { final: null }],
    });
  });

  it('can be taken in again while the job is reviewed', async () => {
    const jobId = await reviewedJob(2);
    await decide(jobId, [0], 'LEFT_OUT');
    expect(await decide(jobId, [0], 'LEFT_OUT')).toMatchObject({ message: 'Photo 1 is left out already.' });
    expect(await decide(jobId, [1], 'UNDECIDED')).toMatchObject({ message: 'Photo 2 is not left out.' });
    expect(decisionsOf((await decide(jobId, [0], 'UNDECIDED')).stagingJob)).toEqual(['UNDECIDED', 'UNDECIDED']);
  });

  it('completes a job whose other photos are delivered already', async () => {
    const jobId = await reviewedJob(2);
    await decide(jobId, [0], 'APPROVED');
    await deliverWhatIsApproved(jobId);
    expect((await decide(jobId, [1], 'LEFT_OUT')).stagingJob.status).toBe('APPROVED');
    expect(await deliverWhatIsApproved(jobId)).toBe(0);
    expect((await read(jobId)).status).toBe('FINAL_DELIVERED');
    expect(await decide(jobId, [1], 'UNDECIDED')).toMatchObject({
      message: 'This staging job cannot be decided on now: it is delivered already.',
    });
  });
});

describe('a job whose photos are all left out', () => {
  it('says that there is nothing to deliver, and goes on when one is taken in again', async () => {
    const jobId = await reviewedJob(2);
    const { stagingJob } = await decide(jobId, [0, 1], 'LEFT_OUT');
    expect(stagingJob).toMatchObject({ status: 'REWORK', failure: expect.stringContaining('nothing to deliver') });
    expect((await decide(jobId, [1], 'UNDECIDED')).stagingJob).toMatchObject({ status: 'PROOF_READY', failure: null });
    expect((await decide(jobId, [1], 'APPROVED')).stagingJob.status).toBe('APPROVED');
  });

  it('can be tried again as a whole', async () => {
    const jobId = await reviewedJob(2);
    await decide(jobId, [0, 1], 'LEFT_OUT');
    expect((await send('retryStagingJob', { id: jobId })).stagingJob).toMatchObject({
      status: 'QUEUED',
      items: [
        { decision: 'UNDECIDED', state: 'WAITING' },
        { decision: 'UNDECIDED', state: 'WAITING' },
      ],
    });
  });
});

it('photos of a cancelled job are decided on without staging the rest', async () => {
  const { jobId } = await makeJob(server, who, { photos: 2 });
  const taken = await takeJob(server, jobId, 0);
  if (!taken) throw new Error('Expected a job.');
  await recordProof(server.services, await proofOf(server, taken, elementAt(taken.items, 0)));
  await send('cancelStagingJob', { id: jobId });
  expect((await decide(jobId, [0], 'APPROVED')).stagingJob).toMatchObject({ status: 'REWORK', failure: 'Cancelled' });
  const { stagingJob } = await decide(jobId, [1], 'LEFT_OUT');
  expect(stagingJob).toMatchObject({
    status: 'APPROVED',
    items: [{ state: 'STAGED' }, { decision: 'LEFT_OUT', state: 'FAILED' }],
  });
});

it('a job is approved with what is undecided; what was left out stays so', async () => {
  const jobId = await reviewedJob(3);
  await decide(jobId, [0], 'LEFT_OUT');
  const { stagingJob } = await send('approveStagingJob', { id: jobId });
  expect(stagingJob.status).toBe('APPROVED');
  expect(decisionsOf(stagingJob)).toEqual(['LEFT_OUT', 'APPROVED', 'APPROVED']);
});

it('two revisions of one job are staged side by side, and each has its outcome', async () => {
  const jobId = await reviewedJob(2);
  const { items } = await read(jobId);
  const revise = (place: number) =>
    send('requestRevision', { id: jobId, reason: 'Too dark', itemIds: [elementAt(items, place).id] });
  expect((await revise(0)).stagingJob.status).toBe('REWORK');
  const one = await takeJob(server, jobId, 1);
  expect((await revise(1)).stagingJob.status).toBe('PROCESSING');
  expect(await revise(1)).toMatchObject({ message: 'Photo 2 is being staged already.' });
  if (one) await recordProof(server.services, await proofOf(server, one, elementAt(one.items, 0)));
  expect(await settleJob(server.services, jobId)).toBe(false);
  const two = await takeJob(server, jobId, 2);
  await recordFailure(server.services, attemptAt(elementAt(two?.items ?? [], 0)), { sentence: 'Too dark.' });
  expect(await settleJob(server.services, jobId)).toBe(true);
  expect((await read(jobId)).status).toBe('PROOF_READY');
  const revisions = await server.services.prisma.revision.findMany({ where: { jobId }, orderBy: { round: 'asc' } });
  expect(revisions.map(({ outcome }) => outcome)).toEqual(['done', 'failed']);
});

it('is refused for photos of another job, of another workspace, and for none', async () => {
  const [jobId, other] = [await reviewedJob(1), await reviewedJob(1)];
  const itemIds = (await read(other)).items.map(({ id }) => id);
  const input = { id: jobId, itemIds, decision: 'APPROVED' };
  expect(await send('decideOnStagingItems', input)).toMatchObject({
    fields: [{ path: 'itemIds', message: 'Choose photos of this staging job' }],
  });
  expect(await send('decideOnStagingItems', { ...input, itemIds: [] })).toMatchObject({
    fields: [{ path: 'itemIds', message: 'Choose at least one photo' }],
  });
  const stranger = await server.register();
  const theirs = { id: other, itemIds, decision: 'APPROVED' };
  expect(await send('decideOnStagingItems', theirs, stranger)).toMatchObject({ __typename: 'NotFoundError' });
});

it('of two people who decide at the same time, one wins', async () => {
  const jobId = await reviewedJob(1);
  const answers = await Promise.all([decide(jobId, [0], 'APPROVED'), decide(jobId, [0], 'LEFT_OUT')]);
  expect(answers.filter(({ __typename }) => __typename === 'ConflictError')).toHaveLength(1);
});
