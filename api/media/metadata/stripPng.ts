/** PNG (W3C): copies the parts that the picture needs byte for byte, without text, time and EXIF. */
import { crc32 } from 'node:zlib';
import { walkPng } from '../structure/walkPng.js';
import { orientationExif } from './orientationExif.js';
import type { Stripper } from './stripper.js';

const SIGNATURE_BYTES = 8;

/** The critical chunks, and the ancillary chunks that affect how the picture looks. */
const NEEDED = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
);

export const stripPng: Stripper = (file, orientation) => {
  const kept: Buffer[] = [file.subarray(0, SIGNATURE_BYTES)];
  for (const { name, at, end } of walkPng(file)) {
    if (NEEDED.has(name)) kept.push(file.subarray(at, end));
    if (name === 'IHDR') kept.push(...orientationChunk(orientation));
  }
  return kept;
};

function orientationChunk(orientation: number): Buffer[] {
  const exif = orientationExif(orientation);
  if (!exif) return [];
  const named = Buffer.concat([Buffer.from('eXIf', 'latin1'), exif]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(exif.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return [length, named, checksum];
}
