/** What is old is removed, not a day before; members are told when. */
import { describe, expect, it } from 'vitest';
import { APPROVALS } from '../activity/recordActivity.js';
import { daysBefore } from '../domain/dayLengths.js';
import { newId } from '../domain/ids.js';
import { makeJob, makeProject } from '../test/factories.js';
import { keysToRemove } from '../test/removals.js';
import { after, earlier, KEEP, later, makeDelivered, makeTwoRounds, removeKind, roundsOf } from '../test/retained.js';
import { shared } from '../test/shared.js';
import { sessionStatus } from '../test/signIn.js';
import { storeBytes } from '../test/staged.js';
import { startServer } from '../test/startServer.js';
import { makeWebhook } from '../test/webhooks.js';
import { removeOld } from './removeOld.js';

const server = shared(() => startServer({ settings: KEEP }));
const who = shared(() => server.register());

const remove = (kind: string, now: Date) => removeKind(server.services, kind, now);

const KEPT_DAYS = { DELIVERIES: 30, PACKS: 7, UPLOADS: 1, CALLS: 1, SESSIONS: 1 } as const;

describe('every other kind', () => {
  it('of coarse pictures is removed once its photo has its picture, and stays while it is staged', async () => {
    const { prisma } = server.services;
    const [done, waiting] = [await makeTwoRounds(server, who), await makeJob(server, who)];
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
    const approvals = APPROVALS.map((action) => ({ id: newId('act'), action, entityId: 'job_x' }));
    const of = { workspaceId, entityType: 'staging_job', description: 'Approved' };
    await prisma.activity.createMany({ data: approvals.map((approval) => ({ ...approval, ...of })) });
    const actions = async () =>
      (await prisma.activity.findMany({ where: { workspaceId } })).map(({ action }) => action).toSorted();
    const audited = await prisma.auditEntry.count({ where: { workspaceId } });
    await remove('ACTIVITIES', earlier(after(730)));
    expect(await actions()).toEqual(['project_created', ...APPROVALS].toSorted());
    await remove('ACTIVITIES', later(after(730)));
    expect(await actions()).toEqual(APPROVALS);
    expect(audited).toBe(1);
    expect(await prisma.auditEntry.count({ where: { workspaceId } })).toBe(audited);
  });

  it('of deliveries, packs, uploads, calls and sessions goes after its days', async () => {
    const { prisma } = server.services;
    const someone = await server.register();
    const { workspaceId } = someone;
    const { jobId } = await makeDelivered(server, who);
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
  const { jobId } = await makeDelivered(server, who);
  const remaining = await putOld();
  await removeOld(server.services);
  expect(await remaining()).toEqual({ calls: 0, sessions: 0 });
  for (const round of await roundsOf(server, jobId)) expect(round).toMatchObject({ removedAt: null });
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
