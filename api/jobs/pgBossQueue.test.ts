import pino from 'pino';
import { expect, it } from 'vitest';
import { createPrisma } from '../db/client.js';
import { freshDatabase } from '../test/database.js';
import { startQueue } from './pgBossQueue.js';

const log = pino({ level: 'silent' });

it('a start gives queues of an older version the settings of this one', async () => {
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
