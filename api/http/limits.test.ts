/** Limits for one client: connections, requests, sockets and time. */
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { shared } from '../test/shared.js';
import { startServer, type TestServer } from '../test/startServer.js';
import { createQuota } from './quota.js';

const SLOW = 'The request came too slowly. Try again.';
const limits = {
  headersMs: 300,
  bodyMs: 300,
  file: { graceMs: 300, leastBytesPerSecond: 1_000_000 },
  requests: { each: 3, all: 100 },
  connections: { each: 8, all: 100 },
  anonymousSockets: { each: 2, all: 100 },
  sockets: { each: 2, all: 100 },
  anonymousSocketMs: 500,
};
const server = shared(() => startServer({ limits }));
const alone = shared(() => startServer({ limits, settings: { TRUST_PROXY: '0' } }));

const sockets: Socket[] = [];
const dialled: WebSocket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(
    dialled.splice(0).map(async (socket) => {
      if (socket.readyState === WebSocket.CLOSED) return;
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.terminate();
      await closed;
    }),
  );
});

/** Sends the text and nothing more. @returns the answer, until the server closes the connection */
async function send({ url }: TestServer, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.write(text);
  let answer = '';
  socket.setEncoding('utf8').on('data', (part) => (answer += part));
  await new Promise<void>((resolve) => socket.once('close', () => resolve()).on('error', () => {}));
  return answer;
}

const head = (line: string, headers: Record<string, string | number>) =>
  `${line} HTTP/1.1\r\nhost: localhost\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
const unfinished = (address: string) =>
  head('POST /api/auth/login', {
    'content-type': 'application/json',
    'content-length': 100,
    'x-forwarded-for': address,
  });

describe('a request that arrives too slowly', () => {
  test.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: local', SLOW],
    ['the body of a login', unfinished('203.0.113.1'), SLOW],
    [
      'the body of a GraphQL request',
      head('POST /graphql', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }),
      JSON.stringify({ errors: [{ message: SLOW, extensions: { code: 'REQUEST_TIMEOUT' } }] }),
    ],
  ])('%s: is answered with 408 and its connection closed', async (_what, text, body) => {
    const answer = await send(server, text);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer.endsWith(body)).toBe(true);
  });

  test('a file may be slow, but not slower than the minimal rate', async () => {
    const { cookie } = await server.register();
    const link = await fetch(`${server.url}/api/objects/upload`, { method: 'POST', headers: { cookie } });
    const { pathname, search } = new URL(((await link.json()) as { uploadURL: string }).uploadURL);
    const put = head(`PUT ${pathname}${search}`, { 'content-type': 'image/png', 'content-length': 10_000 });
    const answer = await send(server, `${put}${'x'.repeat(5000)}`);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer.endsWith(SLOW)).toBe(true);
  });
});

test('limits the concurrent requests of one address, without effect on others', async () => {
  const slow = [1, 2, 3].map(() => send(server, unfinished('203.0.113.2')));
  await vi.waitFor(async () => {
    const answer = await fetch(`${server.url}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.2' } });
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
      429,
      '1',
      'Too many requests at once from your address. Try again in a moment.',
    ]);
  }, 15_000);
  const other = await fetch(`${server.url}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.3' } });
  expect(other.status).toBe(200);
  expect((await Promise.all(slow)).every((answer) => answer.includes(' 408 '))).toBe(true);
  const again = await fetch(`${server.url}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.2' } });
  expect(again.status).toBe(200);
});

test('limits the connections of one address when there is no proxy', async () => {
  const { hostname, port } = new URL(alone.url);
  for (let held = 0; held < limits.connections.each; held++) {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    await new Promise((resolve) => socket.once('connect', resolve));
  }
  const answer = await send(alone, '');
  expect(answer).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n/);
  expect(answer).toContain('Too many connections from your address.');
});

/** @returns the socket, or the status of the refusal */
function dial(headers: Record<string, string>): Promise<WebSocket | string> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  dialled.push(socket);
  return new Promise((resolve) => {
    socket.once('open', () => resolve(socket)).once('error', (error) => resolve(error.message));
  });
}

const closeOf = (socket: WebSocket | string) =>
  new Promise((resolve) => (socket as WebSocket).once('close', (code, reason) => resolve([code, String(reason)])));

describe('a WebSocket', () => {
  test('without a session is closed soon, and an address may have few of them', async () => {
    const headers = { 'x-forwarded-for': '2001:db8::1' };
    const [first, second] = [await dial(headers), await dial({ 'x-forwarded-for': '2001:db8::2' })];
    const closed = [closeOf(first), closeOf(second)];
    expect(await dial({ 'x-forwarded-for': '2001:db8::3' })).toMatch(/429/);
    expect(await dial({ 'x-forwarded-for': '2001:db8:1::3' })).toBeInstanceOf(WebSocket);
    (first as WebSocket).send('{"type":"connection_init"}');
    expect(await closed[0]).toEqual([4403, 'Sign in first.']);
    await closed[1];
    await vi.waitFor(async () => expect(await dial(headers)).toBeInstanceOf(WebSocket), 15_000);
  });

  test('of a person stays open; their number is limited over all addresses', async () => {
    const { cookie } = await server.register();
    const headers = (address: string) => ({ cookie, 'x-forwarded-for': address });
    const [first, second] = [await dial(headers('203.0.113.4')), await dial(headers('203.0.113.5'))];
    expect([first, second].every((each) => each instanceof WebSocket)).toBe(true);
    expect(await dial(headers('203.0.113.6'))).toMatch(/429/);
    const upgrade = { ...headers('203.0.113.6'), connection: 'Upgrade', upgrade: 'websocket' };
    const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-version': '13' };
    expect(await send(server, head('GET /graphql', { ...upgrade, ...key }))).toMatch(
      /\r\n\r\nThere are too many live connections of yours: at most 2\. Close one first\.$/,
    );
    const closed = closeOf(first);
    (first as WebSocket).close();
    await closed;
    await vi.waitFor(async () => expect(await dial(headers('203.0.113.6'))).toBeInstanceOf(WebSocket), 15_000);
  });

  test('is closed with 1009 and one log line when a message is too large', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const logged = vi.spyOn(server.services.log, 'warn');
    const socket = await dial({ 'x-forwarded-for': '203.0.113.7' });
    const closed = closeOf(socket);
    (socket as WebSocket).send('x'.repeat(64 * 1024 + 1));
    expect(await closed).toEqual([1009, '']);
    expect(printed).not.toHaveBeenCalled();
    expect(logged.mock.calls).toEqual([[{ error: 'Max payload size exceeded' }, 'a WebSocket failed']]);
    vi.restoreAllMocks();
  });
});

test('a place is returned once', () => {
  const quota = createQuota({ each: 1, all: 2 });
  const give = quota.take('a');
  expect(quota.take('a')).toBeNull();
  expect(quota.take('b')).not.toBeNull();
  expect(quota.take('c')).toBeNull();
  give?.();
  give?.();
  expect([quota.take('c'), quota.take('d')]).toEqual([expect.any(Function), null]);
});
