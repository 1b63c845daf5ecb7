import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { createPrisma, type Transaction } from '../db/client.js';
import { freshDatabase } from '../test/database.js';
import { startQueue } from './pgBossQueue.js';

const log = pino({ level: 'silent' });

it('updates the settings of queues of an older version at the start', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const prisma = createPrisma(databaseUrl);
  await (await startQueue({ databaseUrl, log })).close();
  const settings = () => prisma.$queryRaw<{ name: string }[]>`
    SELECT name, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds, dead_letter
    FROM queue.queue ORDER BY name`;
  const ours = await settings();
  await prisma.$executeRaw`UPDATE queue.queue SET retry_limit = 2, retry_delay = 0, retry_backoff = false,
    retry_delay_max = NULL, expire_seconds = 900, heartbeat_seconds = NULL, dead_letter = NULL WHERE name <> ''`;
  expect(await settings()).not.toEqual(ours);
  await (await startQueue({ databaseUrl, log })).close();
  expect(await settings()).toEqual(ours);
  await prisma.$disconnect();
  await drop();
});

it('takes messages with the transaction that sends them, and drops them where it fails', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const prisma = createPrisma(databaseUrl);
  const queue = await startQueue({ databaseUrl, log });
  const send = async (tx: Transaction) => {
    await queue.send(tx, { kind: 'stage' });
    await queue.sendMany(tx, { kind: 'stage' }, 2);
  };
  const sent = () => prisma.$transaction((tx) => queue.unfinished(tx, 'stage'));
  const failing = prisma.$transaction(async (tx) => {
    await send(tx);
    throw new Error('It fails.');
  });
  await expect(failing).rejects.toThrow('It fails.');
  expect(await sent()).toEqual([]);
  await prisma.$transaction(send);
  expect(await sent()).toHaveLength(3);
  await queue.close();
  await prisma.$disconnect();
  await drop();
});

it('takes messages that waited before it one after another, without a pause', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const prisma = createPrisma(databaseUrl);
  const queue = await startQueue({ databaseUrl, log });
  await prisma.$transaction((tx) => queue.sendMany(tx, { kind: 'stage' }, 6));
  const times: number[] = [];
  const one = { work: async () => {}, giveUp: async () => {} };
  const stage = { ...one, work: async () => void times.push(performance.now()) };
  const staging = { stage, checkTurns: one, deliver: one, removeObjects: one };
  const mail = { sendReset: one, sendEmailChange: one, tellEmailChanged: one };
  await queue.work({ ...staging, ...mail, callOffPayments: one, lapseInvoices: one, sweepFiles: one });
  await vi.waitFor(() => expect(times).toHaveLength(6), { timeout: 20_000, interval: 50 });
  // the first may be taken before its worker can be asked again: one pause of 2 s
  expect((times.at(-1) ?? 0) - (times[1] ?? 0)).toBeLessThan(1500);
  await queue.close();
  await prisma.$disconnect();
  await drop();
});

it('logs other failures during its work, and continues', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const prisma = createPrisma(databaseUrl);
  const lines: string[] = [];
  const noting = pino({}, { write: (line: string) => lines.push((JSON.parse(line) as { msg: string }).msg) });
  const queue = await startQueue({ databaseUrl, log: noting });
  const works: string[] = [];
  const one = { work: async () => void works.push('taken'), giveUp: async () => {} };
  const staging = { stage: one, checkTurns: one, deliver: one, removeObjects: one };
  const mail = { sendReset: one, sendEmailChange: one, tellEmailChanged: one };
  await queue.work({ ...staging, ...mail, callOffPayments: one, lapseInvoices: one, sweepFiles: one });
  await prisma.$executeRaw`ALTER TABLE queue.queue RENAME COLUMN retry_limit TO away`;
  await prisma.$executeRaw`ALTER FUNCTION queue.job_now() RENAME TO away`;
  await vi.waitFor(() => expect(lines).toContain('queue failed'), { timeout: 30_000, interval: 100 });
  await prisma.$executeRaw`ALTER FUNCTION queue.away() RENAME TO job_now`;
  await prisma.$executeRaw`ALTER TABLE queue.queue RENAME COLUMN away TO retry_limit`;
  await prisma.$transaction((tx) => queue.send(tx, { kind: 'stage' }));
  await vi.waitFor(() => expect(works).toEqual(['taken']), { timeout: 30_000, interval: 100 });
  await queue.close();
  await prisma.$disconnect();
  await drop();
});
