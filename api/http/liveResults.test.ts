import { readFileSync } from 'node:fs';
import {
  type ExecutionResult,
  getNamedType,
  GraphQLInt,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, it } from 'vitest';
import { changedRows, type Change } from '../graphql/changes.js';
import { createSubscribers } from '../messaging/subscribers.js';
import { schema as ours } from '../schema/schema.js';
import { FAILED } from './graphql.js';
import { liveResults } from './liveResults.js';

/** A schema whose rows count how often they are read. */
function liveSchema() {
  const { tell, subscribe } = createSubscribers();
  let reads = 0;
  const row = new GraphQLObjectType({
    name: 'Row',
    fields: { id: { type: GraphQLString }, read: { type: GraphQLInt, resolve: () => ++reads } },
  });
  const changed = {
    type: row,
    subscribe: () =>
      changedRows(subscribe('org_1'), { initial: ['present'], missed: () => [], told: (event) => [event.kind] }),
    resolve: ({ id }: Change) => {
      if (id === 'invoice') throw new Error('relation "Invoice" does not exist');
      return { id };
    },
  };
  const refused = {
    type: row,
    subscribe: () => {
      throw new Error('a secret');
    },
  };
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { none: { type: GraphQLInt } } }),
    subscription: new GraphQLObjectType({ name: 'Subscription', fields: { changed, refused } }),
  });
  return { schema, tell };
}

const job = { kind: 'stagingJob', workspaceId: 'org_1', id: 'job_1' } as const;

async function open(schema: GraphQLSchema, key: string): Promise<AsyncIterableIterator<ExecutionResult>> {
  const results = await liveResults({ schema, document: parse('subscription { changed { id read } }') }, key);
  if (!(Symbol.asyncIterator in results)) throw new Error('Expected results.');
  return results;
}

const next = async (results: AsyncIterableIterator<ExecutionResult>) => (await results.next()).value as ExecutionResult;

it('runs a document once for all sockets with the same key, and anew for the next message', async () => {
  const { schema, tell } = liveSchema();
  const [one, other] = [await open(schema, 'org_1 a'), await open(schema, 'org_1 a')];
  expect((await next(one)).data).toEqual({ changed: { id: 'present', read: 1 } });
  expect((await next(other)).data).toEqual({ changed: { id: 'present', read: 2 } });
  for (const read of [3, 4]) {
    tell({ ...job });
    expect((await next(one)).data).toEqual({ changed: { id: 'stagingJob', read } });
    expect((await next(other)).data).toEqual({ changed: { id: 'stagingJob', read } });
  }
});

it('does not share between keys', async () => {
  const { schema, tell } = liveSchema();
  const [one, other] = [await open(schema, 'org_1 a'), await open(schema, 'org_1 b')];
  for (const results of [one, other]) await next(results);
  tell({ ...job });
  const answers = [await next(one), await next(other)].map(({ data }) => data?.['changed']);
  expect(answers).toEqual([3, 4].map((read) => ({ id: 'stagingJob', read })));
});

it('masks errors of the subscription and of its results', async () => {
  const { schema, tell } = liveSchema();
  const refused = await liveResults({ schema, document: parse('subscription { refused { id } }') }, 'a');
  expect((refused as ExecutionResult).errors?.map(({ message }) => message)).toEqual([FAILED]);
  const results = await open(schema, 'a');
  await next(results);
  tell({ kind: 'invoice', workspaceId: 'org_1', id: 'inv_1' });
  expect((await next(results)).errors?.map(({ message }) => message)).toEqual([FAILED]);
});

const DOCUMENTS = new URL('../../web/persisted.json', import.meta.url);

/** The types that a document's fields have. */
function typesIn(text: string): Set<string> {
  const found = new Set<string>();
  const info = new TypeInfo(ours);
  visit(
    parse(text),
    visitWithTypeInfo(info, { Field: () => void found.add(getNamedType(info.getType())?.name ?? '') }),
  );
  return found;
}

it('is used for documents that show nothing of the person: their results are shared', () => {
  const texts = Object.values(JSON.parse(readFileSync(DOCUMENTS, 'utf8')) as Record<string, string>);
  const live = texts.filter((text) => /^subscription\b/m.test(text));
  expect(live.length).toBeGreaterThan(3);
  const types = live.flatMap((text) => [...typesIn(text)]);
  expect(types).toContain('StagingJob');
  for (const personal of ['Viewer', 'Session', 'Membership']) expect(types).not.toContain(personal);
});
