/** What somebody made in a workspace and what becomes of it when they may make it no more. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createApiKey } from '../keys/createApiKey.js';
import { makeColleague } from '../test/colleagues.js';
import { mutate } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';

const server = shared(startServer);
let owner: Registered;
let manager: Registered;
beforeEach(async () => {
  owner = await server.register({ firstName: 'Olga', lastName: 'Own' });
  manager = await makeColleague(server, owner, { role: 'manager', firstName: 'Max', lastName: 'Lee' });
});

const callerOf = ({ user, workspaceId }: Registered, role: 'owner' | 'manager') =>
  ({ userId: user.id, workspaceId, role, platformRole: 'member' }) as const;

const makeKey = async (who: Registered, name: string, role: 'owner' | 'manager' = 'manager') =>
  (await createApiKey(callerOf(who, role), server.services, { name, scopes: ['projects:read'] })).text;

async function opens(key: string): Promise<boolean> {
  const { status } = await fetch(`${server.url}/api/projects`, { headers: { authorization: `Bearer ${key}` } });
  return status === 200;
}

const change = (who: Registered, name: string, input: object) => mutate(server, who, { name, input });

async function idOf({ user }: Registered): Promise<string> {
  const where = { workspaceId_userId: { workspaceId: owner.workspaceId, userId: user.id } };
  return (await server.services.prisma.membership.findUniqueOrThrow({ where })).id;
}

async function told(action: string): Promise<string[]> {
  const where = { workspaceId: owner.workspaceId, action };
  const rows = await server.services.prisma.activity.findMany({ where, orderBy: { description: 'asc' } });
  return rows.map(({ description }) => description);
}

describe('the keys of somebody', () => {
  it('end with their removal, and are told of in the timeline and the audit log; others stay', async () => {
    const [listings, site] = [await makeKey(manager, 'Listings'), await makeKey(manager, 'Site')];
    const own = await makeKey(owner, 'Own', 'owner');
    const id = await idOf(manager);
    expect(await change(owner, 'removeColleague', { id })).toMatchObject({ __typename: 'RemoveColleaguePayload' });
    expect([await opens(listings), await opens(site), await opens(own)]).toEqual([false, false, true]);
    expect(await told('api_key_revoked')).toEqual(['Key revoked: Listings', 'Key revoked: Site']);
    const { workspaceId, user } = owner;
    const where = { workspaceId, action: 'api_key_revoked', actorId: user.id };
    expect(await server.services.prisma.auditEntry.count({ where })).toBe(2);
  });

  it('stay where whoever removes them wants it so', async () => {
    const key = await makeKey(manager, 'Listings');
    await change(owner, 'removeColleague', { id: await idOf(manager), revokeKeys: false });
    expect(await opens(key)).toBe(true);
  });

  it('end when they leave, or their new role may make none', async () => {
    const second = await makeColleague(server, owner, { role: 'manager' });
    const [first, other] = [await makeKey(manager, 'First'), await makeKey(second, 'Other')];
    await change(manager, 'leaveWorkspace', { id: owner.workspaceId });
    await change(owner, 'changeRole', { id: await idOf(second), role: 'AGENT' });
    expect([await opens(first), await opens(other)]).toEqual([false, false]);
  });

  it('stay in a role that may make them, and where one hands over, unless asked otherwise', async () => {
    const key = await makeKey(owner, 'Own', 'owner');
    await change(owner, 'changeRole', { id: await idOf(manager), role: 'OWNER' });
    await change(manager, 'changeRole', { id: await idOf(owner), role: 'MANAGER' });
    await change(manager, 'handOver', { id: await idOf(owner) });
    expect(await opens(key)).toBe(true);
    await change(owner, 'handOver', { id: await idOf(manager), revokeKeys: true });
    // a key that was just used may be known for a second more
    await expect.poll(() => opens(key), { timeout: 10_000 }).toBe(false);
  });

  it('end when they delete their account', async () => {
    const key = await makeKey(manager, 'Listings');
    const { password } = manager;
    expect(await change(manager, 'deleteAccount', { password })).toMatchObject({ __typename: 'DeleteAccountPayload' });
    expect(await opens(key)).toBe(false);
    expect(await told('api_key_revoked')).toEqual(['Key revoked: Listings']);
  });

  it('are not made by somebody who has just been removed', async () => {
    await change(owner, 'removeColleague', { id: await idOf(manager) });
    await expect(makeKey(manager, 'Late')).rejects.toThrow('You are no longer in this workspace');
  });

  it('are named to those who change people, and to themselves', async () => {
    await makeKey(manager, 'Listings');
    const gone = await makeKey(manager, 'Gone');
    await server.services.prisma.apiKey.updateMany({
      where: { ending: gone.slice(-4) },
      data: { revokedAt: new Date() },
    });
    const people = '{ viewer { workspace { people { keyNames } } } }';
    expect(await server.graphql(people, {}, owner.cookie)).toEqual({
      data: { viewer: { workspace: { people: [{ keyNames: [] }, { keyNames: ['Listings'] }] } } },
    });
    expect(await server.graphql('{ viewer { memberships { keyNames } } }', {}, manager.cookie)).toEqual({
      data: { viewer: { memberships: [{ keyNames: ['Listings'] }] } },
    });
  });
});
