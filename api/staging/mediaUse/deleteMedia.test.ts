import { beforeAll, describe, expect, it, vi } from 'vitest';
import { first, pair } from '../../test/elements.js';
import { makeJob, makePhoto, makeProject, mutate } from '../../test/factories.js';
import { deliverAll, stageAll } from '../../test/staged.js';
import { statementsOf } from '../../test/statementsOf.js';
import { shared } from '../../test/shared.js';
import { startServer, type Registered } from '../../test/startServer.js';

const server = shared(startServer);
const who = shared(() => server.register());
beforeAll(async () => {
  // Only the worker's part: nothing is staged by the engine here.
  const { removeObjects } = await import('../../storage/removeObjects.js');
  const idle = { work: async () => {}, giveUp: async () => {} };
  const remove = { work: removing, giveUp: removing };
  async function removing({ keys }: { keys: readonly string[] }) {
    await removeObjects(server.services, keys);
  }
  const mail = {
    sendReset: idle,
    sendEmailChange: idle,
    tellEmailChanged: idle,
    sendInvitation: idle,
    tell: idle,
    sendNotice: idle,
  };
  const hourly = { checkTurns: idle, lapseInvoices: idle, sweepFiles: idle, removeOld: idle };
  const others = {
    stage: idle,
    deliver: idle,
    makePack: idle,
    suggestRoom: idle,
    ...mail,
    callOffPayments: idle,
    ...hourly,
  };
  await server.services.queue.work({ ...others, removeObjects: remove });
});

interface Deleted {
  readonly deletedMediaId: string;
  readonly deletedStagingJobIds: readonly string[];
  readonly stagingJobs: readonly { readonly id: string }[];
}

const remove = (id: string, by: Registered = who) =>
  mutate<Deleted>(server, by, {
    name: 'deleteMedia',
    input: { id },
    select: `deletedMediaId deletedStagingJobIds project { id cover { id } mediaCounts { total } }
      viewer { mediaCounts { total } }
      stagingJobs { id status items { id final { id } proof { id } } }`,
  });
const rowOf = (id: string) => server.services.prisma.media.findUnique({ where: { id } });
const change = (name: string, id: string, input = {}) => mutate(server, who, { name, input: { id, ...input } });

/** The answer about the consequences of a deletion. */
async function useOf(id: string) {
  const jobs = 'busyJobs { id } lostJobs { id } changedJobs { id }';
  const query = `query($id: ID!) { node(id: $id) { ... on Media { use { refusal ${jobs} } } } }`;
  const { data } = await server.graphql<{ node: { use: unknown } }>(query, { id }, who.cookie);
  return data.node.use;
}
const nothing = { refusal: null, busyJobs: [], lostJobs: [], changedJobs: [] };

it('the uses of many files are read in one query', async () => {
  const { inputMediaIds, items } = await delivered(2);
  const files = [...inputMediaIds, ...items.map(({ finalMediaId }) => finalMediaId)];
  const ask = async () => {
    const document = `query($ids: [ID!]!) { nodes(ids: $ids) { ... on Media {
      use { busyJobs { id } lostJobs { id } changedJobs { id status } }
    } } }`;
    const { data, errors } = await server.graphql(document, { ids: files }, who.cookie);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ nodes: files.map(() => ({ use: { changedJobs: [{ status: 'FINAL_DELIVERED' }] } })) });
  };
  const sent = await statementsOf(ask);
  expect(sent.filter((sql) => sql.includes('FROM "public"."StagingJob" AS "t0"'))).toHaveLength(1);
});

async function keysOf(id: string): Promise<string[]> {
  const row = await rowOf(id);
  return [row?.objectKey, row?.previewKey, row?.thumbnailKey, row?.losslessKey].filter(
    (key) => typeof key === 'string',
  );
}

const areGone = (keys: readonly string[]) =>
  vi.waitFor(
    async () =>
      expect(await Promise.all(keys.map((key) => server.services.store.info(key)))).toEqual(keys.map(() => null)),
    { timeout: 10_000, interval: 100 },
  );

