/** The contract of every store: the disk, and the bucket against a server with its wire protocol. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFakeGcs, type FakeGcs } from '../test/fakeGcs.js';
import { startFileServer, type FileServer } from '../test/fileServer.js';
import { openDiskStore } from './disk.js';
import { openGcsStore } from './gcs.js';
import { openBucket } from './gcsBucket.js';
import { newObjectKey } from './keys.js';
import type { ObjectStore, SignedPut, StoredObject } from './store.js';

const SECRET = 'a secret of this test alone, long enough';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let folder: string;
let gcs: FakeGcs;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  gcs = await startFakeGcs('pictures.example');
  await gcs.writeKeyFile(join(folder, 'key.json'));
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', join(folder, 'key.json'));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await gcs.close();
  await rm(folder, { recursive: true });
});

afterEach(() => void vi.useRealTimers());

/** Compares buffers; `toEqual` takes a minute for megabytes. */
const same = (one: Buffer, other: Buffer) => one.equals(other);

/** Sets the clock only; timers stay real. */
const setClock = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time });

const STORES = {
  'on the disk': () => openDiskStore({ root: join(folder, 'files'), secret: SECRET }),
  'in a bucket': () => openGcsStore(openBucket({ name: gcs.bucket, endpoint: gcs.endpoint }), SECRET),
} satisfies Readonly<Record<string, () => ObjectStore>>;

