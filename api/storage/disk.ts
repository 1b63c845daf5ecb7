/** The store on the local disk. An object is at root/objects/KEY, its content type at root/types/KEY. */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { filesIn } from './filesIn.js';
import { isObjectKey } from './keys.js';
import { ANY_SIZE, meterOf } from './meter.js';
import { nullWhereMissing } from './nullWhereMissing.js';
import { rememberLinks } from './rememberLinks.js';
import { keyOfUrl, linkUrl, readLink } from './ownLinks.js';
import { removeUnfinished } from './removeUnfinished.js';
import { stableExpiry } from './sameHour.js';
import type { ObjectInfo, ObjectStore, SizedWrite, StoredObject } from './store.js';

/**
 * @param options.root the folder; created when it is missing
 * @param options.secret signs links
 */
export function openDiskStore({ root, secret }: { root: string; secret: string }): ObjectStore {
  const objects = resolve(root, 'objects');
  const types = resolve(root, 'types');
  const unfinished = resolve(root, 'unfinished');
  const links = rememberLinks();
  const pathIn = (folder: string, key: string) => {
    if (!isObjectKey(key)) throw new Error(`Not the key of an object: ${JSON.stringify(key)}.`);
    return join(folder, key);
  };

  async function writeSized(key: string, body: Readable, { contentType, size }: SizedWrite): Promise<ObjectInfo> {
    const target = pathIn(objects, key);
    const typeTarget = pathIn(types, key);
    const draft = join(unfinished, randomUUID());
    const typeDraft = `${draft}.type`;
    await Promise.all(
      [unfinished, dirname(target), dirname(typeTarget)].map((path) => mkdir(path, { recursive: true })),
    );
    const meter = meterOf(size);
    try {
      // A stream that opens its file by itself may create it after a failed pipeline, after the removal below.
      const file = await open(draft, 'wx');
      await pipeline(body, meter.stream, file.createWriteStream({ flush: true }));
      await writeFile(typeDraft, contentType, { flush: true });
      await rename(typeDraft, typeTarget);
      await rename(draft, target);
      await syncFolder(dirname(target));
    } catch (error) {
      await Promise.all([rm(draft, { force: true }), rm(typeDraft, { force: true })]);
      throw error;
    }
    return { size: meter.bytes(), contentType };
  }

  async function* list(): AsyncGenerator<readonly StoredObject[]> {
    for await (const paths of filesIn(objects)) {
      const files = await Promise.all(
        paths.map(async (path) => {
          const file = await stat(path).catch(nullWhereMissing);
          const key = relative(objects, path).replaceAll(sep, '/');
          return file && { key, size: file.size, modified: file.mtime };
        }),
      );
      yield files.filter((file) => file !== null);
    }
  }

  return {
    origin: null,
    async signPut(key, { contentType, size, exactSize, expiresIn }) {
      pathIn(objects, key);
      const expires = Math.floor(Date.now() / 1000) + expiresIn;
      const link = { method: 'PUT', key, expires, contentType, size, exactSize, downloadName: null } as const;
      const headers: Record<string, string> = contentType === null ? {} : { 'content-type': contentType };
      return { url: linkUrl(link, secret), headers };
    },
    async signGet(key, { downloadName = null, anywhere = false } = {}) {
      return links(`${key} ${anywhere} ${downloadName}`, stableExpiry(), (expires) => {
        pathIn(objects, key);
        const link = { method: 'GET', key, expires, downloadName, anywhere } as const;
        return linkUrl({ ...link, contentType: null, size: null, exactSize: false }, secret);
      });
    },
    keyOf: keyOfUrl,
    readLink: (method, url) => readLink(method, url, secret),
    async info(key) {
      const [object, contentType] = await Promise.all([
        stat(pathIn(objects, key)).catch(nullWhereMissing),
        readFile(pathIn(types, key), 'utf8').catch(nullWhereMissing),
      ]);
      return object && contentType !== null ? { size: object.size, contentType } : null;
    },
    async read(key, range) {
      const file = await open(pathIn(objects, key));
      return file.createReadStream(range);
    },
    async fetch(key, path) {
      await copyFile(pathIn(objects, key), path);
    },
    write: (key, body, contentType) => {
      const stream = body instanceof Uint8Array ? Readable.from([body]) : body;
      return writeSized(key, stream, { contentType, size: ANY_SIZE });
    },
    writeSized,
    async delete(key) {
      await rm(pathIn(objects, key), { force: true });
      await rm(pathIn(types, key), { force: true });
    },
    list,
    removeUnfinished: (before) => removeUnfinished({ objects, types, unfinished }, before),
    async reach() {
      await mkdir(root, { recursive: true })
        .then(() => access(root, constants.R_OK | constants.W_OK))
        .catch((error: NodeJS.ErrnoException) => {
          throw new Error(`Files cannot be kept in ${resolve(root)} (${error.code}).`, { cause: error });
        });
    },
  };
}

/**
 * fsync of a folder, without which a rename may not survive a power failure; some file systems cannot do it and need
 * not.
 */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().catch(() => undefined);
  await folder.close();
}
