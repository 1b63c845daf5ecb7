import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../domain/ids.js';
import type { MembershipRole } from '../db/generated/enums.js';
import { pair } from '../test/elements.js';
import { makeJob, makeProject, mutate } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { sessionStatus, signIn } from '../test/signIn.js';
import { startServer, type Registered } from '../test/startServer.js';
import { subscribe } from '../test/subscribe.js';

const server = shared(startServer);
let owner: Registered;
let person: Registered;
beforeEach(async () => {
  [owner, person] = await Promise.all([server.register(), server.register()]);
  await join('viewer');
});

async function join(role: MembershipRole) {
  const data = { id: newId('mem'), workspaceId: owner.workspaceId, userId: person.user.id, role };
  await server.services.prisma.membership.create({ data });
}

const choose = (id: string, { cookie }: { readonly cookie: string } = person) =>
  mutate<{ workspace: { id: string } }>(
    server,
    { cookie },
    {
      name: 'chooseWorkspace',
      input: { id },
      select: 'workspace { id }',
    },
  );

interface Seen {
  readonly viewer: { readonly workspace: { readonly id: string }; readonly permissions: readonly string[] };
}

async function seen({ cookie }: { readonly cookie: string } = person) {
  const { data } = await server.graphql<Seen>('{ viewer { workspace { id } permissions } }', {}, cookie);
  const { workspace, permissions } = data.viewer;
  return { workspaceId: workspace.id, mayWrite: permissions.includes('PROJECTS_WRITE') };
}

