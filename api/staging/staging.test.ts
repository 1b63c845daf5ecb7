import { describe, expect, it } from 'vitest';
import { elementAt } from '../test/elements.js';
import { makeJob, mutate } from '../test/factories.js';
import { keysToRemove } from '../test/removals.js';
import { deliverAll, proofOf, stageAll, storeBytes, storePicture, takeJob } from '../test/staged.js';
import { statementsOf } from '../test/statementsOf.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';
import { attemptAt } from './attempt.js';
import { recordFailure } from './recordFailure.js';
import { recordFinal } from './recordFinal.js';
import { recordProgress } from './recordProgress.js';
import { recordProof } from './recordProof.js';
import { settleDelivery } from './settleDelivery.js';
import { settleJob } from './settleJob.js';
import { takeDelivery } from './takeDelivery.js';
import { abandonTurn } from './turns/abandonTurn.js';

const server = shared(startServer);
const who = shared(() => server.register());

const JOB = `id status style roomType creativity notes failure revisionCount renderProgress estimatedCompletion
  items { state progress failure firstPassUrl piecesUrl proof { id isWatermarked origin url losslessDownloadUrl }
    final { id isWatermarked origin url losslessDownloadUrl originalName }
    report {
      altText furniture { key kind label width depth height }
      furnishedFrom furnishedTo preserved { surface pixels untouched } changedPixels warnings
    }
  }`;
interface Job {
  readonly id: string;
  readonly [field: string]: unknown;
  readonly items: readonly { readonly proof: { readonly id: string } | null; readonly [field: string]: unknown }[];
}
interface JobPayload {
  readonly stagingJob: Job;
}

const decide = (name: string, input: object, by: Registered = who) =>
  mutate<JobPayload>(server, by, { name, input, select: `stagingJob { ${JOB} }` });

async function read(id: string): Promise<Job> {
  const document = `query($id: ID!) { node(id: $id) { ... on StagingJob { ${JOB} } } }`;
  const { data, errors } = await server.graphql<{ node: Job }>(document, { id }, who.cookie);
  expect(errors).toBeUndefined();
  return data.node;
}

async function take(jobId: string, round = 0) {
  const job = await takeJob(server, jobId, round);
  if (!job) throw new Error('Expected a job to take.');
  return job;
}

