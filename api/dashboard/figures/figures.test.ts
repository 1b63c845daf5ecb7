import { beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../db/generated/client.js';
import { newId } from '../../domain/ids.js';
import { makeColleague } from '../../test/colleagues.js';
import { makeJob, makeProject, mutate } from '../../test/factories.js';
import { stageAll } from '../../test/staged.js';
import { shared } from '../../test/shared.js';
import { startServer, type Registered } from '../../test/startServer.js';
import { figuresCsv } from './figuresCsv.js';

const server = shared(startServer);
let who: Registered;
beforeEach(async () => {
  who = await server.register({ firstName: 'Ida', lastName: 'Berg' });
});

const today = new Date().toISOString().slice(0, 10);
const THIS_MONTH = today.slice(0, 7);
const FIGURES = `query($from: Day!, $to: Day!, $tag: String) { viewer { figures(from: $from, to: $to, tag: $tag) {
  month agent { id } projects rooms roundsPerRoom hoursToApproval spending currency } } }`;

const ask = (variables: object = {}, by = who) =>
  server.graphql<{ viewer: { figures: Record<string, unknown>[] } }>(
    FIGURES,
    { from: today, to: today, ...variables },
    by.cookie,
  );
const figures = async (variables: object = {}) => (await ask(variables)).data.viewer.figures;

async function invoice(
  projectId: string,
  { total, status = 'sent', currency = 'USD', createdAt = new Date() }: Written,
) {
  const id = newId('inv');
  const paidAt = status === 'paid' ? createdAt : null;
  const money = { subtotal: total, tax: 0, total: new Prisma.Decimal(total), paidAt };
  await server.services.prisma.invoice.create({
    data: { id, workspaceId: who.workspaceId, projectId, invoiceNumber: id, currency, status, createdAt, ...money },
  });
}

interface Written {
  readonly total: string;
  readonly status?: 'draft' | 'sent' | 'paid' | 'cancelled';
  readonly currency?: string;
  readonly createdAt?: Date;
}

it('counts projects, rooms, rounds, hours and money by month and person', async () => {
  expect(await figures()).toEqual([]);
  const { jobId, projectId } = await makeJob(server, who, { photos: 2 });
  await stageAll(server, jobId);
  await mutate(server, who, { name: 'requestRevision', input: { id: jobId, reason: 'x' } });
  await stageAll(server, jobId, 1);
  const { prisma } = server.services;
  await prisma.stagingJob.update({ where: { id: jobId }, data: { createdAt: new Date(Date.now() - 5 * 3_600_000) } });
  await mutate(server, who, { name: 'approveStagingJob', input: { id: jobId } });
  await invoice(projectId, { total: '100.10' });
  await invoice(projectId, { total: '8.20', status: 'paid' });
  await invoice(projectId, { total: '1.00', status: 'draft' });
  await invoice(projectId, { total: '2.00', status: 'cancelled' });
  await invoice(projectId, { total: '4.00', currency: 'EUR' });
  expect(await figures()).toEqual([
    {
      month: THIS_MONTH,
      agent: { id: who.user.id },
      projects: 1,
      rooms: 2,
      roundsPerRoom: 2,
      hoursToApproval: expect.closeTo(5, 1),
      spending: '108.30',
      currency: 'USD',
    },
  ]);
});

it('counts the hours of a job once, up to the approval that stands, also photo by photo', async () => {
  const { prisma } = server.services;
  const { jobId } = await makeJob(server, who, { photos: 2 });
  await stageAll(server, jobId);
  const items = await prisma.stagingItem.findMany({ where: { jobId }, orderBy: { position: 'asc' } });
  const decide = (position: number, decision: 'APPROVED' | 'UNDECIDED') =>
    mutate(server, who, {
      name: 'decideOnStagingItems',
      input: { id: jobId, itemIds: [items[position]?.id], decision },
    });
  const ago = (hours: number) => ({ createdAt: new Date(Date.now() - hours * 3_600_000) });
  const hours = async () => (await figures())[0]?.hoursToApproval;
  await prisma.stagingJob.update({ where: { id: jobId }, data: ago(8) });
  await decide(0, 'APPROVED');
  expect(await hours()).toBeNull();
  await decide(1, 'APPROVED');
  expect(await hours()).toBeCloseTo(8, 1);
  await prisma.activity.updateMany({ where: { entityId: jobId, action: 'staging_photos_approved' }, data: ago(6) });
  expect(await hours()).toBeCloseTo(2, 1);
  await decide(1, 'UNDECIDED');
  expect(await hours()).toBeNull();
  await mutate(server, who, { name: 'approveStagingJob', input: { id: jobId } });
  expect(await hours()).toBeCloseTo(8, 1);
});

it('reads whole months, of projects with a tag, and none that are deleted or of others', async () => {
  const tagged = await makeProject(server, who, { tags: ['north office'] });
  const gone = await makeProject(server, who, { tags: ['north office'] });
  await makeProject(server, who);
  await mutate(server, who, { name: 'deleteProject', input: { id: gone } });
  await makeProject(server, await server.register());
  await invoice(tagged, { total: '7.00', createdAt: new Date('2026-01-31T23:59:59.999Z') });
  await invoice(tagged, { total: '5.00', createdAt: new Date('2026-02-01T00:00:00Z') });
  expect(await figures()).toMatchObject([{ projects: 2 }]);
  expect(await figures({ tag: 'north office' })).toMatchObject([{ projects: 1 }]);
  expect(await figures({ from: '2026-01-15', to: '2026-01-15' })).toMatchObject([
    { month: '2026-01', projects: 0, spending: '7.00' },
  ]);
  expect(await figures({ from: '2026-01-01', to: '2026-02-01' })).toMatchObject([
    { month: '2026-02', spending: '5.00' },
    { month: '2026-01', spending: '7.00' },
  ]);
});

it.each([
  [{ from: '2026-03-01', to: '2026-02-28' }, 'Expected the first day to be before the last one.'],
  [{ from: '2020-01-01', to: '2025-01-01' }, 'Expected at most 60 months, got 61.'],
])('refuses %j with a sentence', async (variables, message) => {
  expect(await ask(variables)).toMatchObject({ errors: [{ message }] });
});

describe('somebody who left', () => {
  const csv = async () => {
    const query = `from=${today}&to=${today}`;
    const file = await fetch(`${server.url}/api/figures.csv?${query}`, { headers: { cookie: who.cookie } });
    return (await file.text())
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(1, 4))
      .filter(([name]) => name);
  };
  const named = async () => {
    const { data } = await server.graphql<{ viewer: { figures: { agentName: string | null }[] } }>(
      'query($on: Day!) { viewer { figures(from: $on, to: $on) { agentName } } }',
      { on: today },
      who.cookie,
    );
    return data.viewer.figures.map(({ agentName }) => agentName).toSorted();
  };
  let agent: Registered;
  beforeEach(async () => {
    agent = await makeColleague(server, who, { role: 'agent', firstName: 'Ann', lastName: 'Marsh' });
    await makeProject(server, agent);
    const unassigned = await makeProject(server, who);
    await mutate(server, who, { name: 'updateProject', input: { id: unassigned, agentId: null } });
  });

  it('keeps the name that they had, apart from projects that nobody works on', async () => {
    const { membershipId } = await membershipOf(agent);
    await mutate(server, who, { name: 'removeColleague', input: { id: membershipId } });
    await mutate(server, agent, { name: 'updateProfile', input: { firstName: 'Anna', lastName: 'Elsewhere' } });
    expect(await named()).toEqual(['Ann Marsh', null]);
    expect((await csv()).toSorted()).toEqual([
      ['Ann Marsh', '', '1'],
      ['No agent', '', '1'],
    ]);
  });

  it('keeps it after they deleted their account, until the project is given to somebody else', async () => {
    const { password } = agent;
    await mutate(server, agent, { name: 'deleteAccount', input: { password } });
    expect(await named()).toEqual(['Ann Marsh', null]);
    const project = await server.services.prisma.project.findFirstOrThrow({
      where: { agentName: 'Ann Marsh', workspaceId: who.workspaceId },
    });
    await mutate(server, who, { name: 'updateProject', input: { id: project.id, agentId: who.user.id } });
    expect(await named()).toEqual(['Ida Berg', null]);
  });

  async function membershipOf({ user }: Registered) {
    const where = { workspaceId_userId: { workspaceId: who.workspaceId, userId: user.id } };
    const { id } = await server.services.prisma.membership.findUniqueOrThrow({ where });
    return { membershipId: id };
  }
});

