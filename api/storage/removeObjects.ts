/** Removal of objects that no row names: the worker does it after the change that released them was committed. */
import type { Transaction } from '../db/client.js';
import { namedKeys } from './namedKeys.js';
import { workOnEach } from '../messaging/workOnEach.js';
import type { StorageServices } from './storageServices.js';
import { write } from '../domain/write.js';

/** Keys per message: few, so that a message stays small and a crash repeats little. */
const AT_ONCE = 200;
/** Milliseconds after which a commit whose answer was lost has certainly succeeded or failed. */
const UNCERTAIN = 10 * 60 * 1000;

/**
 * Enqueues the removal of the objects; it takes effect only if the transaction is committed.
 * @param after not before this time, when the keys may still be written
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
 * Removes those of the objects that no row names. Idempotent: a missing object is no error. An object that cannot be
 * removed does not prevent the others.
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
 * Removes written objects that no row can name. Never throws, so that the caller can report the original error; the
 * worker removes what cannot be removed now.
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
 * Enqueues the removal of objects that no row names, for a later time: it is not known whether the transaction that
 * records them was committed. Never throws.
 */
export async function discardUnlessNamed(services: StorageServices, keys: readonly string[]): Promise<void> {
  await removeLater(services, keys, new Date(Date.now() + UNCERTAIN));
}

async function removeLater(services: StorageServices, keys: readonly string[], after?: Date): Promise<void> {
  await write(services.prisma, (tx) => sendRemoval(services, tx, keys, after)).catch((error: unknown) =>
    services.log.error({ err: error, keys }, 'objects are left to the hourly sweep'),
  );
}
