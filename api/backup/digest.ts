/** Files of a backup: written and read with their SHA-256. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Digest {
  readonly bytes: number;
  /** hexadecimal */
  readonly sha256: string;
}

interface DigestStream {
  /** passes the bytes on */
  readonly stream: Transform;
  /** of all bytes, once the stream has ended; only once */
  result(): Digest;
}

export function digestStream(): DigestStream {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/**
 * Writes a new file that only its owner can read.
 * @throws Error when there is one already
 */
export async function writeDigested(path: string, body: Readable): Promise<Digest> {
  const { stream, result } = digestStream();
  await pipeline(body, stream, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return result();
}

export async function digestOf(body: Readable): Promise<Digest> {
  const { stream, result } = digestStream();
  await pipeline(body, stream, async (chunks) => {
    for await (const _chunk of chunks);
  });
  return result();
}

/** @throws Error with the code ENOENT when there is no such file */
export const digestOfFile = (path: string): Promise<Digest> => digestOf(createReadStream(path));

export const isSame = (one: Digest, other: Digest): boolean => one.bytes === other.bytes && one.sha256 === other.sha256;
