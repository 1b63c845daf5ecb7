/**
 * Subscriptions whose results are shared: a thousand sockets that watch the same rows with the same document of our
 * pages cost one execution for each change, not a thousand, and its JSON is written once.
 */
import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { Change, ChangedRows } from '../graphql/changes.js';
import { chosen } from '../graphql/chosen.js';
import { FAILED } from './graphql.js';
import type { LiveReceiver, LiveResult } from './liveReceiver.js';
import { maskGraphQLError } from './unavailable.js';

interface LiveSubscription {
  readonly args: ExecutionArgs;
  /** names the document, its variables and whose view it is (viewOf): what is read depends on nothing else of the caller */
  readonly key: string;
  readonly receiver: LiveReceiver;
}

/** What is read for all receivers of a key. */
interface Topic {
  readonly source: ChangedRows;
  readonly receivers: Set<LiveReceiver>;
}

/** Results go to the receivers; the iterator has none, and ends when the subscription does. */
export type SubscribeLive = (
  subscription: LiveSubscription,
) => Promise<ExecutionResult | AsyncIterableIterator<ExecutionResult>>;

export function createLiveResults(log: Logger): SubscribeLive {
  const topics = new Map<string, Topic>();

  /** Reads each change with the arguments of the first subscriber, until the last one leaves. */
  async function serve(key: string, args: ExecutionArgs, topic: Topic): Promise<void> {
    const { source, receivers } = topic;
    try {
      for await (const change of source) {
        const result = await run(args, change);
        for (const receiver of receivers) receiver.take(result);
      }
    } catch (error) {
      fail(receivers, error);
    } finally {
      forget(key, topic);
    }
  }

  /** The next subscriber of the key begins anew. */
  function forget(key: string, topic: Topic): void {
    if (topics.get(key) === topic) topics.delete(key);
  }

  function fail(receivers: Iterable<LiveReceiver>, error: unknown): void {
    log.error({ err: error }, 'changes for live updates could not be read');
    for (const receiver of receivers) receiver.drop('Live updates failed.');
  }

  function topicOf(key: string, args: ExecutionArgs, source: ChangedRows): Topic {
    const there = topics.get(key);
    if (there) {
      void source.return?.();
      return there;
    }
    const topic = { source, receivers: new Set<LiveReceiver>() };
    topics.set(key, topic);
    void serve(key, args, topic);
    return topic;
  }

  return async ({ args, key, receiver }) => {
    const ownResult = async (value: unknown) => [masked(await execute({ ...args, rootValue: value }))];
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return masked(source);
    // of another kind, such as a generator: each socket reads its own
    if (!('takeFirst' in source)) return chosen(source as AsyncIterableIterator<unknown>, ownResult);
    const changes = source as ChangedRows;
    const first = changes.takeFirst();
    const topic = topicOf(key, args, changes);
    topic.receivers.add(receiver);
    Promise.all(first.map((change) => run(args, change))).then(receiver.begin, (error) => fail([receiver], error));
    return untilLeft(async () => {
      receiver.end();
      topic.receivers.delete(receiver);
      if (topic.receivers.size > 0) return;
      forget(key, topic);
      await topic.source.return?.();
    });
  };
}

async function run(args: ExecutionArgs, change: Change): Promise<LiveResult> {
  const result = masked(await execute({ ...args, rootValue: change }));
  return [change.id, Buffer.from(JSON.stringify(result))];
}

function masked(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => maskGraphQLError(error, FAILED) as GraphQLError) };
}

/** An iterator without values. @param leave called when it is returned */
function untilLeft(leave: () => Promise<void>): AsyncIterableIterator<never> {
  const done = { done: true, value: undefined } as const;
  let finish: (result: typeof done) => void;
  const left = new Promise<typeof done>((resolve) => (finish = resolve));
  return {
    next: () => left,
    async return() {
      await leave();
      finish(done);
      return done;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
