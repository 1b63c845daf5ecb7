/**
 * Every field, mutation and subscription of the schema, called by all kinds of callers. The lists come from the schema.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  assertObjectType,
  assertUnionType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { may, PERMISSIONS } from '../../domain/permissions.js';
import { needOf } from '../../schema/needs.js';
import { schema } from '../../schema/schema.js';
import { elementAt } from '../elements.js';
import { shared } from '../shared.js';
import { subscribe } from '../subscribe.js';
import { CHANGES, WATCHED } from './changes.js';
import { ADMIN_FIELDS, NO_ROW_NEEDED, REACH, REQUIRED_ARGUMENTS, type Reach } from './reach.js';
import { ACTORS, fingerprint, INSIDERS, isInsider, leaks, makeWorld, type Actor, type Insider } from './world.js';

const world = shared(makeWorld);

const TYPES = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && !type.name.startsWith('__') && !NO_ROW_NEEDED.test(type.name),
);

/** Selects all scalar fields of a list's rows that need no arguments. */
function everyLeafOf(edges: GraphQLField<unknown, unknown>): string {
  const edge = assertObjectType(getNamedType(edges.type));
  const row = assertObjectType(getNamedType(edge.getFields().node?.type));
  const leaves = Object.values(row.getFields()).filter(({ type }) => isLeafType(getNamedType(type)));
  return leaves.map(({ name }) => name).join(' ');
}

/** Selects the field with some of its own fields. */
function selectionOf(typeName: string, field: GraphQLField<unknown, unknown>): string {
  const given = REQUIRED_ARGUMENTS[`${typeName}.${field.name}`]?.(world);
  if (field.args.some(isRequiredArgument) && !given) throw new Error(`${typeName}.${field.name} needs arguments.`);
  const type = getNamedType(field.type);
  const name = `${field.name}${given ? `(${given})` : ''}`;
  if (isLeafType(type)) return name;
  const fields = isObjectType(type) ? type.getFields() : {};
  if (fields.edges) return `${name} { totalCount edges { cursor node { ${everyLeafOf(fields.edges)} } } }`;
  return `${name} { __typename ${fields.id ? 'id' : ''} }`;
}

function reachOf(typeName: string): Reach {
  const reach = REACH[typeName];
  if (!reach) throw new Error(`REACH has no row for ${typeName}.`);
  return reach;
}

function ask(actor: Actor, { document, id }: Reach, selection: string) {
  const variables = id ? { id: id(world) } : {};
  return world.server.graphql<Record<string, unknown>>(document(selection), variables, world.cookieOf(actor));
}

const FIELDS = TYPES.flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, type, field] as const)
    : [],
);

/** The fault of an answer to a member who may not read it. Null when it is refused. */
const forbiddenFault = (answer: Awaited<ReturnType<typeof ask>>): object | null =>
  answer.errors?.[0]?.extensions?.code === 'FORBIDDEN' ? null : { expected: 'a refusal', answer };

/** Whether a member of the workspace lacks what reading the field needs. */
function lacksNeed(actor: Actor, type: string, field: string): boolean {
  const need = needOf(type, field);
  return isInsider(actor) && need !== null && !may({ role: actor }, need);
}

/** The fault of an answer that reveals too much or too little; see `Reach`. Null when it is right. */
function faultOf(who: Reach['who'], actor: Actor, answer: Awaited<ReturnType<typeof ask>>): object | null {
  const { data, errors } = answer;
  const fault = (expected: string) => ({ actor, expected, answer });
  if (who === 'workspace' && !isInsider(actor))
    return isDeepStrictEqual(answer, { data: { node: null } }) ? null : fault('null');
  if (actor === 'nobody') return isDeepStrictEqual(answer, { data: { viewer: null } }) ? null : fault('no viewer');
  if (who === 'admin' && actor !== 'admin') {
    return errors?.[0]?.extensions?.code === 'FORBIDDEN' ? null : fault('to be told who may');
  }
  if (errors || !data[who === 'workspace' ? 'node' : 'viewer']) return fault('an answer');
  const leaked = who === 'own' && !isInsider(actor) ? leaks(world, answer) : [];
  return leaked.length > 0 ? { ...fault('nothing of the workspace'), leaked } : null;
}

