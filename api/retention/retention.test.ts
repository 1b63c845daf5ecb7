/** What is old is removed, not a day before; what is referenced is not, also with two workers at once. */
import { describe, expect, it } from 'vitest';
import { APPROVAL } from '../activity/recordActivity.js';
import { daysBefore } from '../domain/dayLengths.js';
import { newId } from '../domain/ids.js';
import type { Services } from '../services.js';
import { recordFinal } from '../staging/recordFinal.js';
import { startServices } from '../startServices.js';
import { first, pair } from '../test/elements.js';
import { makeJob, makeProject, mutate } from '../test/factories.js';
import { keysToRemove } from '../test/removals.js';
import { shared } from '../test/shared.js';
import { sessionStatus } from '../test/signIn.js';
import { deliverAll, stageAll, storeBytes, storePicture } from '../test/staged.js';
import { startServer } from '../test/startServer.js';
import { makeWebhook } from '../test/webhooks.js';
import { KEPT } from './kept.js';
import { removeOld, removeOldOf } from './removeOld.js';

const MINUTE = 60_000;
const keep = { KEEP_PROOFS_DAYS: '90', KEEP_ACTIVITIES_DAYS: '730', KEEP_DELIVERIES_DAYS: '30', KEEP_PACKS_DAYS: '7' };
const server = shared(() => startServer({ settings: keep }));
const who = shared(() => server.register());

/** The time at which something that is made now has been kept for that many days. */
const after = (days: number) => daysBefore(new Date(), -days);
const earlier = (time: Date) => new Date(time.getTime() - MINUTE);
const later = (time: Date) => new Date(time.getTime() + MINUTE);

/** Removes one kind at a time; sessions would go with the others. */
async function remove(kind: string, now: Date, services: Services = server.services): Promise<void> {
  const row = KEPT.find((kept) => kept.kind === kind);
  if (!row) throw new Error(`Expected the kind ${kind}.`);
  await removeOldOf(services, row, { now });
}

/** A job of two rounds. */
async function twoRounds({ photos = 1 } = {}) {
  const job = await makeJob(server, who, { photos });
  await stageAll(server, job.jobId);
  await mutate(server, who, {
    name: 'requestRevision',
    input: { id: job.jobId, reason: 'Darker', comments: 'No rug' },
  });
  await stageAll(server, job.jobId, 1);
  return job;
}

async function delivered({ photos = 1 } = {}) {
  const job = await twoRounds({ photos });
  await mutate(server, who, { name: 'approveStagingJob', input: { id: job.jobId } });
  await deliverAll(server, job.jobId);
  return job;
}

const roundsOf = (jobId: string) =>
  server.services.prisma.stagingRound.findMany({
    where: { item: { jobId } },
    orderBy: [{ round: 'asc' }, { item: { position: 'asc' } }],
    include: { proof: true },
  });

const askedOf = async (jobId: string) => {
  const document = `query($id: ID!) { node(id: $id) { ... on StagingJob {
    rounds { number isCurrent revision { reason } results { id removedAt plan report { altText } proof { url } piecesUrl } }
    items { proof { url } final { url } }
  } } }`;
  const { data, errors } = await server.graphql<{ node: Job }>(document, { id: jobId }, who.cookie);
  expect(errors).toBeUndefined();
  return data.node;
};

interface Job {
  readonly rounds: readonly {
    readonly number: number;
    readonly isCurrent: boolean;
    readonly results: readonly {
      readonly id: string;
      readonly removedAt: string | null;
      readonly proof: object | null;
    }[];
  }[];
}

