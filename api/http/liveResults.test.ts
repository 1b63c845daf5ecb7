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
import pino from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { changedRows, type Change } from '../graphql/changes.js';
import { createSubscribers } from '../messaging/subscribers.js';
import { schema as ours } from '../schema/schema.js';
import { FAILED } from './graphql.js';
import type { LiveReceiver } from './liveReceiver.js';
import { createLiveResults, type SubscribeLive } from './liveResults.js';

/** A schema whose rows count how often they are read. */
function liveSchema() {
  const { tell, subscribe } = createSubscribers();
  let reads = 0;
  let sources = 0;
  const row = new GraphQLObjectType({
    name: 'Row',
    fields: { id: { type: GraphQLString }, read: { type: GraphQLInt, resolve: () => ++reads } },
  });
  const changed = {
    type: row,
    subscribe: () => {
      sources += 1;
      const events = subscribe('org_1');
      const leave = events.return?.bind(events);
      events.return = () => {
        sources -= 1;
        return leave?.() ?? Promise.reject(new Error('Expected a subscription that can be left.'));
      };
      return changedRows(events, {
        initial: ['present'],
        missed: () => Promise.reject(new Error('the database is away')),
        told: (event) => [event.kind],
      });
    },
    resolve: ({ id }: Change) => {
      if (id === 'invoice') throw new Error('relation "Invoice" does not exist');
      return { id };
    },
  };
  const counted = {
    type: row,
    subscribe: async function* () {
      yield { id: 'one' };
      yield { id: 'two' };
    },
    resolve: (value: object) => value,
  };
  const refused = {
    type: row,
    subscribe: () => {
      throw new Error('a secret');
    },
  };
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { none: { type: GraphQLInt } } }),
    subscription: new GraphQLObjectType({ name: 'Subscription', fields: { changed, counted, refused } }),
  });
  return { schema, tell, sources: () => sources };
}

const job = { kind: 'stagingJob', workspaceId: 'org_1', id: 'job_1' } as const;
const invoice = { kind: 'invoice', workspaceId: 'org_1', id: 'inv_1' } as const;

let subscribeLive: SubscribeLive;
let logged: string[];

beforeEach(() => {
  logged = [];
  subscribeLive = createLiveResults(pino({}, { write: (line) => void logged.push(line) }));
});

/** A receiver that keeps what it is given. */
function recorder() {
  const results: ExecutionResult[] = [];
  const dropped: string[] = [];
  const take: LiveReceiver['take'] = ([, json]) => void results.push(JSON.parse(json.toString()) as ExecutionResult);
  const receiver: LiveReceiver = {
    begin: (first) => first.forEach(take),
    take,
    drop: (reason) => void dropped.push(reason),
    end: () => {},
  };
  return { receiver, results, dropped };
}

/** Lets all that can go on go on. */
const settle = () => new Promise((done) => setImmediate(done));

async function open(schema: GraphQLSchema, key: string) {
  const recorded = recorder();
  const document = parse('subscription { changed { id read } }');
  const iterator = await subscribeLive({ args: { schema, document }, key, receiver: recorded.receiver });
  if (!(Symbol.asyncIterator in iterator)) throw new Error('Expected a subscription.');
  await settle();
  const leave = async () => void (await iterator.return?.());
  return { ...recorded, iterator, leave };
}

const changedAs = (id: string, read: number) => ({ data: { changed: { id, read } } });

it('runs a document once for all sockets with the same key, and anew for the next message', async () => {
  const { schema, tell } = liveSchema();
  const [one, other] = [await open(schema, 'org_1 a'), await open(schema, 'org_1 a')];
  for (let message = 0; message < 2; message++) {
    tell({ ...job });
    await settle();
  }
  const shared = [changedAs('stagingJob', 3), changedAs('stagingJob', 4)];
  expect(one.results).toEqual([changedAs('present', 1), ...shared]);
  expect(other.results).toEqual([changedAs('present', 2), ...shared]);
});

it('does not share between keys', async () => {
  const { schema, tell } = liveSchema();
  const [one, other] = [await open(schema, 'org_1 a'), await open(schema, 'org_1 b')];
  tell({ ...job });
  await settle();
  expect([one.results.at(-1), other.results.at(-1)]).toEqual([changedAs('stagingJob', 3), changedAs('stagingJob', 4)]);
});

it('reads on when the first socket leaves, stops with the last, and begins anew', async () => {
  const { schema, tell, sources } = liveSchema();
  const [one, other] = [await open(schema, 'org_1 a'), await open(schema, 'org_1 a')];
  expect(sources()).toBe(1);
  await one.leave();
  expect(await one.iterator.next()).toEqual({ done: true, value: undefined });
  tell({ ...job });
  await settle();
  expect([one.results.length, other.results.length]).toEqual([1, 2]);
  const leaving = other.leave();
  const third = await open(schema, 'org_1 a');
  await leaving;
  expect(sources()).toBe(1);
  tell({ ...job });
  await settle();
  expect([other.results.length, third.results.length]).toEqual([2, 2]);
  await third.leave();
  expect(sources()).toBe(0);
});

it('has each socket read a source of another kind by itself', async () => {
  const { schema } = liveSchema();
  const args = { schema, document: parse('subscription { counted { id read } }') };
  for (const read of [1, 3]) {
    const results = await subscribeLive({ args, key: 'a', receiver: recorder().receiver });
    const found: unknown[] = [];
    for await (const { data } of results as AsyncIterable<ExecutionResult>) found.push(data);
    expect(found).toEqual([{ counted: { id: 'one', read } }, { counted: { id: 'two', read: read + 1 } }]);
  }
});

it('masks errors of the subscription and of its results', async () => {
  const { schema, tell } = liveSchema();
  const document = parse('subscription { refused { id } }');
  const refused = await subscribeLive({ args: { schema, document }, key: 'a', receiver: recorder().receiver });
  expect((refused as ExecutionResult).errors?.map(({ message }) => message)).toEqual([FAILED]);
  const { results } = await open(schema, 'a');
  tell(invoice);
  await settle();
  expect(results.at(-1)?.errors?.map(({ message }) => message)).toEqual([FAILED]);
});

it('disconnects all sockets when changes cannot be read, and says so in the log', async () => {
  const { schema, tell } = liveSchema();
  const [one, other] = [await open(schema, 'org_1 a'), await open(schema, 'org_1 a')];
  tell({ kind: 'reconnected' });
  await settle();
  expect([one.dropped, other.dropped]).toEqual([['Live updates failed.'], ['Live updates failed.']]);
  expect(logged.join()).toContain('the database is away');
  const next = await open(schema, 'org_1 a');
  tell({ ...job });
  await settle();
  expect(next.results.length).toBe(2);
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
