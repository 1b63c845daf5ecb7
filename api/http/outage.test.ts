/** The product while its own database is killed, cannot start, and recovers. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { httpClient, type HttpClient, type SignedUp } from '../test/httpClient.js';
import { post } from '../test/signIn.js';
import { spawnServer, type SpawnedServer } from '../test/spawnServer.js';

const AWAY = 'The database cannot be used right now. Try again in a moment.';
const PROJECTS = '{ viewer { projects { totalCount } } }';
const dataDir = mkdtempSync(join(tmpdir(), 'showhome-outage-'));
const cluster = join(dataDir, 'postgres/cluster');
const patience = { timeout: 30_000, interval: 100 };

let server: SpawnedServer;
let client: HttpClient;
let person: SignedUp;

beforeAll(async () => {
  chmodSync(dataDir, 0o711); // when run as root, the database runs as another user
  server = await spawnServer({ dataDir });
  client = httpClient(server.url);
  person = await client.register();
}, 120_000);

afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string) => fetch(`${server.url}${path}`, { headers: { cookie: person.cookie } });

/** Stops the database, and prevents its start during `work`. */
async function without<Result>(work: () => Promise<Result>): Promise<Result> {
  const control = join(cluster, 'global/pg_control');
  const [pid] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  renameSync(control, `${control}.away`);
  process.kill(Number(pid), 'SIGKILL');
  try {
    await vi.waitFor(() => expect(server.output()).toContain('the database has stopped'), patience);
    return await work();
  } finally {
    renameSync(`${control}.away`, control);
  }
}

test('answers 503 everywhere, stays alive, and recovers by itself', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { cookie: person.cookie },
  });
  const messages: { type: string; payload?: unknown }[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send('{"type":"connection_init"}');
  await vi.waitFor(() => expect(messages.map(({ type }) => type)).toEqual(['connection_ack']), patience);
  socket.send(
    JSON.stringify({ id: '1', type: 'subscribe', payload: { query: 'subscription { activityAdded { __typename } }' } }),
  );

  await without(async () => {
    expect((await get('/healthz')).status).toBe(200);
    const ready = await get('/readyz');
    expect([ready.status, await ready.text()]).toEqual([503, 'The database does not answer.']);
    const refused = [
      await get('/api/auth/user'),
      await get('/api/projects'),
      await post(client, '/api/auth/login', person),
      await post(client, '/api/auth/register', { email: 'late@example.com', password: 'a fine password' }),
      await post(client, '/graphql', { query: PROJECTS }, { cookie: person.cookie }),
    ];
    for (const answer of refused) {
      // as JSON by GraphQL
      const said = [answer.url, answer.status, await answer.text()];
      expect(said).toEqual([answer.url, 503, expect.stringContaining(AWAY)]);
      expect(answer.headers.get('retry-after')).toBe('5');
    }
  });

  await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), patience);
  expect((await get('/api/auth/user')).status).toBe(200);
  const document = 'mutation($input: CreateProjectInput!) { createProject(input: $input) { __typename } }';
  await vi.waitFor(async () => {
    await client.graphql(document, { input: { address: '1 Elm Street' } }, person.cookie);
    expect(messages.filter(({ type }) => type === 'next').length).toBeGreaterThan(0);
  }, patience);
  expect(messages.filter(({ type }) => type === 'error' || type === 'complete')).toEqual([]);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.close();
}, 180_000);

test('then stops cleanly, with its database', async () => {
  expect(await server.stop()).toBe(0);
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
});
