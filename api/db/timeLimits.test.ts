import { expect, it, vi } from 'vitest';
import { freshDatabase } from '../test/database.js';
import { severedDatabase } from '../test/severedDatabase.js';
import { shared } from '../test/shared.js';
import { createPrisma } from './client.js';
import { migrate } from './migrate.js';
import { isOutage } from './outage.js';
import { explainUnreachable } from './startFailure.js';
import { allowLongQueries, TIME_LIMITS } from './timeLimits.js';

const database = shared(async () => {
  const { url, drop } = await freshDatabase();
  const way = await severedDatabase(url);
  const prisma = createPrisma(way.url, { limits: { connectMs: 500, queryMs: 500 } });
  const close = async () => {
    await prisma.$disconnect();
    await way.close();
    await drop();
  };
  return { way, prisma, close };
});
const sleep = (client: Pick<typeof database.prisma, '$executeRaw'>, seconds = 1) =>
  client.$executeRaw`SELECT pg_sleep(${seconds}::float8)`;
const count = () => database.prisma.project.count();

it('aborts a query that takes too long, as an outage; the next one is answered', async () => {
  const failure: unknown = await sleep(database.prisma).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(isOutage(failure)).toBe(true);
  expect(await count()).toBe(0);
});

it('rolls a transaction with such a query back at once, and closes its connection', async () => {
  const { prisma } = database;
  const began = performance.now();
  const work = prisma.$transaction(async (tx) => {
    await tx.workspace.create({ data: { id: 'org_cut', name: 'Cut' } });
    await sleep(tx, 8);
  });
  await expect(work).rejects.toThrow('Query read timeout');
  expect(performance.now() - began).toBeLessThan(5000); // the sleep itself takes longer
  await vi.waitFor(async () => expect(await prisma.workspace.count()).toBe(0), { timeout: 5000 });
});

it('does not abort queries that may take long, in a transaction or outside', async () => {
  const { prisma } = database;
  await allowLongQueries(() => sleep(prisma));
  await allowLongQueries(() => prisma.$transaction((tx) => sleep(tx)));
  await expect(sleep(prisma)).rejects.toThrow('Query read timeout');
});

it('gives up on a server that accepts connections and never answers, and uses it again when it answers', async () => {
  const { way } = database;
  await count();
  way.silence();
  for (let time = 0; time < 2; time++) {
    const failure: unknown = await count().catch((error: unknown) => error);
    expect(isOutage(failure)).toBe(true);
  }
  await way.restore();
  expect(await count()).toBe(0);
});

it('a start with such an address fails with a sentence', async () => {
  const { way } = database;
  way.silence();
  const began = performance.now();
  const failure = await migrate(way.url).catch((error: unknown) => explainUnreachable(error, 'DATABASE_URL'));
  await way.restore();
  expect(performance.now() - began).toBeLessThan(TIME_LIMITS.connectMs + 2000);
  expect(String(failure)).toContain('The database of DATABASE_URL cannot be used (timeout expired).');
});