/** A delivered job, with its item and the objects of its round. */
async function delivered(photos = 1) {
  const { jobId, inputMediaIds } = await makeJob(server, who, { photos });
  await stageAll(server, jobId);
  await change('approveStagingJob', jobId);
  await deliverAll(server, jobId);
  const items = await server.services.prisma.stagingItem.findMany({
    where: { jobId },
    orderBy: { position: 'asc' },
    include: { rounds: true },
  });
  return { jobId, inputMediaIds, items };
}

describe('a file that no job uses', () => {
  it('is deleted with its objects, and the feed reports it', async () => {
    const projectId = await makeProject(server, who);
    const id = await makePhoto(server, who, projectId);
    const keys = await keysOf(id);
    expect(keys).toHaveLength(3);
    expect(await useOf(id)).toEqual(nothing);
    const empty = { id: projectId, cover: null, mediaCounts: { total: 0 } };
    const left = await server.services.prisma.media.count({ where: { workspaceId: who.workspaceId } });
    expect(await remove(id)).toMatchObject({
      deletedMediaId: id,
      deletedStagingJobIds: [],
      project: empty,
      viewer: { mediaCounts: { total: left - 1 } },
    });
    expect(await rowOf(id)).toBeNull();
    await areGone(keys);
    const activity = await server.services.prisma.activity.findFirst({
      where: { entityId: id, action: 'media_deleted' },
    });
    expect(activity).toMatchObject({ actorId: who.user.id, description: 'Photo deleted from 12 Elm Street' });
  });

  it('is deleted once: the second of two concurrent calls finds nothing', async () => {
    const id = await makePhoto(server, who, await makeProject(server, who));
    const answers = await Promise.all([remove(id), remove(id)]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['DeleteMediaPayload', 'NotFoundError']);
    expect(await server.services.prisma.activity.count({ where: { entityId: id, action: 'media_deleted' } })).toBe(1);
  });

  it('of another workspace is not found, and stays', async () => {
    const id = await makePhoto(server, who, await makeProject(server, who));
    const stranger = await server.register();
    expect(await remove(id, stranger)).toEqual({ __typename: 'NotFoundError', message: 'File not found.' });
    expect(await rowOf(id)).not.toBeNull();
  });
});

describe('a photo of a staging job', () => {
  it('cannot be deleted while the job is queued, processing, in review, reworked or approved', async () => {
    const { jobId, inputMediaIds } = await makeJob(server, who);
    const refused = async (why: string, id = first(inputMediaIds)) => {
      const answer = await remove(id);
      expect(answer).toMatchObject({ __typename: 'ConflictError', message: expect.stringContaining(why) });
      expect(answer.message).toContain(jobId.slice(-8));
      expect(await useOf(id)).toEqual({ ...nothing, refusal: answer.message, busyJobs: [{ id: jobId }] });
      expect(await rowOf(id)).not.toBeNull();
    };
    await refused('it waits to be staged');
    const taken = await stageAll(server, jobId);
    await refused('its proofs wait for a review');
    const { proofMediaId } = await server.services.prisma.stagingItem.findFirstOrThrow({ where: { jobId } });
    await refused('its proofs wait for a review', String(proofMediaId));
    await server.services.prisma.stagingJob.update({ where: { id: jobId }, data: { status: 'processing' } });
    await refused('it is being staged');
    await server.services.prisma.stagingJob.update({ where: { id: jobId }, data: { status: 'proof_ready' } });
    await change('requestRevision', jobId, { reason: 'Too dark' });
    await refused('it is being reworked');
    await stageAll(server, jobId, taken.round + 1);
    await change('approveStagingJob', jobId);
    await refused('it is approved already');
  });

  it('is deleted with its part of a delivered job; the staged images stay in the library', async () => {
    const { jobId, inputMediaIds, items } = await delivered(2);
    const [photo, other] = pair(inputMediaIds);
    const [deleted, kept] = pair(items);
    const keys = [
      ...(await keysOf(photo)),
      ...deleted.rounds.flatMap((round) => [round.cleanKey ?? '', round.maskKey ?? '', round.piecesKey ?? '']),
    ];
    expect(keys).toHaveLength(6);
    expect(await useOf(photo)).toEqual({ ...nothing, changedJobs: [{ id: jobId }] });
    expect(await remove(photo)).toMatchObject({
      deletedStagingJobIds: [],
      stagingJobs: [{ id: jobId, status: 'FINAL_DELIVERED', items: [{ id: kept.id }] }],
    });
    await areGone(keys);
    expect(await rowOf(String(deleted.finalMediaId))).not.toBeNull();
    expect(await server.services.store.info(String(kept.rounds[0]?.cleanKey))).not.toBeNull();

    expect(await useOf(other)).toEqual({ ...nothing, lostJobs: [{ id: jobId }] });
    expect(await remove(other)).toMatchObject({ deletedStagingJobIds: [jobId], stagingJobs: [] });
    expect(await server.services.prisma.stagingJob.findUnique({ where: { id: jobId } })).toBeNull();
  });

  it('cannot be ordered and deleted at the same time', async () => {
    const projectId = await makeProject(server, who);
    for (let round = 0; round < 3; round++) {
      const id = await makePhoto(server, who, projectId);
      const input = { projectId, inputMediaIds: [id] };
      const [ordered, deleted] = await Promise.all([
        mutate(server, who, { name: 'createStagingJob', input }),
        remove(id),
      ]);
      const outcome = [ordered.__typename, deleted.__typename];
      expect([
        ['CreateStagingJobPayload', 'ConflictError'],
        ['ValidationError', 'DeleteMediaPayload'],
      ]).toContainEqual(outcome);
    }
  });
});

