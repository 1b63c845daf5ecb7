/** Measures what GraphQL executes, for all transports: HTTP, sockets and REST calls. */
import { getOperationAST, GraphQLError, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Metrics } from '../watching/metrics.js';
import { secondsSince } from '../watching/timed.js';

/** Must be the first plugin, so that it sees what others refuse. */
export const measuringPlugin = ({ graphqlSeconds }: Metrics): Plugin => ({
  onExecute({ args }) {
    const began = performance.now();
    const kind = kindOf(args);
    return {
      onExecuteDone: ({ result }) => graphqlSeconds.observe({ kind, outcome: outcomeOf(result) }, secondsSince(began)),
    };
  },
});

/** Measures how long a subscription takes to begin. */
export async function measureBegin<Result>({ graphqlSeconds }: Metrics, begin: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await begin();
  graphqlSeconds.observe({ kind: 'subscription', outcome: outcomeOf(result) }, secondsSince(began));
  return result;
}

export const kindOf = ({ document, operationName }: Pick<ExecutionArgs, 'document' | 'operationName'>) =>
  getOperationAST(document, operationName)?.operation ?? 'query';

/** Of an answer in parts: of its first part. */
export function outcomeOf(result: unknown): 'done' | 'refused' | 'failed' {
  const { errors = [] } = result as Partial<Pick<ExecutionResult, 'errors'>>;
  if (errors.some(isUnexpected)) return 'failed';
  return errors.length > 0 ? 'refused' : 'done';
}

/** Whether nobody meant to throw it, before or after it was masked. */
function isUnexpected({ extensions, originalError }: GraphQLError): boolean {
  if (extensions?.unexpected === true || extensions?.code === 'UNAVAILABLE') return true;
  return originalError !== undefined && !(originalError instanceof GraphQLError);
}
