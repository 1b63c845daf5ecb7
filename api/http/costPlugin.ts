/** Counts the cost of a program's documents for the limit of its key, and tells it in the answer. */
import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { rateLimited, TooManyAttemptsError } from '../domain/errors.js';
import { costOf, objectsIn } from '../graphql/cost.js';
import type { KeyMeter } from './keyMeters.js';

interface Metered {
  readonly meter?: KeyMeter;
  /** cost that was taken for reading the document; see newDocuments.ts */
  readonly paid?: number;
  /** a document of ours whose whole cost is in what it sends: what was taken beyond that is given back */
  readonly pricedByAnswer?: boolean;
}

export const costPlugin: Plugin<Metered> = {
  async onExecute({ args, setResultAndStopExecution }) {
    const { schema, document, operationName, variableValues, contextValue } = args;
    const { meter, paid = 0, pricedByAnswer } = contextValue;
    if (!meter) return;
    const cost = costOf({ schema, document, operationName, variables: variableValues ?? {} });
    let settle: (used: number) => void;
    try {
      settle = await meter.takeCost(Math.max(0, cost - paid));
    } catch (error) {
      if (!(error instanceof TooManyAttemptsError)) throw error;
      return setResultAndStopExecution({ errors: [rateLimited(error, { cost })] });
    }
    return {
      onExecuteDone({ result, setResult }) {
        if (Symbol.asyncIterator in result) return;
        const { data, errors, extensions } = result as ExecutionResult;
        // where something failed, more may have been read than is told
        if (pricedByAnswer && !errors) settle(objectsIn(data));
        setResult({ ...result, extensions: { ...extensions, cost } });
      },
    };
  },
};
