import { bounded } from './walk.js';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;

/** The segments of a JPEG (ITU T.81) between SOI and EOI; a scan and its data are one segment. */
export const walkJpeg = bounded(function* segments(file) {
  if (file.readUInt16BE(0) !== 0xff00 + SOI) throw new Error('A JPEG begins with SOI.');
  for (let at = 2; ;) {
    while (file[at] === 0xff && file[at + 1] === 0xff) at++; // fill bytes
    const marker = file[at + 1];
    if (file[at] !== 0xff || marker === undefined) throw new Error(`Expected a JPEG marker at byte ${at}.`);
    if (marker === EOI) return;
    const length = 2 + file.readUInt16BE(at + 2);
    const end = marker === SOS ? endOfScan(file, at + length) : at + length;
    if (end > file.length) throw new Error(`A JPEG segment at byte ${at} reaches beyond the file.`);
    yield { name: marker.toString(16), at, end };
    at = end;
  }
});

/** The offset of the first marker that is neither a stuffed zero nor a restart: the end of the entropy-coded data. */
function endOfScan(file: Buffer, from: number): number {
  // Byte by byte, because `indexOf` would be called for each stuffed zero, of which a file may be full.
  for (let at = from; at < file.length; at++) {
    if (file[at] !== 0xff) continue;
    const next = file[at + 1];
    if (next === undefined || next === 0 || next === 0xff) continue;
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (!isRestart) return at;
  }
  throw new Error('The JPEG ends within a scan.');
}
