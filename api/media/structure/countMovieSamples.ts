/** MP4 and QuickTime (ISO/IEC 14496-12): counts the samples that the tables declare, by the boxes' heads. */
import { fstatSync } from 'node:fs';
import { MOST_BOXES } from '../decoding/limits.js';
import { fileWindow, type FileWindow } from './fileWindow.js';
import { TooMany } from './tooMany.js';

const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf']);
/** Boxes with a version, flags, a number of entries, and the entries. */
const TABLES = new Set(['stts', 'ctts', 'stsc', 'stco', 'co64', 'stss', 'stps', 'elst']);
/** Codecs of PCM sound, whose samples have one size: a chunk counts as one, as in the parser. */
const PCM = new Set(
  ['twos', 'sowt', 'raw ', 'in24', 'in32', 'fl32', 'fl64'].concat(['lpcm', 'ipcm', 'fpcm', 'NONE', 'ulaw', 'alaw']),
);

/** State of the track whose boxes are being read. */
interface Track {
  isPcm: boolean;
}

/**
 * @param most the largest allowed number
 * @throws TooMany
 */
export function countMovieSamples(file: number, most: number): void {
  const window = fileWindow(file);
  const track: Track = { isPcm: false };
  let boxes = 0;
  let samples = 0;
  const walk = (from: number, to: number) => {
    for (let at = from; at + 8 <= to;) {
      if (++boxes > MOST_BOXES) throw new TooMany(`More than ${MOST_BOXES} boxes.`);
      const head = headAt(window, at, to);
      if (!head) return;
      if (head.name === 'trak') track.isPcm = false;
      if (CONTAINERS.has(head.name)) walk(head.content, head.end);
      else samples += samplesOf(window, head, track, most);
      if (samples > most) throw new TooMany(`More than ${most} samples.`);
      at = head.end;
    }
  };
  walk(0, fstatSync(file).size);
}

interface Head {
  readonly name: string;
  /** offsets in bytes of the content and of the box's end */
  readonly content: number;
  readonly end: number;
}

/** Null when there is no box. */
function headAt(window: FileWindow, at: number, to: number): Head | null {
  const bytes = window.at(at, 16);
  if (bytes.length < 8) return null;
  const name = bytes.toString('latin1', 4, 8);
  const length = bytes.readUInt32BE(0);
  if (length === 0) return { name, content: at + 8, end: to };
  if (length !== 1) return length < 8 ? null : { name, content: at + 8, end: Math.min(to, at + length) };
  if (bytes.length < 16) return null;
  const long = Number(bytes.readBigUInt64BE(8));
  return long < 16 ? null : { name, content: at + 16, end: Math.min(to, at + long) };
}

/** The number of samples that the box adds. */
function samplesOf(window: FileWindow, { name, content }: Head, track: Track, most: number): number {
  const bytes = Buffer.from(window.at(content, 16));
  if (bytes.length < 8) return 0;
  const count = bytes.readUInt32BE(4);
  if (TABLES.has(name) && count > most) throw new TooMany(`A table ${name} of ${count} entries.`);
  if (name === 'stsd') track.isPcm = bytes.length === 16 && PCM.has(bytes.toString('latin1', 12, 16));
  if (name === 'trun') return count;
  // Entries of `stsz` are the samples' sizes; `stts` may declare more samples than there are bytes.
  if (name === 'stts' && !track.isPcm) return sumOfTimes(window, content + 8, count);
  if ((name === 'stco' || name === 'co64') && track.isPcm) return count;
  const isList = name === 'stsz' || name === 'stz2';
  if (isList && bytes.length >= 12 && count === 0 && bytes.readUInt32BE(8) > most)
    throw new TooMany('A list of sizes.');
  return 0;
}

/** Each entry gives a number of samples and their duration. */
function sumOfTimes(window: FileWindow, from: number, entries: number): number {
  let sum = 0;
  for (let index = 0; index < entries; index++) {
    const entry = window.at(from + index * 8, 8);
    if (entry.length < 8) return sum;
    sum += entry.readUInt32BE(0);
  }
  return sum;
}
