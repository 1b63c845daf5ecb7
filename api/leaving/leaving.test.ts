import type { MembershipRole } from '../db/generated/enums.js';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { newId } from '../domain/ids.js';
import { elementAt, first } from '../test/elements.js';
import { makeJob, makePhoto, makeProject, mutate } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';
import { post, sessionStatus } from '../test/signIn.js';
const server = shared(startServer);

const exportOf = (cookie: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/account/export`, { headers: { cookie, ...headers } });
const leave = (cookie: string, input: object) =>
  mutate(server, { cookie }, { name: 'deleteAccount', input, select: 'deletedUserId' });

/** Adds a person to another person's workspace. */
async function join(person: Registered, workspaceId: string, role: MembershipRole): Promise<void> {
  const data = { id: newId('mem'), workspaceId, userId: person.user.id, role };
  await server.services.prisma.membership.create({ data });
}

async function invoice({ workspaceId }: Registered, projectId: string): Promise<void> {
  const amounts = { currency: 'USD', subtotal: '18.5', tax: '0', total: '18.5' };
  const data = { id: newId('inv'), workspaceId, projectId, invoiceNumber: 'INV-2026-0001', ...amounts };
  await server.services.prisma.invoice.create({ data });
}

describe('the export', () => {
  test('holds all data of the person, none of others, no secrets, and working links', async () => {
    const [person, colleague, stranger] = await Promise.all([server.register(), server.register(), server.register()]);
    await join(person, colleague.workspaceId, 'manager');
    await Promise.all([colleague, stranger].map((other) => makeProject(server, other, { address: 'Not theirs' })));
    const { jobId, projectId } = await makeJob(server, person);
    await invoice(person, projectId);
    const gone = await makeProject(server, person, { address: 'Deleted Street' });
    await mutate(server, person, { name: 'deleteProject', input: { id: gone } });

    const answer = await exportOf(person.cookie);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="showhome-export-[\d-]{10}\.json"$/,
    );
    const text = await answer.text();
    const all = JSON.parse(text);
    expect(all.user).toMatchObject({ email: person.email, memberships: [{ role: 'owner' }, { role: 'manager' }] });
    expect(all.workspaces).toHaveLength(1);
    const [own] = all.workspaces;
    expect(own.workspace.id).toBe(person.workspaceId);
    expect(own.projects.map(({ id }: { id: string }) => id).sort()).toEqual([projectId, gone].sort());
    expect(own.stagingJobs).toMatchObject([{ id: jobId, items: [{ jobId }] }]);
    expect(own.invoices).toMatchObject([{ invoiceNumber: 'INV-2026-0001', subtotal: '18.50', tax: '0.00' }]);
    expect(own.activities.length).toBeGreaterThan(3);
    expect((await fetch(own.media[0].downloadUrl)).status).toBe(200);

    const { token } = await server.services.prisma.session.findFirstOrThrow({ where: { userId: person.user.id } });
    const { password } = await server.services.prisma.account.findFirstOrThrow({ where: { userId: person.user.id } });
    for (const secret of [token, password ?? 'none', 'Not theirs', stranger.email, colleague.email]) {
      expect(text).not.toContain(secret);
    }
  });

  test('is complete when it is long', async () => {
    const { cookie, workspaceId } = await server.register();
    const activity = { workspaceId, action: 'project_created', entityType: 'project', entityId: 'x', description: 'y' };
    const data = Array.from({ length: 450 }, () => ({ id: newId('act'), ...activity }));
    await server.services.prisma.activity.createMany({ data });
    const { workspaces } = await (await exportOf(cookie)).json();
    const ids = workspaces[0].activities.map(({ id }: { id: string }) => id);
    expect(ids.sort()).toEqual(data.map(({ id }) => id).sort());
  });

  test('needs a session and one of our own pages, and is limited', async () => {
    expect((await exportOf('')).status).toBe(401);
    const { cookie } = await server.register();
    expect((await exportOf(cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    let answer = await exportOf(cookie);
    for (let time = 0; time < 10; time++) answer = await exportOf(cookie);
    expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, true]);
  });
});

describe('deleting an account', () => {
  /** The number of the workspace's rows in each table. */
  async function rowsOf(workspaceId: string): Promise<Record<string, number>> {
    const { prisma } = server.services;
    const tables = await prisma.$queryRaw<{ name: string }[]>`
      SELECT table_name::text AS name FROM information_schema.columns WHERE column_name = 'workspaceId' ORDER BY 1`;
    expect(tables.length).toBeGreaterThan(6);
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const sql = `SELECT count(*)::int AS count FROM "${name}" WHERE "workspaceId" = $1`;
      const { count } = first(await prisma.$queryRawUnsafe<{ count: number }[]>(sql, workspaceId));
      if (count > 0) counts[name] = count;
    }
    return counts;
  }

  test('deletes the workspace and then its objects, and keeps workspaces with other owners', async () => {
    const { prisma, store } = server.services;
    const [person, colleague, partner] = await Promise.all([server.register(), server.register(), server.register()]);
    await join(person, colleague.workspaceId, 'manager');
    await join(person, partner.workspaceId, 'owner');
    const theirs = await makeProject(server, colleague);
    const photo = await makePhoto(server, colleague, theirs);
    const { projectId } = await makeJob(server, person);
    await invoice(person, projectId);
    const objects = await prisma.media.findMany({ where: { workspaceId: person.workspaceId } });
    const keys = objects.flatMap(({ objectKey, thumbnailKey, previewKey }) => [objectKey, thumbnailKey, previewKey]);
    expect(await store.info(keys[0] ?? '')).not.toBeNull();
    const staying = [await rowsOf(colleague.workspaceId), await rowsOf(partner.workspaceId)];

    const { __typename, deletedUserId } = (await leave(person.cookie, { password: person.password })) as never;
    expect([__typename, deletedUserId]).toEqual(['DeleteAccountPayload', person.user.id]);
    expect(await rowsOf(person.workspaceId)).toEqual({});
    expect(await prisma.workspace.count({ where: { id: person.workspaceId } })).toBe(0);
    expect(await sessionStatus(server, person.cookie)).toBe(401);
    expect((await post(server, '/api/auth/login', person)).status).toBe(401);

    const [withoutMe, withoutPartner] = [await rowsOf(colleague.workspaceId), await rowsOf(partner.workspaceId)];
    expect(withoutMe).toEqual({ ...staying[0], Membership: 1 });
    expect(withoutPartner).toEqual({ ...staying[1], Membership: 1 });

    const { startWorker } = await import('../jobs/worker.js');
    await startWorker(server.services);
    for (const key of keys) while (key && (await store.info(key))) await wait(20);
    const { objectKey } = await prisma.media.findUniqueOrThrow({ where: { id: photo } });
    expect(await store.info(objectKey)).not.toBeNull();

    expect((await post(server, '/api/auth/register', person)).status).toBe(201);
  });

  test('removes files that are sent to a link afterwards, when no more can be sent', async () => {
    const { prisma } = server.services;
    const person = await server.register();
    const projectId = await makeProject(server, person);
    const announced = { projectId, originalName: 'a.jpg', mimeType: 'image/jpeg', fileSize: 10 };
    await mutate(server, person, { name: 'requestUpload', input: announced });
    const { objectKey, expiresAt } = await prisma.upload.findFirstOrThrow({
      where: { workspaceId: person.workspaceId },
    });
    await leave(person.cookie, { password: person.password });
    const messages = await prisma.$queryRaw<{ start_after: Date }[]>`
      SELECT start_after FROM queue.job WHERE data::text LIKE ${`%${objectKey}%`} ORDER BY start_after`;
    expect(messages).toHaveLength(2);
    expect(elementAt(messages, 1).start_after.getTime()).toBeGreaterThan(expiresAt.getTime());
  });

  test('needs the password or a recent sign-in', async () => {
    const { prisma } = server.services;
    const person = await server.register();
    const wrong = await leave(person.cookie, { password: 'not the password' });
    expect(wrong).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'password' }] });
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await prisma.session.updateMany({ where: { userId: person.user.id }, data: { createdAt: anHourAgo } });
    expect(await leave(person.cookie, {})).toMatchObject({
      __typename: 'ConflictError',
      message: 'Enter your password, or sign out, sign in again and delete the account within 10 minutes.',
    });
    expect(await sessionStatus(server, person.cookie)).toBe(200);
    await prisma.session.updateMany({ where: { userId: person.user.id }, data: { createdAt: new Date() } });
    expect(await leave(person.cookie, {})).toMatchObject({ __typename: 'DeleteAccountPayload' });
  });

  test('twice at the same time deletes once', async () => {
    const { cookie, password } = await server.register();
    const answers = await Promise.allSettled([leave(cookie, { password }), leave(cookie, { password })]);
    const names = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.__typename : 'signed out'));
    expect(names.filter((name) => name === 'DeleteAccountPayload')).toHaveLength(1);
  });
});
