/** The store in a bucket of Google Cloud Storage. Browsers upload to it and show from it directly, by signed links. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError, type Bucket, type File, type GetFilesOptions } from '@google-cloud/storage';
import { attachment } from './disposition.js';
import { explainBucket } from './gcsSentences.js';
import { missingPermissions } from './gcsBucket.js';
import { isObjectKey } from './keys.js';
import { ANY_SIZE, meterOf } from './meter.js';
import { keyOfUrl, linkUrl, readLink } from './ownLinks.js';
import { HOUR, hourStart, stableExpiry } from './sameHour.js';
import type { ByteRange, ObjectInfo, ObjectStore, SignedPutOptions, SizedWrite, StoredObject } from './store.js';

/** Objects never change, and their links live for at least an hour. */
const CACHE_CONTROL = `private, max-age=${HOUR}`;
/** Makes the bucket refuse other lengths. A header that senders must send. */
export const LENGTH_RANGE = 'x-goog-content-length-range';
/** The size of the cache of links; a signature takes nearly a millisecond. */
const MOST_REMEMBERED = 20_000;
/** Google's maximum. */
const LISTED_AT_ONCE = 1000;

/** @param secret signs the links that this process serves itself, for senders that cannot send headers */
export function openGcsStore(bucket: Bucket, secret: string): ObjectStore {
  const base = `${bucket.storage.apiEndpoint}/${bucket.name}/`;
  const signed = rememberedForTheHour();
  const file = (key: string): File => {
    if (!isObjectKey(key)) throw new Error(`Not the key of an object: ${JSON.stringify(key)}.`);
    return bucket.file(key);
  };

  async function writeSized(key: string, body: Readable, { contentType, size }: SizedWrite): Promise<ObjectInfo> {
    const target = file(key).createWriteStream({ contentType, metadata: { cacheControl: CACHE_CONTROL } });
    const meter = meterOf(size);
    await pipeline(body, meter.stream, target);
    return { size: meter.bytes(), contentType };
  }

  async function read(key: string, range?: ByteRange): Promise<Readable> {
    // Checksums exist for whole objects only.
    const stream = file(key).createReadStream({ ...range, validation: range === undefined });
    await once(stream, 'readable');
    return stream;
  }

  async function* list(): AsyncGenerator<readonly StoredObject[]> {
    let query: GetFilesOptions | null = { autoPaginate: false, maxResults: LISTED_AT_ONCE };
    while (query) {
      const [files, next]: [File[], GetFilesOptions | null, unknown] = await bucket.getFiles(query);
      yield files.map(({ name, metadata: { size, timeCreated } }) => ({
        key: name,
        size: Number(size),
        modified: new Date(String(timeCreated)),
      }));
      query = next;
    }
  }

  return {
    origin: base,
    async signPut(key, options) {
      const { contentType, expiresIn } = options;
      if (contentType === null) return { url: ownPutLink(key, options, secret), headers: {} };
      const range = { [LENGTH_RANGE]: rangeOf(options) };
      const expires = Date.now() + expiresIn * 1000;
      const link = { version: 'v4', action: 'write', expires, contentType, extensionHeaders: range } as const;
      const [url] = await file(key).getSignedUrl(link);
      return { url, headers: { 'content-type': contentType, ...range } };
    },
    async signGet(key, { downloadName } = {}) {
      const object = file(key);
      return signed(`${key}\n${downloadName ?? ''}`, async () => {
        const [url] = await object.getSignedUrl({
          version: 'v4',
          action: 'read',
          accessibleAt: hourStart() * 1000,
          expires: stableExpiry() * 1000,
          ...(downloadName !== undefined && { responseDisposition: attachment(downloadName) }),
        });
        return url;
      });
    },
    keyOf: (url) => (url.startsWith(base) ? keyBelow(base, url) : keyOfUrl(url)),
    readLink: (method, url) => readLink(method, url, secret),
    async info(key) {
      const [metadata] = await file(key).getMetadata().catch(nothingWhereMissing);
      return metadata && { size: Number(metadata.size), contentType: String(metadata.contentType) };
    },
    read,
    async fetch(key, path) {
      await pipeline(await read(key), createWriteStream(path));
    },
    async write(key, body, contentType) {
      if (body instanceof Readable) return writeSized(key, body, { contentType, size: ANY_SIZE });
      // Bytes in memory are sent in one request.
      const metadata = { contentType, cacheControl: CACHE_CONTROL };
      await file(key).save(Buffer.from(body.buffer, body.byteOffset, body.length), { resumable: false, metadata });
      return { size: body.length, contentType };
    },
    writeSized,
    async delete(key) {
      await file(key).delete({ ignoreNotFound: true });
    },
    list,
    // Google drops unfinished uploads by itself.
    removeUnfinished: async () => 0,
    async reach() {
      const missing = await missingPermissions(bucket).catch((error: unknown) => {
        throw new Error(explainBucket(bucket, error), { cause: error });
      });
      if (missing.length > 0) throw new Error(`The bucket ${bucket.name} no longer allows ${missing.join(', ')}.`);
    },
  };
}

function rangeOf({ size, exactSize }: SignedPutOptions): string {
  return `${exactSize ? size : 0},${size}`;
}

/** A link to this process, which measures the body. */
function ownPutLink(key: string, { size, exactSize, expiresIn }: SignedPutOptions, secret: string): string {
  if (!isObjectKey(key)) throw new Error(`Not the key of an object: ${JSON.stringify(key)}.`);
  const expires = Math.floor(Date.now() / 1000) + expiresIn;
  return linkUrl({ method: 'PUT', key, expires, contentType: null, size, exactSize, downloadName: null }, secret);
}

function keyBelow(base: string, url: string): string | null {
  const [key = ''] = url.slice(base.length).split('?', 1);
  return isObjectKey(key) ? key : null;
}

function nothingWhereMissing(error: unknown): [null] {
  if (error instanceof ApiError && error.code === 404) return [null];
  throw error;
}

/** A map that is cleared at every full hour, and when it is full. */
function rememberedForTheHour() {
  const links = new Map<string, Promise<string>>();
  let hour = 0;
  return function remembered(name: string, make: () => Promise<string>): Promise<string> {
    if (hour !== hourStart() || links.size >= MOST_REMEMBERED) links.clear();
    hour = hourStart();
    const known = links.get(name);
    if (known) return known;
    const link = make();
    links.set(name, link);
    link.catch(() => links.delete(name));
    return link;
  };
}
