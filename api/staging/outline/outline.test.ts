import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { stagePhoto } from '../../jobs/stagePhoto.js';
import { OUTLINE } from '../../test/access/changes.js';
import { elementAt, pair } from '../../test/elements.js';
import { makeJob, mutate } from '../../test/factories.js';
import { proofOf, stageAll, takeJob } from '../../test/staged.js';
import { frontalRoom } from '../../stager/testing/frontalRoom.js';
import { shared } from '../../test/shared.js';
import { startServer } from '../../test/startServer.js';
import { attemptAt } from '../attempt.js';
import { recordFailure, type ItemFailure } from '../recordFailure.js';
import { recordProgress } from '../recordProgress.js';
import { recordProof } from '../recordProof.js';
import { settleJob } from '../settleJob.js';

const RENDER_MS = 240_000;

const server = shared(startServer);
const who = shared(() => server.register());

const OUTLINED = 'corners { x y } horizonLeft horizonRight ceilingHeight cameraHeight fieldOfView tilted';
const ITEM = `id jobId state failure outlineHelps proof { id } outline { ${OUTLINED} }
  reading { confidence suffices warnings outline { ${OUTLINED} } }`;

interface Item {
  readonly id: string;
  readonly proof: { readonly id: string } | null;
  readonly [field: string]: unknown;
}

const draw = (itemId: string, outline: object = OUTLINE, by = who) =>
  mutate<{ stagingJob: { status: string; revisionCount: number } }>(server, by, {
    name: 'stageWithOutline',
    input: { itemId, outline },
    select: 'stagingJob { status revisionCount }',
  });

const discard = (itemId: string, by = who) =>
  mutate<{ stagingJob: { status: string; revisionCount: number } }>(server, by, {
    name: 'discardOutline',
    input: { itemId },
    select: 'stagingJob { status revisionCount }',
  });

async function itemsOf(jobId: string): Promise<readonly Item[]> {
  const document = `query($id: ID!) { node(id: $id) { ... on StagingJob { items { ${ITEM} } } } }`;
  const { data, errors } = await server.graphql<{ node: { items: Item[] } }>(document, { id: jobId }, who.cookie);
  expect(errors).toBeUndefined();
  return data.node.items;
}

async function take(jobId: string, round = 0) {
  const job = await takeJob(server, jobId, round);
  if (!job) throw new Error('Expected a job to take.');
  return job;
}

async function actions(jobId: string): Promise<string[]> {
  const rows = await server.services.prisma.activity.findMany({ where: { entityId: jobId }, orderBy: { id: 'asc' } });
  return rows.map(({ action }) => action);
}

it(
  'stages a photo without a detected floor on the floor that a person draws',
  async () => {
    const { jobId } = await makeJob(server, who); // a photo of noise
    const { signal } = new AbortController();
    await stagePhoto(server.services, randomUUID(), { signal });
    const failed = elementAt(await itemsOf(jobId), 0);
    expect(failed).toMatchObject({ jobId, state: 'FAILED', outlineHelps: true, outline: null });

    expect(await draw(failed.id)).toMatchObject({ stagingJob: { status: 'QUEUED', revisionCount: 0 } });
    await stagePhoto(server.services, randomUUID(), { signal });
    const [staged] = await itemsOf(jobId);
    expect(staged).toMatchObject({
      state: 'STAGED',
      failure: null,
      outline: { ...OUTLINE, cameraHeight: null },
      reading: failed.reading,
    });
    const { room } = await server.services.prisma.stagingRound.findFirstOrThrow({ where: { itemId: failed.id } });
    expect(room).toMatchObject({ ceilingHeight: 2.6, confidence: 1, floorOutline: expect.arrayContaining([[0, 480]]) });
    expect(await actions(jobId)).toContain('staging_job_retried');
  },
  2 * RENDER_MS,
);

