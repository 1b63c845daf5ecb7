import { describe, expect, it } from 'vitest';
import { startWorker } from '../jobs/worker.js';
import { makeInvoice } from '../test/invoices.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { today } from './days.js';
import { lapseInvoices } from './lapseInvoices.js';

const DAY = 24 * 3600 * 1000;

const server = shared(startServer);
const who = shared(() => server.register());

/** An invoice that is due in that many days. */
async function dueIn(days: number | null, status: 'draft' | 'sent' | 'paid' | 'cancelled' = 'sent') {
  const { id, projectId } = await makeInvoice(server, who, { status });
  const dueDate = days === null ? null : new Date(today().getTime() + days * DAY);
  await server.services.prisma.invoice.update({ where: { id }, data: { dueDate } });
  return { id, projectId };
}

const statusOf = async (id: string) =>
  (await server.services.prisma.invoice.findUniqueOrThrow({ where: { id } })).status;
const activitiesOf = (entityId: string) => server.services.prisma.activity.findMany({ where: { entityId } });

describe('an invoice becomes overdue', () => {
  it('if it was sent and its due date has passed, and no other', async () => {
    const late = await dueIn(-1);
    const others = [await dueIn(0), await dueIn(1), await dueIn(null)];
    const settled = [await dueIn(-1, 'draft'), await dueIn(-1, 'paid'), await dueIn(-1, 'cancelled')];
    expect(await lapseInvoices(server.services)).toBe(1);
    expect(await statusOf(late.id)).toBe('overdue');
    const [activity, ...more] = await activitiesOf(late.id);
    expect(activity).toMatchObject({ action: 'invoice_overdue', actorId: null, workspaceId: who.workspaceId });
    expect(activity?.description).toMatch(/^Invoice INV-\S+ overdue: 12 Elm Street$/);
    expect(more).toEqual([]);
    expect(await Promise.all(others.map(({ id }) => statusOf(id)))).toEqual(['sent', 'sent', 'sent']);
    expect(await Promise.all(settled.map(({ id }) => statusOf(id)))).toEqual(['draft', 'paid', 'cancelled']);
    expect(await lapseInvoices(server.services)).toBe(0);
  });

  it('once, with several workers at the same time', async () => {
    const late = [await dueIn(-400), await dueIn(-2), await dueIn(-1)];
    const counts = await Promise.all([1, 2, 3, 4].map(() => lapseInvoices(server.services)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(late.length);
    for (const { id } of late) expect(await activitiesOf(id)).toHaveLength(1);
  });

  it('of a deleted project too', async () => {
    const { id, projectId } = await dueIn(-1);
    const { project } = server.services.prisma;
    await project.update({ where: { id: projectId }, data: { deletedAt: new Date() } });
    expect(await lapseInvoices(server.services)).toBe(1);
    expect(await statusOf(id)).toBe('overdue');
  });

  it('by a message that the queue sends every hour', async () => {
    const { id } = await dueIn(-1);
    const { prisma, queue } = server.services;
    await startWorker(server.services);
    await prisma.$transaction((tx) => queue.send(tx, { kind: 'lapseInvoices' }));
    await expect.poll(() => statusOf(id), { timeout: 10_000 }).toBe('overdue');
    const schedules = await prisma.$queryRaw`SELECT cron, data, options->>'missed' AS missed FROM queue.schedule
      WHERE name = 'lapse-invoices'`;
    expect(schedules).toEqual([{ cron: '0 * * * *', data: { kind: 'lapseInvoices' }, missed: 'once' }]);
  });
});

it('a day has passed when it has in all zones: at noon UTC of the next day', () => {
  expect(today(new Date('2026-03-01T12:00:00Z')).toISOString()).toBe('2026-03-01T00:00:00.000Z');
  expect(today(new Date('2026-03-01T11:59:59.999Z')).toISOString()).toBe('2026-02-28T00:00:00.000Z');
});
