import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Program } from '../domain/caller.js';
import { freshPrisma } from '../test/freshPrisma.js';
import { shared } from '../test/shared.js';
import { createKeyMeters } from './keyMeters.js';

/** A process takes two requests at once. */
const LIMITS = { window: 60, requests: 40, cost: 400 };
const database = shared(freshPrisma);

function openMeters({ mostKept }: { readonly mostKept: number }) {
  const meters = createKeyMeters(database.prisma, LIMITS, mostKept);
  return () => {
    const key = { id: randomUUID(), name: 'Listing software', scopes: [], origins: null };
    const program: Program = { userId: null, workspaceId: 'org_1', key };
    return meters.of(program, '192.0.2.0', null);
  };
}

/** Requests that all holders have taken from their limits in the database. */
async function taken(): Promise<number> {
  const { _sum: sum } = await database.prisma.keyUse.aggregate({ _sum: { requests: true } });
  return sum.requests ?? 0;
}

it('forgets the use that is the oldest when there are too many, and keeps what was taken for others', async () => {
  const newMeter = openMeters({ mostKept: 2 });
  const [first, second, third] = [newMeter(), newMeter(), newMeter()];
  const before = await taken();
  for (const meter of [first, second, third]) await meter.takeRequest();
  await second.takeRequest();
  expect((await taken()) - before).toBe(6);
  await first.takeRequest();
  expect((await taken()) - before).toBe(8);
});

it('forgets uses that have ended before any other', async () => {
  const began = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: began });
  onTestFinished(() => void vi.useRealTimers());
  const newMeter = openMeters({ mostKept: 2 });
  const [ended, running, next] = [newMeter(), newMeter(), newMeter()];
  const before = await taken();
  await ended.takeRequest();
  vi.setSystemTime(began + 30_000);
  await running.takeRequest();
  await ended.takeRequest();
  vi.setSystemTime(began + 61_000);
  await next.takeRequest();
  await running.takeRequest();
  expect((await taken()) - before).toBe(6);
});