describe.each(Object.entries(STORES))('the store %s', (_name, open) => {
  let store: ObjectStore;
  let server: FileServer;
  let site: string;

  beforeAll(async () => {
    server = await startFileServer(open());
    ({ store, url: site } = server);
    await gcs.withTokens(() => store.reach());
  });

  afterAll(() => server.close());

  const newKey = () => newObjectKey('org_test', 'uploads', 'jpg');
  const absolute = (url: string) => new URL(url, site);
  const send = ({ url, headers }: SignedPut, body: Buffer, changed: Record<string, string> = {}) =>
    fetch(absolute(url), { method: 'PUT', body: new Uint8Array(body), headers: { ...headers, ...changed } });
  const exactly = (key: string, size: number) =>
    store.signPut(key, { contentType: 'image/jpeg', size, exactSize: true, expiresIn: 60 });

  describe('by links', () => {
    it('accepts the announced file and returns it, as a download under any name', async () => {
      const key = newKey();
      const bytes = randomBytes(300_000);
      expect((await send(await exactly(key, bytes.length), bytes)).status).toBe(200);
      expect(await store.info(key)).toEqual({ size: bytes.length, contentType: 'image/jpeg' });

      const shown = await fetch(absolute(await store.signGet(key)));
      expect(same(Buffer.from(await shown.arrayBuffer()), bytes)).toBe(true);
      expect(shown.headers.get('content-type')).toBe('image/jpeg');
      expect(shown.headers.get('content-disposition')).toBeNull();
      const named = await fetch(absolute(await store.signGet(key, { downloadName: "Größe '1' (2)!.jpg" })));
      expect(named.headers.get('content-disposition')).toBe(
        `attachment; filename="Gr__e '1' (2)!.jpg"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%271%27%20%282%29!.jpg`,
      );
      expect(same(Buffer.from(await named.arrayBuffer()), bytes)).toBe(true);
      expect((await fetch(absolute(await store.signGet(key)), { method: 'HEAD' })).status).toBe(200);
    });

    it('refuses another type, size or key, and everything after the link has expired', async () => {
      const key = newKey();
      const link = await exactly(key, 1000);
      const refused = async (sent: Promise<Response>) => {
        expect((await sent).status).toBeGreaterThanOrEqual(400);
        expect(await store.info(key)).toBeNull();
      };
      await refused(send(link, randomBytes(1000), { 'content-type': 'text/html' }));
      await refused(send(link, randomBytes(1001)));
      await refused(send(link, randomBytes(999)));
      await refused(send({ ...link, url: link.url.replace(/[0-9a-f]{32}/, 'f'.repeat(32)) }, randomBytes(1000)));
      await refused(fetch(absolute(link.url)));
      if ('x-goog-content-length-range' in link.headers) {
        await refused(send(link, randomBytes(5000), { 'x-goog-content-length-range': '0,9999' }));
        await refused(send({ ...link, headers: { 'content-type': 'image/jpeg' } }, randomBytes(5000)));
      }
      setClock(Date.now() + 61_000);
      await refused(send(link, randomBytes(1000)));
      vi.useRealTimers();
      expect((await send(link, randomBytes(1000))).status).toBe(200);
    });

    it('accepts any type, up to a size, from a sender that sends no headers', async () => {
      const announced = { contentType: null, size: 1000, exactSize: false, expiresIn: 60 };
      const key = newKey();
      const link = await store.signPut(key, announced);
      expect(link.headers).toEqual({});
      expect((await send(link, randomBytes(1001), { 'content-type': 'image/png' })).status).toBe(413);
      expect(await store.info(key)).toBeNull();
      expect((await send(link, randomBytes(400), { 'content-type': 'image/png' })).status).toBe(200);
      expect(await store.info(key)).toEqual({ size: 400, contentType: 'image/png' });
      expect((await send(link, randomBytes(0), { 'content-type': 'image/png' })).status).toBe(200);
      expect(await store.info(key)).toEqual({ size: 0, contentType: 'image/png' });
      expect(store.keyOf(link.url)).toBe(key);
    });

    it('makes the same link within the hour, valid for one to two hours', async () => {
      const key = newKey();
      await store.write(key, randomBytes(10), 'image/jpeg');
      const now = Date.parse('2026-11-21T10:00:00Z');
      const status = async (url: string) => (await fetch(absolute(url))).status;
      setClock(now + MINUTE);
      const link = await store.signGet(key);
      expect(await store.signGet(key, { downloadName: 'a.jpg' })).not.toBe(link);
      setClock(now + HOUR - 1000);
      expect(await store.signGet(key)).toBe(link);
      setClock(now + HOUR);
      expect(await store.signGet(key)).not.toBe(link);
      setClock(now + 2 * HOUR - 2000);
      expect(await status(link)).toBe(200);
      setClock(now + 2 * HOUR + 2000);
      expect(await status(link)).toBe(403);
    });

    it('recognises its own links', async () => {
      const key = newKey();
      const { url } = await exactly(key, 1);
      expect(store.keyOf(url)).toBe(key);
      expect(store.keyOf(absolute(url).href)).toBe(key);
      const others = [
        `https://storage.googleapis.com/other/${key}`,
        'https://example.com/a/b',
        `${key}`,
        'not a url',
        '',
      ];
      expect(others.map((other) => store.keyOf(other))).toEqual(others.map(() => null));
      expect(store.keyOf(url.replace('org_test/', '../'))).toBeNull();
      expect(store.keyOf(url.replace('org_test/', '%2e%2e/'))).toBeNull();
    });
  });

  describe('from within', () => {
    it('streams in and out, whole and in part', async () => {
      const key = newKey();
      const bytes = randomBytes(3_000_000);
      const chunks = Array.from({ length: 30 }, (_, index) => bytes.subarray(index * 100_000, (index + 1) * 100_000));
      expect(await store.write(key, Readable.from(chunks), 'video/mp4')).toEqual({
        size: bytes.length,
        contentType: 'video/mp4',
      });
      expect(await store.info(key)).toEqual({ size: bytes.length, contentType: 'video/mp4' });
      expect(same(await buffer(await store.read(key)), bytes)).toBe(true);
      expect(same(await buffer(await store.read(key, { start: 1000, end: 1999 })), bytes.subarray(1000, 2000))).toBe(
        true,
      );
      const path = join(folder, 'fetched');
      await store.fetch(key, path);
      expect(same(await readFile(path), bytes)).toBe(true);
    });

    it('stores bytes, a view of a larger buffer, and an empty body', async () => {
      const key = newKey();
      await store.write(key, randomBytes(100).subarray(10, 30), 'image/webp');
      expect(await store.info(key)).toEqual({ size: 20, contentType: 'image/webp' });
      await store.write(key, new Uint8Array(0), 'image/webp');
      expect(await store.info(key)).toEqual({ size: 0, contentType: 'image/webp' });
    });

    it('stores nothing of a stream that fails or has a wrong size', async () => {
      const key = newKey();
      async function* broken() {
        yield randomBytes(500_000);
        yield randomBytes(500_000);
        throw new Error('The sender went away.');
      }
      await expect(store.write(key, Readable.from(broken()), 'video/mp4')).rejects.toThrow('went away');
      const sized = (least: number, most: number) => {
        const body = Readable.from([randomBytes(600_000), randomBytes(600_000)]);
        return store.writeSized(key, body, { contentType: 'video/mp4', size: { least, most } });
      };
      await expect(sized(1, 1_000_000)).rejects.toThrow('at most 1000000 bytes');
      await expect(sized(2_000_000, 3_000_000)).rejects.toThrow('at least 2000000 bytes');
      expect(await store.info(key)).toBeNull();
    });

    it('finds no missing object, and deletes it without an error', async () => {
      const key = newKey();
      await store.write(key, randomBytes(10), 'image/jpeg');
      await store.delete(key);
      await store.delete(key);
      expect(await store.info(key)).toBeNull();
      await expect(store.read(key)).rejects.toThrow(/ENOENT|No such object/);
      await expect(store.fetch(key, join(folder, 'nothing'))).rejects.toThrow(/ENOENT|No such object/);
      expect((await fetch(absolute(await store.signGet(key)))).status).toBe(404);
    });

    it('lists every object with its size and time, page by page', async () => {
      const keys = [newKey(), newKey(), newObjectKey('org_other', 'media', 'webp')];
      for (const [index, key] of keys.entries()) await store.write(key, randomBytes(index + 10), 'image/jpeg');
      gcs.pageSize = 2;
      const listed: StoredObject[] = [];
      for await (const page of store.list()) listed.push(...page);
      gcs.pageSize = 1000;
      const mine = listed.filter(({ key }) => keys.includes(key));
      expect(mine.map(({ size }) => size).sort()).toEqual([10, 11, 12]);
      for (const { modified } of mine) expect(Math.abs(modified.getTime() - Date.now())).toBeLessThan(MINUTE);
      expect(new Set(listed.map(({ key }) => key)).size).toBe(listed.length);
    });

    it('refuses a key that leaves the store', async () => {
      for (const key of ['../secret', 'org_a/../../secret', '/etc/passwd', 'alone', '']) {
        await expect(Promise.resolve().then(() => store.info(key))).rejects.toThrow('Not the key');
        await expect(Promise.resolve().then(() => store.signGet(key))).rejects.toThrow('Not the key');
        await expect(Promise.resolve().then(() => store.delete(key))).rejects.toThrow('Not the key');
      }
    });

    it('can be reached', async () => {
      await expect(store.reach()).resolves.toBeUndefined();
    });
  });
});

