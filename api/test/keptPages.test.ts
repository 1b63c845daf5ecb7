/** Answers kept in memory are never older than the rows that they show. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bodyOf, documentOf } from '../bench/scale/documents.js';
import { makeWorld, type World } from './access/world.js';
import { makeProject, mutate } from './factories.js';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await allTold();
}, 120_000);
afterAll(() => world.close());

/** Waits until the server knows all changes so far: PostgreSQL tells of them in their order. */
async function allTold(): Promise<void> {
  const { bus, prisma } = world.server.services;
  const last = crypto.randomUUID();
  const told = new Promise<void>((resolve) => {
    const stop = bus.watchWorkspaces((id) => {
      if (id !== last) return;
      stop();
      resolve();
    });
  });
  await prisma.$executeRaw`SELECT pg_notify('showhome_workspaces', ${last})`;
  await told;
}

const OF_OUR_PAGES = 'multipart/mixed, application/graphql-response+json, application/json';

type Person = 'owner' | 'manager' | 'stranger';

const request = (body: object, actor: Person) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: OF_OUR_PAGES, cookie: world.people[actor].cookie },
  body: JSON.stringify(body),
});

async function open(name: string, variables: object = {}, actor: Person = 'owner') {
  const response = await fetch(`${world.server.url}/graphql`, request(bodyOf(name, variables), actor));
  const { status, headers } = response;
  return {
    status,
    type: headers.get('content-type'),
    cached: headers.get('cache-control'),
    text: await response.text(),
  };
}

/** The statements that `run` causes on the database, without LISTEN and the queue's. */
async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const texts = query.mock.calls.map(([asked]) =>
    typeof asked === 'string' ? asked : (asked as { text: string }).text,
  );
  query.mockRestore();
  return texts.filter((text) => /FROM/.test(text) && !/queue\.|pgboss/.test(text)).length;
}

const PAGES: readonly (readonly [string, () => object])[] = [
  ['ProjectsPageQuery', () => ({})],
  ['BillingPageQuery', () => ({})],
  ['MediaPageQuery', () => ({ chosenId: '', origin: ['UPLOAD'] })],
  ['ProjectPageQuery', () => ({ id: world.ids.Project })],
  ['StagingPageQuery', () => ({ status: 'PROOF_READY' })],
  ['DashboardQuery', () => ({})],
  ['ActivityCountQuery', () => ({})],
];

