import { WrongSizeError, type ObjectStore } from '../storage/store.js';
import type { LabelsOf, Metrics } from './metrics.js';
import { outcomeOf, timed } from './timed.js';

type Operation = LabelsOf<'storeSeconds'>['operation'];

const isWrongSize = (error: unknown) => error instanceof WrongSizeError;

/** The same store, with its operations measured. Links are signed in memory, and lists are read at leisure. */
export function measuredStore(store: ObjectStore, { storeSeconds }: Metrics): ObjectStore {
  const measure =
    <Given extends unknown[], Result>(operation: Operation, work: (...given: Given) => Promise<Result>) =>
    (...given: Given) =>
      timed(
        storeSeconds,
        (error) => ({ operation, outcome: outcomeOf(error, isWrongSize) }),
        () => work(...given),
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