describe('pictures of earlier rounds', () => {
  it('are removed 90 days after the delivery, and not before; the round stays with its plan', async () => {
    const { jobId } = await delivered();
    const [old, shown] = pair(await roundsOf(jobId));
    const before = await keysToRemove(server);

    await remove('EARLIER_ROUNDS', earlier(after(90)));
    expect(await roundsOf(jobId)).toEqual([old, shown]);

    await remove('EARLIER_ROUNDS', later(after(90)));
    const [now, same] = pair(await roundsOf(jobId));
    expect(same).toEqual(shown);
    expect(now).toEqual({
      ...old,
      proof: null,
      proofMediaId: null,
      cleanKey: null,
      maskKey: null,
      piecesKey: null,
      removedAt: expect.any(Date),
    });
    const removed = (await keysToRemove(server)).slice(before.length).toSorted();
    const { proof, cleanKey, maskKey, piecesKey } = old;
    const keys = [cleanKey, maskKey, piecesKey, proof?.objectKey, proof?.previewKey, proof?.thumbnailKey];
    expect(removed).toEqual(keys.toSorted());

    const { rounds } = await askedOf(jobId);
    expect(rounds).toMatchObject([
      { number: 1, isCurrent: false, revision: null, results: [{ id: old.id, proof: null, piecesUrl: null }] },
      { number: 2, isCurrent: true, revision: { reason: 'Darker' }, results: [{ id: shown.id, removedAt: null }] },
    ]);
    expect(first(first(rounds).results).removedAt).toBe(now.removedAt?.toISOString());
  });

  it('are found behind many jobs that have none', async () => {
    const { jobId } = await delivered();
    const { prisma } = server.services;
    const { id: _id, ...like } = await prisma.stagingJob.findUniqueOrThrow({ where: { id: jobId } });
    const ids = Array.from({ length: 501 }, (_, nth) => `job_${String(nth).padStart(20, '0')}`); // before it
    await prisma.stagingJob.createMany({ data: ids.map((id) => ({ ...like, id })) });
    await remove('EARLIER_ROUNDS', later(after(90)));
    await prisma.stagingJob.deleteMany({ where: { id: { in: ids } } });
    expect(first(await roundsOf(jobId)).removedAt).not.toBeNull();
  });

  it('can still be compared, and are refused by a sentence where a picture is needed', async () => {
    const { jobId } = await delivered();
    await remove('EARLIER_ROUNDS', later(after(90)));
    const [old, shown] = pair(await roundsOf(jobId));
    const { data } = await server.graphql<{ node: { changesSince: { words: string } } }>(
      `query($id: ID!, $since: ID!) { node(id: $id) { ... on StagingResult { changesSince(resultId: $since) { words } } } }`,
      { id: shown.id, since: old.id },
      who.cookie,
    );
    expect(data.node.changesSince.words).toMatch(/\.$/);
    const taken = { itemId: old.itemId, resultId: old.id, shownId: shown.id };
    expect(await mutate(server, who, { name: 'takeUpResult', input: taken })).toMatchObject({
      __typename: 'ConflictError',
    });
    const rearranged = { itemId: old.itemId, resultId: old.id, edits: [{ act: 'REMOVE', pieceKey: 'sofa1' }] };
    expect(await mutate(server, who, { name: 'rearrangeStagingItem', input: rearranged })).toMatchObject({
      __typename: 'ConflictError',
      message: 'The picture of that round was removed, long after the delivery.',
    });
  });

  it('stay while their photo is under review, and of what is not delivered', async () => {
    const review = await twoRounds();
    const { jobId } = await twoRounds({ photos: 2 });
    const items = await server.services.prisma.stagingItem.findMany({ where: { jobId }, orderBy: { position: 'asc' } });
    const input = { id: jobId, itemIds: [first(items).id], decision: 'APPROVED' };
    await mutate(server, who, { name: 'decideOnStagingItems', input });
    await remove('EARLIER_ROUNDS', later(after(9000)));
    for (const id of [review.jobId, jobId]) {
      for (const round of await roundsOf(id))
        expect(round).toMatchObject({ removedAt: null, proof: { origin: 'proof' } });
    }
  });

  it('of a delivered photo go, while the others of its job are under review', async () => {
    const { jobId } = await twoRounds({ photos: 2 });
    const { prisma } = server.services;
    const [one, other] = pair(await prisma.stagingItem.findMany({ where: { jobId }, orderBy: { position: 'asc' } }));
    const input = { id: jobId, itemIds: [one.id], decision: 'APPROVED' };
    await mutate(server, who, { name: 'decideOnStagingItems', input });
    await deliverPart(one.id);
    await remove('EARLIER_ROUNDS', later(after(90)));
    const gone = (await roundsOf(jobId)).filter(({ removedAt }) => removedAt !== null);
    expect(gone).toMatchObject([{ itemId: one.id, round: 0 }]);
    const { __typename } = await mutate(server, who, { name: 'approveStagingJob', input: { id: jobId, round: 1 } });
    expect(__typename).toBe('ApproveStagingJobPayload');
    const shownByOther = await prisma.stagingItem.findUniqueOrThrow({
      where: { id: other.id },
      select: { proof: { select: { result: true } } },
    });
    expect(shownByOther.proof?.result?.round).toBe(0);
  });

  it('are kept for good where KEEP_PROOFS_DAYS is never', async () => {
    const { jobId } = await delivered();
    const { env } = server.services;
    const services = { ...server.services, env: { ...env, keep: { ...env.keep, proofs: null } } };
    await remove('EARLIER_ROUNDS', later(after(9000)), services);
    for (const round of await roundsOf(jobId)) expect(round).toMatchObject({ removedAt: null, proof: {} });
  });

  it('are removed once by two workers', async () => {
    const jobs = [await delivered({ photos: 2 }), await delivered(), await delivered()];
    const { env, log } = server.services;
    const second = await startServices({ env, log, databaseUrl: server.databaseUrl });
    const ofThem = (await Promise.all(jobs.map(({ jobId }) => roundsOf(jobId)))).flat();
    const cleanKeys = ofThem.filter(({ round }) => round === 0).map(({ cleanKey }) => cleanKey);
    const old = later(after(90));
    await Promise.all([remove('EARLIER_ROUNDS', old), remove('EARLIER_ROUNDS', old, second.services)]);
    await second.stop();
    const keys = await keysToRemove(server);
    expect(keys.filter((key) => cleanKeys.includes(key)).toSorted()).toEqual(cleanKeys.toSorted());
    for (const { jobId } of jobs) {
      const rounds = await roundsOf(jobId);
      expect(rounds.filter(({ removedAt }) => removedAt !== null)).toHaveLength(rounds.length / 2);
    }
  });
});

