/** Streams a ZIP of files that are made one after the other. */
import { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Bytes of a file that are handed on at once: so little that the next file is not begun long before it is wanted. */
const PIECE = 65_536;
/** A plain file that its owner may change and everybody may read. */
const MODE = 0o100644;

export interface PackEntry {
  /** unique, without folders */
  readonly name: string;
  /** only texts: pictures and documents are compressed already */
  readonly deflate: boolean;
  /**
   * Makes the content when its turn has come.
   * @param signal is aborted when nobody reads the ZIP any more
   */
  readonly make: (signal: AbortSignal) => Promise<Uint8Array | Readable>;
}

interface ZipOptions {
  /** the date of all entries */
  readonly at: Date;
}

/**
 * A ZIP of the entries. Each is made when the reader has nearly taken the one before, so that at most two are in
 * memory. If one cannot be made, the stream is destroyed with the error: it lacks the directory at its end, so no
 * program takes it for a whole ZIP. If the reader goes away, the work is aborted. Sizes and checksums stand behind each
 * file's content, as they must where it is not held in memory (APPNOTE.TXT 4.3.9).
 */
export function packZip(entries: Iterable<PackEntry> | AsyncIterable<PackEntry>, { at }: ZipOptions): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const gone = new AbortController();
  const fail = (error: Error) => output.destroy(error);
  output.once('close', () => gone.abort());
  zip.on('error', fail);
  pipeline(zip.outputStream, output).catch(fail);
  fill(zip, entries, { at, signal: gone.signal }).catch(fail);
  return output;
}

interface Filling extends ZipOptions {
  readonly signal: AbortSignal;
}

async function fill(zip: ZipFile, entries: Iterable<PackEntry> | AsyncIterable<PackEntry>, filling: Filling) {
  for await (const entry of entries) {
    filling.signal.throwIfAborted();
    await add(zip, entry, filling);
  }
  zip.end();
}

/** @returns once all of the entry's content is on its way to the reader */
async function add(zip: ZipFile, { name, deflate, make }: PackEntry, { at, signal }: Filling): Promise<void> {
  const made = await make(signal);
  const content = made instanceof Readable ? made : Readable.from(piecesOf(made));
  try {
    const read = finished(content, { signal });
    // The library keeps every buffer and every stream that it is given until the end; a function it calls but once.
    const waiting = [content];
    zip.addReadStreamLazy(name, { mtime: at, mode: MODE, compress: deflate }, (begin) => {
      const next = waiting.pop();
      if (next) begin(null, next);
    });
    await read;
  } finally {
    content.destroy();
  }
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}
