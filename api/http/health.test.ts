import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readEnv } from '../env.js';
import { startServices, type RunningServices } from '../startServices.js';
import { freshDatabase } from '../test/database.js';
import { alive, ready } from './health.js';

const NO_DATABASE = 'The database does not answer.';
const NO_STORE = 'The store cannot be reached: files can be neither sent nor shown.';
const NO_WORKER = 'No worker is running: nothing is staged or delivered.';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let dataDir: string;
let api: RunningServices;
let worker: RunningServices;
let server: Server;
let isReady: ReturnType<typeof ready>;

const log = pino({ level: 'silent' });
const start = () => startServices({ env: readEnv([], { DATA_DIR: dataDir }), databaseUrl: database.url, log });
const unused = { work: async () => {}, giveUp: async () => {} };

beforeAll(async () => {
  database = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'health-'));
  api = await start();
  worker = await start();
  server = createServer((request, response) => {
    void (request.url === '/healthz' ? alive : isReady)(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

// An answer is cached for a second; a new handler has an empty cache.
beforeEach(() => {
  isReady = ready(api.services);
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await api.stop();
  await rm(dataDir, { recursive: true });
});

async function ask(path: string) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return { status: answer.status, text: await answer.text() };
}

test('is not ready without a worker, with a sentence and a quiet log', async () => {
  const warn = vi.spyOn(log, 'warn');
  expect(await ask('/readyz')).toEqual({ status: 503, text: NO_WORKER });
  expect(warn).not.toHaveBeenCalled();
  expect(await ask('/healthz')).toEqual({ status: 200, text: 'alive' });
});

test('a process that only answers is ready without a worker, and says that there is none', async () => {
  isReady = ready({ ...api.services, env: { ...api.services.env, role: 'api' } });
  expect(await ask('/readyz')).toEqual({ status: 200, text: `ready\n${NO_WORKER}` });
});

test('is ready with database, store and worker', async () => {
  const staging = { stage: unused, deliver: unused, makePack: unused, suggestRoom: unused, removeObjects: unused };
  const mail = {
    sendReset: unused,
    sendEmailChange: unused,
    tellEmailChanged: unused,
    sendInvitation: unused,
    tell: unused,
    sendNotice: unused,
  };
  const hourly = { checkTurns: unused, lapseInvoices: unused, sweepFiles: unused, removeOld: unused };
  const handlers = { ...staging, ...mail, callOffPayments: unused, ...hourly };
  await worker.services.queue.work(handlers);
  await vi.waitFor(
    async () => {
      isReady = ready(api.services);
      expect(await ask('/readyz')).toEqual({ status: 200, text: 'ready' });
    },
    { timeout: 10_000, interval: 200 },
  );
});

test('is no longer ready as soon as it stops, and lives on', async () => {
  const stopping = new AbortController();
  isReady = ready(api.services, stopping.signal);
  expect(await ask('/readyz')).toEqual({ status: 200, text: 'ready' });
  stopping.abort();
  const text = 'This process stops: another one takes its requests.';
  expect(await ask('/readyz')).toEqual({ status: 503, text });
  expect(await ask('/healthz')).toEqual({ status: 200, text: 'alive' });
});

test('checks the parts once for many concurrent requests', async () => {
  const asked = vi.spyOn(api.services.store, 'reach');
  await Promise.all(Array.from({ length: 20 }, () => ask('/readyz')));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('reports an unusable store with its sentence', async () => {
  const files = join(dataDir, 'files');
  await rm(files, { recursive: true });
  // Root can write anywhere, but not below a file.
  await writeFile(files, '');
  expect(await ask('/readyz')).toEqual({ status: 503, text: NO_STORE });
  await rm(files);
});

test('does not count a worker that stopped or sends no heartbeat', async () => {
  await worker.stop();
  expect(await ask('/readyz')).toEqual({ status: 503, text: NO_WORKER });
  // Imitates a crashed worker, which never reported its end.
  const { prisma } = api.services;
  const leave = (seconds: number) => prisma.$executeRaw`
    UPDATE queue.instance SET stopped_on = NULL, heartbeat_on = now() - make_interval(secs => ${seconds}::int)
    WHERE jsonb_array_length(workers::jsonb) > 0`;
  expect(await leave(5)).toBe(1);
  isReady = ready(api.services);
  expect(await ask('/readyz')).toEqual({ status: 200, text: 'ready' });
  await leave(12);
  isReady = ready(api.services);
  expect(await ask('/readyz')).toEqual({ status: 503, text: NO_WORKER });
});

test('reports an unavailable database with its sentence', async () => {
  await database.drop();
  expect(await ask('/readyz')).toEqual({ status: 503, text: NO_DATABASE });
  expect(await ask('/healthz')).toEqual({ status: 200, text: 'alive' });
});
