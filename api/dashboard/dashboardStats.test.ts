import { beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../db/generated/client.js';
import { newId } from '../domain/ids.js';
import { makeJob, makeProject, mutate } from '../test/factories.js';
import { stageAll } from '../test/staged.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';

interface Stats {
  readonly activeProjects: number;
  readonly stagingJobs: number;
  readonly revenue: string;
  readonly currency: string;
  readonly turnaround: string | null;
}

const MINUTE = 60_000;
const server = shared(startServer);
let who: Registered;
beforeEach(async () => {
  who = await server.register();
});

async function stats(by = who): Promise<Stats> {
  const { data, errors } = await server.graphql<{ viewer: { dashboardStats: Stats } }>(
    '{ viewer { dashboardStats { activeProjects stagingJobs revenue currency turnaround } } }',
    {},
    by.cookie,
  );
  expect(errors).toBeUndefined();
  return data.viewer.dashboardStats;
}

const change = (name: string, input: object) => mutate(server, who, { name, input });

interface PaidInvoice {
  readonly total: string;
  /** null: not paid */
  readonly paidAt?: Date | null;
  readonly currency?: string;
}

async function makeInvoice(projectId: string, { total, paidAt = new Date(), currency = 'USD' }: PaidInvoice) {
  const id = newId('inv');
  const money = { subtotal: total, tax: 0, total: new Prisma.Decimal(total) };
  const paid = { status: paidAt ? ('paid' as const) : ('sent' as const), paidAt };
  await server.services.prisma.invoice.create({
    data: { id, workspaceId: who.workspaceId, projectId, invoiceNumber: id, currency, ...money, ...paid },
  });
}

/** Gives a job's proofs times that long after its order. */
async function provenAfter(jobId: string, ...milliseconds: number[]) {
  const { prisma } = server.services;
  const { createdAt, items } = await prisma.stagingJob.findUniqueOrThrow({
    where: { id: jobId },
    include: { items: true },
  });
  expect(milliseconds).toHaveLength(items.length);
  const firstProofsAt = new Date(createdAt.getTime() + Math.max(...milliseconds));
  await prisma.stagingJob.update({ where: { id: jobId }, data: { firstProofsAt } });
}

it('an empty workspace has zeros and no turnaround', async () => {
  const nothing = { activeProjects: 0, stagingJobs: 0, revenue: '0.00', currency: 'USD', turnaround: null };
  expect(await stats()).toEqual(nothing);
});

it('counts active projects and jobs that are not deleted', async () => {
  await makeProject(server, who);
  await makeProject(server, who, { status: 'ON_HOLD' });
  const [kept, gone] = [await makeJob(server, who), await makeJob(server, who)];
  await change('cancelStagingJob', { id: kept.jobId });
  expect(await stats()).toMatchObject({ activeProjects: 3, stagingJobs: 2 });
  await change('deleteProject', { id: gone.projectId });
  expect(await stats()).toMatchObject({ activeProjects: 2, stagingJobs: 1 });
});

it('sums this month’s payments to the cent, in the workspace’s currency', async () => {
  const projectId = await makeProject(server, who);
  const gone = await makeProject(server, who);
  const now = new Date();
  const monthBegan = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  await makeInvoice(projectId, { total: '0.10', paidAt: new Date(monthBegan) });
  await makeInvoice(projectId, { total: '0.20' });
  await makeInvoice(projectId, { total: '9999999999.00' });
  await makeInvoice(projectId, { total: '5.00', paidAt: new Date(monthBegan - 1) });
  await makeInvoice(projectId, { total: '7.00', paidAt: null });
  await makeInvoice(projectId, { total: '11.00', currency: 'EUR' });
  await makeInvoice(gone, { total: '13.00' });
  expect((await stats()).revenue).toBe('10000000012.30');
  // what was paid stays in the books
  await change('deleteProject', { id: gone });
  expect((await stats()).revenue).toBe('10000000012.30');
});

describe('turnaround', () => {
  it('is the median over jobs from the order to the last of its first proofs', async () => {
    const one = await makeJob(server, who, { photos: 2 });
    const [two, three] = [await makeJob(server, who), await makeJob(server, who)];
    await stageAll(server, one.jobId);
    await provenAfter(one.jobId, 3 * MINUTE, 10 * MINUTE);
    expect((await stats()).turnaround).toBe('10 min');
    await stageAll(server, two.jobId);
    await provenAfter(two.jobId, 20 * MINUTE);
    expect((await stats()).turnaround).toBe('15 min');
    await stageAll(server, three.jobId);
    await provenAfter(three.jobId, 1.8 * 60 * MINUTE);
    expect((await stats()).turnaround).toBe('20 min');
    await provenAfter(one.jobId, 5 * 60 * MINUTE, 3 * 60 * MINUTE);
    expect((await stats()).turnaround).toBe('1.8 hrs');
  });

  it('counts until the newest of the first proofs', async () => {
    const { jobId } = await makeJob(server, who, { photos: 2 });
    await stageAll(server, jobId);
    const { prisma } = server.services;
    const job = await prisma.stagingJob.findUniqueOrThrow({ where: { id: jobId } });
    const { _max: newest } = await prisma.stagingRound.aggregate({
      where: { item: { jobId } },
      _max: { createdAt: true },
    });
    expect(job.firstProofsAt).toEqual(newest.createdAt);
    await provenAfter(jobId, 4 * MINUTE, 5 * MINUTE);
    expect((await stats()).turnaround).toBe('5 min');
  });

  it('does not change with a revision and its proofs', async () => {
    const { jobId } = await makeJob(server, who);
    await stageAll(server, jobId);
    await provenAfter(jobId, 2 * MINUTE);
    await change('requestRevision', { id: jobId, reason: 'Another sofa' });
    expect((await stats()).turnaround).toBe('2 min');
    await stageAll(server, jobId, 1);
    expect((await stats()).turnaround).toBe('2 min');
  });

  it('ignores jobs without proofs', async () => {
    const { jobId } = await makeJob(server, who);
    await stageAll(server, jobId);
    await server.services.prisma.stagingJob.update({ where: { id: jobId }, data: { status: 'processing' } });
    expect((await stats()).turnaround).toBeNull();
  });
});

it('is separate for each workspace', async () => {
  const { jobId, projectId } = await makeJob(server, who);
  await stageAll(server, jobId);
  await makeInvoice(projectId, { total: '5.00' });
  const stranger = await server.register();
  expect(await stats(stranger)).toMatchObject({ activeProjects: 0, stagingJobs: 0, revenue: '0.00', turnaround: null });
});
