import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { stagePhoto, type Stage } from '../../jobs/stagePhoto.js';
import { StageRefusal, type StageRequest } from '../../stager/contract.js';
import { elementAt } from '../../test/elements.js';
import { fakeStager } from '../../test/fakeStager.js';
import { makePhoto, makeProject, mutate } from '../../test/factories.js';
import { OUTLINE } from '../../test/access/changes.js';
import { OUTCOME, PLAN, REPORT } from '../../test/staged.js';
import { shared } from '../../test/shared.js';
import { startServer } from '../../test/startServer.js';
import { clearQueue } from '../../test/stagingQueue.js';

const server = shared(startServer);
const who = shared(() => server.register());
beforeEach(() => clearQueue(server));

interface Item {
  readonly id: string;
  readonly state: string;
  readonly sharesFurniture: boolean;
  readonly sameRoomAs: { readonly id: string } | null;
  readonly sameRoomBackWall: string | null;
  readonly result: { readonly id: string } | null;
}

const ITEMS = `stagingJob { id status items {
  id state sharesFurniture sameRoomAs { id } sameRoomBackWall result { id }
} }`;

const send = (name: string, input: object) =>
  mutate<{ stagingJob: { id: string; items: readonly Item[] } }>(server, who, { name, input, select: ITEMS });

async function twoPhotos() {
  const projectId = await makeProject(server, who);
  const one = await makePhoto(server, who, projectId);
  const other = await makePhoto(server, who, projectId);
  return { projectId, inputMediaIds: [one, other], one, other };
}

/** A job whose first photo shows the room of its second one. */
async function ordered(said: object = {}) {
  const { projectId, inputMediaIds, one, other } = await twoPhotos();
  const photos = [{ mediaId: one, sameRoomAs: other, ...said }];
  const { stagingJob } = await send('createStagingJob', { projectId, inputMediaIds, photos });
  const [follower, leader] = [elementAt(stagingJob.items, 0), elementAt(stagingJob.items, 1)];
  return { jobId: stagingJob.id, follower, leader };
}

/** Stages the next photo, if one may be begun, and returns what the engine was asked for. */
async function turn(outcome: () => Promise<object> = async () => OUTCOME): Promise<StageRequest | null> {
  let asked: StageRequest | null = null;
  const stage: Stage = async (order, listeners) => {
    asked = order.request;
    const made = await outcome();
    return { ...(await fakeStager()(order, listeners)), ...made };
  };
  await stagePhoto(server.services, randomUUID(), { signal: new AbortController().signal, stage });
  return asked;
}

const fails = async () => {
  throw new StageRefusal('nothing_fits', 'Nothing fits.');
};
const unmatched = async () => ({ ...OUTCOME, report: { ...REPORT, warnings: [OWN] } });
const OWN = { code: 'same_room_unmatched', message: 'Say which wall is which.' };

async function itemsOf(jobId: string): Promise<readonly [Item, Item]> {
  const query = `query ($id: ID!) { node(id: $id) { ... on StagingJob {
    items { id state sharesFurniture sameRoomAs { id } sameRoomBackWall result { id } }
  } } }`;
  const { data } = await server.graphql<{ node: { items: [Item, Item] } }>(query, { id: jobId }, who.cookie);
  return data.node.items;
}

