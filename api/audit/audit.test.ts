import { describe, expect, it } from 'vitest';
import { makeProject, mutate } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';
import { subscribe } from '../test/subscribe.js';

interface Entry {
  readonly action: string;
  readonly description: string;
  readonly actorName: string;
  readonly address: string | null;
}

const server = shared(startServer);

async function entriesOf(by: Registered, args: Record<string, unknown> = {}): Promise<readonly Entry[]> {
  const { data, errors } = await server.graphql<{
    viewer: { auditEntries: { edges: readonly { readonly node: Entry }[] } };
  }>(
    `query($search: String, $from: Day, $to: Day) { viewer { auditEntries(search: $search, from: $from, to: $to) {
      edges { node { action description actorName address } }
    } } }`,
    args,
    by.cookie,
  );
  if (errors?.[0]) throw new Error(errors[0].message);
  return data.viewer.auditEntries.edges.map(({ node }) => node);
}

const csvOf = (by: Registered, query = '') =>
  fetch(`${server.url}/api/audit.csv${query}`, { headers: { cookie: by.cookie } });

describe('the audit log', () => {
  it('says who did what, when and from where, in one transaction with the change', async () => {
    const owner = await server.register();
    await makeProject(server, owner);
    expect(await entriesOf(owner)).toEqual([
      {
        action: 'project_created',
        description: 'New project: 12 Elm Street',
        actorName: expect.stringContaining(`<${owner.email}>`),
        address: expect.stringMatching(/127\.0\.0\.1$/),
      },
    ]);
    await mutate(server, owner, { name: 'createProject', input: { address: '' } });
    expect(await entriesOf(owner)).toHaveLength(1);
  });

  it('knows the address also of what is done over a socket', async () => {
    const owner = await server.register();
    const query = 'mutation { createProject(input: { address: "1 Elm Street" }) { __typename } }';
    const socket = subscribe(server, { query, cookie: owner.cookie });
    expect(await socket.next()).toMatchObject({ data: { createProject: { __typename: 'CreateProjectPayload' } } });
    await socket.close();
    expect(await entriesOf(owner)).toMatchObject([{ address: expect.stringMatching(/127\.0\.0\.1$/) }]);
  });

  it('keeps changes that no timeline shows', async () => {
    const owner = await server.register();
    await mutate(server, owner, { name: 'updateSellerDetails', input: { name: 'Elm Realty' } });
    expect(await entriesOf(owner)).toMatchObject([{ action: 'seller_details_updated' }]);
    expect(await server.services.prisma.activity.count({ where: { workspaceId: owner.workspaceId } })).toBe(0);
  });

  it('finds words, people, addresses and things, and days', async () => {
    const owner = await server.register();
    const project = await makeProject(server, owner);
    await mutate(server, owner, { name: 'updateSellerDetails', input: { name: 'Elm Realty' } });
    const today = new Date().toISOString().slice(0, 10);
    const counts = async (args: Record<string, unknown>) => (await entriesOf(owner, args)).length;
    expect(await counts({ search: 'elm street' })).toBe(1);
    expect(await counts({ search: project })).toBe(1);
    expect(await counts({ search: owner.email })).toBe(2);
    expect(await counts({ search: '127.0.0' })).toBe(2);
    expect(await counts({ search: '100%' })).toBe(0);
    expect(await counts({ from: today, to: today })).toBe(2);
    expect(await counts({ to: '2020-01-01' })).toBe(0);
  });

  it('is for the owners of the workspace alone', async () => {
    const [owner, stranger] = [await server.register(), await server.register()];
    await makeProject(server, owner);
    expect(await entriesOf(stranger)).toEqual([]);
    await server.services.prisma.membership.updateMany({ where: { userId: owner.user.id }, data: { role: 'manager' } });
    const refusal = 'Only an owner of the workspace may read who did what in the workspace.';
    await expect(entriesOf(owner)).rejects.toThrow(refusal);
    const file = await csvOf(owner);
    expect([file.status, await file.text()]).toEqual([403, expect.stringContaining(refusal)]);
    expect((await fetch(`${server.url}/api/audit.csv`)).status).toBe(401);
  });

  it('is saved as CSV, also in more than one piece, as the filter leaves it', async () => {
    const owner = await server.register();
    await mutate(server, owner, { name: 'createProject', input: { address: '=1+1, "Elm" Street' } });
    const { prisma } = server.services;
    const { id: _id, ...entry } = await prisma.auditEntry.findFirstOrThrow({
      where: { workspaceId: owner.workspaceId },
    });
    await prisma.auditEntry.createMany({
      data: Array.from({ length: 2100 }, (_, k) => ({
        ...entry,
        id: `aud_${String(k).padStart(20, '0')}`,
        description: `=${k}`,
      })),
    });
    const response = await csvOf(owner);
    expect(response.headers.get('content-disposition')).toContain('audit.csv');
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2102);
    expect(lines[0]).toBe('time,who,address,action,what,thing,id of the thing');
    expect(new Set(lines).size).toBe(2102);
    expect(lines.some((line) => line.includes(",'=7,"))).toBe(true);
    expect(await (await csvOf(owner, '?search=elm%22%20street')).text()).toContain(
      '"New project: =1+1, ""Elm"" Street"',
    );
    expect((await csvOf(owner, '?from=yesterday')).status).toBe(400);
    expect((await csvOf(owner, '?from=0000-01-01')).status).toBe(400);
  });

  it('is never changed, and goes with its workspace', async () => {
    const owner = await server.register();
    await makeProject(server, owner);
    const { prisma } = server.services;
    const where = { workspaceId: owner.workspaceId };
    const refusal = 'An entry of the audit log is never changed or deleted.';
    await expect(prisma.auditEntry.updateMany({ where, data: { description: 'nothing' } })).rejects.toThrow(refusal);
    await expect(prisma.auditEntry.deleteMany({ where })).rejects.toThrow(refusal);
    await expect(prisma.$executeRaw`TRUNCATE "AuditEntry"`).rejects.toThrow(refusal);
    await prisma.workspace.delete({ where: { id: owner.workspaceId } });
    expect(await prisma.auditEntry.count({ where })).toBe(0);
  });
});