/** Records the final of one photo. */
async function deliverPart(itemId: string): Promise<void> {
  const final = await storePicture(server, who.workspaceId);
  const lossless = { key: await storeBytes(server, who.workspaceId), bytes: 7 };
  expect(await recordFinal(server.services, { itemId, final, lossless })).toBe(true);
}

const KEPT_DAYS = { DELIVERIES: 30, PACKS: 7, UPLOADS: 1, CALLS: 1, SESSIONS: 1 } as const;

describe('every other kind', () => {
  it('of coarse pictures is removed once its photo has its picture, and stays while it is staged', async () => {
    const { prisma } = server.services;
    const [done, waiting] = [await twoRounds(), await makeJob(server, who)];
    const keys = [await storeBytes(server, who.workspaceId), await storeBytes(server, who.workspaceId)];
    await prisma.stagingItem.updateMany({ where: { jobId: done.jobId }, data: { firstPassKey: keys[0] } });
    await prisma.stagingItem.updateMany({
      where: { jobId: waiting.jobId },
      data: { firstPassKey: keys[1], state: 'staging' },
    });
    await remove('FIRST_PASSES', new Date());
    const left = await prisma.stagingItem.findMany({ where: { firstPassKey: { in: keys } } });
    expect(left.map(({ jobId }) => jobId)).toEqual([waiting.jobId]);
    expect(await keysToRemove(server)).toContain(keys[0]);
    expect(await keysToRemove(server)).not.toContain(keys[1]);
  });

  it('of entries of the timeline goes after two years, but for approvals; the audit log stays', async () => {
    const someone = await server.register();
    const { prisma } = server.services;
    await makeProject(server, someone);
    const { workspaceId } = someone;
    const approval = { id: newId('act'), workspaceId, action: APPROVAL, entityType: 'staging_job', entityId: 'job_x' };
    await prisma.activity.create({ data: { ...approval, description: 'Approved' } });
    const actions = async () =>
      (await prisma.activity.findMany({ where: { workspaceId } })).map(({ action }) => action).toSorted();
    const audited = await prisma.auditEntry.count({ where: { workspaceId } });
    await remove('ACTIVITIES', earlier(after(730)));
    expect(await actions()).toEqual(['project_created', APPROVAL].toSorted());
    await remove('ACTIVITIES', later(after(730)));
    expect(await actions()).toEqual([APPROVAL]);
    expect(audited).toBe(1);
    expect(await prisma.auditEntry.count({ where: { workspaceId } })).toBe(audited);
  });

  it('of deliveries, packs, uploads, calls and sessions goes after its days', async () => {
    const { prisma } = server.services;
    const someone = await server.register();
    const { workspaceId } = someone;
    const { jobId } = await delivered();
    const { id: endpointId } = await makeWebhook(server, someone, { url: 'https://example.com/' });
    const made = { workspaceId, createdAt: new Date() };
    const event = { id: newId('evt'), ...made, type: 'project.created', objectId: 'x', data: {} };
    await prisma.webhookEvent.create({ data: event });
    const delivery = { id: newId('whd'), ...made, endpointId, eventId: event.id, lane: 'x', dueAt: new Date() };
    await prisma.webhookDelivery.create({ data: { ...delivery, state: 'failed' } });
    await prisma.pack.create({ data: { id: newId('pack'), ...made, jobId, choice: {} } });
    const objectKey = `${workspaceId}/uploads/x`;
    const upload = { ...made, objectKey, size: 1, exactSize: true, expiresAt: new Date() };
    await prisma.upload.create({ data: { id: newId('upl'), ...upload } });
    await prisma.idempotentCall.create({ data: { id: newId('evt'), ...made, asked: 'x' } });
    const session = { id: newId('ses'), token: newId('ses'), userId: someone.user.id, expiresAt: new Date() };
    await prisma.session.create({ data: session });
    const where = { workspaceId };
    const count = {
      DELIVERIES: () => prisma.webhookDelivery.count({ where }),
      PACKS: () => prisma.pack.count({ where }),
      UPLOADS: () => prisma.upload.count({ where }),
      CALLS: () => prisma.idempotentCall.count({ where }),
      SESSIONS: () => prisma.session.count({ where: { id: session.id } }),
    };
    for (const [kind, remaining] of Object.entries(count)) {
      const days = KEPT_DAYS[kind as keyof typeof count];
      await remove(kind, earlier(after(days)));
      expect([kind, await remaining()]).toEqual([kind, 1]);
      await remove(kind, later(after(days)));
      expect([kind, await remaining()]).toEqual([kind, 0]);
    }
  });
});

