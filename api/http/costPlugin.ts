/** Counts the cost of a program's documents for the limit of its key, and tells it in the answer. */
import type { ExecutionResult } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { TooManyAttemptsError } from '../domain/errors.js';
import { costOf } from '../graphql/cost.js';
import type { KeyMeter } from './keyMeters.js';

export const costPlugin: Plugin<{ readonly meter?: KeyMeter }> = {
  onExecute({ args, setResultAndStopExecution }) {
    const { schema, document, operationName, variableValues, contextValue } = args;
    const { meter } = contextValue;
    if (!meter) return;
    const cost = costOf({ schema, document, operationName, variables: variableValues ?? {} });
    try {
      meter.takeCost(cost);
    } catch (error) {
      if (!(error instanceof TooManyAttemptsError)) throw error;
      const http = { status: 429, headers: { 'retry-after': String(error.retryAfterSeconds) } };
      const refusal = createGraphQLError(error.message, { extensions: { code: 'RATE_LIMITED', cost, http } });
      return setResultAndStopExecution({ errors: [refusal] });
    }
    return {
      onExecuteDone({ result, setResult }) {
        if (Symbol.asyncIterator in result) return;
        const { extensions } = result as ExecutionResult;
        setResult({ ...result, extensions: { ...extensions, cost } });
      },
    };
  },
};