it('under review only the photo with the drawn floor is staged again, and earlier requests still apply', async () => {
  const { jobId } = await makeJob(server, who, { photos: 2 });
  await stageAll(server, jobId);
  const asked = { id: jobId, reason: 'Client feedback', comments: 'no rug' };
  await mutate(server, who, { name: 'requestRevision', input: asked });
  await stageAll(server, jobId, 1);
  const [first, second] = pair(await itemsOf(jobId));
  const reading = {
    confidence: 1,
    outline: { ceilingHeight: 2.6, cameraHeight: 1.3, horizonLeft: 0.4, tilted: false },
  };
  expect(second).toMatchObject({ outline: null, outlineHelps: false, reading });

  expect(await draw(second.id)).toMatchObject({ stagingJob: { status: 'REWORK', revisionCount: 2 } });
  const after = await itemsOf(jobId);
  expect(after[0]?.proof).toEqual(first.proof);
  expect(after[1]).toMatchObject({ state: 'WAITING', proof: null, outline: OUTLINE });
  const taken = await take(jobId, 2);
  expect(taken.items).toMatchObject([
    { itemId: second.id, notes: 'no rug', outline: { horizon: [0.46, 0.46], ceilingHeight: 2.6 } },
  ]);
  expect(await actions(jobId)).toEqual(expect.arrayContaining(['staging_job_revision_requested']));

  await recordProof(server.services, await proofOf(server, taken, elementAt(taken.items, 0)));
  expect(await settleJob(server.services, jobId)).toBe(true);
  expect((await itemsOf(jobId))[1]).toMatchObject({ state: 'STAGED', reading: second.reading });
});

it('when a drawn floor is discarded under review, only that photo is staged again, with the engine’s reading', async () => {
  const { jobId } = await makeJob(server, who, { photos: 2 });
  await stageAll(server, jobId);
  const { id } = elementAt(await itemsOf(jobId), 1);
  await draw(id);
  await stageAll(server, jobId, 1);
  const [first, drawn] = pair(await itemsOf(jobId));
  expect(drawn).toMatchObject({ state: 'STAGED', outline: OUTLINE, reading: { suffices: true } });

  expect(await discard(id)).toMatchObject({ stagingJob: { status: 'REWORK', revisionCount: 2 } });
  const after = await itemsOf(jobId);
  expect(after[0]?.proof).toEqual(first.proof);
  expect(after[1]).toMatchObject({ state: 'WAITING', proof: null, outline: null, reading: drawn.reading });
  const taken = await take(jobId, 2);
  expect(taken.items).toMatchObject([{ itemId: id, outline: null }]);
  const said = await server.services.prisma.activity.findMany({ where: { entityId: jobId } });
  expect(said.map(({ description }) => description)).toContain(
    'Revision without the outline drawn by hand requested for 12 Elm Street',
  );
});

it('a photo that failed on a drawn floor is retried without it, in the same round', async () => {
  const { jobId } = await makeJob(server, who);
  const fail = async (failure: ItemFailure) => {
    const job = await take(jobId);
    await recordFailure(server.services, attemptAt(elementAt(job.items, 0)), failure);
    await settleJob(server.services, jobId);
  };
  const room = { ...frontalRoom(640, 480), confidence: 0.05 };
  await fail({ sentence: 'The floor could not be found surely.', code: 'low_confidence', room });
  const { id, reading } = elementAt(await itemsOf(jobId), 0);
  expect(reading).toMatchObject({ confidence: 0.05, suffices: false });
  await draw(id);
  await fail({ sentence: 'Nothing fits.', code: 'nothing_fits' });

  expect(await discard(id)).toMatchObject({ stagingJob: { status: 'QUEUED', revisionCount: 0 } });
  expect((await itemsOf(jobId))[0]).toMatchObject({ state: 'WAITING', failure: null, outline: null });
});