/** The number of messages of the kind. */
async function messages(kind: 'stage' | 'deliver'): Promise<number> {
  const [{ count }] = await server.services.prisma.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int FROM queue.job WHERE data->>'kind' = ${kind}`;
  return count;
}

async function actions(jobId: string): Promise<string[]> {
  const rows = await server.services.prisma.activity.findMany({
    where: { entityId: jobId },
    orderBy: { createdAt: 'asc' },
  });
  return rows.map(({ action }) => action);
}

describe('a job', () => {
  it('goes from order to delivery; before approval only images with the PREVIEW mark have a URL', async () => {
    const { jobId } = await makeJob(server, who, { photos: 2 });
    await stageAll(server, jobId);
    const ready = await read(jobId);
    expect(ready).toMatchObject({ status: 'PROOF_READY', renderProgress: 1, estimatedCompletion: null });
    expect(ready.items[0]).toMatchObject({
      state: 'STAGED',
      proof: { isWatermarked: true, origin: 'PROOF', losslessDownloadUrl: null },
      final: null,
      report: {
        altText: 'A living room with a sofa.',
        furniture: [{ key: 'sofa1', kind: 'sofa', label: 'three-seat sofa', width: 2.1, depth: 0.9, height: 0.8 }],
        // the sofa begins left of the picture and ends in its middle
        furnishedFrom: 0,
        furnishedTo: 0.5,
        changedPixels: 40,
        warnings: ['The photo is dark.'],
      },
    });
    expect((elementAt(ready.items, 0).report as { preserved: object[] }).preserved[0]).toEqual({
      surface: 'FLOOR',
      pixels: 100,
      untouched: 60,
    });
    const rounds = await server.services.prisma.stagingRound.findMany({ where: { item: { jobId } } });
    expect(rounds).toHaveLength(2);
    for (const [index, { piecesKey }] of rounds.entries()) {
      const shown = ready.items.map(({ piecesUrl }) => piecesUrl);
      expect(shown[index]).toEqual(expect.any(String));
      expect(shown.filter((url) => String(url).includes(piecesKey ?? ''))).toHaveLength(1);
    }
    for (const { cleanKey, maskKey } of rounds) {
      for (const key of [cleanKey, maskKey]) expect(JSON.stringify(ready)).not.toContain(key);
    }

    const { stagingJob } = await decide('approveStagingJob', { id: jobId });
    expect(stagingJob.status).toBe('APPROVED');
    const [{ data }] = await server.services.prisma.$queryRaw<[{ data: object }]>`
      SELECT data FROM queue.job WHERE data->>'jobId' = ${jobId}`;
    expect(data).toEqual({ kind: 'deliver', jobId });
    await deliverAll(server, jobId);
    const delivered = await read(jobId);
    expect(delivered.status).toBe('FINAL_DELIVERED');
    expect(delivered.items[0]?.final).toMatchObject({
      isWatermarked: false,
      origin: 'FINAL',
      originalName: 'Living Room-staged.jpg',
      losslessDownloadUrl: expect.stringContaining('name=Living+Room-staged.png'),
    });
    expect(await actions(jobId)).toEqual([
      'staging_job_created',
      'staging_job_proof_ready',
      'staging_job_approved',
      'staging_job_completed',
    ]);
  });

  it('assigns different wall pictures to each of its photos', async () => {
    const { jobId } = await makeJob(server, who, { photos: 3 });
    const { items } = await take(jobId);
    const dealt = items.flatMap(({ motifs }) => motifs);
    expect(items.every(({ motifs }) => motifs.length > 0)).toBe(true);
    expect(new Set(dealt).size).toBe(dealt.length);
  });

  it('starts another round with other seeds when a revision is requested', async () => {
    const { jobId } = await makeJob(server, who);
    const first = await stageAll(server, jobId);
    const revision = { id: jobId, reason: 'Client feedback', comments: 'no rug' };
    const before = await messages('stage');
    const { stagingJob } = await decide('requestRevision', revision);
    expect(stagingJob).toMatchObject({ status: 'REWORK', failure: null, revisionCount: 1, renderProgress: 0 });
    expect(stagingJob.items[0]).toMatchObject({ state: 'WAITING', proof: null, report: null, piecesUrl: null });
    expect(await messages('stage')).toBe(before + 1);
    expect(await takeJob(server, jobId, 0)).toBeNull();
    const second = await stageAll(server, jobId, 1);
    expect(second.items[0]?.notes).toBe('no rug');
    expect(elementAt(second.items, 0).seed).not.toBe(elementAt(first.items, 0).seed);
    expect(await server.services.prisma.stagingRound.count({ where: { item: { jobId } } })).toBe(2);
    expect(await read(jobId)).toMatchObject({ status: 'PROOF_READY', revisionCount: 1 });
    expect(await decide('requestRevision', { ...revision, reason: ' ' })).toMatchObject({
      __typename: 'ValidationError',
      message: 'A reason is required',
    });
  });

  it('fails with the engine’s sentence, and can be retried in another style', async () => {
    const { jobId } = await makeJob(server, who);
    const job = await take(jobId);
    await recordFailure(server.services, attemptAt(elementAt(job.items, 0)), {
      sentence: 'No floor can be seen. Send a photo that shows the floor.',
    });
    expect(await settleJob(server.services, jobId)).toBe(true);
    const failure = 'No floor can be seen. Send a photo that shows the floor.';
    expect(await read(jobId)).toMatchObject({ status: 'REWORK', failure, items: [{ state: 'FAILED', failure }] });
    const before = await messages('stage');
    const { stagingJob } = await decide('retryStagingJob', { id: jobId, style: 'JAPON', roomType: 'BEDROOM' });
    expect(stagingJob).toMatchObject({ status: 'QUEUED', failure: null, style: 'JAPON', roomType: 'BEDROOM' });
    expect(stagingJob.items[0]).toMatchObject({ state: 'WAITING', failure: null, progress: 0 });
    expect(await messages('stage')).toBe(before + 1);
  });

  it('is ready for review when one of its images failed, and delivers the others', async () => {
    const { jobId } = await makeJob(server, who, { photos: 2 });
    const job = await take(jobId);
    await recordFailure(server.services, attemptAt(elementAt(job.items, 0)), { sentence: 'Too dark.' });
    expect(await settleJob(server.services, jobId)).toBe(false);
    await recordProof(server.services, await proofOf(server, job, elementAt(job.items, 1)));
    expect(await settleJob(server.services, jobId)).toBe(true);
    await decide('approveStagingJob', { id: jobId });
    await deliverAll(server, jobId);
    const delivered = await read(jobId);
    expect(delivered.items.map(({ final }) => final !== null)).toEqual([false, true]);
  });

  it('can be cancelled while it is staged; images keep their proofs', async () => {
    const { jobId } = await makeJob(server, who, { photos: 2 });
    const job = await take(jobId);
    await recordProof(server.services, await proofOf(server, job, elementAt(job.items, 0)));
    await recordProgress(server.services, attemptAt(elementAt(job.items, 1)), 0.5);
    const { stagingJob } = await decide('cancelStagingJob', { id: jobId });
    expect(stagingJob).toMatchObject({ status: 'REWORK', failure: 'Cancelled', estimatedCompletion: null });
    expect(await recordProgress(server.services, attemptAt(elementAt(job.items, 1)), 0.6)).toBe(false);
    expect(await recordProof(server.services, await proofOf(server, job, elementAt(job.items, 1)))).toBe(false);
    expect(await recordFailure(server.services, attemptAt(elementAt(job.items, 1)), { sentence: 'Late.' })).toBe(false);
    expect(await settleJob(server.services, jobId)).toBe(false);
    const again = await decide('retryStagingJob', { id: jobId });
    expect(again.stagingJob.items.map(({ state }) => state)).toEqual(['STAGED', 'WAITING']);
    expect((await take(jobId)).items.map(({ itemId }) => itemId)).toEqual([elementAt(job.items, 1).itemId]);
  });
});

it('a list of jobs does not select the columns of readings and outlines', async () => {
  const { jobId } = await makeJob(server, who);
  await stageAll(server, jobId);
  const list = '{ viewer { stagingJobs { edges { node { renderProgress items { id state proof { id } } } } } } }';
  const sent = await statementsOf(async () =>
    expect((await server.graphql(list, {}, who.cookie)).errors).toBeUndefined(),
  );
  const ofItems = sent.filter((sql) => sql.includes('"public"."StagingItem"'));
  expect(ofItems).not.toEqual([]);
  expect(ofItems.filter((sql) => /"(reading|outline)"/.test(sql))).toEqual([]);
});

describe('decisions', () => {
  it('at the same time: one succeeds, the others get a conflict', async () => {
    const { jobId } = await makeJob(server, who);
    await stageAll(server, jobId);
    const before = (await messages('stage')) + (await messages('deliver'));
    const answers = await Promise.all([
      decide('approveStagingJob', { id: jobId }),
      decide('approveStagingJob', { id: jobId }),
      decide('requestRevision', { id: jobId, reason: 'Other sofa' }),
    ]);
    const won = answers.filter(({ __typename }) => __typename.endsWith('Payload'));
    expect(won).toHaveLength(1);
    expect(answers.filter(({ __typename }) => __typename === 'ConflictError')).toHaveLength(2);
    expect((await messages('stage')) + (await messages('deliver'))).toBe(before + 1);
  });

  it('that the status does not allow are refused with the reason', async () => {
    const { jobId } = await makeJob(server, who);
    const refused = { __typename: 'ConflictError' };
    expect(await decide('approveStagingJob', { id: jobId })).toEqual({
      ...refused,
      message: 'This staging job cannot be approved now: it waits to be staged.',
    });
    expect(await decide('requestRevision', { id: jobId, reason: 'x' })).toMatchObject(refused);
    expect(await decide('retryStagingJob', { id: jobId })).toMatchObject(refused);
    await stageAll(server, jobId);
    expect(await decide('cancelStagingJob', { id: jobId })).toMatchObject(refused);
  });
});

describe('a second worker', () => {
  it('resumes the photo that the first one left, and no result is recorded twice', async () => {
    const { jobId } = await makeJob(server, who, { photos: 2 });
    const first = await take(jobId);
    await recordProof(server.services, await proofOf(server, first, elementAt(first.items, 0)));
    const second = await take(jobId);
    expect(second.items).toEqual([elementAt(first.items, 1)]);
    const results = await Promise.all([
      recordProof(server.services, await proofOf(server, first, elementAt(first.items, 1))),
      recordProof(server.services, await proofOf(server, second, elementAt(second.items, 0))),
    ]);
    expect(results.filter(Boolean)).toHaveLength(1);
    const settled = await Promise.all([1, 2].map(() => settleJob(server.services, jobId)));
    expect(settled.filter(Boolean)).toHaveLength(1);
    expect(await server.services.prisma.media.count({ where: { proofOf: { some: { jobId } } } })).toBe(2);

    await decide('approveStagingJob', { id: jobId });
    const delivery = await takeDelivery(server.services, jobId);
    const item = elementAt(delivery?.items ?? [], 0);
    const finals = await Promise.all(
      [1, 2].map(async () => {
        const final = await storePicture(server, who.workspaceId);
        const lossless = { key: await storeBytes(server, who.workspaceId), bytes: 7 };
        return recordFinal(server.services, { ...item, final, lossless });
      }),
    );
    expect(finals.filter(Boolean)).toHaveLength(1);
    expect(await settleDelivery(server.services, jobId)).toBe(false);
    await deliverAll(server, jobId);
    expect(await settleDelivery(server.services, jobId)).toBe(false);
    expect((await takeDelivery(server.services, jobId))?.items).toEqual([]);
  });

  it('is refused with a result for a style that was changed meanwhile', async () => {
    const { jobId } = await makeJob(server, who);
    const late = await take(jobId);
    await decide('cancelStagingJob', { id: jobId });
    await decide('retryStagingJob', { id: jobId, style: 'MIAMI' });
    await take(jobId);
    expect(await recordProof(server.services, await proofOf(server, late, elementAt(late.items, 0)))).toBe(false);
  });

  it('shows only the newest first pass, and none beside the proof', async () => {
    const { jobId } = await makeJob(server, who);
    const job = await take(jobId);
    const attempt = attemptAt(elementAt(job.items, 0));
    const keys = [await storeBytes(server, who.workspaceId), await storeBytes(server, who.workspaceId)];
    for (const key of keys) expect(await recordProgress(server.services, attempt, 0.4, key)).toBe(true);
    const rendering = await read(jobId);
    expect(rendering).toMatchObject({ status: 'PROCESSING', renderProgress: 0.4 });
    expect(rendering.items[0]).toMatchObject({
      state: 'STAGING',
      firstPassUrl: expect.stringContaining(elementAt(keys, 1)),
    });
    await recordProof(server.services, await proofOf(server, job, elementAt(job.items, 0)));
    expect((await read(jobId)).items[0]?.firstPassUrl).toBeNull();
    expect(await keysToRemove(server)).toEqual(expect.arrayContaining(keys));
  });

  it('that gives up fails its photo and keeps the staged ones', async () => {
    const { jobId } = await makeJob(server, who, { photos: 2 });
    const job = await take(jobId);
    await recordProof(server.services, await proofOf(server, job, elementAt(job.items, 0)));
    const { itemId } = elementAt(job.items, 1);
    const turn = await server.services.prisma.stagingTurn.findFirstOrThrow({ where: { itemId } });
    await abandonTurn(server.services, turn.id, 'It did not work out.');
    expect(await read(jobId)).toMatchObject({
      status: 'PROOF_READY',
      items: [{ state: 'STAGED' }, { state: 'FAILED', failure: 'It did not work out.' }],
    });
  });
});
