import { describe, expect, it } from 'vitest';
import { elementAt } from '../test/elements.js';
import { makeJob, mutate } from '../test/factories.js';
import { PLAN, stageAll, takeJob } from '../test/staged.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';
import type { BusEvent } from '../messaging/bus.js';
import { takeDelivery } from './takeDelivery.js';

const server = shared(startServer);
const who = shared(() => server.register());

interface Job {
  readonly status: string;
  readonly rounds: readonly { readonly isCurrent: boolean; readonly results: readonly { readonly id: string }[] }[];
  readonly items: readonly {
    readonly id: string;
    readonly style: string;
    readonly result: { readonly id: string };
    readonly proof: { readonly id: string } | null;
  }[];
}

const JOB = 'id status rounds { isCurrent results { id } } items { id style result { id } proof { id } }';

const ask = (name: string, input: object, by: Registered = who) =>
  mutate<{ stagingJob: Job }>(server, by, { name, input, select: `stagingJob { ${JOB} }` });

async function read(id: string): Promise<Job> {
  const document = `query($id: ID!) { node(id: $id) { ... on StagingJob { ${JOB} } } }`;
  return (await server.graphql<{ node: Job }>(document, { id }, who.cookie)).data.node;
}

const revise = (id: string, input: object = {}) => ask('requestRevision', { id, reason: 'Other sofa', ...input });

/** A job of two rounds under review: `first` and `second` are the results of its first photo. */
async function twoRounds(photos = 1) {
  const { jobId } = await makeJob(server, who, { photos });
  await stageAll(server, jobId);
  await revise(jobId, { style: 'JAPON', comments: 'no rug' });
  await stageAll(server, jobId, 1);
  const { items, rounds } = await read(jobId);
  const [first, second] = rounds.map(({ results }) => elementAt(results, 0).id) as [string, string];
  return { jobId, itemId: elementAt(items, 0).id, first, second };
}

type Photo = Awaited<ReturnType<typeof twoRounds>>;
const takeUp = ({ itemId, first, second }: Photo, change: object = {}, by: Registered = who) =>
  ask('takeUpResult', { itemId, resultId: first, shownId: second, ...change }, by);

const shownIn = ({ items }: Job) => items.map(({ result }) => result.id);

describe('taking up a round', () => {
  it('shows its picture in its style again, and the newer one can be taken up after it', async () => {
    const photo = await twoRounds();
    const { stagingJob } = await takeUp(photo);
    expect(stagingJob).toMatchObject({
      status: 'PROOF_READY',
      rounds: [{ isCurrent: true }, { isCurrent: false }],
      items: [{ style: 'MODERN', result: { id: photo.first }, proof: {} }],
    });
    const back = await takeUp(photo, { resultId: photo.second, shownId: photo.first });
    expect(back.stagingJob).toMatchObject({ rounds: [{ isCurrent: false }, { isCurrent: true }] });
    expect(back.stagingJob.items).toMatchObject([{ style: 'JAPON', result: { id: photo.second } }]);
  });

  it('leaves the job’s other photos as they are, and says so in the timeline', async () => {
    const photo = await twoRounds(2);
    const [, other] = shownIn(await read(photo.jobId));
    const { stagingJob } = await takeUp(photo);
    expect(shownIn(stagingJob)).toEqual([photo.first, other]);
    expect(stagingJob.rounds).toMatchObject([{ isCurrent: false }, { isCurrent: false }]);
    const told = await server.services.prisma.activity.findFirst({
      where: { entityId: photo.jobId, action: 'staging_job_result_taken_up' },
    });
    expect(told).toMatchObject({
      actorId: who.user.id,
      description: expect.stringMatching(/^Round 1 of photo 1 taken up again for /),
    });
  });

  it('reaches everybody who looks at the job', async () => {
    const photo = await twoRounds();
    const heard: BusEvent[] = [];
    const messages = server.services.bus.subscribe(who.workspaceId);
    const listening = (async () => {
      for await (const message of messages) {
        heard.push(message);
        if (message.kind === 'activity') return;
      }
    })();
    await takeUp(photo);
    await listening;
    expect(heard).toContainEqual({ kind: 'stagingJob', workspaceId: who.workspaceId, id: photo.jobId });
  });

  it('is what is approved and delivered', async () => {
    const photo = await twoRounds();
    await takeUp(photo);
    expect((await ask('approveStagingJob', { id: photo.jobId })).stagingJob.status).toBe('APPROVED');
    const { cleanKey } = await server.services.prisma.stagingRound.findUniqueOrThrow({ where: { id: photo.first } });
    expect((await takeDelivery(server.services, photo.jobId))?.items).toMatchObject([{ cleanKey }]);
  });

  it('is what a further revision and rearrangement are based on, and what is left when they are cancelled', async () => {
    const photo = await twoRounds();
    await takeUp(photo);
    await revise(photo.jobId);
    expect((await takeJob(server, photo.jobId, 2))?.items).toMatchObject([{ style: 'modern' }]);
    const cancelled = await ask('cancelStagingJob', { id: photo.jobId });
    expect(shownIn(cancelled.stagingJob)).toEqual([photo.first]);
    const edits = [{ act: 'MOVE', pieceKey: 'sofa1', x: 0.4, z: -4 }];
    const rearrange = { itemId: photo.itemId, edits };
    expect(await ask('rearrangeStagingItem', { ...rearrange, resultId: photo.second })).toMatchObject({
      __typename: 'ConflictError',
    });
    await ask('rearrangeStagingItem', { ...rearrange, resultId: photo.first });
    expect((await takeJob(server, photo.jobId, 3))?.items).toMatchObject([
      { style: 'modern', rearranged: { request: { plan: { pieces: PLAN.pieces } } } },
    ]);
  });
});