describe('a photo that shows the room of another one', () => {
  it('is staged after it, with its furniture', async () => {
    const { jobId, leader } = await ordered({ backWall: 'LEFT' });
    expect(await turn()).not.toHaveProperty('shared.plan');
    expect(await turn()).toMatchObject({ shared: { plan: PLAN, room: OUTCOME.room, turns: 3 } });
    expect((await itemsOf(jobId))[0]).toMatchObject({
      state: 'STAGED',
      sharesFurniture: true,
      sameRoomAs: { id: leader.id },
      sameRoomBackWall: 'LEFT',
    });
  });

  it('waits while that one is being staged, and is called when it is', async () => {
    const { jobId } = await ordered();
    const before = await messages();
    let meanwhile: StageRequest | null | undefined;
    await turn(async () => {
      meanwhile = await turn();
      return OUTCOME;
    });
    expect(meanwhile).toBeNull();
    expect((await itemsOf(jobId)).map(({ state }) => state)).toEqual(['WAITING', 'STAGED']);
    expect(await messages()).toBe(before + 1);
    expect(await turn()).toMatchObject({ shared: { plan: PLAN } });
  });

  it('is staged alone where that one failed', async () => {
    const { jobId } = await ordered();
    await turn(fails);
    expect(await turn()).toMatchObject({ shared: null });
    expect((await itemsOf(jobId)).map(({ state }) => state)).toEqual(['STAGED', 'FAILED']);
  });

  it('follows when the furniture is rearranged there', async () => {
    const { jobId } = await ordered();
    await turn();
    await turn();
    const [, leader] = await itemsOf(jobId);
    const edits = [{ act: 'MOVE', pieceKey: 'sofa1', x: 0.4, z: -4 }];
    const changed = await send('rearrangeStagingItem', { itemId: leader.id, resultId: leader.result?.id, edits });
    expect(changed.stagingJob.items.map(({ state }) => state)).toEqual(['WAITING', 'WAITING']);
    expect(await turn()).toMatchObject({ plan: PLAN, edits: [{ act: 'move' }] });
    const followed = await turn();
    expect(followed).toMatchObject({ shared: { plan: PLAN } });
    expect(followed).not.toHaveProperty('edits');
  });

  it('follows when words change the furniture there, and is not changed by them itself', async () => {
    const { jobId } = await ordered();
    await turn();
    await turn();
    const comments = 'sofa a bit to the left';
    await send('requestRevision', { id: jobId, reason: 'Another place', comments });
    expect(await turn()).toMatchObject({ plan: { pieces: PLAN.pieces }, edits: [{ act: 'move', id: 'sofa1' }] });
    const followed = await turn();
    expect(followed).toMatchObject({ shared: { plan: PLAN } });
    expect(followed).not.toHaveProperty('edits');
    expect((await itemsOf(jobId)).map(({ sharesFurniture }) => sharesFurniture)).toEqual([true, false]);
  });

  it('follows when a floor is drawn there, and when that is discarded', async () => {
    const { jobId } = await ordered();
    await turn();
    await turn();
    const [follower, leader] = await itemsOf(jobId);
    const drawn = await send('stageWithOutline', { itemId: leader.id, outline: OUTLINE });
    expect(statesOf(drawn)).toEqual(['WAITING', 'WAITING']);
    await turn();
    expect(await turn()).toMatchObject({ shared: { plan: PLAN } });
    expect(statesOf(await send('discardOutline', { itemId: leader.id }))).toEqual(['WAITING', 'WAITING']);
    await turn();
    await turn();
    expect((await itemsOf(jobId))[0]).toMatchObject({ id: follower.id, state: 'STAGED', sharesFurniture: true });
  });

  it('is staged alone on a floor that is drawn in it, with the same furniture', async () => {
    const { jobId } = await ordered();
    await turn();
    await turn();
    const [follower] = await itemsOf(jobId);
    const drawn = await send('stageWithOutline', { itemId: follower.id, outline: OUTLINE });
    expect(statesOf(drawn)).toEqual(['WAITING', 'STAGED']);
    expect(await turn()).toMatchObject({ shared: { plan: PLAN }, outline: { ceilingHeight: OUTLINE.ceilingHeight } });
  });

  it('keeps that one from being changed while it is being staged itself', async () => {
    const { jobId } = await ordered();
    await turn();
    const [, leader] = await itemsOf(jobId);
    const edits = [{ act: 'MOVE', pieceKey: 'sofa1', x: 0.4, z: -4 }];
    let answer: object = {};
    await turn(async () => {
      answer = await send('rearrangeStagingItem', { itemId: leader.id, resultId: leader.result?.id, edits });
      return OUTCOME;
    });
    expect(answer).toMatchObject({
      __typename: 'ConflictError',
      message: 'Photo 1 of the same room is being staged. Wait until it is done, so that both have one furniture.',
    });
  });

  it('has words read as they change that one', async () => {
    const { jobId } = await ordered();
    await turn();
    await turn(async () => ({ ...OUTCOME, plan: { ...PLAN, pieces: [] } }));
    const [follower, leader] = await itemsOf(jobId);
    const words = 'sofa a bit to the left';
    expect(await wordsOn(leader.id, words)).toEqual([{ understood: true, changes: true }]);
    expect(await wordsOn(follower.id, words)).toEqual(await wordsOn(leader.id, words));
  });

  it('cannot be changed without it', async () => {
    const { jobId } = await ordered();
    await turn();
    await turn();
    const [follower] = await itemsOf(jobId);
    const revision = { id: jobId, reason: 'No plants', itemIds: [follower.id] };
    expect(await send('requestRevision', revision)).toMatchObject({
      __typename: 'ConflictError',
      message: 'Photo 1 has the furniture of photo 2, the same room: change it there, and both follow.',
    });
    const edits = [{ act: 'MOVE', pieceKey: 'sofa1', x: 0.4, z: -4 }];
    const input = { itemId: follower.id, resultId: follower.result?.id, edits };
    expect(await send('rearrangeStagingItem', input)).toMatchObject({ __typename: 'ConflictError' });
  });

  it('with furniture of its own is revised alone', async () => {
    const { jobId } = await ordered();
    await turn();
    await turn(unmatched);
    const [follower] = await itemsOf(jobId);
    expect(follower.sharesFurniture).toBe(false);
    const revision = { id: jobId, reason: 'x', comments: 'sofa a bit to the left', itemIds: [follower.id] };
    const { stagingJob } = await send('requestRevision', revision);
    expect(stagingJob.items.map(({ state }) => state)).toEqual(['WAITING', 'STAGED']);
    expect(await turn()).toMatchObject({ plan: { pieces: PLAN.pieces }, edits: [{ act: 'move', id: 'sofa1' }] });
    expect((await itemsOf(jobId))[0]).toMatchObject({ state: 'STAGED', sharesFurniture: false });
  });
});

