import { beforeAll, describe, expect, it } from 'vitest';
import { bodyOf } from '../bench/scale/documents.js';
import { notify } from '../messaging/notify.js';
import { makeColleague } from '../test/colleagues.js';
import { makeJob, makeProject, mutate } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';
import { subscribe } from '../test/subscribe.js';

const server = shared(startServer);
const owner = shared(() => server.register());
const manager = shared(() => makeColleague(server, owner, { role: 'manager' }));
const agent = shared(() => makeColleague(server, owner, { role: 'agent' }));
const other = shared(() => makeColleague(server, owner, { role: 'agent' }));
const viewer = shared(() => makeColleague(server, owner, { role: 'viewer' }));

const update = (who: Registered, input: object) =>
  mutate(server, who, { name: 'updateProject', input, select: 'project { agent { id } isShared }' });

const create = (who: Registered, input: object = {}) =>
  mutate<{ project: { id: string; agent: { id: string } | null; isShared: boolean } }>(server, who, {
    name: 'createProject',
    input: { address: '1 Elm Street', ...input },
    select: 'project { id agent { id } isShared }',
  });

async function sees(who: Registered, id: string): Promise<boolean> {
  const { data } = await server.graphql<{ node: object | null }>(
    'query($id: ID!) { node(id: $id) { id } }',
    { id },
    who.cookie,
  );
  return data.node !== null;
}

const refused = (path: string, message: string) => ({ __typename: 'ValidationError', fields: [{ path, message }] });
const NOT_THEIRS = 'Only an owner or a manager of the workspace may give a project to somebody else.';

describe('a new project', () => {
  it('is its creator’s, and other agents do not see it', async () => {
    const { project } = await create(agent);
    expect(project).toMatchObject({ agent: { id: agent.user.id }, isShared: false });
    expect(await sees(agent, project.id)).toBe(true);
    expect(await sees(other, project.id)).toBe(false);
    for (const who of [owner, manager, viewer]) expect(await sees(who, project.id)).toBe(true);
  });

  it('can be given to somebody who works on projects of the workspace, and to nobody else', async () => {
    expect((await create(manager, { agentId: agent.user.id })).project.agent).toEqual({ id: agent.user.id });
    const stranger = await server.register();
    for (const agentId of [stranger.user.id, viewer.user.id, 'usr_none']) {
      const answer = await create(manager, { agentId });
      expect(answer).toMatchObject(refused('agentId', 'Choose an owner, a manager or an agent of this workspace.'));
    }
    expect(await create(agent, { agentId: other.user.id })).toMatchObject(refused('agentId', NOT_THEIRS));
  });
});

describe('whoever works on a project', () => {
  it('is changed by an owner or a manager, who may also name nobody', async () => {
    const { project } = await create(agent);
    expect(await update(agent, { id: project.id, agentId: other.user.id })).toMatchObject(
      refused('agentId', NOT_THEIRS),
    );
    expect(await update(manager, { id: project.id, agentId: other.user.id })).toMatchObject({
      project: { agent: { id: other.user.id } },
    });
    expect([await sees(agent, project.id), await sees(other, project.id)]).toEqual([false, true]);
    expect(await update(owner, { id: project.id, agentId: null })).toMatchObject({ project: { agent: null } });
    expect(await sees(other, project.id)).toBe(false);
  });

  it('shares it with all agents, which an agent cannot do for another’s', async () => {
    const { project } = await create(agent);
    expect(await update(agent, { id: project.id, isShared: true })).toMatchObject({ project: { isShared: true } });
    expect(await sees(other, project.id)).toBe(true);
    expect(await update(other, { id: project.id, mlsId: 'A 1' })).toMatchObject({ project: { isShared: true } });
    expect(await update(other, { id: project.id, isShared: false })).toMatchObject({ __typename: 'ValidationError' });
    await update(agent, { id: project.id, isShared: false });
    expect(await sees(other, project.id)).toBe(false);
    expect(await update(other, { id: project.id, mlsId: 'A 2' })).toMatchObject({ __typename: 'NotFoundError' });
  });

  it('is named no more once they are not of the workspace', async () => {
    const gone = await makeColleague(server, owner, { role: 'agent' });
    const { project } = await create(gone);
    await server.services.prisma.membership.deleteMany({ where: { userId: gone.user.id } });
    expect(await update(owner, { id: project.id })).toMatchObject({ project: { agent: null } });
  });
});

