/** Reads a ZIP with another library than writes it. */
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

interface ZippedFile {
  readonly name: string;
  readonly deflated: boolean;
  /** whether its name is said to be UTF-8 */
  readonly utf8: boolean;
  readonly at: Date;
  readonly content: Buffer;
}

const DEFLATED = 8;
const UTF8_FLAG = 0x800;

/** @throws Error when it is not a whole ZIP */
export async function readZip(file: Buffer): Promise<ZippedFile[]> {
  const zip = await fromBufferPromise(file, { lazyEntries: true, autoClose: false });
  const files: ZippedFile[] = [];
  for await (const entry of zip.eachEntry()) {
    files.push({
      name: entry.fileName,
      deflated: entry.compressionMethod === DEFLATED,
      utf8: (entry.generalPurposeBitFlag & UTF8_FLAG) !== 0,
      at: entry.getLastModDate(),
      content: await buffer(await zip.openReadStreamPromise(entry)),
    });
  }
  return files;
}
