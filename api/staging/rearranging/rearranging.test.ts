import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stagePhoto, type Stage } from '../../jobs/stagePhoto.js';
import { StageRefusal, type StageRequest } from '../../stager/contract.js';
import { OUTLINE } from '../../test/access/changes.js';
import { elementAt } from '../../test/elements.js';
import { makeJob, mutate, type Answer } from '../../test/factories.js';
import { OUTCOME, PLAN, proofOf, stageAll, takeJob } from '../../test/staged.js';
import { shared } from '../../test/shared.js';
import { startServer } from '../../test/startServer.js';
import { inWorkFolder } from '../../storage/workFolder.js';
import { recordProof } from '../recordProof.js';
import { settleJob } from '../settleJob.js';

const server = shared(startServer);
const who = shared(() => server.register());

interface Shown {
  readonly id: string;
  readonly result: { readonly id: string } | null;
}

async function reviewed(photos = 1) {
  const { jobId } = await makeJob(server, who, { photos });
  await stageAll(server, jobId);
  const query = 'query ($id: ID!) { node(id: $id) { ... on StagingJob { items { id result { id } } } } }';
  const { data } = await server.graphql<{ node: { items: Shown[] } }>(query, { id: jobId }, who.cookie);
  const { id: itemId, result } = elementAt(data.node.items, 0);
  return { jobId, itemId, resultId: result?.id ?? '' };
}

const rearrange = (input: object): Promise<Answer & { stagingJob?: { status: string; revisionCount: number } }> =>
  mutate(server, who, { name: 'rearrangeStagingItem', input, select: 'stagingJob { status revisionCount }' });

const moved = { act: 'MOVE', pieceKey: 'sofa1', x: 0.4, z: -4 };

/** The engine's request for the next photo, which then fails. */
async function nextRequest(): Promise<StageRequest> {
  let request: StageRequest | undefined;
  const stage: Stage = async (order) => {
    const { before } = order.request;
    // read at once: the folder is removed afterwards
    request = { ...order.request, before: typeof before === 'string' ? await readFile(before) : before };
    throw new StageRefusal('nothing_fits', 'Enough seen.');
  };
  await stagePhoto(server.services, randomUUID(), { signal: new AbortController().signal, stage });
  if (!request) throw new Error('Expected a photo to be staged.');
  return request;
}

it('stages the photo in the next round with the furniture and the room of its result', async () => {
  const { itemId, resultId, jobId } = await reviewed(2);
  const edits = [moved, { act: 'TURN', pieceKey: 'sofa1', rotation: 20 }];
  expect((await rearrange({ itemId, resultId, edits })).stagingJob).toEqual({ status: 'REWORK', revisionCount: 1 });
  const revision = await server.services.prisma.revision.findFirstOrThrow({ where: { jobId } });
  expect(revision).toMatchObject({
    reason: 'The furniture was rearranged',
    comments: 'Three-seat sofa moved 16″; three-seat sofa turned.',
    basedOnId: resultId,
  });
  expect(await nextRequest()).toMatchObject({
    plan: { pieces: PLAN.pieces },
    room: OUTCOME.room,
    edits: [
      { act: 'move', id: 'sofa1', x: 0.4, z: -4 },
      { act: 'turn', id: 'sofa1', angle: expect.closeTo(Math.PI / 9) },
    ],
    outline: undefined,
  });
});

it('orders another style for the photo, and what a new arrangement goes by', async () => {
  const { itemId, resultId, jobId } = await reviewed();
  await server.services.prisma.stagingJob.update({ where: { id: jobId }, data: { notes: 'no plants' } });
  const edits = [
    { act: 'RESTYLE', style: 'JAPON' },
    { act: 'ARRANGE', seed: 7 },
  ];
  expect((await rearrange({ itemId, resultId, edits })).stagingJob?.status).toBe('REWORK');
  const request = await nextRequest();
  expect(request).toMatchObject({
    style: 'japon',
    notes: 'no plants',
    before: undefined,
    edits: [
      { act: 'restyle', style: 'japon' },
      { act: 'arrange', seed: 7 },
    ],
  });
  const revision = await server.services.prisma.revision.findFirstOrThrow({ where: { jobId } });
  expect(revision.comments).toBe('Style changed to Japon; arranged anew.');
});

it('takes another colour and another size', async () => {
  const { itemId, resultId } = await reviewed();
  const edits = [
    { act: 'COLOUR', pieceKey: 'sofa1', colour: 1 },
    { act: 'RESIZE', pieceKey: 'sofa1', width: 2.4, depth: 0.95 },
  ];
  await rearrange({ itemId, resultId, edits });
  expect((await nextRequest()).edits).toEqual([
    { act: 'colour', id: 'sofa1', colour: 1 },
    { act: 'resize', id: 'sofa1', width: 2.4, depth: 0.95 },
  ]);
});

