/** Comments of a revision that change the furniture of a picture, and how they are read before. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { stagePhoto, type Stage } from '../../jobs/stagePhoto.js';
import { StageRefusal, type StageRequest } from '../../stager/contract.js';
import { OUTLINE } from '../../test/access/changes.js';
import { elementAt } from '../../test/elements.js';
import { makeJob, mutate } from '../../test/factories.js';
import { OUTCOME, PLAN, proofOf, stageAll, takeJob } from '../../test/staged.js';
import { shared } from '../../test/shared.js';
import { startServer, type Registered } from '../../test/startServer.js';
import { recordProof } from '../recordProof.js';
import { settleJob } from '../settleJob.js';

const server = shared(startServer);
const who = shared(() => server.register());

async function reviewed(photos = 1) {
  const { jobId } = await makeJob(server, who, { photos });
  const { items } = await stageAll(server, jobId);
  return { jobId, itemIds: items.map(({ itemId }) => itemId), itemId: elementAt(items, 0).itemId };
}

const revise = (id: string, comments: string, more: object = {}) =>
  mutate(server, who, { name: 'requestRevision', input: { id, reason: 'Another arrangement', comments, ...more } });

async function taken(jobId: string, round = 1) {
  const job = await takeJob(server, jobId, round);
  if (!job) throw new Error('Expected a job to take.');
  return job;
}

/** The engine's request for the next photo, which then fails. */
async function nextRequest(): Promise<StageRequest> {
  let request: StageRequest | undefined;
  const stage: Stage = async (order) => {
    request = order.request;
    throw new StageRefusal('nothing_fits', 'Enough seen.');
  };
  await stagePhoto(server.services, randomUUID(), { signal: new AbortController().signal, stage });
  if (!request) throw new Error('Expected a photo to be staged.');
  return request;
}

describe('a revision with comments', () => {
  it('changes the furniture of the picture as they say, and nothing else', async () => {
    const { jobId, itemId } = await reviewed();
    await revise(jobId, 'Move the sofa a bit to the right and make it cosy. Two beds, please');
    const [item] = (await taken(jobId)).items;
    expect(item?.itemId).toBe(itemId);
    expect(item?.rearranged?.request).toMatchObject({
      plan: {
        pieces: PLAN.pieces,
        notes: [
          { text: 'Move the sofa a bit to the right', outcome: 'done' },
          { text: 'make it cosy', outcome: 'not_understood' },
          { text: 'Two beds', outcome: 'refused', reason: 'a living room has no beds' },
        ],
      },
      room: OUTCOME.room,
      edits: [{ act: 'move', id: 'sofa1', x: 0.25, z: -4 }],
    });
  });

  it('gives the engine that room, and leaves the person’s own words in the timeline', async () => {
    const { jobId } = await reviewed();
    await revise(jobId, 'turn the sofa by 30 degrees');
    expect(await nextRequest()).toMatchObject({
      plan: { pieces: PLAN.pieces },
      edits: [{ act: 'turn', id: 'sofa1' }],
      outline: undefined,
    });
    const revision = await server.services.prisma.revision.findFirstOrThrow({ where: { jobId } });
    expect(revision).toMatchObject({ comments: 'turn the sofa by 30 degrees', edits: null });
  });

  it('gives the same edits when the photo is taken again', async () => {
    const { jobId } = await reviewed();
    await revise(jobId, 'sofa a bit to the left, bigger sofa');
    const [once, again] = [await taken(jobId), await taken(jobId)].map(({ items }) => elementAt(items, 0).rearranged);
    expect(once).not.toBeNull();
    expect(again).toEqual(once);
  });

  it('reads each photo by its own picture', async () => {
    const { jobId, itemIds } = await reviewed(2);
    const [, second] = itemIds;
    const plan = { ...PLAN, version: 1, pieces: PLAN.pieces.map((piece) => ({ ...piece, x: 0.5 })) };
    await server.services.prisma.stagingRound.updateMany({ where: { itemId: second ?? '' }, data: { plan } });
    await revise(jobId, 'sofa 20 cm to the left');
    expect((await taken(jobId)).items.map(({ rearranged }) => rearranged?.request.edits)).toMatchObject([
      [{ x: -0.2 }],
      [{ x: 0.3 }],
    ]);
  });

  it.each([
    ['arranges anew where nothing of it is an edit', 'make it cosy', {}],
    ['arranges anew where all is so already', 'no plants', {}],
    ['arranges anew where that is asked for', 'another arrangement, and bigger sofa', {}],
    ['arranges anew in another style', 'bigger sofa', { style: 'MIAMI' }],
  ])('%s', async (_name, comments, more) => {
    const { jobId } = await reviewed();
    await revise(jobId, comments, more);
    expect((await taken(jobId)).items).toMatchObject([{ rearranged: null, notes: comments }]);
  });

  it('arranges anew on a floor that was drawn since, with the comments as notes', async () => {
    const { jobId, itemId } = await reviewed();
    await revise(jobId, 'sofa a bit to the left');
    await stageAll(server, jobId, 1);
    await mutate(server, who, { name: 'stageWithOutline', input: { itemId, outline: OUTLINE } });
    expect((await taken(jobId, 2)).items).toMatchObject([{ rearranged: null, notes: 'sofa a bit to the left' }]);
  });

  it('arranges anew where the picture’s plan cannot be read any more', async () => {
    const { jobId, itemId } = await reviewed();
    await server.services.prisma.stagingRound.updateMany({ where: { itemId }, data: { plan: { version: 7 } } });
    await revise(jobId, 'sofa a bit to the left');
    expect((await taken(jobId)).items).toMatchObject([{ rearranged: null }]);
  });

  it('that asks for a style makes it the photo’s, from which later words go on', async () => {
    const { jobId, itemId } = await reviewed();
    await revise(jobId, 'in japandi style');
    const job = await taken(jobId);
    const item = elementAt(job.items, 0);
    expect(item.rearranged?.request.edits).toEqual([{ act: 'restyle', style: 'japon' }]);
    const proof = await proofOf(server, job, item);
    await recordProof(server.services, { ...proof, plan: { ...proof.plan, style: 'japon' } });
    await settleJob(server.services, jobId);
    expect(await server.services.prisma.stagingItem.findUniqueOrThrow({ where: { id: itemId } })).toMatchObject({
      style: 'japon',
    });
    await revise(jobId, 'sofa a bit to the left');
    expect((await taken(jobId, 2)).items).toMatchObject([
      { style: 'japon', rearranged: { request: { plan: { style: 'japon' } } } },
    ]);
  });
});