it('refuses the second of two concurrent discards, and a discard without a drawn floor', async () => {
  const { jobId } = await makeJob(server, who);
  await stageAll(server, jobId);
  const { id } = elementAt(await itemsOf(jobId), 0);
  expect(await discard(id)).toMatchObject({
    __typename: 'ConflictError',
    message: 'This photo has no outline to discard: nobody drew its floor.',
  });
  expect(await server.services.prisma.stagingJob.findUnique({ where: { id: jobId } })).toMatchObject({
    status: 'proof_ready',
    round: 0,
  });
  await draw(id);
  await stageAll(server, jobId, 1);
  const answers = await Promise.all([discard(id), discard(id)]);
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['ConflictError', 'DiscardOutlinePayload']);
});

it('refuses a late result for the previous floor', async () => {
  const { jobId } = await makeJob(server, who);
  const stale = await take(jobId);
  await mutate(server, who, { name: 'cancelStagingJob', input: { id: jobId } });
  await draw(elementAt(stale.items, 0).itemId);
  const fresh = await take(jobId);
  const late = attemptAt(elementAt(stale.items, 0));
  expect(await recordProgress(server.services, late, 0.9)).toBe(false);
  expect(await recordFailure(server.services, late, { sentence: 'No floor.', code: 'no_floor' })).toBe(false);
  expect(await recordProof(server.services, await proofOf(server, stale, elementAt(stale.items, 0)))).toBe(false);
  expect(await recordProof(server.services, await proofOf(server, fresh, elementAt(fresh.items, 0)))).toBe(true);
});

it.each([
  ['no_floor', true],
  ['furnished', true],
  ['too_small', false],
] as const)('after %s, a drawn floor helps: %s', async (code, helps) => {
  const { jobId } = await makeJob(server, who);
  const job = await take(jobId);
  await recordFailure(server.services, attemptAt(elementAt(job.items, 0)), {
    sentence: 'It could not be staged.',
    code,
  });
  expect((await itemsOf(jobId))[0]).toMatchObject({ outlineHelps: helps });
});

it('is refused while the job waits, and for a caller of another workspace', async () => {
  const { jobId } = await makeJob(server, who);
  const { id } = elementAt(await itemsOf(jobId), 0);
  expect(await draw(id)).toMatchObject({
    __typename: 'ConflictError',
    message: 'Photo 1 is being staged already.',
  });
  expect(await draw(id, OUTLINE, await server.register())).toMatchObject({ __typename: 'NotFoundError' });
  expect((await itemsOf(jobId))[0]?.outline).toBeNull();
});

it.each([
  ['Draw the floor with 3 to 12 corners.', { corners: OUTLINE.corners.slice(0, 2) }],
  ['Keep every corner within the picture.', { corners: OUTLINE.corners.with(0, { x: -0.1, y: 0.9 }) }],
  ['The ceiling must be 2 to 6 metres high.', { ceilingHeight: 1.5 }],
  ['All corners of the floor must lie below the horizon.', { horizonLeft: 0.9 }],
  [
    'The outline crosses itself: move its corners until no two edges meet.',
    { corners: OUTLINE.corners.with(1, { x: 0.9, y: 0.95 }).with(2, { x: 0.1, y: 0.95 }) },
  ],
  [
    'The back wall would be 86 ft away: move the horizon up, or the far corners down.',
    { horizonLeft: 0.62, horizonRight: 0.62 },
  ],
])('%s', async (message, change) => {
  const { jobId } = await makeJob(server, who);
  await stageAll(server, jobId);
  const { id } = elementAt(await itemsOf(jobId), 0);
  const refused = await draw(id, { ...OUTLINE, ...change });
  expect(refused).toMatchObject({ __typename: 'ValidationError', message, fields: [{ path: 'outline', message }] });
});

it('sentences that contain a length use the workspace’s units', async () => {
  const metric = await server.register();
  await mutate(server, metric, { name: 'updateUnits', input: { units: 'METRIC' } });
  const { jobId } = await makeJob(server, metric);
  await stageAll(server, jobId);
  const { id } = await server.services.prisma.stagingItem.findFirstOrThrow({ where: { jobId } });
  expect(await draw(id, { ...OUTLINE, horizonLeft: 0.62, horizonRight: 0.62 }, metric)).toMatchObject({
    message: 'The back wall would be 26 m away: move the horizon up, or the far corners down.',
  });
});