it('are a CSV file, in which no cell is a formula', async () => {
  await makeProject(server, who);
  const at = (query: string) => fetch(`${server.url}/api/figures.csv?${query}`, { headers: { cookie: who.cookie } });
  const file = await at(`from=${today}&to=${today}`);
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const heading = 'month,agent,email,projects,rooms staged,rounds per room,hours to approval,spending,currency';
  expect(await file.text()).toBe(`${heading}\r\n${THIS_MONTH},Ida Berg,${who.email},1,0,,,0.00,USD\r\n`);
  const wrong = await at('from=soon&to=2026-02-01');
  expect([wrong.status, await wrong.text()]).toEqual([400, 'Expected from to be a day such as 2026-12-31.']);
  const row = { month: '2026-01', agentId: 'usr_x', projects: 1, rooms: 0, roundsPerRoom: null, hoursToApproval: null };
  const money = { spending: new Prisma.Decimal('1'), currency: 'USD' };
  const named = { ...row, ...money, agentName: '=HYPERLINK("x") ,' };
  expect(figuresCsv([named], new Map([['usr_x', { email: 'a@example.com' }]]))).toContain(
    `2026-01,"'=HYPERLINK(""x"") ,",a@example.com,1,0,,,1.00,USD\r\n`,
  );
});
