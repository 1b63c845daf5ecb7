import { WrongSizeError, type ObjectStore } from '../storage/store.js';
import type { LabelsOf, Metrics } from './metrics.js';
import { outcomeOf, timed } from './timed.js';
import type { Traces } from './traces.js';

type Operation = LabelsOf<'storeSeconds'>['operation'];

interface Watch {
  readonly metrics: Metrics;
  readonly traces: Traces;
}

const isWrongSize = (error: unknown) => error instanceof WrongSizeError;

/** The same store, with its operations measured and traced. Links are signed in memory, and lists are read at leisure. */
export function measuredStore(store: ObjectStore, { metrics, traces }: Watch): ObjectStore {
  const measure =
    <Given extends unknown[], Result>(operation: Operation, work: (...given: Given) => Promise<Result>) =>
    (...given: Given) =>
      traces.within({ name: `store ${operation}`, kind: 'client' }, () =>
        timed(
          metrics.storeSeconds,
          (error) => ({ operation, outcome: outcomeOf(error, isWrongSize) }),
          () => work(...given),
        ),
      );
  return {
    ...store,
    info: measure('info', store.info),
    read: measure('read', store.read),
    fetch: measure('fetch', store.fetch),
    write: measure('write', store.write),
    writeSized: measure('write', store.writeSized),
    delete: measure('delete', store.delete),
    removeUnfinished: measure('removeUnfinished', store.removeUnfinished),
    reach: measure('reach', store.reach),
  };
}
