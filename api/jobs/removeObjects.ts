/** Objects whose rows are gone: removed by the worker, after the change that let go of them has been committed. */
import type { Services, Transaction } from '../services.js';
import { workOnEach } from './workOnEach.js';

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

/** Safe to repeat: what is gone already is no error. One object that cannot be removed keeps none of the others. */
export async function removeObjects(
  { store }: Pick<Services, 'store'>,
  keys: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  await workOnEach(keys, async (key) => {
    signal?.throwIfAborted();
    await store.delete(key);
  });
}

/**
 * Removes what was written for nothing. Never fails, so that whoever cleans up can say what went wrong before: what the
 * store does not remove now, the worker will.
 */
export async function discardObjects(
  services: Pick<Services, 'store' | 'queue' | 'prisma' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  try {
    await removeObjects(services, keys);
  } catch (error) {
    services.log.warn({ err: error }, 'objects could not be removed; the worker tries again');
    await services.prisma
      .$transaction((tx) => sendRemoval(services, tx, keys))
      .catch((lost: unknown) => services.log.error({ err: lost, keys }, 'objects are left behind'));
  }
}