describe('files on the disk', () => {
  it('are removed when a body fails while the disk is slow to open them', async () => {
    const { open } = fs;
    const slow = (...args: Parameters<typeof open>) => void setTimeout(() => open(...args), 50);
    vi.spyOn(fs, 'open').mockImplementation(slow as typeof open);
    const root = join(folder, 'slow');
    const store = openDiskStore({ root, secret: SECRET });
    const body = Readable.from([randomBytes(9)]);
    const rule = { contentType: 'image/jpeg', size: { least: 10, most: 10 } };
    await expect(store.writeSized(newObjectKey('org_test', 'uploads', 'jpg'), body, rule)).rejects.toThrow(
      'at least 10 bytes',
    );
    await new Promise((done) => setTimeout(done, 150));
    expect(await readdir(join(root, 'unfinished'))).toEqual([]);
  });
});

describe('objects in a bucket', () => {
  it('are cached by browsers, and not by shared caches', async () => {
    const store = STORES['in a bucket']();
    await gcs.withTokens(() => store.reach());
    const keys = [newObjectKey('org_test', 'media', 'jpg'), newObjectKey('org_test', 'media', 'jpg')] as const;
    await store.write(keys[0], randomBytes(10), 'image/jpeg');
    await store.write(keys[1], Readable.from([randomBytes(10)]), 'image/jpeg');
    for (const key of keys) expect(gcs.objects.get(key)?.cacheControl).toBe('private, max-age=3600');
  });
});
