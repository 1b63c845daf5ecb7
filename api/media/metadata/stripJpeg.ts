/** JPEG (ITU T.81): what the picture needs, byte for byte, without what was written about it. */
import { orientationExif } from './orientationExif.js';
import type { Stripper } from './stripMetadata.js';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;

/**
 * Keeps frames, tables and scans, and of the application's segments JFIF, the colour profile and Adobe's colour
 * transform. EXIF, XMP, IPTC, comments, thumbnails and whatever follows the picture (a phone's second picture or film)
 * are left out.
 */
export const stripJpeg: Stripper = (file, orientation) => {
  const kept: Buffer[] = [file.subarray(0, 2), ...orientationSegment(orientation)];
  if (file.readUInt16BE(0) !== 0xff00 + SOI) throw new Error('A JPEG begins with SOI.');
  for (let at = 2; ;) {
    while (file[at] === 0xff && file[at + 1] === 0xff) at++; // fill bytes
    const marker = file[at + 1];
    if (file[at] !== 0xff || marker === undefined) throw new Error(`Expected a JPEG marker at byte ${at}.`);
    if (marker === EOI) break;
    const length = 2 + file.readUInt16BE(at + 2);
    const end = marker === SOS ? endOfScan(file, at + length) : at + length;
    if (end > file.length) throw new Error(`A JPEG segment at byte ${at} reaches beyond the file.`);
    const segment = file.subarray(at, end);
    // JFIF comes first of all where there is one.
    if (marker === APP0 && isNamed(segment, 'JFIF')) kept.splice(1, 0, segment);
    else if (isNeeded(marker, segment)) kept.push(segment);
    at = end;
  }
  return [...kept, Buffer.from([0xff, EOI])];
};

function isNeeded(marker: number, segment: Buffer): boolean {
  if (marker === APP2) return isNamed(segment, 'ICC_PROFILE');
  if (marker === APP14) return isNamed(segment, 'Adobe');
  return marker !== COM && (marker < APP0 || marker > APP15);
}

const isNamed = (segment: Buffer, name: string) => segment.toString('latin1', 4, 4 + name.length) === name;

/** Entropy-coded data ends at the first marker that is neither a stuffed zero nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1];
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (next !== undefined && next !== 0 && next !== 0xff && !isRestart) return at;
  }
  throw new Error('The JPEG ends within a scan.');
}

function orientationSegment(orientation: number): Buffer[] {
  const exif = orientationExif(orientation);
  if (!exif) return [];
  const payload = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif]);
  const head = Buffer.from([0xff, APP1, 0, payload.length + 2]);
  return [head, payload];
}
