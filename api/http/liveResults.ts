/**
 * Subscriptions whose results are shared: a thousand sockets that watch the same rows with the same document of our
 * pages cost one execution for each change, not a thousand.
 */
import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql';
import type { Change } from '../graphql/changes.js';
import { chosen } from '../graphql/chosen.js';
import { sharedByEvent } from '../graphql/sharedByEvent.js';
import { FAILED } from './graphql.js';
import { maskGraphQLError } from './unavailable.js';

/**
 * @param key names the document, its variables and the workspace: what is read depends on nothing else of the caller
 * @returns the results from now on, or the faults of the subscription
 */
export async function liveResults(
  args: ExecutionArgs,
  key: string,
): Promise<ExecutionResult | AsyncIterableIterator<ExecutionResult>> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return masked(source);
  const run = async (change: Change) => masked(await execute({ ...args, rootValue: change }));
  return chosen(source as AsyncIterableIterator<Change>, async (change) => {
    const { event, id } = change;
    return [await (event ? sharedByEvent(event, `${key} ${id}`, () => run(change)) : run(change))];
  });
}

function masked(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => maskGraphQLError(error, FAILED) as GraphQLError) };
}
