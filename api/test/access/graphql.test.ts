/**
 * Every field, mutation and subscription of the schema, called by all kinds of callers. The lists come from the schema.
 */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'graphql';
import { may, PERMISSIONS, type Permission } from '../../domain/permissions.js';
import { needsOf } from '../../http/permissions.js';
import { needOf } from '../../schema/needs.js';
import { schema } from '../../schema/schema.js';
import { elementAt } from '../elements.js';
import { shared } from '../shared.js';
import { subscribe } from '../subscribe.js';
import { ask, change, FIELDS, reachOf, selectionOf, titleOf, TYPES } from './asking.js';
import { CHANGES, WATCHED } from './changes.js';
import { ADMIN_FIELDS, REACH, type Reach } from './reach.js';
import { ACTORS, fingerprint, INSIDERS, isInsider, leaks, makeWorld, MARK, type Actor, type Insider } from './world.js';

const world = shared(makeWorld);

/** The fault of an answer that reveals too much or too little; see `Reach`. Null when it is right. */
function faultOf(who: Reach['who'], actor: Actor, answer: Awaited<ReturnType<typeof ask>>): object | null {
  const { data, errors } = answer;
  const fault = (expected: string) => ({ actor, expected, answer });
  if (who === 'workspace' && !isInsider(actor))
    return isDeepStrictEqual(answer, { data: { node: null } }) ? null : fault('null');
  if (who === 'link') return faultOfLink(actor, answer);
  if (actor === 'nobody') return isDeepStrictEqual(answer, { data: { viewer: null } }) ? null : fault('no viewer');
  if (who === 'admin' && actor !== 'admin') {
    return errors?.[0]?.extensions?.code === 'FORBIDDEN' ? null : fault('to be told who may');
  }
  if (errors || !data[who === 'workspace' ? 'node' : 'viewer']) return fault('an answer');
  const leaked = who === 'own' && !isInsider(actor) ? leaks(world, answer) : [];
  return leaked.length > 0 ? { ...fault('nothing of the workspace'), leaked } : null;
}

/** Whoever has the link is told, also strangers, and of nothing but the invitation. */
function faultOfLink(actor: Actor, answer: Awaited<ReturnType<typeof ask>>): object | null {
  const leaked = leaks(world, answer, [MARK]);
  return answer.errors || !answer.data.invitation || leaked.length > 0 ? { actor, answer, leaked } : null;
}

/** Whether a person of the workspace lacks a permission that the document needs. */
const isRefused = (actor: Actor, needs: readonly Permission[]) =>
  isInsider(actor) && needs.some((need) => !may({ role: actor }, need));

const faultOfRefusal = (actor: Actor, answer: Awaited<ReturnType<typeof ask>>): object | null =>
  answer.data === null && answer.errors?.[0]?.extensions?.code === 'FORBIDDEN'
    ? null
    : { actor, expected: 'to be told who may', answer };

describe('reading', () => {
  it('has a row for every type', () => {
    expect(Object.keys(REACH).toSorted()).toEqual(TYPES.map(({ name }) => name).toSorted());
    expect(FIELDS.length).toBeGreaterThan(90);
  });

  it.each(FIELDS)('%s', async (name, type, field) => {
    const reach = reachOf(type.name);
    const who = ADMIN_FIELDS.has(name) ? 'admin' : reach.who;
    const selection = selectionOf(world, type.name, field);
    const needs = needsOf(schema, parse(reach.document(selection, world)));
    for (const actor of ACTORS) {
      const answer = await ask(world, actor, reach, selection);
      const fault = isRefused(actor, needs) ? faultOfRefusal(actor, answer) : faultOf(who, actor, answer);
      expect(fault).toBeNull();
    }
  });

  it('would detect a leak: the owner’s own answer counts as one', async () => {
    const answer = await ask(
      world,
      'owner',
      reachOf('Viewer'),
      'projects { edges { node { id address } } } user { email }',
    );
    expect(leaks(world, answer).length).toBeGreaterThanOrEqual(3);
  });
});