describe('refuses to take up a round', () => {
  it.each<[string, (photo: Photo) => object, string, string]>([
    [
      'that is shown',
      ({ second }) => ({ resultId: second }),
      'ConflictError',
      'This photo shows that picture already.',
    ],
    [
      'in place of one that is not shown',
      ({ first, second }) => ({ resultId: second, shownId: first }),
      'ConflictError',
      'This photo shows another picture by now. Look at it first.',
    ],
    ['that is unknown', () => ({ resultId: 'rnd_00000000000000000000' }), 'NotFoundError', 'Picture not found.'],
    ['that is no id', () => ({ resultId: 'rnd_\0' }), 'NotFoundError', 'Picture not found.'],
    [
      'in place of what is no id',
      () => ({ shownId: 'rnd_\0' }),
      'ConflictError',
      'This photo shows another picture by now. Look at it first.',
    ],
    ['of an unknown photo', () => ({ itemId: 'item_00000000000000000000' }), 'NotFoundError', 'Photo not found.'],
  ])('%s', async (_which, change, type, message) => {
    const photo = await twoRounds();
    const before = await read(photo.jobId);
    expect(await takeUp(photo, change(photo))).toMatchObject({ __typename: type, message });
    expect(await read(photo.jobId)).toEqual(before);
  });

  it('of another photo, and one whose picture was deleted', async () => {
    const [photo, other] = [await twoRounds(), await twoRounds()];
    expect(await takeUp(photo, { resultId: other.first })).toMatchObject({ __typename: 'NotFoundError' });
    await server.services.prisma.stagingRound.update({ where: { id: photo.first }, data: { proofMediaId: null } });
    expect(await takeUp(photo)).toMatchObject({ __typename: 'NotFoundError' });
  });

  it('of another workspace', async () => {
    const photo = await twoRounds();
    const answer = await takeUp(photo, {}, await server.register());
    expect(answer).toMatchObject({ __typename: 'NotFoundError', message: 'Photo not found.' });
  });

  it('of a photo that is decided on', async () => {
    const photo = await twoRounds(2);
    await ask('decideOnStagingItems', { id: photo.jobId, itemIds: [photo.itemId], decision: 'LEFT_OUT' });
    expect(await takeUp(photo)).toMatchObject({ message: 'Photo 1 is left out. Take it in again first.' });
    await ask('decideOnStagingItems', { id: photo.jobId, itemIds: [photo.itemId], decision: 'UNDECIDED' });
    await ask('decideOnStagingItems', { id: photo.jobId, itemIds: [photo.itemId], decision: 'APPROVED' });
    expect(await takeUp(photo)).toMatchObject({ message: 'Photo 1 is approved already.' });
  });

  it('while the job is being staged', async () => {
    const photo = await twoRounds(2);
    const [, other] = (await read(photo.jobId)).items;
    await revise(photo.jobId, { itemIds: [other?.id] });
    expect(await takeUp(photo)).toMatchObject({
      __typename: 'ConflictError',
      message: 'This staging job cannot be taken back to another round now: it is being reworked.',
    });
    await revise(photo.jobId, { itemIds: [photo.itemId] });
    expect(await takeUp(photo)).toMatchObject({ message: 'Photo 1 is being staged already.' });
  });

  it('to the second of two people at the same time', async () => {
    const photo = await twoRounds();
    const answers = await Promise.all([1, 2, 3].map(() => takeUp(photo)));
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'ConflictError',
      'ConflictError',
      'TakeUpResultPayload',
    ]);
  });
});
