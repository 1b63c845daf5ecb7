/** Objects on their way into the store. Each is recorded by a row, or nothing of it is left. */
import type { Readable } from 'node:stream';
import { newObjectKey } from './keys.js';
import { namedKeys } from './namedKeys.js';
import { discardObjects, discardUnlessNamed } from './removeObjects.js';
import type { StorageServices } from './storageServices.js';

interface DraftFile {
  readonly folder: 'media' | 'staging';
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
  /** Names what was written in rows, in one transaction. @returns false where nobody waits for it: nothing is named */
  readonly record: (written: Written) => Promise<boolean>;
}

/**
 * Writes objects and records them. What was written stays where it is recorded, and only there; where the answer to a
 * commit was lost, the rows tell.
 * @returns whether it was recorded
 * @throws what `write` and `record` throw: nothing is left then, at the latest once the worker has looked
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
    // The commit may still be under way in the database.
    await discardUnlessNamed(services, keys);
    throw error;
  });
  if (!isRecorded) await discardObjects(services, keys);
  return isRecorded;
}

const isNamed = async ({ prisma }: StorageServices, keys: readonly string[]) =>
  (await namedKeys(prisma, keys).catch(() => new Set())).size > 0;