it('of all kinds is removed by one message, and nothing that is new', async () => {
  const { jobId } = await delivered();
  const remaining = await putOld();
  await removeOld(server.services);
  expect(await remaining()).toEqual({ calls: 0, sessions: 0 });
  for (const round of await roundsOf(jobId)) expect(round).toMatchObject({ removedAt: null });
  expect(await sessionStatus(server, who.cookie)).toBe(200);
});

it('of the other kinds is removed where one fails', async () => {
  const remaining = await putOld();
  const prisma = server.services.prisma.$extends({
    query: { activity: { findMany: () => Promise.reject(new Error('No timeline.')) } },
  });
  await expect(removeOld({ ...server.services, prisma: prisma as never })).rejects.toThrow('No timeline.');
  expect(await remaining()).toEqual({ calls: 0, sessions: 0 });
});

/** Puts in a call and a session that have been kept for two days. @returns a function that counts them */
async function putOld() {
  const { prisma } = server.services;
  const [callId, sessionId] = [newId('evt'), newId('ses')];
  const old = daysBefore(new Date(), 2);
  const { workspaceId, user } = who;
  await prisma.idempotentCall.create({ data: { id: callId, workspaceId, createdAt: old, asked: 'x' } });
  await prisma.session.create({ data: { id: sessionId, token: sessionId, userId: user.id, expiresAt: old } });
  return async () => ({
    calls: await prisma.idempotentCall.count({ where: { id: callId } }),
    sessions: await prisma.session.count({ where: { id: sessionId } }),
  });
}

it('tells every member what is kept and for how long, in sentences', async () => {
  const { data } = await server.graphql<{ viewer: { retention: { kinds: Kind[]; forGood: string } } }>(
    '{ viewer { retention { forGood kinds { kind days title text } } } }',
    {},
    who.cookie,
  );
  const { kinds, forGood } = data.viewer.retention;
  const days = Object.fromEntries(kinds.map((kind) => [kind.kind, kind.days]));
  expect(days).toMatchObject({ EARLIER_ROUNDS: 90, ACTIVITIES: 730, DELIVERIES: 30, PACKS: 7, UPLOADS: 1 });
  const text = (kind: string) => kinds.find((one) => one.kind === kind)?.text;
  expect(text('EARLIER_ROUNDS')).toMatch(/are removed 90 days after their photo was delivered\. The rounds stay/);
  expect(text('ACTIVITIES')).toMatch(/kept for 2 years; /);
  for (const sentence of [forGood, ...kinds.map((kind) => kind.text)]) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

interface Kind {
  readonly kind: string;
  readonly days: number | null;
  readonly text: string;
}
