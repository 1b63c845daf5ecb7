import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../domain/ids.js';
import { first } from '../test/elements.js';
import { makePhoto, makeProject, mutate } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';
import { subscribe, type Watch } from '../test/subscribe.js';

interface Entry {
  readonly id: string;
  readonly action: string;
  readonly entityType: string;
  readonly entityId: string;
  readonly description: string;
  readonly timeAgo: string;
  readonly actor: { readonly id: string; readonly email: string } | null;
}

interface Page {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: Entry }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const FIELDS = 'id action entityType entityId description timeAgo actor { id email }';
const server = shared(startServer);
let who: Registered;
beforeEach(async () => {
  who = await server.register();
});

async function page(by: Registered, args: object = {}): Promise<Page> {
  const { data, errors } = await server.graphql<{ viewer: { activities: Page } }>(
    `query($first: Int, $after: String) { viewer { activities(first: $first, after: $after) {
      totalCount edges { node { ${FIELDS} } } pageInfo { hasNextPage endCursor }
    } } }`,
    { ...args },
    by.cookie,
  );
  expect(errors).toBeUndefined();
  return data.viewer.activities;
}

/** Records an activity that long ago. */
async function happened(hours: number, data: { actorId?: string | null; description?: string } = {}) {
  const id = newId('act');
  const createdAt = new Date(Date.now() - hours * 3_600_000);
  const what = { action: 'project_updated', entityType: 'project', entityId: newId('proj'), description: 'x' };
  const actorId = who.user.id;
  await server.services.prisma.activity.create({
    data: { id, workspaceId: who.workspaceId, createdAt, actorId, ...what, ...data },
  });
  return id;
}

describe('the feed', () => {
  it('shows what happened, to which object, when and by whom', async () => {
    const projectId = await makeProject(server, who);
    const { edges } = await page(who);
    expect(edges.map(({ node }) => node)).toEqual([
      {
        id: expect.stringMatching(/^act_/),
        action: 'project_created',
        entityType: 'project',
        entityId: projectId,
        description: 'New project: 12 Elm Street',
        timeAgo: 'just now',
        actor: { id: who.user.id, email: who.email },
      },
    ]);
  });

  it('lists the newest first, page by page, each once', async () => {
    const ids: string[] = [];
    for (let hours = 1; hours <= 7; hours++) ids.push(await happened(hours));
    const read: string[] = [];
    let after: string | null = null;
    do {
      const { totalCount, edges, pageInfo }: Page = await page(who, { first: 3, after });
      expect(totalCount).toBe(7);
      read.push(...edges.map(({ node }) => node.id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(read).toEqual(ids);
  });

  it('links to its object while that exists', async () => {
    const stays = await makeProject(server, who, { address: 'Stays' });
    const goes = await makeProject(server, who, { address: 'Goes' });
    await makePhoto(server, who, goes);
    await mutate(server, who, { name: 'deleteProject', input: { id: goes } });
    const { data, errors } = await server.graphql(
      `{ viewer { activities { edges { node {
        action entity { __typename ... on Project { id address } ... on Media { id project { id } } }
      } } } } }`,
      {},
      who.cookie,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      viewer: {
        activities: {
          edges: [
            { node: { action: 'project_deleted', entity: null } },
            { node: { action: 'media_uploaded', entity: null } },
            { node: { action: 'project_created', entity: null } },
            {
              node: {
                action: 'project_created',
                entity: { __typename: 'Project', id: stays, address: 'Stays' },
              },
            },
          ],
        },
      },
    });
  });

  it('shows how long ago it was', async () => {
    await happened(2.5);
    expect(first((await page(who)).edges).node.timeAgo).toBe('2 hours ago');
  });

  it('does not name actors outside the workspace: an administrator of the platform, or the system', async () => {
    const admin = await server.register();
    await happened(1, { actorId: admin.user.id });
    await happened(2, { actorId: null });
    await happened(3);
    const actors = (await page(who)).edges.map(({ node }) => node.actor?.id ?? null);
    expect(actors).toEqual([null, null, who.user.id]);
  });

  it('shows only the own workspace’s activities, also by id', async () => {
    const id = await happened(1);
    const stranger = await server.register();
    expect(await page(stranger)).toMatchObject({ totalCount: 0, edges: [] });
    const node = (by: Registered) =>
      server.graphql('query($id: ID!) { node(id: $id) { id ... on Activity { action } } }', { id }, by.cookie);
    expect(await node(stranger)).toEqual({ data: { node: null } });
    expect(await node(who)).toEqual({ data: { node: { id, action: 'project_updated' } } });
  });
});

interface Added extends Record<string, unknown> {
  readonly activityAdded: Pick<Entry, 'id' | 'description' | 'actor'>;
}

describe('watching', () => {
  const open: Watch<Added>[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((watching) => watching.close()));
  });

  function watch(cookie?: string): Watch<Added> {
    const query = 'subscription { activityAdded { id description actor { id } } }';
    const watching = subscribe<Added>(server, { query, cookie });
    open.push(watching);
    return watching;
  }

  /** Makes projects until the subscriber receives one (its socket may still be opening), and reads to the last. */
  async function listening(watching: Watch<Added>): Promise<void> {
    const first = watching.next();
    let made = 0;
    await expect
      .poll(async () => {
        await makeProject(server, who, { address: `${++made}` });
        return Promise.race([first, null]);
      })
      .not.toBeNull();
    for (let answer = await first; ; answer = await watching.next()) {
      if (answer.data?.activityAdded.description === `New project: ${made}`) return;
    }
  }

  it('receives every activity of the workspace in order, and no others', async () => {
    const stranger = await server.register();
    const watching = watch(who.cookie);
    await listening(watching);
    await makeProject(server, stranger, { address: 'Theirs' });
    const id = await makeProject(server, who, { address: 'Ours' });
    await mutate(server, who, { name: 'deleteProject', input: { id } });
    const heard = [await watching.next(), await watching.next()].map(({ data }) => data?.activityAdded);
    expect(heard).toMatchObject([
      { description: 'New project: Ours', actor: { id: who.user.id } },
      { description: 'Project deleted: Ours' },
    ]);
  });

  it('receives each activity once that was recorded while the bus was disconnected', async () => {
    const watching = watch(who.cookie);
    await listening(watching);
    await makeProject(server, who, { address: 'Heard' });
    expect((await watching.next()).data?.activityAdded.description).toBe('New project: Heard');
    // Without notifications, as if the messages had been lost with the connection. A third of a second apart, because
    // activities of one millisecond have no defined order.
    const missed = [await happened(0, { description: 'first' }), await happened(-0.0001, { description: 'second' })];
    await server.services.prisma.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN showhome%'`;
    const heard = [await watching.next(), await watching.next()].map(({ data }) => data?.activityAdded.id);
    expect(heard).toEqual(missed);
  });

  it('is refused without a session', async () => {
    const { errors } = await watch().next();
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  });
});
