/** Traces what GraphQL executes, for all transports: HTTP, sockets and REST calls. Without variables. */
import { getOperationAST, type ExecutionArgs } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { NO_TRACES, type Traces } from '../watching/traces.js';
import { documentHash, type Documents } from './documents.js';
import { kindOf, outcomeOf } from './measuredOperations.js';

/** Must be the last plugin, so that it surrounds nothing but the execution. */
export function tracingPlugin(traces: Traces, documents: Documents): Plugin {
  if (traces === NO_TRACES) return {};
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn((args: ExecutionArgs) => traceOperation({ traces, documents, args }, async () => executeFn(args)));
    },
  };
}

interface Traced {
  readonly traces: Traces;
  readonly documents: Documents;
  readonly args: Pick<ExecutionArgs, 'document' | 'operationName' | 'contextValue'>;
}

/** @param begin executes the operation; of a subscription, begins it */
export function traceOperation<Result>(
  { traces, documents, args }: Traced,
  begin: () => Promise<Result>,
): Promise<Result> {
  if (traces === NO_TRACES) return begin();
  const type = kindOf(args);
  const name = isStored(documents, args.contextValue) ? nameOf(args) : undefined;
  const attributes = { 'graphql.operation.type': type, 'graphql.operation.name': name };
  return traces.during({ name: name === undefined ? type : `${type} ${name}`, attributes }, async (span) => {
    const result = await begin();
    if (outcomeOf(result) === 'failed') span?.fail('unexpected');
    return result;
  });
}

const nameOf = ({ document, operationName }: Traced['args']) => getOperationAST(document, operationName)?.name?.value;

/** Whether it is a document of our pages: others have names that people chose, without end. */
export function isStored(documents: Documents, context: unknown): boolean {
  const { params } = context as { readonly params?: GraphQLParams };
  const hash = documentHash(params?.extensions);
  return hash !== null && documents.textOf(hash) === params?.query;
}
