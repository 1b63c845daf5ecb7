import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDiskStore } from '../storage/disk.js';
import type { DiskSpace } from '../storage/diskRoom.js';
import { newObjectKey } from '../storage/keys.js';
import type { ObjectStore } from '../storage/store.js';
import { startFileServer, type FileServer } from '../test/fileServer.js';

let root: string;
let store: ObjectStore;
let server: FileServer;
let site: string;
/** the reported disk space */
let space: DiskSpace;
const PLENTY: DiskSpace = { size: 1e12, free: 1e12 };

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
  const bare = openDiskStore({ root, secret: 'a secret of this test alone, long enough' });
  server = await startFileServer(bare, { measure: async () => space });
  ({ store, url: site } = server);
});
beforeEach(() => void (space = PLENTY));

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

const newKey = () => newObjectKey('org_test', 'uploads', 'jpg');
const bytes = (size: number) => new Uint8Array(size).map((_, index) => index * 31);
const put = (url: string, body: Uint8Array<ArrayBuffer> | ReadableStream, type = 'image/jpeg') =>
  fetch(site + url, { method: 'PUT', body, headers: { 'content-type': type }, duplex: 'half' } as RequestInit);
const signPut = async (key: string, size: number, exactSize = true) =>
  (await store.signPut(key, { contentType: 'image/jpeg', size, exactSize, expiresIn: 60 })).url;

function endless(): ReadableStream {
  return new ReadableStream({ pull: (controller) => controller.enqueue(bytes(65_536)) });
}

async function unfinished(): Promise<string[]> {
  return readdir(join(root, 'unfinished')).catch(() => []);
}

describe('a PUT link', () => {
  it('accepts the announced file, which a GET link returns byte for byte', async () => {
    const key = newKey();
    const sent = await put(await signPut(key, 300_000), bytes(300_000));
    expect(sent.status).toBe(200);
    const answer = await fetch(site + (await store.signGet(key, { downloadName: 'Größe "1".jpg' })));
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes(300_000));
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Gr__e _1_.jpg"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.jpg`,
    );
  });

  it.each([
    ['another type', (url: string) => put(url, bytes(1000), 'text/html'), 415],
    ['a smaller file', (url: string) => put(url, bytes(999)), 413],
    ['a larger file', (url: string) => put(url, bytes(1001)), 413],
    ['a body without an announced length that never ends', (url: string) => put(url, endless()), 413],
    ['a smaller body without an announced length', (url: string) => put(url, new Blob([bytes(9)]).stream()), 413],
    ['another key', (url: string) => put(url.replace(/uploads\/./, 'uploads/x'), bytes(1000)), 403],
    ['a raised size', (url: string) => put(url.replace('size=1000', 'size=2000'), bytes(2000)), 403],
    ['a size that is no longer exact', (url: string) => put(url.replace('size=', 'most='), bytes(500)), 403],
    ['a later expiry', (url: string) => put(url.replace(/expires=\d/, 'expires=9'), bytes(1000)), 403],
    ['a reader', (url: string) => fetch(site + url), 403],
    ['another method', (url: string) => fetch(site + url, { method: 'DELETE' }), 405],
  ])('refuses %s and stores nothing', async (_what, send, status) => {
    const key = newKey();
    const answer = await send(await signPut(key, 1000));
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { message: string }).message).not.toBe('');
    expect(await store.info(key)).toBeNull();
    expect(await unfinished()).toEqual([]);
  });

  it('is refused after it has expired', async () => {
    const { url } = await store.signPut(newKey(), { contentType: null, size: 10, exactSize: false, expiresIn: -1 });
    const answer = await put(url, bytes(5));
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('expired');
  });

  it('accepts any type up to its size when neither is announced', async () => {
    const key = newKey();
    const { url } = await store.signPut(key, { contentType: null, size: 10, exactSize: false, expiresIn: 60 });
    expect((await put(url, bytes(11), 'video/mp4')).status).toBe(413);
    expect((await put(url, bytes(0), 'text/plain')).status).toBe(200);
    expect(await store.info(key)).toEqual({ size: 0, contentType: 'text/plain' });
    expect((await put(url, bytes(5), 'video/mp4')).status).toBe(200);
    expect(await store.info(key)).toEqual({ size: 5, contentType: 'video/mp4' });
  });

  it('stores nothing when the sender disconnects halfway', async () => {
    const key = newKey();
    const leaving = new AbortController();
    const url = site + (await signPut(key, 10_000_000));
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(bytes(65_536)),
      pull: () => leaving.abort(),
    });
    const sent = fetch(url, {
      method: 'PUT',
      body,
      signal: leaving.signal,
      headers: { 'content-type': 'image/jpeg' },
      duplex: 'half',
    } as RequestInit);
    await expect(sent).rejects.toThrow('aborted');
    await expect.poll(unfinished).toEqual([]);
    expect(await store.info(key)).toBeNull();
  });
});

