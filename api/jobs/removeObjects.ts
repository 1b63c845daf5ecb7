/** Objects whose rows are gone: removed by the worker, after the change that let go of them has been committed. */
import type { Services, Transaction } from '../services.js';

/** Keys in one message: it stays small, and a crash repeats little. */
const AT_ONCE = 200;

/**
 * Has the objects removed once the transaction is committed, and only then.
 * @param after where something may still be written to the keys: not before
 */
export async function sendRemoval(
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  keys: readonly (string | null)[],
  after?: Date,
): Promise<void> {
  const there = [...new Set(keys)].filter((key) => key !== null);
  for (let from = 0; from < there.length; from += AT_ONCE) {
    await queue.send(tx, { kind: 'removeObjects', keys: there.slice(from, from + AT_ONCE) }, after);
  }
}

/** Safe to repeat: what is gone already is no error. */
export async function removeObjects(
  { store }: Pick<Services, 'store'>,
  keys: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  for (const key of keys) {
    signal?.throwIfAborted();
    await store.delete(key);
  }
}