describe('a staged image', () => {
  it('a final is deleted with its PNG, and removed from its job', async () => {
    const { jobId, items } = await delivered();
    const { id, finalMediaId, proofMediaId } = first(items);
    const keys = await keysOf(String(finalMediaId));
    expect(keys).toHaveLength(4);
    expect(await useOf(String(finalMediaId))).toEqual({ ...nothing, changedJobs: [{ id: jobId }] });
    expect(await remove(String(finalMediaId))).toMatchObject({
      stagingJobs: [{ id: jobId, items: [{ id, final: null, proof: { id: proofMediaId } }] }],
    });
    await areGone(keys);
  });

  it('a proof of an earlier round is deleted with its files: the round is no longer offered', async () => {
    const { jobId } = await makeJob(server, who);
    await stageAll(server, jobId);
    const { prisma } = server.services;
    const { id, proofMediaId, ...result } = await prisma.stagingRound.findFirstOrThrow({ where: { item: { jobId } } });
    await change('requestRevision', jobId, { reason: 'Too dark' });
    await stageAll(server, jobId, 1);
    expect(await remove(String(proofMediaId))).toMatchObject({ __typename: 'ConflictError' });
    await change('approveStagingJob', jobId);
    await deliverAll(server, jobId);
    const keys = [result.cleanKey, result.maskKey, result.piecesKey].map(String);
    expect(await useOf(String(proofMediaId))).toEqual({ ...nothing, changedJobs: [{ id: jobId }] });
    await remove(String(proofMediaId));
    await areGone([...keys]);
    const gone = { proofMediaId: null, cleanKey: null, maskKey: null, piecesKey: null };
    expect(await prisma.stagingRound.findUnique({ where: { id } })).toMatchObject(gone);
    const rounds = 'query($id: ID!) { node(id: $id) { ... on StagingJob { rounds { number isCurrent } } } }';
    const { data } = await server.graphql<object>(rounds, { id: jobId }, who.cookie);
    expect(data).toEqual({ node: { rounds: [{ number: 1, isCurrent: true }] } });
  });

  it('a deleted proof of a cancelled job is staged again when the job is retried', async () => {
    const { jobId } = await makeJob(server, who);
    await stageAll(server, jobId);
    const failed = { status: 'rework', failure: 'Cancelled' } as const;
    await server.services.prisma.stagingJob.update({ where: { id: jobId }, data: failed });
    const { proofMediaId } = await server.services.prisma.stagingItem.findFirstOrThrow({ where: { jobId } });
    expect(await remove(String(proofMediaId))).toMatchObject({ __typename: 'DeleteMediaPayload' });
    const item = () => server.services.prisma.stagingItem.findFirst({ where: { jobId } });
    expect(await item()).toMatchObject({ state: 'waiting', progress: 0, proofMediaId: null });
    await change('retryStagingJob', jobId);
    expect((await stageAll(server, jobId)).items).toHaveLength(1);
  });
});
