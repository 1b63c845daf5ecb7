import { PgBoss } from 'pg-boss';
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { createPrisma, type Transaction } from '../db/client.js';
import { freshDatabase } from '../test/database.js';
import { startQueue } from './pgBossQueue.js';
import type { Queue } from './queue.js';

const log = pino({ level: 'silent' });

/** Takes messages; those of the kind `stage` with that function. */
async function takeWork(queue: Queue, work: () => Promise<void>, giveUp = async () => {}) {
  const one = { work: async () => {}, giveUp: async () => {} };
  const staging = {
    stage: { work, giveUp },
    checkTurns: one,
    deliver: one,
    makePack: one,
    suggestRoom: one,
    removeObjects: one,
  };
  const mail = {
    sendReset: one,
    sendEmailChange: one,
    tellEmailChanged: one,
    sendInvitation: one,
    tell: one,
    sendNotice: one,
  };
  const hourly = { lapseInvoices: one, sweepFiles: one, removeOld: one };
  await queue.work({ ...staging, ...mail, ...hourly, callOffPayments: one });
}

/** A queue that takes messages, with the times in milliseconds at which it took one or gave it up. */
async function workingQueue(work = async () => {}) {
  const { url: databaseUrl, drop } = await freshDatabase();
  const prisma = createPrisma(databaseUrl);
  const queue = await startQueue({ databaseUrl, log });
  const [taken, givenUp]: [number[], number[]] = [[], []];
  await takeWork(
    queue,
    async () => {
      taken.push(Date.now());
      await work();
    },
    async () => void givenUp.push(Date.now()),
  );
  await new Promise((done) => setTimeout(done, 500)); // its first polls are over
  return {
    prisma,
    queue,
    taken,
    givenUp,
    async close() {
      await queue.close();
      await prisma.$disconnect();
      await drop();
    },
  };
}

/** Less than the polls' interval by far. */
const soon = { timeout: 6000, interval: 20 };

it('updates the settings and schedules of an older version at the start', async () => {
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
  const schedules = () => prisma.$queryRaw<{ name: string }[]>`SELECT name FROM queue.schedule ORDER BY name`;
  const scheduled = await schedules();
  const older = new PgBoss({ connectionString: databaseUrl, schema: 'queue' });
  await older.start();
  await older.createQueue('sweep-webhooks');
  await older.schedule('sweep-webhooks', '45 * * * *');
  await older.stop();
  expect(await schedules()).not.toEqual(scheduled);
  await (await startQueue({ databaseUrl, log })).close();
  expect(await schedules()).toEqual(scheduled);
  expect((await settings()).filter(({ name }) => name !== 'sweep-webhooks')).toEqual(ours);
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
  await takeWork(queue, async () => void times.push(performance.now()));
  await vi.waitFor(() => expect(times).toHaveLength(6), { timeout: 20_000, interval: 50 });
  // the first may be taken before its worker can be asked again: one pause of a second
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
  await takeWork(queue, async () => void works.push('taken'));
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

it('takes a message with a time at that time', async () => {
  const { prisma, queue, taken, close } = await workingQueue();
  const after = new Date(Date.now() + 2500);
  await prisma.$transaction((tx) => queue.send(tx, { kind: 'stage' }, after));
  await vi.waitFor(() => expect(taken).toHaveLength(1), soon);
  const late = (taken[0] ?? 0) - after.getTime();
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(900); // the watch knows the time: it does not wait for its next look
  await close();
});

it('takes a message that nobody was notified of', async () => {
  const { prisma, taken, close } = await workingQueue();
  await prisma.$executeRaw`INSERT INTO queue.job (name, data) VALUES ('stage-staging-job', '{"kind":"stage"}')`;
  await vi.waitFor(() => expect(taken).toHaveLength(1), soon);
  await close();
});

it('takes each message once while its listening connection is cut, and after it listens again', async () => {
  const { prisma, queue, taken, close } = await workingQueue();
  const listeners = () => prisma.$queryRaw<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN "pgboss%'`;
  const send = () => prisma.$transaction((tx) => queue.send(tx, { kind: 'stage' }));
  const [{ pid = 0 } = {}] = await listeners();
  await prisma.$queryRaw`SELECT pg_terminate_backend(${pid}::int)`;
  await send();
  await vi.waitFor(() => expect(taken).toHaveLength(1), soon);
  await vi.waitFor(async () => expect(await listeners()).not.toEqual([]), soon);
  await send();
  await vi.waitFor(() => expect(taken).toHaveLength(2), soon);
  await close();
});

it('repeats a failed message after its pause, and gives it up after the last try', async () => {
  const { prisma, taken, givenUp, close } = await workingQueue(async () => {
    throw new Error('It fails.');
  });
  await prisma.$executeRaw`
    INSERT INTO queue.job (name, data, retry_limit, retry_delay, dead_letter)
    VALUES ('stage-staging-job', '{"kind":"stage"}', 1, 1, 'stage-staging-job-lost')`;
  await vi.waitFor(() => expect([taken.length, givenUp.length]).toEqual([2, 1]), { ...soon, timeout: 8000 });
  expect((taken[1] ?? 0) - (taken[0] ?? 0)).toBeGreaterThanOrEqual(900);
  await close();
});

it('takes the message of a worker that died, and leaves that of a living one', async () => {
  const { prisma, taken, close } = await workingQueue();
  await prisma.$executeRaw`
    INSERT INTO queue.job (name, data, state, started_on, heartbeat_on, heartbeat_seconds, retry_limit, retry_delay)
    VALUES ('stage-staging-job', '{"kind":"stage"}', 'active', now(), now() - interval '13 seconds', 15, 10, 1),
      ('stage-staging-job', '{"kind":"stage"}', 'active', now(), now(), 60, 10, 1)`;
  await vi.waitFor(() => expect(taken).toHaveLength(1), { ...soon, timeout: 8000 });
  const states = await prisma.$queryRaw`SELECT state::text FROM queue.job WHERE name = 'stage-staging-job' ORDER BY 1`;
  expect(states).toContainEqual({ state: 'active' });
  await close();
});
