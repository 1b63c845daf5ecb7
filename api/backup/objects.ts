/** Copies objects between the store and a backup's folder. */
import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MissingObject } from '../storage/compareObjects.js';
import type { ObjectStore } from '../storage/store.js';
import { together } from '../storage/together.js';
import { objectRules, pathsIn, type BackedUpObject } from './backupFormat.js';
import { digestOf, digestOfFile, digestStream, isSame, writeDigested } from './digest.js';
import { inBatches, readLines } from './jsonLines.js';
import type { Progress } from './progress.js';

/** Enough that a bucket's delays do not add up. */
const AT_ONCE = 16;

export const backedUpObjects = (folder: string): AsyncGenerator<BackedUpObject[]> =>
  inBatches(readLines(pathsIn(folder).objectList, objectRules), AT_ONCE);

interface CopyOut {
  readonly store: ObjectStore;
  readonly folder: string;
  readonly progress: Progress;
  /** called for an object that is not there */
  readonly onMissing: (named: MissingObject) => void;
}

/** @returns what was copied */
export async function* copyObjectsOut(
  named: AsyncIterable<MissingObject>,
  { store, folder, progress, onMissing }: CopyOut,
): AsyncGenerator<BackedUpObject> {
  for await (const batch of inBatches(named, AT_ONCE)) {
    const copied = await together(batch.map(({ key }) => copyOut(store, key, pathsIn(folder).object(key))));
    for (const [index, object] of copied.entries()) {
      if (object) {
        progress.add(object.bytes);
        yield object;
      } else onMissing(batch[index]!);
    }
  }
}

/** @returns null when it is not there, or was deleted before it was read */
async function copyOut(store: ObjectStore, key: string, path: string): Promise<BackedUpObject | null> {
  const info = await store.info(key);
  if (!info) return null;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const body = await store.read(key).catch(async (error: unknown) => {
    if (await store.info(key)) throw error;
    return null;
  });
  return body && { key, contentType: info.contentType, ...(await writeDigested(path, body)) };
}

/** @throws Error when an object is not the one that was backed up */
export async function copyObjectsIn(folder: string, store: ObjectStore, progress: Progress): Promise<void> {
  for await (const batch of backedUpObjects(folder)) {
    await together(batch.map((object) => copyIn(object, pathsIn(folder).object(object.key), store)));
    for (const { bytes } of batch) progress.add(bytes);
  }
}

async function copyIn(object: BackedUpObject, path: string, store: ObjectStore): Promise<void> {
  const { stream, result } = digestStream();
  await Promise.all([pipeline(createReadStream(path), stream), store.write(object.key, stream, object.contentType)]);
  if (!isSame(result(), object)) throw new Error(`${path} has changed while it was restored.`);
}

/** @returns the keys of those whose files in the folder are not as they were written */
export async function damagedObjects(folder: string, progress: Progress): Promise<string[]> {
  const damaged: string[] = [];
  for await (const batch of backedUpObjects(folder)) {
    const digests = await together(batch.map(({ key }) => digestOfFile(pathsIn(folder).object(key)).catch(() => null)));
    for (const [index, object] of batch.entries()) {
      const digest = digests[index];
      if (!digest || !isSame(digest, object)) damaged.push(object.key);
      progress.add(object.bytes);
    }
  }
  return damaged;
}

/** The objects of a backup whose bytes in the store are others now; not those that the store does not have. */
export async function* changedObjects(
  folder: string,
  store: ObjectStore,
  progress: Progress,
): AsyncGenerator<BackedUpObject> {
  for await (const batch of backedUpObjects(folder)) {
    const digests = await together(
      batch.map(async ({ key }) => ((await store.info(key)) ? digestOf(await store.read(key)) : null)),
    );
    for (const [index, object] of batch.entries()) {
      const digest = digests[index];
      if (digest && !isSame(digest, object)) yield object;
      progress.add(object.bytes);
    }
  }
}