describe('a page that is opened again', () => {
  it.each(PAGES)('%s: reads the session alone, and sends the same bytes', async (name, variables) => {
    const before = await open(name, variables());
    expect(before).toMatchObject({ status: 200, cached: 'no-store' });
    expect(await statementsOf(async () => expect(await open(name, variables())).toEqual(before))).toBe(1);
  });

  it('reads again what the person has just changed', async () => {
    for (const address of ['7 First Street', '8 Second Street', '9 Third Street']) {
      const id = await makeProject(world.server, world.people.owner, { address });
      expect((await open('ProjectsPageQuery')).text).toContain(address);
      expect((await open('ProjectsPageQuery', {}, 'manager')).text).toContain(address);
      await mutate(world.server, world.people.owner, { name: 'updateProject', input: { id, address: `1${address}` } });
      expect((await open('ProjectsPageQuery')).text).toContain(`"1${address}`);
    }
  });

  it('reads again what the person has changed, before PostgreSQL’s notification of it arrives', async () => {
    const emit = pg.Client.prototype.emit;
    const deaf = vi.spyOn(pg.Client.prototype, 'emit').mockImplementation(function (this: pg.Client, name, ...rest) {
      return name === 'notification' || emit.call(this, name, ...rest);
    });
    await open('ProjectsPageQuery');
    await makeProject(world.server, world.people.owner, { address: '10 Fourth Street' });
    expect((await open('ProjectsPageQuery')).text).toContain('10 Fourth Street');
    deaf.mockRestore();
  });

  it('shows each person their own answer', async () => {
    const own = await open('ProjectsPageQuery');
    const stranger = await open('ProjectsPageQuery', {}, 'stranger');
    expect(stranger.status).toBe(200);
    expect(stranger.text).not.toContain(world.ids.Project);
    expect(await open('ProjectsPageQuery')).toEqual(own);
  });

  it('does not show a member what only an owner may do', async () => {
    const ofOwner = await open('BillingPageQuery');
    const ofMember = await open('BillingPageQuery', {}, 'manager');
    expect(ofMember.text).not.toBe(ofOwner.text);
    expect(await open('BillingPageQuery')).toEqual(ofOwner);
  });

  it('does not show an agent what they saw as a manager, before PostgreSQL’s notification of it arrives', async () => {
    const { prisma } = world.server.services;
    const { user, workspaceId } = world.people.manager;
    const where = { workspaceId_userId: { workspaceId, userId: user.id } };
    await prisma.project.updateMany({ where: { workspaceId }, data: { isShared: false } });
    await vi.waitFor(async () =>
      expect((await open('ProjectsPageQuery', {}, 'manager')).text).toContain(world.ids.Project),
    );
    const emit = pg.Client.prototype.emit;
    const deaf = vi.spyOn(pg.Client.prototype, 'emit').mockImplementation(function (this: pg.Client, name, ...rest) {
      return name === 'notification' || emit.call(this, name, ...rest);
    });
    await open('ProjectsPageQuery', {}, 'manager');
    await prisma.membership.update({ where, data: { role: 'agent' } });
    expect((await open('ProjectsPageQuery', {}, 'manager')).text).not.toContain(world.ids.Project);
    deaf.mockRestore();
    await prisma.membership.update({ where, data: { role: 'manager' } });
    await prisma.project.updateMany({ where: { workspaceId }, data: { isShared: true } });
  });

  it('executes a document that stands beside the hash of another', async () => {
    const { text } = documentOf('ActivityCountQuery');
    const counted = { ...bodyOf('ActivityCountQuery', {}), query: text };
    const ask = () => fetch(`${world.server.url}/graphql`, request(counted, 'owner'));
    expect(await (await ask()).json()).not.toHaveProperty('errors');
    expect(await statementsOf(async () => (await ask()).text())).toBeGreaterThan(1);
  });

  it('is refused once the session has ended', async () => {
    const { server, people } = world;
    const [session] = await server.services.prisma.session.findMany({ where: { userId: people.manager.user.id } });
    await open('ProjectsPageQuery', {}, 'manager');
    await server.services.prisma.session.update({ where: { id: session?.id }, data: { expiresAt: new Date(0) } });
    expect((await open('ProjectsPageQuery', {}, 'manager')).text).toContain('"viewer":null');
  });

  it('reads a job’s place in the queue each time, because other workspaces’ photos move it', async () => {
    const variables = { id: world.waiting.projectId };
    const before = await open('ProjectPageQuery', variables);
    expect(before.text).toMatch(/"photosAhead":\d/);
    expect(await statementsOf(() => open('ProjectPageQuery', variables))).toBeGreaterThan(1);
  });
});

/** Tables that no kept answer shows. */
const NOT_SHOWN = [
  'Account',
  'AttemptCount',
  'AuditEntry', // read anew each time
  'EmailChange',
  'IdempotentCall', // answers of calls that are over
  'InvoiceTransition',
  'KeyUse',
  'PaymentEvent',
  'RateLimit',
  'ResetLink',
  'Session',
  'Verification',
  '_RevisionToStagingItem', // written with its revision
  '_prisma_migrations',
];
/** Its rows that belong to the workspace $1. */
const OF_WORKSPACE: Readonly<Record<string, string>> = {
  Workspace: '"id" = $1',
  User: '"id" IN (SELECT "userId" FROM "Membership" WHERE "workspaceId" = $1)',
  StagingItem: '"jobId" IN (SELECT "id" FROM "StagingJob" WHERE "workspaceId" = $1)',
  Revision: '"jobId" IN (SELECT "id" FROM "StagingJob" WHERE "workspaceId" = $1)',
  StagingRound: `"itemId" IN (SELECT i."id" FROM "StagingItem" i JOIN "StagingJob" j ON j."id" = i."jobId"
    WHERE j."workspaceId" = $1)`,
  SellerComment: '"linkId" IN (SELECT "id" FROM "PublicLink" WHERE "workspaceId" = $1)',
  PackFile: '"packId" IN (SELECT "id" FROM "Pack" WHERE "workspaceId" = $1)',
  InvoiceItem: '"invoiceId" IN (SELECT "id" FROM "Invoice" WHERE "workspaceId" = $1)',
  Payment: '"invoiceId" IN (SELECT "id" FROM "Invoice" WHERE "workspaceId" = $1)',
  MailPreference: '"userId" IN (SELECT "userId" FROM "Membership" WHERE "workspaceId" = $1)',
  PaymentIntent: '"invoiceId" IN (SELECT "id" FROM "Invoice" WHERE "workspaceId" = $1)',
};

