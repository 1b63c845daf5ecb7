import { expect, it, onTestFinished, vi } from 'vitest';
import { freshPrisma } from '../test/freshPrisma.js';
import { shared } from '../test/shared.js';
import { takeUse } from './takeUse.js';

const limits = { window: 60, requests: 10, cost: 100 };
const amounts = { requests: 4, cost: 0 };
const database = shared(freshPrisma);

it('keeps what others have used until it ends by the database’s clock, whatever the time is here', async () => {
  expect(await takeUse(database.prisma, { holder: 'one', limits, amounts })).toMatchObject({ free: { requests: 6 } });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  await takeUse(database.prisma, { holder: 'other', limits, amounts });
  expect(await takeUse(database.prisma, { holder: 'one', limits, amounts })).toMatchObject({ free: { requests: 2 } });
});

it('removes what has ended when a window begins', async () => {
  await database.prisma.$executeRaw`UPDATE "KeyUse" SET "endsAt" = now() AT TIME ZONE 'utc' - interval '1 second'`;
  await takeUse(database.prisma, { holder: 'another', limits, amounts });
  expect(await database.prisma.keyUse.count()).toBe(1);
});
