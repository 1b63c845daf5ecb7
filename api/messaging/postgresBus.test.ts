import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { createPrisma } from '../db/client.js';
import { freshDatabase } from '../test/database.js';
import { severedDatabase } from '../test/severedDatabase.js';
import { shared } from '../test/shared.js';
import type { BusEvent } from './bus.js';
import { notify } from './notify.js';
import { startBus } from './postgresBus.js';

const lines: string[] = [];
const log = pino({}, { write: (line: string) => lines.push((JSON.parse(line) as { msg: string }).msg) });
const limits = { connectMs: 500, queryMs: 900 };

const bus = shared(async () => {
  const { url, drop } = await freshDatabase();
  const way = await severedDatabase(url);
  const started = await startBus(way.url, log, limits);
  const prisma = createPrisma(url);
  const heard: BusEvent[] = [];
  const ended = (async () => {
    for await (const event of started.subscribe()) heard.push(event);
  })();
  const close = async () => {
    await started.close();
    await ended;
    await prisma.$disconnect();
    await way.close();
    await drop();
  };
  const { watchWorkspaces } = started;
  const send = () => notify(prisma, message);
  return { way, heard, send, watchWorkspaces, close };
});

const message = { kind: 'stagingJob', workspaceId: 'org_1', id: 'job_1' } as const;
const patience = { timeout: 20_000, interval: 100 };

it('delivers messages', async () => {
  await bus.send();
  await vi.waitFor(() => expect(bus.heard).toEqual([message]), patience);
});

it.each(['cut', 'silence'] as const)('listens again after a %s, and reports it once', async (fault) => {
  bus.heard.length = 0;
  lines.length = 0;
  const changed: (string | null)[] = [];
  const stop = bus.watchWorkspaces((workspaceId) => changed.push(workspaceId));
  await bus.way[fault]();
  await vi.waitFor(() => expect(lines).toContain('the bus cannot use the database; it tries again'), patience);
  await vi.waitFor(() => expect(changed).toContain(null), patience);
  await bus.way.restore();
  await vi.waitFor(() => expect(bus.heard).toContainEqual({ kind: 'reconnected' }), patience);
  await bus.send();
  await vi.waitFor(() => expect(bus.heard).toContainEqual(message), patience);
  expect(changed.at(-1)).toBe('org_1');
  stop();
  const ours = lines.filter((line) => line.includes('use the database'));
  expect(ours).toEqual(['the bus cannot use the database; it tries again', 'the bus can use the database again']);
});

it('closes while it tries to connect', async () => {
  const { url, drop } = await freshDatabase();
  const way = await severedDatabase(url);
  const started = await startBus(way.url, log, limits);
  lines.length = 0;
  await way.cut();
  await vi.waitFor(() => expect(lines).toContain('the bus cannot use the database; it tries again'), patience);
  await new Promise((done) => setTimeout(done, 3500)); // by now its retry interval is longer than the limit below
  const began = performance.now();
  await started.close();
  expect(performance.now() - began).toBeLessThan(1000);
  await drop();
});
