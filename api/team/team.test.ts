import { beforeEach, describe, expect, it } from 'vitest';
import { makeColleague } from '../test/colleagues.js';
import { makeProject, mutate } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { signIn } from '../test/signIn.js';
import { startServer, type Registered } from '../test/startServer.js';
import { subscribe } from '../test/subscribe.js';
import { leaveWorkspace } from './leaveWorkspace.js';

const server = shared(startServer);
let owner: Registered;
let manager: Registered;
let agent: Registered;
beforeEach(async () => {
  owner = await server.register({ firstName: 'Olga', lastName: 'Own' });
  manager = await makeColleague(server, owner, { role: 'manager', firstName: 'Max', lastName: 'Lee' });
  agent = await makeColleague(server, owner, { role: 'agent', firstName: 'Ann', lastName: 'Lee' });
});

const change = (who: Registered, name: string, input: object) => mutate(server, who, { name, input });

async function idOf({ user }: Registered): Promise<string> {
  const where = { workspaceId_userId: { workspaceId: owner.workspaceId, userId: user.id } };
  return (await server.services.prisma.membership.findUniqueOrThrow({ where })).id;
}

async function roles(): Promise<Record<string, string>> {
  const { workspaceId } = owner;
  const rows = await server.services.prisma.membership.findMany({ where: { workspaceId }, include: { user: true } });
  return Object.fromEntries(rows.map(({ role, user }) => [user.firstName, role]));
}

const setRole = async (who: Registered, whose: Registered, role: string) =>
  change(who, 'changeRole', { id: await idOf(whose), role });

async function workspaceOf({ cookie }: { readonly cookie: string }): Promise<string | undefined> {
  const { data } = await server.graphql<{ viewer: { workspace: { id: string } } | null }>(
    '{ viewer { workspace { id } } }',
    {},
    cookie,
  );
  return data.viewer?.workspace.id;
}

async function timeline(): Promise<string[]> {
  const { workspaceId } = owner;
  const rows = await server.services.prisma.activity.findMany({ where: { workspaceId, entityType: 'workspace' } });
  return rows.map(({ description }) => description);
}

const conflict = (message: string) => ({ __typename: 'ConflictError', message: expect.stringContaining(message) });
const ONLY_OWNERS = 'Only an owner of the workspace may decide who else owns it.';

