/** Objects that no row names: removed by the worker, after the change that let go of them has been committed. */
import type { Transaction } from '../db/client.js';
import { namedKeys } from './namedKeys.js';
import { workOnEach } from '../messaging/workOnEach.js';
import type { StorageServices } from './storageServices.js';

/** Keys in one message: it stays small, and a crash repeats little. */
const AT_ONCE = 200;
/** Milliseconds in which a commit whose answer was lost has surely taken place, or not. */
const UNCERTAIN = 10 * 60 * 1000;

/**
 * Has the objects removed once the transaction is committed, and only then.
 * @param after where something may still be written to the keys: not before
 */
export async function sendRemoval(
  { queue }: Pick<StorageServices, 'queue'>,
  tx: Transaction,
  keys: readonly (string | null | undefined)[],
  after?: Date,
): Promise<void> {
  const there = [...new Set(keys)].filter((key) => key != null);
  for (let from = 0; from < there.length; from += AT_ONCE) {
    await queue.send(tx, { kind: 'removeObjects', keys: there.slice(from, from + AT_ONCE) }, after);
  }
}

/**
 * Removes those of the objects that no row names. Safe to repeat: what is gone already is no error. One object that
 * cannot be removed keeps none of the others.
 */
export async function removeObjects(
  { store, prisma }: Pick<StorageServices, 'store' | 'prisma'>,
  keys: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const named = await namedKeys(prisma, keys);
  const unknown = keys.filter((key) => !named.has(key));
  await workOnEach(unknown, async (key) => {
    signal?.throwIfAborted();
    await store.delete(key);
  });
}

/**
 * Removes what was written for nothing, where no row can name it. Never fails, so that whoever cleans up can say what
 * went wrong before: what cannot be removed now, the worker removes.
 */
export async function discardObjects(services: StorageServices, keys: readonly string[]): Promise<void> {
  try {
    await removeObjects(services, keys);
  } catch (error) {
    services.log.warn({ err: error }, 'objects could not be removed; the worker tries again');
    await removeLater(services, keys);
  }
}

/**
 * Has what no row names removed, once it is certain: for objects that were to be recorded by a transaction of which
 * nobody knows whether it was committed. Never fails.
 */
export async function discardUnlessNamed(services: StorageServices, keys: readonly string[]): Promise<void> {
  await removeLater(services, keys, new Date(Date.now() + UNCERTAIN));
}

async function removeLater(services: StorageServices, keys: readonly string[], after?: Date): Promise<void> {
  await services.prisma
    .$transaction((tx) => sendRemoval(services, tx, keys, after))
    .catch((error: unknown) => services.log.error({ err: error, keys }, 'objects are left to the hourly sweep'));
}
