import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
} from 'graphql';
import { expect, it } from 'vitest';
import { FAILED } from '../http/graphql.js';
import { schema } from '../schema/schema.js';
import { makeProject } from './factories.js';
import { shared } from './shared.js';
import { startServer } from './startServer.js';

const server = shared(startServer);

interface Strange {
  readonly text: string;
  readonly day: string;
  readonly moment: string;
  readonly projectId: string;
}

/** A value of the type in which every text and every day is strange. */
function valueOf(type: GraphQLInputType, name: string, strange: Strange, depth = 0): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, name, strange, depth);
  if (isListType(type)) return depth > 4 ? [] : [valueOf(type.ofType, name, strange, depth + 1)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const given = type.isOneOf ? fields.slice(0, 1) : fields.filter((field) => depth < 4 || isNonNullType(field.type));
    return Object.fromEntries(given.map((field) => [field.name, valueOf(field.type, field.name, strange, depth + 1)]));
  }
  switch (getNamedType(type).name) {
    case 'Day':
      return strange.day;
    case 'DateTime':
      return strange.moment;
    case 'Int':
    case 'Float':
      return 1;
    case 'Boolean':
      return true;
    case 'Money':
      return '1.00';
    case 'ID':
      return name === 'projectId' ? strange.projectId : `x${strange.text}`;
    default:
      return `x${strange.text}`;
  }
}

it.each([
  ['half a surrogate pair', '\ud800', '9999-12-31', '9999-12-31T23:59:59-14:00'],
  ['NUL', '\0', '0001-01-01', '0001-01-01T00:00:00+14:00'],
  ['all planes', '\u{10ffff}\ufffe', '0001-01-01', '0000-01-01T00:00:00Z'],
])('no call fails unexpectedly by %s', async (_what, text, day, moment) => {
  const who = await server.register();
  const projectId = await makeProject(server, who);
  const strange = { text, day, moment, projectId };
  const failed: string[] = [];
  const calls = ['Mutation', 'Query', 'Viewer'].flatMap((name) => {
    const type = schema.getType(name);
    return isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ field, of: name })) : [];
  });
  expect(calls.length).toBeGreaterThan(80);
  for (const { field, of } of calls) {
    if (field.args.length === 0 || /^(deleteAccount|logout)/.test(field.name)) continue;
    const given = field.args.filter(({ name }) => !['before', 'last', 'after'].includes(name));
    const variables = Object.fromEntries(given.map(({ name, type }) => [name, valueOf(type, name, strange)]));
    const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(' ');
    const passed = given.map(({ name }) => `${name}: $${name}`).join(' ');
    const call = `${field.name}(${passed})${isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''}`;
    const within = of === 'Viewer' ? `viewer { ${call} }` : call;
    const document = `${of === 'Mutation' ? 'mutation' : 'query'}(${declared}) { ${within} }`;
    const { errors = [] } = await server.graphql(document, variables, who.cookie);
    if (errors.some(({ message }) => message === FAILED)) failed.push(field.name);
  }
  expect(failed).toEqual([]);
});