describe('a role', () => {
  it('is changed by a manager, is told in the timeline, and counts in the next request', async () => {
    expect(await setRole(manager, agent, 'VIEWER')).toMatchObject({ __typename: 'ChangeRolePayload' });
    expect(await roles()).toEqual({ Olga: 'owner', Max: 'manager', Ann: 'viewer' });
    expect(await timeline()).toEqual(['Ann Lee is a viewer now']);
    const document = 'mutation { createProject(input: { address: "1 Elm Street" }) { __typename } }';
    const { errors } = await server.graphql(document, {}, agent.cookie);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('of an owner is for owners alone, to give and to take', async () => {
    for (const whose of [agent, owner]) {
      const role = whose === owner ? 'AGENT' : 'OWNER';
      expect(await setRole(manager, whose, role)).toMatchObject(conflict(ONLY_OWNERS));
    }
    expect(await change(manager, 'removeColleague', { id: await idOf(owner) })).toMatchObject(conflict(ONLY_OWNERS));
    expect(await roles()).toEqual({ Olga: 'owner', Max: 'manager', Ann: 'agent' });
    await setRole(owner, agent, 'OWNER');
    await setRole(owner, agent, 'MANAGER');
    expect(await roles()).toEqual({ Olga: 'owner', Max: 'manager', Ann: 'manager' });
  });

  it('cannot be raised by oneself, but lowered', async () => {
    expect(await setRole(manager, manager, 'OWNER')).toMatchObject(conflict('Nobody can raise their own role.'));
    await setRole(manager, manager, 'VIEWER');
    expect(await roles()).toMatchObject({ Max: 'viewer' });
  });

  it('of the only owner stays, also when two owners step down at once', async () => {
    expect(await setRole(owner, owner, 'MANAGER')).toMatchObject(conflict('A workspace needs an owner.'));
    await setRole(owner, manager, 'OWNER');
    await Promise.all([setRole(owner, owner, 'AGENT'), setRole(manager, manager, 'AGENT')]);
    expect(Object.values(await roles()).filter((role) => role === 'owner')).toHaveLength(1);
  });

  it('is not changed in another workspace', async () => {
    const stranger = await server.register();
    for (const name of ['changeRole', 'removeColleague', 'handOver']) {
      const input = { id: await idOf(agent), ...(name === 'changeRole' && { role: 'VIEWER' }) };
      expect(await change(stranger, name, input)).toMatchObject({ __typename: 'NotFoundError' });
    }
  });
});

describe('a person who is removed', () => {
  it('works in a workspace of their own at once, on every device, and their sockets close', async () => {
    const otherDevice = { cookie: await signIn(server, agent) };
    const query = 'subscription { activityAdded { id } }';
    const watch = subscribe(server, { query, cookie: agent.cookie });
    const next = watch.next();
    await makeProject(server, owner);
    await makeProject(server, agent);
    await next;
    const ending = (async () => {
      for (;;) await watch.next();
    })().catch((problem: unknown) => problem);
    expect(await change(manager, 'removeColleague', { id: await idOf(agent) })).toMatchObject({
      __typename: 'RemoveColleaguePayload',
    });
    expect(await ending).toMatchObject({ code: 4403 });
    const own = await workspaceOf(agent);
    expect(own).toMatch(/^org_/);
    expect(own).not.toBe(owner.workspaceId);
    expect(await workspaceOf(otherDevice)).toBe(own);
    const { prisma } = server.services;
    expect(await prisma.workspace.findUnique({ where: { id: own } })).toMatchObject({ name: 'Ann Lee' });
    expect(await prisma.membership.findMany({ where: { userId: agent.user.id } })).toMatchObject([{ role: 'owner' }]);
    expect(await timeline()).toEqual(['Ann Lee was removed from the workspace']);
  });

  it('is not removed by themselves, nor twice', async () => {
    const id = await idOf(manager);
    expect(await change(manager, 'removeColleague', { id })).toMatchObject(conflict('Leave the workspace instead'));
    const answers = await Promise.all([owner, owner].map((who) => change(who, 'removeColleague', { id })));
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['NotFoundError', 'RemoveColleaguePayload']);
    expect(await server.services.prisma.membership.count({ where: { userId: manager.user.id } })).toBe(1);
  });
});

describe('a person who leaves', () => {
  it('falls back to another workspace of theirs', async () => {
    const other = await server.register();
    const { prisma } = server.services;
    await prisma.membership.create({
      data: { id: 'mem_other', userId: agent.user.id, workspaceId: other.workspaceId, role: 'viewer' },
    });
    expect(await change(agent, 'leaveWorkspace', { id: owner.workspaceId })).toMatchObject({
      __typename: 'LeaveWorkspacePayload',
    });
    expect(await workspaceOf(agent)).toBe(other.workspaceId);
    expect(await timeline()).toEqual(['Ann Lee left the workspace']);
    expect(await change(agent, 'leaveWorkspace', { id: owner.workspaceId })).toMatchObject({
      __typename: 'NotFoundError',
    });
  });

  it('has a workspace when they leave both of theirs at once', async () => {
    const other = await server.register();
    const { prisma } = server.services;
    const caller = {
      userId: agent.user.id,
      workspaceId: owner.workspaceId,
      role: 'agent',
      platformRole: 'member',
    } as const;
    await prisma.membership.create({
      data: { id: `mem_${agent.user.id}`, userId: agent.user.id, workspaceId: other.workspaceId, role: 'viewer' },
    });
    await Promise.all(
      [owner, other].map(({ workspaceId }) =>
        leaveWorkspace(caller, server.services, { id: workspaceId, revokeKeys: true }),
      ),
    );
    expect(await prisma.membership.findMany({ where: { userId: agent.user.id } })).toMatchObject([{ role: 'owner' }]);
  });

  it('has to hand the workspace over first where they are its only owner', async () => {
    const input = { id: owner.workspaceId };
    expect(await change(owner, 'leaveWorkspace', input)).toMatchObject(
      conflict('Hand it over to somebody else first.'),
    );
    expect(await change(owner, 'handOver', { id: await idOf(manager) })).toMatchObject({
      __typename: 'HandOverPayload',
    });
    expect(await roles()).toEqual({ Olga: 'manager', Max: 'owner', Ann: 'agent' });
    expect(await change(owner, 'leaveWorkspace', input)).toMatchObject({ __typename: 'LeaveWorkspacePayload' });
    expect(await timeline()).toEqual(['The workspace was handed over to Max Lee', 'Olga Own left the workspace']);
  });

  it('deletes no workspace in which others work', async () => {
    const { password } = owner;
    expect(await change(owner, 'deleteAccount', { password })).toMatchObject(conflict('Other people work in Olga Own'));
    await change(owner, 'removeColleague', { id: await idOf(manager) });
    await change(owner, 'removeColleague', { id: await idOf(agent) });
    expect(await change(owner, 'deleteAccount', { password })).toMatchObject({ __typename: 'DeleteAccountPayload' });
  });
});

it('people of the workspace are listed for owners and managers', async () => {
  const document = '{ viewer { workspace { people { role user { firstName } } } } }';
  const people = [
    { role: 'OWNER', user: { firstName: 'Olga' } },
    { role: 'MANAGER', user: { firstName: 'Max' } },
    { role: 'AGENT', user: { firstName: 'Ann' } },
  ];
  for (const { cookie } of [owner, manager]) {
    expect(await server.graphql(document, {}, cookie)).toEqual({ data: { viewer: { workspace: { people } } } });
  }
  expect(await server.graphql(document, {}, agent.cookie)).toMatchObject({
    errors: [{ extensions: { code: 'FORBIDDEN' } }],
  });
});
