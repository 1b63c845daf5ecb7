/** Objects that are being stored. Each is recorded in a row, or removed. */
import type { Readable } from 'node:stream';
import { newObjectKey } from './keys.js';
import { namedKeys } from './namedKeys.js';
import { discardObjects, discardUnlessNamed } from './removeObjects.js';
import type { StorageServices } from './storageServices.js';

interface DraftFile {
  readonly folder: 'media' | 'staging' | 'packs';
  /** without the dot */
  readonly extension: string;
  readonly mimeType: string;
}

export interface Draft {
  /** Writes an object under a new key. @returns the key */
  put(body: Readable | Uint8Array, file: DraftFile): Promise<string>;
}

interface Keeping<Written> {
  readonly write: (draft: Draft) => Promise<Written>;
  /**
   * Records the written objects in rows, in one transaction. @returns false when they are no longer wanted: nothing is
   * recorded
   */
  readonly record: (written: Written) => Promise<boolean>;
}

/**
 * Writes objects and records them. Objects stay only if they are recorded; when the answer to a commit is lost, the
 * rows decide.
 * @returns whether they were recorded
 * @throws the error of `write` or `record`: the objects are then removed, at the latest by the worker
 */
export async function keepOrDiscard<Written>(
  services: StorageServices,
  workspaceId: string,
  { write, record }: Keeping<Written>,
): Promise<boolean> {
  const keys: string[] = [];
  const draft: Draft = {
    async put(body, { folder, extension, mimeType }) {
      const key = newObjectKey(workspaceId, folder, extension);
      keys.push(key);
      await services.store.write(key, body, mimeType);
      return key;
    },
  };
  const written = await write(draft).catch(async (error: unknown) => {
    await discardObjects(services, keys);
    throw error;
  });
  const isRecorded = await record(written).catch(async (error: unknown) => {
    if (await isNamed(services, keys)) return true;
    // The commit may still be in progress in the database.
    await discardUnlessNamed(services, keys);
    throw error;
  });
  if (!isRecorded) await discardObjects(services, keys);
  return isRecorded;
}

const isNamed = async ({ prisma }: StorageServices, keys: readonly string[]) =>
  (await namedKeys(prisma, keys).catch(() => new Set())).size > 0;