describe('wordsReading', () => {
  const QUERY = `query($id: ID!, $words: String!) {
    node(id: $id) { ... on StagingItem { wordsReading(words: $words) { text understood changes meaning } } }
  }`;
  const read = (id: string, words: string, by: Registered = who) =>
    server.graphql<{ node: { wordsReading: object[] } | null }>(QUERY, { id, words }, by.cookie);

  it('tells of each phrase what it does to the picture, in the units of the workspace', async () => {
    const { itemId } = await reviewed();
    const { data } = await read(itemId, 'sofa a bit to the right, no plants, two beds, make it cosy');
    expect(data.node?.wordsReading).toEqual([
      { text: 'sofa a bit to the right', understood: true, changes: true, meaning: 'three-seat sofa 10″ to the right' },
      { text: 'no plants', understood: true, changes: false, meaning: 'no plant, as now' },
      { text: 'two beds', understood: false, changes: false, meaning: 'a living room has no beds' },
      { text: 'make it cosy', understood: false, changes: false, meaning: 'not understood' },
    ]);
  });

  it('reads the words as notes where there is no picture', async () => {
    const { jobId } = await makeJob(server, who);
    const { id } = await server.services.prisma.stagingItem.findFirstOrThrow({ where: { jobId } });
    expect((await read(id, 'two armchairs, bigger rug')).data.node?.wordsReading).toMatchObject([
      { understood: true, meaning: '2 armchairs' },
      { understood: false, meaning: 'not understood' },
    ]);
  });

  it('refuses words that are longer than a revision accepts, and photos of other workspaces', async () => {
    const { itemId } = await reviewed();
    expect((await read(itemId, 'x'.repeat(2001))).errors?.[0]).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect((await read(itemId, 'bigger rug', await server.register())).data).toEqual({ node: null });
  });
});
