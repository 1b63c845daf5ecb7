/** Every field, change, REST row and subscription, asked by keys with and without the scopes that they need. */
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { may, PERMISSIONS, SCOPES, type Permission, type Scope } from '../../domain/permissions.js';
import { needsOf } from '../../http/permissions.js';
import { needOf } from '../../schema/needs.js';
import { schema } from '../../schema/schema.js';
import { shared } from '../shared.js';
import { subscribe } from '../subscribe.js';
import { FIELDS, reachOf, selectionOf, titleOf } from './asking.js';
import { callWith, needs } from './calling.js';
import { CALLS } from './calls.js';
import { CHANGES, WATCHED } from './changes.js';
import { fingerprint, makeWorld, type World } from './world.js';

const world = shared(makeWorld);
/** The changes of `world` use up its objects. */
const fresh = shared(makeWorld);

const isScope = (need: Permission): need is Scope => PERMISSIONS[need].forKeys;
/** All scopes that do not allow it. */
const without = (need: Permission) => SCOPES.filter((scope) => !may({ key: { scopes: [scope] } }, need));

const keys = new Map<string, Promise<string>>();
function keyWith(scopes: readonly Scope[], of = world): Promise<string> {
  const name = [of === world, ...scopes].join();
  const key = keys.get(name) ?? newKey(scopes, of);
  keys.set(name, key);
  return key;
}

/** A key that has been used, which its row notes. */
async function newKey(scopes: readonly Scope[], of: World): Promise<string> {
  const key = await of.keyWith(scopes);
  await of.server.graphql('{ __typename }', {}, key);
  return key;
}

const FORBIDDEN = { data: null, errors: [{ extensions: { code: 'FORBIDDEN' } }] };

const needOfChange = (name: string): Permission => {
  const need = needOf('Mutation', name);
  if (!need) throw new Error(`Mutation.${name} needs nothing.`);
  return need;
};

async function change(name: string, scopes: readonly Scope[]) {
  const document = `mutation($input: ${titleOf(name)}Input!) { ${name}(input: $input) { __typename } }`;
  const input = CHANGES[name]?.input(world);
  const key = await keyWith(scopes);
  return world.server.graphql<Record<string, { __typename: string }> | null>(document, { input }, key);
}

describe('changing with a key', () => {
  const names = Object.keys(CHANGES);

  it.each(names.filter((name) => !isScope(needOfChange(name))))('never: %s', async (name) => {
    await keyWith(SCOPES);
    const before = await fingerprint(world);
    expect(await change(name, SCOPES)).toMatchObject(FORBIDDEN);
    expect(await fingerprint(world)).toEqual(before);
  });

  it.each(names.filter((name) => isScope(needOfChange(name))))('with its scope alone: %s', async (name) => {
    const need = needOfChange(name);
    await keyWith(without(need));
    const before = await fingerprint(world);
    expect(await change(name, without(need))).toMatchObject(FORBIDDEN);
    expect(await fingerprint(world)).toEqual(before);
    const { data, errors } = await change(name, [need].filter(isScope));
    expect({ errors, type: data?.[name]?.__typename }).toEqual({ errors: undefined, type: expect.any(String) });
    expect(data?.[name]?.__typename).not.toBe('NotFoundError');
  });
});

describe('reading with a key', () => {
  it.each(FIELDS)('%s', async (_name, type, field) => {
    const reach = reachOf(type.name);
    const document = reach.document(selectionOf(world, type.name, field), world);
    const variables = reach.id ? { id: reach.id(world) } : {};
    const ask = async (scopes: readonly Scope[]) => world.server.graphql(document, variables, await keyWith(scopes));
    const asked = needsOf(schema, parse(document));
    for (const need of asked) expect({ need, ...(await ask(without(need))) }).toMatchObject({ need, ...FORBIDDEN });
    if (!asked.every(isScope)) return;
    const { data, errors } = await ask(asked.length > 0 ? asked : ['projects:read']);
    expect({ errors, isAnswered: Object.values(data).every((value) => value !== null) }).toEqual({
      errors: undefined,
      isAnswered: true,
    });
  });
});

/** Those that need something, in the order of CALLS, because some use up what others need. */
const ROWS = Object.entries(CALLS).filter(([name]) => needs(name).length > 0);

describe('calling with a key', () => {
  it.each(ROWS)('%s', async (name, asked) => {
    const call = async (scopes: readonly Scope[]) => callWith(fresh, await keyWith(scopes, fresh), { ...asked, name });
    for (const need of needs(name)) {
      const text = expect.stringMatching(/^This key may not .*\.$/);
      expect({ need, ...(await call(without(need))) }).toEqual({ need, status: 403, text });
    }
    const { status } = await call(needs(name).filter(isScope));
    expect([401, 403, 404].includes(status)).toBe(false);
    expect(status).toBeLessThan(500);
  });
});

describe('watching with a key', () => {
  it.each(Object.entries(WATCHED))('%s', async (_name, { query, variables }) => {
    for (const need of needsOf(schema, parse(query))) {
      const refused = subscribe(world.server, {
        query,
        variables: variables?.(world),
        cookie: await keyWith(without(need)),
      });
      await expect(refused.next()).rejects.toMatchObject([{ message: expect.stringMatching(/^This key may not /) }]);
      await refused.close();
    }
  });
});
