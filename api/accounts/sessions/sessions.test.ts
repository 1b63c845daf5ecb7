import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { newId } from '../../domain/ids.js';
import { freePort } from '../../freePort.js';
import { schema } from '../../schema/schema.js';
import { startHttp } from '../../http/server.js';
import { startServices } from '../../startServices.js';
import { elementAt, first } from '../../test/elements.js';
import { mutate } from '../../test/factories.js';
import { shared } from '../../test/shared.js';
import { startServer } from '../../test/startServer.js';
import { post, sessionStatus, signIn } from '../../test/signIn.js';
import { deviceOf } from './deviceOf.js';

/** Turns off the periodic check of sessions: sockets are closed by the message that the session ended. */
const NEVER_CHECKED = { sessionCheckMs: 24 * 60 * 60 * 1000 };
/** a second process's server on the same database */
const server = shared(() => startServer({ limits: NEVER_CHECKED }));
let other: { readonly url: string; close(): Promise<void> };
beforeAll(async () => {
  const { services, databaseUrl } = server;
  const port = await freePort();
  const env = { ...services.env, port, publicUrl: `http://127.0.0.1:${port}` };
  const running = await startServices({ env, databaseUrl, log: services.log });
  const http = await startHttp({ services: running.services, schema, limits: NEVER_CHECKED });
  other = { url: env.publicUrl, close: () => http.close().then(running.stop) };
});
afterAll(async () => {
  await other.close();
});

interface SessionAnswer {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly lastUsedAt: string;
  readonly current: boolean;
}

async function sessionsOf(cookie: string): Promise<SessionAnswer[]> {
  const document = '{ viewer { sessions { id device address signedInAt lastUsedAt current } } }';
  const { data } = await server.graphql<{ viewer: { sessions: SessionAnswer[] } }>(document, {}, cookie);
  return data.viewer.sessions;
}

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

/** @returns `closed`: the close code of the socket */
async function openSocket(url: string, cookie: string): Promise<{ readonly closed: Promise<number> }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers: { cookie } });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.once('open', () => socket.send('{"type":"connection_init"}'));
  await new Promise((acknowledged) => socket.once('message', acknowledged));
  return { closed };
}

test('lists the person’s own sessions with device and address, and marks the present one', async () => {
  const person = await server.register();
  await server.register();
  await signIn(server, person, { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.9' });
  const sessions = await sessionsOf(person.cookie);
  expect(sessions.map(({ device, current }) => [device, current])).toEqual(
    expect.arrayContaining([
      ['Firefox on Windows', false],
      ['Unknown device', true],
    ]),
  );
  expect(sessions).toHaveLength(2);
  expect(sessions.find(({ current }) => !current)?.address).toBe('203.0.113.9');
  const token = decodeURIComponent(elementAt(person.cookie.split('='), 1)).split('.')[0];
  expect(JSON.stringify(sessions)).not.toContain(token);
});

test('a session that has expired is not in the list, nor found by its id', async () => {
  const person = await server.register();
  await signIn(server, person);
  const id = (await sessionsOf(person.cookie)).find(({ current }) => !current)?.id ?? '';
  const read = async () =>
    (await server.graphql('query($id: ID!) { node(id: $id) { id } }', { id }, person.cookie)).data.node;
  expect(await read()).toEqual({ id });
  await server.services.prisma.session.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });
  expect((await sessionsOf(person.cookie)).map(({ current }) => current)).toEqual([true]);
  expect(await read()).toBeNull();
});

test('a session leads to the person’s first workspace, also once they have joined another', async () => {
  const [person, other] = await Promise.all([server.register(), server.register()]);
  const joined = { userId: person.user.id, workspaceId: other.workspaceId, role: 'agent' } as const;
  await server.services.prisma.membership.create({ data: { id: newId('mem'), ...joined } });
  const { data } = await server.graphql('{ viewer { workspace { id } } }', {}, person.cookie);
  expect(data.viewer).toEqual({ workspace: { id: person.workspaceId } });
});

test('opening a page updates the session’s last use', async () => {
  const { cookie, user } = await server.register();
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await server.services.prisma.session.updateMany({ where: { userId: user.id }, data: { updatedAt: anHourAgo } });
  await sessionStatus(server, cookie);
  const { lastUsedAt } = first(await sessionsOf(cookie));
  expect(Date.parse(lastUsedAt)).toBeGreaterThan(Date.now() - 60_000);
});

describe('ending sessions', () => {
  test('ends one: its sockets close at once in every process, others stay', async () => {
    const person = await server.register();
    const lost = await signIn(server, person);
    const kept = await openSocket(server.url, person.cookie);
    const here = await openSocket(server.url, lost);
    const there = await openSocket(other.url, lost);
    const id = (await sessionsOf(lost)).find(({ current }) => current)?.id;
    const answer = await mutate(server, person, { name: 'revokeSession', input: { id }, select: 'revokedSessionId' });
    expect(answer).toMatchObject({ __typename: 'RevokeSessionPayload', revokedSessionId: id });
    expect(await Promise.all([here.closed, there.closed])).toEqual([4403, 4403]);
    expect([await sessionStatus(server, lost), await sessionStatus(server, person.cookie)]).toEqual([401, 200]);
    expect(await Promise.race([kept.closed, Promise.resolve('open')])).toBe('open');
    const again = await mutate(server, person, { name: 'revokeSession', input: { id } });
    expect(again).toMatchObject({ __typename: 'NotFoundError', message: 'Session not found.' });
  });

  test('refuses to end another person’s', async () => {
    const [person, stranger] = await Promise.all([server.register(), server.register()]);
    const { id } = first(await sessionsOf(person.cookie));
    for (const wrong of [id, 'ses_00000000000000000000', 'nonsense']) {
      const answer = await mutate(server, stranger, { name: 'revokeSession', input: { id: wrong } });
      expect(answer).toMatchObject({ __typename: 'NotFoundError', message: 'Session not found.' });
    }
    expect(await sessionStatus(server, person.cookie)).toBe(200);
  });

  test('ends all, or all but the present one', async () => {
    const person = await server.register();
    const second = await signIn(server, person);
    const socket = await openSocket(other.url, second);
    const end = (keepCurrent: boolean) =>
      mutate(server, person, { name: 'signOutEverywhere', input: { keepCurrent }, select: 'endedSessions' });
    expect(await end(true)).toMatchObject({ endedSessions: 1 });
    expect(await socket.closed).toBe(4403);
    expect([await sessionStatus(server, person.cookie), await sessionStatus(server, second)]).toEqual([200, 401]);
    expect(await end(false)).toMatchObject({ endedSessions: 1 });
    expect(await sessionStatus(server, person.cookie)).toBe(401);
  });

  test('closes the sockets in other processes at sign-out', async () => {
    const { cookie } = await server.register();
    const socket = await openSocket(other.url, cookie);
    expect((await post(server, '/api/auth/logout', {}, { cookie })).status).toBe(204);
    expect(await socket.closed).toBe(4403);
  });
});

test.each([
  [FIREFOX, 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36 Edg/130.0', 'Edge on Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/130.0.0.0 Safari/537.36', 'Chrome on Mac'],
  ['curl/8.0', 'Unknown device'],
  [null, 'Unknown device'],
])('names %s as %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
