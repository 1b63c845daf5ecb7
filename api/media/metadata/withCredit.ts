import { exifOf, type Credit } from './keptExif.js';
import { exifSegment } from './stripJpeg.js';
import { pngChunk } from './stripPng.js';

/** The start of a JPEG, and of its segment JFIF, which comes first. */
const JPEG = 0xffd8;
const JFIF = 0xffe0;
/** Bytes of a PNG's signature and its first chunk. */
const PNG_HEAD = 8 + 25;

/** Names the photographer in a JPEG or PNG without EXIF; the compressed pixels stay the same. */
export function withCredit(file: Buffer, credit: Credit | null): Buffer {
  const exif = exifOf({ orientation: 1, credit });
  if (!exif) return file;
  if (file.readUInt16BE(0) !== JPEG) return inserted(file, PNG_HEAD, pngChunk('eXIf', exif));
  const first = file.readUInt16BE(2) === JFIF ? 4 + file.readUInt16BE(4) : 2;
  return inserted(file, first, exifSegment(exif));
}

const inserted = (file: Buffer, at: number, parts: readonly Buffer[]): Buffer =>
  Buffer.concat([file.subarray(0, at), ...parts, file.subarray(at)]);