describe('a person of two workspaces', () => {
  it('works in their first one, sees both in a list, and changes to the other on this device alone', async () => {
    // it holds something, so that signing in leads there
    await makeProject(server, person);
    const otherDevice = { cookie: await signIn(server, person) };
    expect(await seen()).toEqual({ workspaceId: person.workspaceId, mayWrite: true });
    const { data } = await server.graphql(
      '{ viewer { memberships { role workspace { id } user { id } } } }',
      {},
      person.cookie,
    );
    const user = { id: person.user.id };
    expect(data).toEqual({
      viewer: {
        memberships: [
          { role: 'OWNER', workspace: { id: person.workspaceId }, user },
          { role: 'VIEWER', workspace: { id: owner.workspaceId }, user },
        ],
      },
    });
    expect(await choose(owner.workspaceId)).toMatchObject({ workspace: { id: owner.workspaceId } });
    expect(await seen()).toEqual({ workspaceId: owner.workspaceId, mayWrite: false });
    expect(await seen(otherDevice)).toEqual({ workspaceId: person.workspaceId, mayWrite: true });
    await choose(person.workspaceId);
    expect(await seen()).toEqual({ workspaceId: person.workspaceId, mayWrite: true });
  });

  it('is back in their first one when they are not of the chosen one any more', async () => {
    await choose(owner.workspaceId);
    await server.services.prisma.membership.deleteMany({ where: { userId: person.user.id, role: 'viewer' } });
    expect(await seen()).toEqual({ workspaceId: person.workspaceId, mayWrite: true });
  });

  it('cannot choose a workspace that they are not of', async () => {
    const stranger = await server.register();
    for (const id of [stranger.workspaceId, 'org_none']) {
      expect(await choose(id)).toMatchObject({ __typename: 'NotFoundError', message: 'Workspace not found.' });
    }
    expect(await seen()).toMatchObject({ workspaceId: person.workspaceId });
  });

  it('sees the people of a workspace only while they work in it, as a manager or an owner', async () => {
    const ask = () =>
      server.graphql('{ viewer { memberships { workspace { id people { user { id } } } } } }', {}, person.cookie);
    expect(await ask()).toEqual({
      data: {
        viewer: {
          memberships: [
            { workspace: { id: person.workspaceId, people: [{ user: { id: person.user.id } }] } },
            { workspace: { id: owner.workspaceId, people: [] } },
          ],
        },
      },
    });
    await choose(owner.workspaceId);
    expect(await ask()).toMatchObject({ data: null, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });
});

describe('signing in', () => {
  const signedIn = async (who = person) => seen({ cookie: await signIn(server, who) });

  it('leads to the workspace of somebody else rather than to an empty own one', async () => {
    expect(await signedIn()).toEqual({ workspaceId: owner.workspaceId, mayWrite: false });
  });

  it('leads to the own one where it holds something and none was chosen', async () => {
    await makeProject(server, person);
    expect(await signedIn()).toEqual({ workspaceId: person.workspaceId, mayWrite: true });
  });

  it('leads to the workspace worked in last, on whatever device', async () => {
    await makeProject(server, person);
    const otherDevice = { cookie: await signIn(server, person) };
    await choose(owner.workspaceId, otherDevice);
    expect(await signedIn()).toMatchObject({ workspaceId: owner.workspaceId });
    await choose(person.workspaceId, otherDevice);
    expect(await signedIn()).toMatchObject({ workspaceId: person.workspaceId });
  });

  it('leads to the workspace of the session that was used last', async () => {
    await makeProject(server, person);
    const { prisma } = server.services;
    const here = { cookie: await signIn(server, person) };
    const there = { cookie: await signIn(server, person) };
    await choose(person.workspaceId, here);
    await choose(owner.workspaceId, there);
    await prisma.session.updateMany({ where: { userId: person.user.id }, data: { updatedAt: new Date(0) } });
    expect(await sessionStatus(server, here.cookie)).toBe(200);
    expect(await signedIn()).toMatchObject({ workspaceId: person.workspaceId });
  });

  it('leads elsewhere once the person was removed from it', async () => {
    await choose(owner.workspaceId);
    await server.services.prisma.membership.deleteMany({ where: { userId: person.user.id, role: 'viewer' } });
    expect(await signedIn()).toEqual({ workspaceId: person.workspaceId, mayWrite: true });
  });
});

it('the sockets of the session are closed, and those of other sessions stay', async () => {
  await makeProject(server, person);
  const otherDevice = { cookie: await signIn(server, person) };
  const query = 'subscription { activityAdded { description } }';
  const watches = [person, otherDevice].map(({ cookie }) => {
    const watch = subscribe<{ activityAdded: { description: string } }>(server, { query, cookie });
    const heard: string[] = [];
    const listen = async () => {
      for (;;) heard.push((await watch.next()).data?.activityAdded.description ?? '');
    };
    return { watch, heard, ending: listen().catch((problem: unknown) => problem) };
  });
  const [here, there] = pair(watches);
  const isTold = async (address: string, watch: typeof here) => {
    await expect
      .poll(
        async () => {
          await makeProject(server, { ...person, cookie: otherDevice.cookie }, { address });
          return watch.heard.includes(`New project: ${address}`);
        },
        { interval: 100 },
      )
      .toBe(true);
  };
  await isTold('1 Told Street', here);
  await isTold('2 Told Street', there);
  await choose(owner.workspaceId);
  expect(await here.ending).toMatchObject({ code: 4403 });
  await isTold('3 Told Street', there);
  await Promise.all(watches.map(({ watch }) => watch.close()));
});

describe('workspaceOf', () => {
  const ask = async (id: string) => {
    const document = 'query($id: ID!) { viewer { workspaceOf(id: $id) { id } } node(id: $id) { id } }';
    const { data } = await server.graphql<{ viewer: { workspaceOf: { id: string } | null }; node: object | null }>(
      document,
      { id },
      person.cookie,
    );
    return { workspaceId: data.viewer.workspaceOf?.id, isHere: data.node !== null };
  };

  it('names the workspace of a thing in another workspace of the person, which node does not find', async () => {
    const { jobId, projectId, inputMediaIds } = await makeJob(server, owner);
    for (const id of [jobId, projectId, ...inputMediaIds]) {
      expect(await ask(id)).toEqual({ workspaceId: owner.workspaceId, isHere: false });
    }
    const own = await makeProject(server, person);
    expect(await ask(own)).toEqual({ workspaceId: person.workspaceId, isHere: true });
  });

  it('does not name that of a thing that they would not see there, or of a stranger’s', async () => {
    const where = { userId: person.user.id, role: 'viewer' } as const;
    await server.services.prisma.membership.updateMany({ where, data: { role: 'agent' } });
    const hidden = await makeProject(server, owner);
    const foreign = await makeProject(server, await server.register());
    for (const id of [hidden, foreign, 'proj_none', owner.user.id]) {
      expect(await ask(id)).toEqual({ workspaceId: undefined, isHere: false });
    }
  });
});
