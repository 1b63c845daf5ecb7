/** Counts the cost of a program's documents for the limit of its key, and tells it in the answer. */
import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { rateLimited, TooManyAttemptsError } from '../domain/errors.js';
import { costOf } from '../graphql/cost.js';
import type { KeyMeter } from './keyMeters.js';

export const costPlugin: Plugin<{ readonly meter?: KeyMeter }> = {
  async onExecute({ args, setResultAndStopExecution }) {
    const { schema, document, operationName, variableValues, contextValue } = args;
    const { meter } = contextValue;
    if (!meter) return;
    const cost = costOf({ schema, document, operationName, variables: variableValues ?? {} });
    try {
      await meter.takeCost(cost);
    } catch (error) {
      if (!(error instanceof TooManyAttemptsError)) throw error;
      return setResultAndStopExecution({ errors: [rateLimited(error, { cost })] });
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