describe('a PUT link that', () => {
  const claim = (objectKey: string) =>
    server.prisma.upload.update({ where: { objectKey }, data: { finalisedAt: new Date() } });

  it('was finalised accepts nothing more', async () => {
    const key = newKey();
    const url = await signPut(key, 1000);
    await claim(key);
    const answer = await put(url, bytes(1000));
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { message: 'This upload link was used already. Ask for a new one to send a file again.' },
    ]);
    expect(await store.info(key)).toBeNull();
  });

  it('is finalised during an upload stores nothing of the upload', async () => {
    const key = newKey();
    const url = await signPut(key, 65_536 * 2);
    const body = new ReadableStream({
      async pull(controller) {
        controller.enqueue(bytes(65_536));
        const row = await server.prisma.upload.findUnique({ where: { objectKey: key } });
        if (row?.finalisedAt) return controller.close();
        await claim(key);
      },
    });
    expect((await put(url, body)).status).toBe(409);
    expect(await store.info(key)).toBeNull();
    expect(await unfinished()).toEqual([]);
  });

  it('no longer has a row accepts nothing', async () => {
    const key = newKey();
    const url = await signPut(key, 1000);
    await server.prisma.upload.delete({ where: { objectKey: key } });
    expect((await put(url, bytes(1000))).status).toBe(403);
    expect(await store.info(key)).toBeNull();
  });

  it('receives a second file during an upload stores the newer one', async () => {
    const key = newKey();
    const url = await signPut(key, 1_000_000);
    let begun: () => void = () => {};
    const hasBegun = new Promise<void>((done) => (begun = done));
    const halting = new ReadableStream({
      start: (controller) => controller.enqueue(bytes(65_536)),
      pull: () => (begun(), new Promise(() => {})),
    });
    const first = put(url, halting);
    await hasBegun;
    await expect.poll(unfinished).toHaveLength(1);
    expect((await put(url, bytes(1_000_000))).status).toBe(200);
    expect((await first).status).toBe(409);
    expect(await store.info(key)).toEqual({ size: 1_000_000, contentType: 'image/jpeg' });
    expect(await unfinished()).toEqual([]);
  });
});

describe('while the disk is full, a PUT', () => {
  const full = { message: 'The server has no room for files at the moment. Try again later.' };

  it('is refused before its body is read', async () => {
    const key = newKey();
    const url = await signPut(key, 5_000_000);
    space = { size: 1e12, free: 4_000_000 };
    const answer = await put(url, bytes(5_000_000));
    expect([answer.status, await answer.json()]).toEqual([507, full]);
    expect(await store.info(key)).toBeNull();
    expect(server.logged.filter((line) => line.includes('the disk is full'))).toHaveLength(1);
  });

  it('that fills the disk halfway is answered at once, while the sender waits, and leaves nothing', async () => {
    const key = newKey();
    const url = await signPut(key, 50_000_000);
    const halting = new ReadableStream({
      async start(controller) {
        for (let sent = 0; sent < 3_000_000; sent += 65_536) controller.enqueue(bytes(65_536));
        space = { size: 1e12, free: -1 };
      },
      pull: () => new Promise(() => {}),
    });
    const answer = await put(url, halting);
    expect([answer.status, await answer.json()]).toEqual([507, full]);
    await expect.poll(unfinished).toEqual([]);
    expect(await store.info(key)).toBeNull();
  });

  it('that the disk itself refuses is answered at once, with a log line', async () => {
    const key = newKey();
    const url = await signPut(key, 5_000_000);
    const noSpace = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    vi.spyOn(store, 'writeSized').mockImplementationOnce(async (_key, body) => {
      for await (const _chunk of body) throw noSpace;
      throw new Error('Expected a body.');
    });
    const answer = await put(url, bytes(5_000_000));
    expect([answer.status, await answer.json()]).toEqual([507, full]);
    expect(server.logged.at(-1)).toContain('an upload failed because the disk is full');
  });
});

