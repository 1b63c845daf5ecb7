/**
 * An agent in a workspace whose projects are neither theirs nor shared: they find none of its objects, as if they were a
 * stranger. The lists come from the schema and the table of routes.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { may } from '../../domain/permissions.js';
import { needOf } from '../../schema/needs.js';
import { shared } from '../shared.js';
import { subscribe } from '../subscribe.js';
import { ask, change, FIELDS, reachOf, selectionOf, titleOf } from './asking.js';
import { call, needs } from './calling.js';
import { CALLS } from './calls.js';
import { CHANGES, WATCHED } from './changes.js';
import { ADMIN_FIELDS } from './reach.js';
import { fingerprint, leaks, makeWorld } from './world.js';

const world = shared(makeWorld);

beforeAll(async () => {
  const { prisma } = world.server.services;
  const { workspaceId } = world.people.owner;
  await prisma.project.updateMany({ where: { workspaceId }, data: { isShared: false } });
  // What happens to the workspace and its people is told to agents too.
  const ofAll = { in: ['workspace', 'api_key', 'webhook'] };
  await prisma.activity.deleteMany({ where: { workspaceId, entityType: ofAll } });
  // An agent knows their colleagues and the seller; the mark is left on the objects alone.
  const ofWorkspace = { memberships: { some: { workspaceId } } };
  await prisma.user.updateMany({ where: ofWorkspace, data: { firstName: 'Colleague', lastName: 'Colleague' } });
  await prisma.workspace.update({ where: { id: workspaceId }, data: { sellerName: '', sellerAddress: '' } });
}, 120_000);

/** What an answer reveals of the objects. */
const found = (answer: unknown) => {
  const { people, ids } = world;
  const known = Object.values(people).flatMap(({ user, email }) => [user.id, email]);
  return leaks(world, answer, [...known, ids.Workspace]);
};

/** Of the workspace and its people, whom an agent knows. */
const KNOWN = /^(User|Workspace|Invitation|InvitationPreview|PriceList|PriceTier)\./;
/** They tell of the person, their role, or the workspace as a whole. */
const DIFFERENT = new RegExp(
  '^(Session|StorageUse|MailPreference|Membership)\\.' +
    '|^Viewer\\.(user|workspace|ownsWorkspace|permissions|sessions|memberships|mailPreferences)$',
);

describe('reading', () => {
  const fields = FIELDS.filter(([name]) => !KNOWN.test(name) && !ADMIN_FIELDS.has(name));
  // what their role may not read is refused: see graphql.test.ts
  const mayRead = (type: string, field: string) => {
    const need = needOf(type, field);
    return need === null || may({ role: 'agent' }, need);
  };
  const open = fields.filter(([, { name }, field]) => reachOf(name).who !== 'admin' && mayRead(name, field.name));

  it.each(open)('%s', async (name, type, field) => {
    const reach = reachOf(type.name);
    const selection = selectionOf(world, type.name, field);
    const [agent, stranger] = [
      await ask(world, 'agent', reach, selection),
      await ask(world, 'stranger', reach, selection),
    ];
    expect(found(agent)).toEqual([]);
    expect(agent).toEqual(DIFFERENT.test(name) ? agent : stranger);
  });

  it('does not tell that an object of a kind exists which their role may not read', async () => {
    const { Embed, WebhookEndpoint, ApiKey, AuditEntry } = world.ids;
    const ids = [Embed, WebhookEndpoint, ApiKey, AuditEntry];
    const nodes = async (who: 'agent' | 'owner') => {
      const { cookie } = world.people[who];
      const { data } = await world.server.graphql('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids }, cookie);
      return data.nodes;
    };
    expect(await nodes('owner')).toEqual(ids.map((id) => ({ id })));
    expect(await nodes('agent')).toEqual(ids.map(() => null));
  });

  it('would find an object: the viewer’s own answer has several', async () => {
    const answer = await ask(world, 'viewer', reachOf('Viewer'), 'projects { edges { node { id address } } }');
    expect(found(answer).length).toBeGreaterThanOrEqual(2);
  });
});

describe('changing', () => {
  const ofTheWorkspace = Object.entries(CHANGES).filter(
    ([name, { only, others }]) => !only && others !== 'own' && name !== 'chooseWorkspace',
  );

  it.each(ofTheWorkspace)('%s', async (name, { input, others }) => {
    const before = await fingerprint(world);
    const answer = await change(world, { actor: 'agent', name, input: input(world) });
    const need = needOf('Mutation', name);
    const isAllowed = need !== null && may({ role: 'agent' }, need);
    expect({ type: answer.type, code: answer.errors?.[0]?.extensions?.code }).toEqual(
      isAllowed ? { type: others } : { code: 'FORBIDDEN' },
    );
    expect(found(answer)).toEqual([]);
    expect(await fingerprint(world)).toEqual(before);
  });

  it('of many photos at once passes over those of others', async () => {
    const { prisma } = world.server.services;
    const { lookAskedAt } = await prisma.media.findUniqueOrThrow({ where: { id: world.spareId } });
    const answer = await change(world, { actor: 'agent', name: 'suggestRooms', input: { ids: [world.spareId] } });
    expect(answer.type).toBe(`${titleOf('suggestRooms')}Payload`);
    const after = await prisma.media.findUniqueOrThrow({ where: { id: world.spareId } });
    expect(after.lookAskedAt).toEqual(lookAskedAt);
  });
});

describe('calling', () => {
  const closed = Object.entries(CALLS).filter(([, { who }]) => who !== 'everybody');

  it.each(closed)('%s', async (name, asked) => {
    const { status, text } = await call(world, { actor: 'agent', name, ...asked });
    const isAllowed = needs(name).every((need) => may({ role: 'agent' }, need));
    const refused = isAllowed ? 404 : 403;
    expect(status < 300 ? 'done' : status).toBe(isAllowed && asked.who === 'own' ? 'done' : refused);
    expect(found(text)).toEqual([]);
  });
});

describe('watching', () => {
  it.each(Object.entries(WATCHED))('%s', async (name, { query, variables, cause }) => {
    const { owner, agent } = world.people;
    const [seeing, blind] = [owner, agent].map(({ cookie }) => {
      const watch = subscribe<Record<string, unknown>>(world.server, { query, variables: variables?.(world), cookie });
      const heard: unknown[] = [];
      const listen = async () => {
        for (;;) heard.push(await watch.next());
      };
      void listen().catch(() => {}); // rejects when it is closed
      return { watch, heard };
    });
    if (!seeing || !blind) throw new Error('Expected two sockets.');
    // After the owner has received three events, the agent would have received the first.
    for (let time = 1; time <= 3; time++) {
      await expect
        .poll(
          async () => {
            await cause(world);
            return seeing.heard.length >= time;
          },
          { timeout: 30_000, interval: 100 },
        )
        .toBe(true);
    }
    expect(seeing.heard.every((each) => found(each).length > 0 || name === 'activityAdded')).toBe(true);
    expect(blind.heard).toEqual([]);
    await Promise.all([seeing.watch.close(), blind.watch.close()]);
  });
});
