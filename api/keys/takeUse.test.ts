import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createPrisma, type PrismaClient } from '../db/client.js';
import { freshDatabase } from '../test/database.js';
import { takeUse } from './takeUse.js';

const limits = { window: 60, requests: 10, cost: 100 };
const amounts = { requests: 4, cost: 0 };
let prisma: PrismaClient;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await freshDatabase();
  prisma = createPrisma(database.url);
  ({ drop } = database);
});
afterAll(async () => {
  await prisma.$disconnect();
  await drop();
});

it('keeps what others have used until it ends by the database’s clock, whatever the time is here', async () => {
  expect(await takeUse(prisma, { holder: 'one', limits, amounts })).toMatchObject({ free: { requests: 6 } });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  await takeUse(prisma, { holder: 'other', limits, amounts });
  expect(await takeUse(prisma, { holder: 'one', limits, amounts })).toMatchObject({ free: { requests: 2 } });
});

it('removes what has ended when a window begins', async () => {
  await prisma.$executeRaw`UPDATE "KeyUse" SET "endsAt" = now() AT TIME ZONE 'utc' - interval '1 second'`;
  await takeUse(prisma, { holder: 'another', limits, amounts });
  expect(await prisma.keyUse.count()).toBe(1);
});