describe('a sender that sends everything before it reads', () => {
  /** Writes the whole request, then reads. @returns the answer's first line and its body */
  async function sendThenRead(url: string, head: string, body: Buffer): Promise<string> {
    const { hostname, port } = new URL(site);
    const socket = connect(Number(port), hostname);
    socket.pause();
    socket.write(`PUT ${url} HTTP/1.1\r\nHost: test\r\nContent-Type: image/jpeg\r\n${head}\r\n\r\n`);
    for (let at = 0; at < body.length; at += 1_000_000) {
      if (!socket.write(body.subarray(at, at + 1_000_000))) await once(socket, 'drain');
    }
    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(part as Buffer);
    return Buffer.concat(parts).toString('latin1');
  }

  it.each([
    ['announced', 'Content-Length: 30000000', Buffer.alloc(30_000_000)],
    [
      'in chunks',
      'Transfer-Encoding: chunked',
      Buffer.concat([Buffer.from('1c9c380\r\n'), Buffer.alloc(30_000_000), Buffer.from('\r\n0\r\n\r\n')]),
    ],
  ])('receives the answer that the body is too large, %s', async (_what, head, body) => {
    const began = performance.now();
    const answer = await sendThenRead(await signPut(newKey(), 1000), head, body);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('Expected exactly 1000 bytes, as announced when the link was made.');
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('a GET link', () => {
  const key = newObjectKey('org_test', 'media', 'mp4');
  let url: string;
  beforeAll(async () => {
    await store.write(key, bytes(1000), 'video/mp4');
    url = site + (await store.signGet(key));
  });

  it.each([
    ['bytes=0-99', 206, 'bytes 0-99/1000', 0, 100],
    ['bytes=990-', 206, 'bytes 990-999/1000', 990, 1000],
    ['bytes=-10', 206, 'bytes 990-999/1000', 990, 1000],
    ['bytes=0-5000', 206, 'bytes 0-999/1000', 0, 1000],
    ['bytes=-5000', 206, 'bytes 0-999/1000', 0, 1000],
    ['bytes=0-1,5-6', 200, null, 0, 1000],
    ['lines=5-6', 200, null, 0, 1000],
    ['bytes=a-b', 200, null, 0, 1000],
  ])('returns the range %s', async (range, status, contentRange, from, to) => {
    const answer = await fetch(url, { headers: { range } });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, contentRange]);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes(1000).slice(from, to));
  });

  it('answers with the file’s length when the range is outside the file', async () => {
    const answer = await fetch(url, { headers: { range: 'bytes=1000-' } });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
  });

  it('answers HEAD without the body, and 304 to a client that has the file', async () => {
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '1000']);
    const again = await fetch(url, { headers: { 'if-none-match': head.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('stays the same within the hour and is valid only for its name and method', async () => {
    expect(site + (await store.signGet(key))).toBe(url);
    expect((await put(url.slice(site.length), bytes(5))).status).toBe(403);
    expect((await fetch(`${url}&name=other.exe`)).status).toBe(403);
    expect((await fetch(url.replace('media/', 'media/x'))).status).toBe(403);
  });

  it('is 404 when the file is gone', async () => {
    const gone = newKey();
    expect((await fetch(site + (await store.signGet(gone)))).status).toBe(404);
  });
});

describe('the store', () => {
  it.each([
    '..',
    '../x',
    'a/../../etc/passwd',
    '/etc/passwd',
    'a//b',
    'a',
    'a/.hidden',
    'a/b\0c',
    'a\\b/c',
    `a/${'x'.repeat(600)}`,
  ])('refuses the key %j', async (key) => {
    await expect(store.write(key, bytes(1), 'image/png')).rejects.toThrow('Not the key of an object');
    await expect(store.signGet(key)).rejects.toThrow('Not the key of an object');
  });

  it.each(['/files/..%2f..%2fetc%2fpasswd', '/files/org/%2e%2e/%2e%2e/etc/passwd', '/files/%E0%A4%A'])(
    'opens nothing for %s',
    async (path) => expect((await fetch(site + path)).status).toBe(403),
  );

  it('recognises the keys of its own links only', async () => {
    const key = newKey();
    expect(store.keyOf(await signPut(key, 1))).toBe(key);
    expect(store.keyOf(site + (await signPut(key, 1)))).toBe(key);
    expect(store.keyOf('https://example.com/cat.jpg')).toBeNull();
    expect(store.keyOf('not a url')).toBeNull();
  });

  it('deletes the same key twice without an error', async () => {
    const key = newKey();
    await store.write(key, bytes(3), 'image/png');
    await store.delete(key);
    await store.delete(key);
    expect(await store.info(key)).toBeNull();
  });
});