it('hands the engine the clean picture whose furniture is rearranged, byte for byte', async () => {
  const { itemId, resultId } = await reviewed();
  const { services } = server;
  const { cleanKey } = await services.prisma.stagingRound.findUniqueOrThrow({ where: { id: resultId } });
  await rearrange({ itemId, resultId, edits: [moved] });
  const { before } = await nextRequest();
  await inWorkFolder('staging', async (folder) => {
    const clean = join(folder, 'clean.png');
    await services.store.fetch(cleanKey ?? '', clean);
    expect(before).toEqual(await readFile(clean));
  });
});

it('stages the whole photo where that picture was deleted', async () => {
  const { itemId, resultId } = await reviewed();
  await rearrange({ itemId, resultId, edits: [moved] });
  await server.services.prisma.stagingRound.update({ where: { id: resultId }, data: { cleanKey: null } });
  expect(await nextRequest()).toMatchObject({ before: undefined, edits: [{ act: 'move' }] });
});

it('arranges anew in a round after it, unless that is asked again', async () => {
  const { itemId, resultId, jobId } = await reviewed();
  await rearrange({ itemId, resultId, edits: [moved] });
  const taken = await takeJob(server, jobId, 1);
  expect(elementAt(taken?.items ?? [], 0).rearranged).toMatchObject({ request: { plan: { pieces: PLAN.pieces } } });
  for (const item of taken?.items ?? []) {
    if (taken) await recordProof(server.services, await proofOf(server, taken, item));
  }
  await settleJob(server.services, jobId);
  await mutate(server, who, { name: 'requestRevision', input: { id: jobId, reason: 'x', comments: 'y' } });
  const request = await nextRequest();
  expect(request).not.toHaveProperty('plan');
  expect(request).not.toHaveProperty('edits');
  expect(request.before).toBeUndefined();
});

it('is no wish for a later round: what it says of itself is not carried on', async () => {
  const { itemId, resultId, jobId } = await reviewed();
  await rearrange({ itemId, resultId, edits: [moved] });
  await stageAll(server, jobId, 1);
  const answer = await mutate(server, who, { name: 'stageWithOutline', input: { itemId, outline: OUTLINE } });
  expect(answer.__typename).toBe('StageWithOutlinePayload');
  const revisions = await server.services.prisma.revision.findMany({ where: { jobId }, orderBy: { round: 'asc' } });
  expect(revisions.map(({ comments }) => comments)).toEqual(['Three-seat sofa moved 16″.', null]);
});

it.each<[object, string, RegExp]>([
  [{ edits: [] }, 'ValidationError', /^Change something first$/],
  [{ edits: [{ act: 'REMOVE', pieceKey: 'piano1' }] }, 'ValidationError', /has no piece "piano1"/],
  [{ edits: [{ act: 'MOVE', pieceKey: 'sofa1', x: 0 }] }, 'ValidationError', /expected "z" to be a number/],
  [{ edits: [{ ...moved, x: 3 }] }, 'ValidationError', /^Three-seat sofa reaches \d+″ into the right wall\.$/],
  [{ edits: [{ act: 'COLOUR', pieceKey: 'sofa1' }] }, 'ValidationError', /expected "colour" to be a whole number/],
  [
    { edits: [{ act: 'RESIZE', pieceKey: 'sofa1', width: 9, depth: 1 }] },
    'ValidationError',
    /can be 1\.26 to 3\.36 m wide/,
  ],
  [{ resultId: 'rnd_00000000000000000000', edits: [moved] }, 'NotFoundError', /^Picture not found\.$/],
])('refuses %j', async (change, type, message) => {
  const { itemId, resultId } = await reviewed();
  const answer = await rearrange({ itemId, resultId, ...change });
  expect([answer.__typename, answer.message]).toEqual([type, expect.stringMatching(message)]);
});

it('refuses two people who change the same picture, but for the first', async () => {
  const { itemId, resultId } = await reviewed();
  const answers = await Promise.all([1, 2].map(() => rearrange({ itemId, resultId, edits: [moved] })));
  expect(answers.map((answer) => answer.__typename).toSorted()).toEqual([
    'ConflictError',
    'RearrangeStagingItemPayload',
  ]);
});

it('tells the places of the furniture, by which edits name them', async () => {
  const { itemId } = await reviewed();
  const query =
    'query ($id: ID!) { node(id: $id) { ... on StagingItem { report { furniture { key x y z rotation } } } } }';
  const { data } = await server.graphql(query, { id: itemId }, who.cookie);
  expect(data).toMatchObject({ node: { report: { furniture: [{ key: 'sofa1', x: 0, y: 0, z: -2, rotation: 0 }] } } });
});

it('gives the plan and the room back as the engine made them, and to nobody else', async () => {
  const { resultId } = await reviewed();
  const query = 'query ($id: ID!) { node(id: $id) { ... on StagingResult { plan room } } }';
  const { data } = await server.graphql<{ node: unknown }>(query, { id: resultId }, who.cookie);
  expect(data.node).toMatchObject({ plan: { style: 'modern', pieces: PLAN.pieces }, room: OUTCOME.room });
  const stranger = await server.register();
  expect((await server.graphql(query, { id: resultId }, stranger.cookie)).data).toEqual({ node: null });
});
