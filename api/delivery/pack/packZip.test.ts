import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readZip } from '../../test/readZip.js';
import { packZip, type PackEntry } from './packZip.js';

const AT = new Date('2026-11-27T10:30:00Z');
const FIVE_MEGABYTES = 5_000_000;

const entry = (name: string, content: Uint8Array | Readable, deflate = false): PackEntry => ({
  name,
  deflate,
  make: () => Promise.resolve(content),
});

/** Reads a stream that is to fail. @returns what was read, and the error */
async function readUntilItFails(zip: Readable): Promise<{ read: Buffer; error: unknown }> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of zip as AsyncIterable<Buffer>) chunks.push(chunk);
  } catch (error) {
    return { read: Buffer.concat(chunks), error };
  }
  throw new Error('The stream ended as if it were whole.');
}

describe('a ZIP', () => {
  it('holds every file as it was made, under its name and date', async () => {
    const noise = Buffer.from(Array.from({ length: 200_000 }, (_, k) => (k * 7919) >> 3));
    const words = Buffer.from('The original can be seen. '.repeat(1000));
    const zip = packZip(
      [
        entry('01-salon-été.jpg', noise),
        entry('disclosure.txt', words, true),
        entry('02-客厅.png', Readable.from([noise.subarray(0, 99), noise.subarray(99)])),
        entry('empty.txt', new Uint8Array(), true),
      ],
      { at: AT },
    );
    const file = await buffer(zip);
    const about = { at: AT, utf8: true };
    expect(await readZip(file)).toEqual([
      { name: '01-salon-été.jpg', deflated: false, content: noise, ...about },
      { name: 'disclosure.txt', deflated: true, content: words, ...about },
      { name: '02-客厅.png', deflated: false, content: noise, ...about },
      { name: 'empty.txt', deflated: true, content: Buffer.alloc(0), ...about },
    ]);
    expect(file.length).toBeLessThan(2 * noise.length + 3000);
  });

  it('of 1 GB makes each file only when the one before is nearly read, and keeps none', async () => {
    let [made, read, ahead, mostResident] = [0, 0, 0, 0];
    async function* entries() {
      for (let k = 0; k < 200; k++) {
        yield {
          name: `${k}.jpg`,
          deflate: false,
          async make() {
            await turn();
            made += 1;
            ahead = Math.max(ahead, made - read / FIVE_MEGABYTES);
            return Buffer.alloc(FIVE_MEGABYTES, k);
          },
        };
      }
    }
    const before = process.memoryUsage().rss;
    for await (const chunk of packZip(entries(), { at: AT }) as AsyncIterable<Buffer>) {
      read += chunk.length;
      await turn();
      mostResident = Math.max(mostResident, process.memoryUsage.rss());
    }
    expect(made).toBe(200);
    expect(ahead).toBeLessThan(2);
    expect(mostResident - before).toBeLessThan(400e6);
  });

  it('makes nothing more while nobody reads', async () => {
    let made = 0;
    const entries = Array.from({ length: 9 }, (_, k) => ({
      name: `${k}.jpg`,
      deflate: false,
      make: () => Promise.resolve(Buffer.alloc(FIVE_MEGABYTES, ++made)),
    }));
    const zip = packZip(entries, { at: AT });
    await once(zip, 'readable');
    for (let k = 0; k < 50; k++) await turn();
    expect(made).toBe(1);
    zip.destroy();
  });
});

describe('a ZIP of which a file cannot be made', () => {
  const failing = async (): Promise<Uint8Array> => {
    await turn();
    throw new Error('The picture is gone.');
  };
  async function* breaking() {
    yield Buffer.from('a part');
    await turn();
    throw new Error('The picture is gone.');
  }
  it.each([
    ['when it is asked for', [{ name: 'b.jpg', deflate: false, make: failing }]],
    ['in its midst', [entry('b.jpg', Readable.from(breaking()))]],
  ])('ends with the error %s, and is no whole ZIP', async (_when, entries) => {
    const zip = packZip([entry('a.jpg', Buffer.alloc(300_000, 1)), ...entries, entry('c.jpg', Buffer.from('c'))], {
      at: AT,
    });
    const { read, error } = await readUntilItFails(zip);
    expect(String(error)).toContain('The picture is gone.');
    expect(read.length).toBeGreaterThan(0);
    await expect(readZip(read)).rejects.toThrow('End of central directory');
  });

  it('ends with the error of a list that cannot be read', async () => {
    async function* entries() {
      yield entry('a.jpg', Buffer.alloc(300_000, 1));
      await turn();
      throw new Error('The list is gone.');
    }
    const { error } = await readUntilItFails(packZip(entries(), { at: AT }));
    expect(String(error)).toContain('The list is gone.');
  });
});

describe('a ZIP whose reader goes away', () => {
  it('aborts what is being made, and asks for nothing more', async () => {
    let asked = 0;
    let closed = false;
    const aborted = new Promise((resolve) => {
      async function* entries() {
        try {
          for (;;) {
            asked += 1;
            yield {
              name: `${asked}.jpg`,
              deflate: false,
              make: (signal: AbortSignal) =>
                new Promise<Uint8Array>((_, reject) => {
                  signal.addEventListener('abort', () => reject(signal.reason as Error));
                  zip.destroy();
                }),
            };
          }
        } finally {
          closed = true;
          resolve(null);
        }
      }
      const zip = packZip(entries(), { at: AT });
    });
    await aborted;
    expect({ asked, closed }).toEqual({ asked: 1, closed: true });
  });

  it('closes the file that is being read', async () => {
    const endless = Readable.from(
      (async function* () {
        for (;;) yield Buffer.alloc(1000);
      })(),
    );
    const zip = packZip([entry('endless.jpg', endless)], { at: AT });
    await once(zip, 'readable');
    zip.destroy();
    await once(endless, 'close').catch(() => undefined);
    expect(endless.destroyed).toBe(true);
  });
});