describe('PostgreSQL tells of a change of every table that a page shows', () => {
  it('at every insert, update and delete', async () => {
    const tables = await world.server.services.prisma.$queryRaw<{ name: string; events: string | null }[]>`
      SELECT t.table_name AS name, string_agg(g.event_manipulation, ' ' ORDER BY g.event_manipulation) AS events
      FROM information_schema.tables t
      LEFT JOIN information_schema.triggers g
        ON g.event_object_schema = 'public' AND g.event_object_table = t.table_name AND g.trigger_name = 'tellChanged'
      WHERE t.table_schema = 'public' GROUP BY 1`;
    const untold = tables.filter(({ events }) => events === null).map(({ name }) => name);
    expect(untold.toSorted()).toEqual(NOT_SHOWN.toSorted());
    const partly = tables.filter(({ events }) => events !== null && events !== 'DELETE INSERT UPDATE');
    // nobody belongs to a new workspace or a new user yet, and a removed user's memberships tell
    expect(Object.fromEntries(partly.map(({ name, events }) => [name, events]))).toEqual({
      Workspace: 'DELETE UPDATE',
      User: 'UPDATE',
    });
  });

  it('with the id of its workspace', async () => {
    const { server, ids, waiting, draftId, people } = world;
    const { prisma, bus } = server.services;
    const item = await prisma.stagingItem.findFirstOrThrow({ where: { jobId: waiting.jobId } });
    const turn = { id: crypto.randomUUID(), workspaceId: ids.Workspace, itemId: item.id, round: 0, startTag: 0 };
    await prisma.stagingTurn.create({ data: turn });
    const intent = { id: 'pi_1', invoiceId: draftId, amount: '1.00', currency: 'USD' };
    await prisma.paymentIntent.create({ data: intent });
    const upload = { id: 'upl_1', workspaceId: ids.Workspace, objectKey: 'k', size: 1, exactSize: true };
    await prisma.upload.create({ data: { ...upload, expiresAt: new Date() } });
    const comment = { id: 'cmt_1', linkId: ids.PublicLink, itemId: ids.StagingItem, name: 'Ann', text: 'Nice' };
    await prisma.sellerComment.create({ data: comment });
    const ofWorkspace = { workspaceId: ids.Workspace, kind: 'delivered' as const, email: 'a@example.com' };
    await prisma.notice.create({ data: { id: 'not_1', event: 'x', ...ofWorkspace } });
    await prisma.unsubscribedAddress.create({ data: ofWorkspace });
    const wish = { userId: people.owner.user.id, kind: 'delivered' as const, wanted: false };
    await prisma.mailPreference.create({ data: wish });
    const tables = await prisma.$queryRaw<{ name: string; column: string }[]>`
      SELECT event_object_table AS name, (SELECT column_name FROM information_schema.columns c
        WHERE c.table_schema = 'public' AND c.table_name = event_object_table ORDER BY ordinal_position LIMIT 1) AS column
      FROM information_schema.triggers WHERE trigger_name = 'tellChanged' GROUP BY 1`;
    expect(tables.length).toBeGreaterThan(15);
    await new Promise((done) => setTimeout(done, 200));
    for (const { name, column } of tables) {
      const told = new Promise<string | null>((resolve, reject) => {
        const stop = bus.watchWorkspaces((id) => {
          stop();
          resolve(id);
        });
        setTimeout(() => reject(new Error(`${name} told nothing`)), 2000);
      });
      const where = OF_WORKSPACE[name] ?? '"workspaceId" = $1';
      const changed = await prisma.$executeRawUnsafe(
        `UPDATE "${name}" SET "${column}" = "${column}" WHERE ${where}`,
        ids.Workspace,
      );
      expect([name, changed > 0, await told]).toEqual([name, true, ids.Workspace]);
    }
  });
});
