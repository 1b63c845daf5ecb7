/** The store on this machine's disk. An object lies at root/objects/KEY, its content type at root/types/KEY. */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { keyOfUrl, linkUrl, readLink, type DiskLink } from './diskLinks.js';
import { isObjectKey } from './keys.js';
import type { ObjectInfo, ObjectStore } from './store.js';

const HOUR = 3600;

/** The body is larger or smaller than what was announced. */
export class WrongSizeError extends Error {
  override readonly name = 'WrongSizeError';
}

/** What a body must measure, bytes. */
export interface SizeRule {
  readonly most: number;
  readonly least: number;
}

export interface ByteRange {
  readonly start: number;
  /** the last byte that belongs to it */
  readonly end: number;
}

export interface DiskStore extends ObjectStore {
  /** What a request's URL allows; null where nothing. An expired link is returned: see `expires`. */
  readLink(method: 'GET' | 'PUT', url: string): DiskLink | null;
  /** @throws WrongSizeError as soon as the body breaks the rule; nothing stays behind */
  writeSized(key: string, body: Readable, options: { contentType: string; size: SizeRule }): Promise<ObjectInfo>;
  readRange(key: string, range: ByteRange): Readable;
}

export const isDiskStore = (store: ObjectStore): store is DiskStore => 'readLink' in store;

/**
 * @param options.root the folder; made where it is missing
 * @param options.secret signs links
 */
export function openDiskStore({ root, secret }: { root: string; secret: string }): DiskStore {
  const objects = resolve(root, 'objects');
  const types = resolve(root, 'types');
  const unfinished = resolve(root, 'unfinished');
  const pathIn = (folder: string, key: string) => {
    if (!isObjectKey(key)) throw new Error(`Not the key of an object: ${JSON.stringify(key)}.`);
    return join(folder, key);
  };

  async function writeSized(key: string, body: Readable, { contentType, size }: WriteOptions): Promise<ObjectInfo> {
    const target = pathIn(objects, key);
    const typeTarget = pathIn(types, key);
    const draft = join(unfinished, randomUUID());
    const typeDraft = `${draft}.type`;
    await Promise.all(
      [unfinished, dirname(target), dirname(typeTarget)].map((path) => mkdir(path, { recursive: true })),
    );
    const meter = meterOf(size);
    try {
      await pipeline(body, meter.stream, createWriteStream(draft, { flags: 'wx', flush: true }));
      if (meter.bytes() < size.least) throw new WrongSizeError(`Expected ${size.least} bytes, got ${meter.bytes()}.`);
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

  return {
    async signPut(key, { contentType, size, exactSize, expiresIn }) {
      pathIn(objects, key);
      const expires = Math.floor(Date.now() / 1000) + expiresIn;
      return linkUrl({ method: 'PUT', key, expires, contentType, size, exactSize, downloadName: null }, secret);
    },
    async signGet(key, { downloadName } = {}) {
      pathIn(objects, key);
      const link = { method: 'GET', key, expires: stableExpiry(), downloadName: downloadName ?? null } as const;
      return linkUrl({ ...link, contentType: null, size: null, exactSize: false }, secret);
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
    async read(key) {
      const file = await open(pathIn(objects, key));
      return file.createReadStream();
    },
    readRange: (key, { start, end }) => createReadStream(pathIn(objects, key), { start, end }),
    async fetch(key, path) {
      await copyFile(pathIn(objects, key), path);
    },
    write: (key, body, contentType) => {
      const stream = body instanceof Uint8Array ? Readable.from([body]) : body;
      return writeSized(key, stream, { contentType, size: { least: 0, most: Number.POSITIVE_INFINITY } });
    },
    writeSized,
    async delete(key) {
      await rm(pathIn(objects, key), { force: true });
      await rm(pathIn(types, key), { force: true });
    },
  };
}

interface WriteOptions {
  readonly contentType: string;
  readonly size: SizeRule;
}

/** One to two hours from now, and the same second for everybody within the hour. */
const stableExpiry = () => (Math.floor(Date.now() / 1000 / HOUR) + 2) * HOUR;

function meterOf({ most }: SizeRule) {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(new WrongSizeError(`Expected at most ${most} bytes.`));
      else done(null, chunk);
    },
  });
  return { stream, bytes: () => bytes };
}

/** A rename survives a power cut once its folder is written; some file systems cannot do that and need not. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().catch(() => undefined);
  await folder.close();
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