describe('changing', () => {
  it('has a row for every mutation', () => {
    const names = Object.keys(schema.getMutationType()?.getFields() ?? {});
    expect(Object.keys(CHANGES).toSorted()).toEqual(names.toSorted());
  });

  const ofTheWorkspace = Object.entries(CHANGES).filter(([, { only }]) => only === undefined);
  const ofAdmins = Object.entries(CHANGES).filter(([, { only }]) => only === 'admin');

  it.each(ofAdmins)('%s, by administrators only', async (name, { input }) => {
    const before = await fingerprint(world);
    for (const actor of ACTORS.filter((each) => each !== 'admin')) {
      const answer = await change(world, { actor, name, input: input(world) });
      const code = actor === 'nobody' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
      expect({ actor, answer }).toMatchObject({ answer: { errors: [{ extensions: { code } }] } });
    }
    expect(await fingerprint(world)).toEqual(before);
    expect((await change(world, { actor: 'admin', name, input: input(world) })).type).toBe(`${titleOf(name)}Payload`);
  });

  it.each(ofTheWorkspace)('%s', async (name, { input, others, isOwn }) => {
    const asked = input(world);
    const before = await fingerprint(world);
    const byNobody = await change(world, { actor: 'nobody', name, input: asked });
    expect(byNobody).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    for (const actor of ['stranger', 'admin'] as const) {
      const answer = await change(world, { actor, name, input: asked });
      expect({ actor, type: answer.type }).toEqual({
        actor,
        type: others === 'own' ? `${titleOf(name)}Payload` : others,
      });
      expect({ actor, leaks: leaks(world, answer) }).toEqual({ actor, leaks: [] });
    }
    expect(await fingerprint(world)).toEqual(before);
    const need = needOf('Mutation', name);
    const mayChange = (role: Insider) => need !== null && PERMISSIONS[need].roles.some((each) => each === role);
    for (const role of INSIDERS.filter((each) => !mayChange(each))) {
      const refused = { data: null, errors: [{ extensions: { code: 'FORBIDDEN' } }] };
      expect({ role, answer: await change(world, { actor: role, name, input: asked }) }).toMatchObject({
        role,
        answer: refused,
      });
    }
    expect(await fingerprint(world)).toEqual(before);
    let isDone = false;
    for (const role of INSIDERS.filter(mayChange)) {
      const { errors, type } = await change(world, { actor: role, name, input: asked });
      // after the first one's change it is a conflict, or its object is gone
      const isMissing = (isOwn && role !== 'owner') || (isDone && type === 'NotFoundError');
      expect({ role, errors, isMissing: type === 'NotFoundError' }).toEqual({ role, errors: undefined, isMissing });
      isDone ||= type === `${titleOf(name)}Payload`;
    }
  });
});

/** Nothing in an answer that refuses. */
const heardIn = (value: unknown) => (value == null ? [] : [value]);

describe('watching', () => {
  it('has a row for every subscription', () => {
    const names = Object.keys(schema.getSubscriptionType()?.getFields() ?? {});
    expect(Object.keys(WATCHED).toSorted()).toEqual(names.toSorted());
  });

  it.each(Object.entries(WATCHED))('%s', async (name, { query, cause, ...asked }) => {
    const variables = asked.variables?.(world);
    const nobody = subscribe(world.server, { query, variables });
    expect(await nobody.next()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    await nobody.close();
    const needs = needsOf(schema, parse(query));
    const watches = Object.entries(world.people).map(([actor, { cookie }]) => {
      const watch = subscribe<Record<string, unknown>>(world.server, { query, variables, cookie });
      const inside = isInsider(actor as Actor) && !isRefused(actor as Actor, needs);
      return { inside, watch, heard: [] as unknown[] };
    });
    const listen = async ({ watch, heard }: (typeof watches)[number]) => {
      for (;;) heard.push(...heardIn((await watch.next()).data?.[name]));
    };
    for (const each of watches) void listen(each).catch(() => {}); // rejects when it is closed
    const insiders = watches.filter(({ inside }) => inside);
    // After all members have received three events, an outsider would have received the first.
    for (let time = 1; time <= 3; time++) {
      const before = insiders.map(({ heard }) => heard.length);
      await expect
        .poll(
          async () => {
            await cause(world); // repeated until all have received it, because a socket may still be opening
            return insiders.every(({ heard }, index) => heard.length > elementAt(before, index));
          },
          { timeout: 30_000, interval: 100 },
        )
        .toBe(true);
    }
    for (const { inside, heard } of watches) expect(heard.length > 0).toBe(inside);
    await Promise.all(watches.map(({ watch }) => watch.close()));
  });
});
