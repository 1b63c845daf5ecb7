/** WebP (RFC 9649): copies the parts that the picture needs byte for byte, without XMP; of EXIF see keptExif.ts. */
import { FRAME_BYTES, walkWebp } from '../structure/walkWebp.js';
import { exifOf } from './keptExif.js';
import type { Stripper } from './stripper.js';

const NEEDED = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** in the flags of VP8X */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

export const stripWebp: Stripper = (file, named) => {
  const exif = exifOf(named);
  const kept: Buffer[] = [];
  for (const { name, at, end } of walkWebp(file)) {
    if (name === 'VP8X') kept.push(withFlags(file.subarray(at, end), exif !== null));
    else if (NEEDED.has(name)) kept.push(file.subarray(at, end));
  }
  // EXIF is the last chunk in the container; a picture that had any already has VP8X.
  if (exif) kept.push(Buffer.from('EXIF', 'latin1'), size(exif.length), exif);
  const bytes = kept.reduce((sum, part) => sum + part.length, 4);
  return [Buffer.from('RIFF', 'latin1'), size(bytes), Buffer.from('WEBP', 'latin1'), ...kept];
};

function withFlags(chunk: Buffer, hasExif: boolean): Buffer {
  const changed = Buffer.from(chunk);
  changed[FRAME_BYTES] = ((chunk[FRAME_BYTES] ?? 0) & ~HAS_EXIF & ~HAS_XMP) | (hasExif ? HAS_EXIF : 0);
  return changed;
}

function size(bytes: number): Buffer {
  const field = Buffer.alloc(4);
  field.writeUInt32LE(bytes);
  return field;
}