describe('a list that an agent searches', () => {
  it('has only theirs and shared ones', async () => {
    const mine = await makeProject(server, agent, { address: '7 Searched Street' });
    await makeProject(server, owner, { address: '8 Searched Street' });
    const { data } = await server.graphql<{ viewer: { projects: { edges: { node: { id: string } }[] } } }>(
      '{ viewer { projects(search: "searched") { edges { node { id } } } } }',
      {},
      agent.cookie,
    );
    expect(data.viewer.projects.edges.map(({ node }) => node.id)).toEqual([mine]);
  });

  it('is read again, where it is kept, when a project is shared or given away', async () => {
    const { project } = await create(owner, { address: '9 Kept Street' });
    const open = async () => {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: agent.cookie },
        body: JSON.stringify(bodyOf('ProjectsPageQuery', {})),
      });
      return (await response.text()).includes('9 Kept Street');
    };
    expect(await open()).toBe(false);
    await update(owner, { id: project.id, isShared: true });
    expect(await open()).toBe(true);
    await update(owner, { id: project.id, isShared: false });
    expect(await open()).toBe(false);
    await update(owner, { id: project.id, agentId: agent.user.id });
    expect(await open()).toBe(true);
    const where = { workspaceId_userId: { workspaceId: owner.workspaceId, userId: agent.user.id } };
    await update(owner, { id: project.id, agentId: null });
    await server.services.prisma.membership.update({ where, data: { role: 'manager' } });
    expect(await open()).toBe(true);
    await server.services.prisma.membership.update({ where, data: { role: 'agent' } });
    expect(await open()).toBe(false);
  });
});

describe('sockets that watch the same', () => {
  const jobs: Record<'hidden' | 'own', string> = { hidden: '', own: '' };
  beforeAll(async () => {
    jobs.hidden = (await makeJob(server, owner)).jobId;
    jobs.own = (await makeJob(server, agent)).jobId;
  });

  const STORED = { stored: 'useJobUpdatesSubscription' };
  const OPEN = 'subscription { stagingJobUpdated { id } }';

  it.each([
    ['a stored document', STORED],
    ['any document', OPEN],
  ])('do not share what only some of them see: %s', async (_name, query) => {
    const watches = [owner, agent].map(({ cookie }) => {
      const watch = subscribe<{ stagingJobUpdated: { id: string } }>(server, { query, cookie });
      const heard = new Set<string>();
      const listen = async () => {
        for (;;) {
          const { data, errors } = await watch.next();
          heard.add(errors ? JSON.stringify(errors) : (data?.stagingJobUpdated.id ?? ''));
        }
      };
      void listen().catch(() => {}); // rejects when it is closed
      return { watch, heard };
    });
    const tell = async () => {
      const { workspaceId } = owner;
      for (const id of [jobs.hidden, jobs.own]) {
        await notify(server.services.prisma, { kind: 'stagingJob', workspaceId, id });
      }
      await notify(server.services.prisma, { kind: 'stagingQueue' });
    };
    await expect
      .poll(
        async () => {
          await tell();
          return watches.map(({ heard }) => heard.size);
        },
        { timeout: 30_000, interval: 500 },
      )
      .toEqual([2, 1]);
    // and after the queue has moved, of which it is told once a second
    for (let time = 0; time < 4; time++) await tell();
    await expect
      .poll(() => watches.map(({ heard }) => [...heard].toSorted()))
      .toEqual([[jobs.hidden, jobs.own].toSorted(), [jobs.own]]);
    await Promise.all(watches.map(({ watch }) => watch.close()));
  });
});
