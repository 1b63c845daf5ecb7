/** PNG (W3C): copies the parts that the picture needs byte for byte, without text and time; of EXIF see keptExif.ts. */
import { crc32, deflateSync } from 'node:zlib';
import { walkPng } from '../structure/walkPng.js';
import { exifOf } from './keptExif.js';
import type { Stripper } from './stripper.js';

const SIGNATURE_BYTES = 8;

/** The critical chunks, and the ancillary chunks that affect how the picture looks. */
const NEEDED = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
);
/** The chunks that name colours. */
const COLOURS = new Set('cHRM gAMA iCCP sRGB cICP mDCV cLLI'.split(' '));

export const stripPng: Stripper = (file, { profile, ...named }) => {
  const exif = exifOf(named);
  const kept: Buffer[] = [file.subarray(0, SIGNATURE_BYTES)];
  for (const { name, at, end } of walkPng(file)) {
    if (NEEDED.has(name) && !(profile && COLOURS.has(name))) kept.push(file.subarray(at, end));
    if (name !== 'IHDR') continue;
    if (profile) kept.push(...pngChunk('iCCP', Buffer.from('ICC profile\0\0', 'latin1'), deflateSync(profile)));
    if (exif) kept.push(...pngChunk('eXIf', exif));
  }
  return kept;
};

/** The parts of a chunk. */
export function pngChunk(name: string, ...content: readonly Buffer[]): Buffer[] {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), ...content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(named.length - name.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return [length, named, checksum];
}
