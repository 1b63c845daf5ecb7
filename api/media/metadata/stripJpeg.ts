/** JPEG (ITU T.81): copies the parts that the picture needs byte for byte, without metadata. */
import { walkJpeg } from '../structure/walkJpeg.js';
import { exifOf } from './keptExif.js';
import { profileSegments } from './withIccProfile.js';
import type { Stripper } from './stripper.js';

const EOI = 0xd9;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;

/**
 * Keeps frames, tables and scans, and of the application segments JFIF, the colour profile and Adobe's colour
 * transform. Of EXIF it keeps what keptExif.ts says. Drops the rest of it, XMP, IPTC, comments, thumbnails and data
 * after the picture (such as a phone's second picture or film).
 */
export const stripJpeg: Stripper = (file, { profile, ...named }) => {
  const kept: Buffer[] = [file.subarray(0, 2), ...exifSegment(exifOf(named)), ...profileSegments(profile)];
  for (const { at, end } of walkJpeg(file)) {
    const marker = file.readUInt8(at + 1);
    const segment = file.subarray(at, end);
    // JFIF must be the first segment.
    if (marker === APP0 && isNamed(segment, 'JFIF')) kept.splice(1, 0, segment);
    else if (isNeeded(marker, segment)) kept.push(segment);
  }
  return [...kept, Buffer.from([0xff, EOI])];
};

function isNeeded(marker: number, segment: Buffer): boolean {
  if (marker === APP2) return isNamed(segment, 'ICC_PROFILE');
  if (marker === APP14) return isNamed(segment, 'Adobe');
  return marker !== COM && (marker < APP0 || marker > APP15);
}

const isNamed = (segment: Buffer, name: string) => segment.toString('latin1', 4, 4 + name.length) === name;

/** @returns the parts of the segment; none without EXIF */
export function exifSegment(exif: Buffer | null): Buffer[] {
  if (!exif) return [];
  const payload = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif]);
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return [head, payload];
}