describe('reading', () => {
  it('has a row for every type', () => {
    expect(Object.keys(REACH).toSorted()).toEqual(TYPES.map(({ name }) => name).toSorted());
    expect(FIELDS.length).toBeGreaterThan(90);
  });

  it.each(FIELDS)('%s', async (name, type, field) => {
    const reach = reachOf(type.name);
    const who = ADMIN_FIELDS.has(name) ? 'admin' : reach.who;
    const selection = selectionOf(type.name, field);
    for (const actor of ACTORS) {
      const answer = await ask(actor, reach, selection);
      const lacks = lacksNeed(actor, type.name, field.name);
      expect(lacks ? forbiddenFault(answer) : faultOf(who, actor, answer)).toBeNull();
    }
  });

  it('would detect a leak: the owner’s own answer counts as one', async () => {
    const answer = await ask('owner', reachOf('Viewer'), 'projects { edges { node { id address } } } user { email }');
    expect(leaks(world, answer).length).toBeGreaterThanOrEqual(3);
  });
});

type Changed = Record<string, { readonly __typename: string } | undefined>;

/** The sentence of the mutation's refusal, if it has one. */
function sentenceOf(title: string): string {
  const members = schema.getPossibleTypes(assertUnionType(schema.getType(`${title}Result`)));
  const canFail = members.some((member) => member.getInterfaces().length > 0);
  return canFail ? '... on Problem { message }' : '';
}

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** @returns the answer, with the name of its outcome */
async function change(actor: Actor, name: string, input: object) {
  const title = titleOf(name);
  const document = `mutation($input: ${title}Input!) { ${name}(input: $input) { __typename ${sentenceOf(title)} } }`;
  const answer = await world.server.graphql<Changed | null>(document, { input }, world.cookieOf(actor));
  return { ...answer, type: answer.data?.[name]?.__typename };
}

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
      const answer = await change(actor, name, input(world));
      const code = actor === 'nobody' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
      expect({ actor, answer }).toMatchObject({ answer: { errors: [{ extensions: { code } }] } });
    }
    expect(await fingerprint(world)).toEqual(before);
    expect((await change('admin', name, input(world))).type).toBe(`${titleOf(name)}Payload`);
  });

  it.each(ofTheWorkspace)('%s', async (name, { input, others, isOwn }) => {
    const asked = input(world);
    const before = await fingerprint(world);
    const byNobody = await change('nobody', name, asked);
    expect(byNobody).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    for (const actor of ['stranger', 'admin'] as const) {
      const answer = await change(actor, name, asked);
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
      expect({ role, answer: await change(role, name, asked) }).toMatchObject({ role, answer: refused });
    }
    expect(await fingerprint(world)).toEqual(before);
    let isDone = false;
    for (const role of INSIDERS.filter(mayChange)) {
      const { errors, type } = await change(role, name, asked);
      // after the first one's change it is a conflict, or its object is gone
      const isMissing = (isOwn && role !== 'owner') || (isDone && type === 'NotFoundError');
      expect({ role, errors, isMissing: type === 'NotFoundError' }).toEqual({ role, errors: undefined, isMissing });
      isDone ||= type === `${titleOf(name)}Payload`;
    }
  });
});

describe('watching', () => {
  it('has a row for every subscription', () => {
    const names = Object.keys(schema.getSubscriptionType()?.getFields() ?? {});
    expect(Object.keys(WATCHED).toSorted()).toEqual(names.toSorted());
  });

  it.each(Object.entries(WATCHED))('%s', async (name, { query, cause }) => {
    const nobody = subscribe(world.server, { query });
    expect(await nobody.next()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    await nobody.close();
    const watches = Object.entries(world.people).map(([actor, { cookie }]) => {
      const watch = subscribe<Record<string, unknown>>(world.server, { query, cookie });
      return { inside: isInsider(actor as Actor), watch, heard: [] as unknown[] };
    });
    const listen = async ({ watch, heard }: (typeof watches)[number]) => {
      for (;;) heard.push((await watch.next()).data?.[name]);
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
    for (const { inside, heard } of watches) {
      expect(inside ? heard.every(Boolean) : heard).toEqual(inside ? true : []);
    }
    await Promise.all(watches.map(({ watch }) => watch.close()));
  });
});
