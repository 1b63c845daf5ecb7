/** Traces what GraphQL executes, for all transports: HTTP, sockets and REST calls. Without variables. */
import { getOperationAST, type ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { NO_TRACES, type Traces } from '../watching/traces.js';
import { kindOf, outcomeOf } from './measuredOperations.js';

/** A program gives its operations names of any length. */
const MOST_CHARACTERS = 100;

/** Must be the last plugin, so that it surrounds nothing but the execution. */
export function tracingPlugin(traces: Traces): Plugin {
  if (traces === NO_TRACES) return {};
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn((args: ExecutionArgs) => traceOperation(traces, args, async () => executeFn(args)));
    },
  };
}

/** @param begin executes the operation; of a subscription, begins it */
export function traceOperation<Result>(
  traces: Traces,
  args: Pick<ExecutionArgs, 'document' | 'operationName'>,
  begin: () => Promise<Result>,
): Promise<Result> {
  if (traces === NO_TRACES) return begin();
  const type = kindOf(args);
  const name = getOperationAST(args.document, args.operationName)?.name?.value.slice(0, MOST_CHARACTERS);
  const attributes = { 'graphql.operation.type': type, 'graphql.operation.name': name };
  return traces.during({ name: name === undefined ? type : `${type} ${name}`, attributes }, async (span) => {
    const result = await begin();
    if (outcomeOf(result) === 'failed') span?.fail('unexpected');
    return result;
  });
}