it('a photo with furniture of its own that a person rearranges follows no other one from then on', async () => {
  const { jobId } = await ordered();
  await turn();
  await turn(unmatched);
  const [follower] = await itemsOf(jobId);
  const edits = [{ act: 'MOVE', pieceKey: 'sofa1', x: 0.4, z: -4 }];
  await send('rearrangeStagingItem', { itemId: follower.id, resultId: follower.result?.id, edits });
  expect(await turn()).toMatchObject({ plan: PLAN, edits: [{ act: 'move' }] });
  expect((await itemsOf(jobId))[0]).toMatchObject({ state: 'STAGED', sameRoomAs: null });
});

describe('a round that is taken up again', () => {
  /** Two photos of one room, staged twice. */
  async function twice(secondOfFollower = async () => OUTCOME as object) {
    const { jobId } = await ordered();
    await turn();
    await turn();
    const before = await itemsOf(jobId);
    await send('requestRevision', { id: jobId, reason: 'Other furniture' });
    await turn();
    await turn(secondOfFollower);
    const after = await itemsOf(jobId);
    const takeUp = (at: 0 | 1) =>
      send('takeUpResult', { itemId: after[at].id, resultId: before[at].result?.id, shownId: after[at].result?.id });
    return { jobId, before, after, takeUp };
  }

  const resultsOf = (items: readonly Item[]) => items.map(({ result }) => result?.id);

  it('is that of both photos', async () => {
    const { before, takeUp } = await twice();
    const { stagingJob } = await takeUp(1);
    expect(resultsOf(stagingJob.items)).toEqual(resultsOf(before));
  });

  it('is refused for the one that has the furniture of the other', async () => {
    const { jobId, after, takeUp } = await twice();
    expect(await takeUp(0)).toMatchObject({
      message: 'Photo 1 has the furniture of photo 2, the same room: change it there, and both follow.',
    });
    expect(resultsOf(await itemsOf(jobId))).toEqual(resultsOf(after));
  });

  it('is refused where the other has no picture of its furniture', async () => {
    const { jobId, before, after, takeUp } = await twice();
    await server.services.prisma.stagingRound.update({
      where: { id: before[0].result?.id ?? '' },
      data: { proofMediaId: null },
    });
    expect(await takeUp(1)).toMatchObject({
      __typename: 'ConflictError',
      message: 'Photo 1 has the furniture of this photo, but no picture with that of the chosen one.',
    });
    expect(resultsOf(await itemsOf(jobId))).toEqual(resultsOf(after));
  });

  it('is that of a photo alone where the other has furniture of its own meanwhile, and none of it', async () => {
    const { jobId, before, after, takeUp } = await twice(unmatched);
    await server.services.prisma.stagingRound.update({
      where: { id: before[0].result?.id ?? '' },
      data: { proofMediaId: null },
    });
    await takeUp(1);
    expect(resultsOf(await itemsOf(jobId))).toEqual([after[0].result?.id, before[1].result?.id]);
  });
});

