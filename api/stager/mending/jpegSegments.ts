const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const TEM = 0x01;

export interface Segment {
  /** the marker's two hexadecimal digits */
  readonly name: string;
  /** offsets of its begin and end in the file, bytes */
  readonly at: number;
  readonly end: number;
}

/**
 * The segments of a JPEG (ITU T.81) between SOI and EOI, as decoders find them: bytes that belong to no segment are
 * passed over, and EOI may be missing. A scan and its data are one segment. What follows the picture is not read.
 * @returns whether EOI ends it
 * @throws Error when it ends before its picture, or a segment reaches beyond the file
 */
export function* jpegSegments(file: Buffer): Generator<Segment, boolean> {
  if (file.length < 2 || file.readUInt16BE(0) !== 0xff00 + SOI) throw new Error('A JPEG begins with SOI.');
  let hasScan = false;
  for (let at = nextMarker(file, 2); at !== null;) {
    const marker = file.readUInt8(at + 1);
    if (marker === EOI) return true;
    if (marker === SOI && hasScan) return false; // the next picture of several
    if (isRestart(marker) || marker === TEM) {
      at = nextMarker(file, at + 2);
      continue;
    }
    if (at + 4 > file.length) break;
    const length = 2 + file.readUInt16BE(at + 2);
    if (marker === SOS) hasScan = true;
    const end = marker === SOS ? endOfScan(file, at + length) : at + length;
    if (end > file.length) throw new Error(`A JPEG segment at byte ${at} reaches beyond the file.`);
    yield { name: marker.toString(16), at, end };
    at = nextMarker(file, end);
  }
  if (!hasScan) throw new Error('The JPEG ends before its picture.');
  return false;
}

/** The offset of the next marker, which fill bytes may precede; null at the file's end. */
function nextMarker(file: Buffer, from: number): number | null {
  for (let at = file.indexOf(0xff, from); at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const code = file[at + 1];
    if (code !== 0 && code !== 0xff) return at;
  }
  return null;
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** The offset of the first marker that is neither a stuffed zero nor a restart: the end of the entropy-coded data. */
function endOfScan(file: Buffer, from: number): number {
  // Byte by byte, because `indexOf` would be called for each stuffed zero, of which a file may be full.
  for (let at = from; at < file.length; at++) {
    if (file[at] !== 0xff) continue;
    const next = file[at + 1];
    if (next === undefined) return at; // half a marker
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return Math.max(from, file.length);
}