describe('which wall is which', () => {
  it.each([
    ['the same room, by another wall', (leader: string) => ({ sameRoomAs: leader, backWall: 'RIGHT' })],
    ['another room', () => ({ sameRoomAs: null })],
  ])('once said, counts more than the words of the round before: %s', async (_which, said) => {
    const { jobId, leader } = await ordered();
    await turn();
    await turn(unmatched);
    const [follower] = await itemsOf(jobId);
    const comments = 'sofa a bit to the left';
    await send('requestRevision', { id: jobId, reason: 'x', comments, itemIds: [follower.id] });
    await turn(unmatched);
    await send('setSameRoom', { itemId: follower.id, ...said(leader.id) });
    expect(await turn()).not.toHaveProperty('edits');
  });

  it('can be said in the review', async () => {
    const { jobId, leader } = await ordered();
    await turn();
    await turn(unmatched);
    const [follower] = await itemsOf(jobId);
    const said = { itemId: follower.id, sameRoomAs: leader.id, backWall: 'RIGHT' };
    const { stagingJob } = await send('setSameRoom', said);
    expect(stagingJob.items.map(({ state }) => state)).toEqual(['WAITING', 'STAGED']);
    expect(await turn()).toMatchObject({ shared: { plan: PLAN, turns: 1 } });
  });

  it('and is no sharing yet where the photo then fails', async () => {
    const { jobId, follower, leader } = await ordered({ sameRoomAs: null });
    await turn();
    await turn();
    await send('setSameRoom', { itemId: follower.id, sameRoomAs: leader.id });
    await turn(fails);
    expect((await itemsOf(jobId))[0]).toMatchObject({ sameRoomAs: { id: leader.id }, sharesFurniture: false });
  });

  it('or that it is another room', async () => {
    const { jobId } = await ordered();
    await turn();
    await turn();
    const [follower] = await itemsOf(jobId);
    await send('setSameRoom', { itemId: follower.id, sameRoomAs: null });
    expect(await turn()).not.toHaveProperty('shared.plan');
    expect((await itemsOf(jobId))[0].sameRoomAs).toBeNull();
  });

  it('is refused for a photo of another job, or one that is tied already', async () => {
    const { jobId, follower, leader } = await ordered();
    await turn();
    await turn();
    const { leader: stranger } = await ordered();
    expect(await send('setSameRoom', { itemId: follower.id, sameRoomAs: stranger.id })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'sameRoomAs', message: 'Choose another photo of this staging job' }],
    });
    expect(await send('setSameRoom', { itemId: follower.id, sameRoomAs: 'item_\0' })).toMatchObject({
      __typename: 'ValidationError',
    });
    expect(await send('setSameRoom', { itemId: leader.id, sameRoomAs: follower.id })).toMatchObject({
      __typename: 'ConflictError',
      message: 'That photo has the furniture of another one: choose that one.',
    });
    expect((await itemsOf(jobId)).map(({ state }) => state)).toEqual(['STAGED', 'STAGED']);
  });
});

it.each<[(media: { one: string; other: string }) => object[], string]>([
  [({ one }) => [{ mediaId: one, sameRoomAs: one }], 'A photo shows the same room as another one'],
  [({ one }) => [{ mediaId: one, backWall: 'LEFT' }], 'Say which photo shows the same room'],
  [({ one }) => [{ mediaId: one, sameRoomAs: 'med' }], 'The photo of the same room must be among the chosen images'],
  [
    ({ one, other }) => [
      { mediaId: one, sameRoomAs: other },
      { mediaId: other, sameRoomAs: one },
    ],
    'Name one photo for all the others of a room',
  ],
  [
    ({ one, other }) => [{ mediaId: one, sameRoomAs: other, roomType: 'BEDROOM' }],
    'Photos of one room have one room type and one style',
  ],
])('an order is refused with the broken rule: %#', async (photosOf, message) => {
  const { projectId, inputMediaIds, ...media } = await twoPhotos();
  const answer = await send('createStagingJob', { projectId, inputMediaIds, photos: photosOf(media) });
  expect(answer).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'photos', message }] });
});

const statesOf = ({ stagingJob }: { stagingJob: { items: readonly Item[] } }) =>
  stagingJob.items.map(({ state }) => state);

/** How each phrase of a comment on a photo is read. */
async function wordsOn(id: string, words: string): Promise<readonly object[]> {
  const query = `query ($id: ID!, $words: String!) { node(id: $id) { ... on StagingItem {
    wordsReading(words: $words) { understood changes }
  } } }`;
  const { data } = await server.graphql<{ node: { wordsReading: object[] } }>(query, { id, words }, who.cookie);
  return data.node.wordsReading;
}

/** Messages that no worker has begun. */
async function messages(): Promise<number> {
  const { prisma, queue } = server.services;
  return prisma.$transaction(async (tx) => (await queue.unfinished(tx, 'stage')).length);
}
