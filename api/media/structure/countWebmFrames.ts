/** WebM (RFC 9559, in EBML, RFC 8794): counts the frames in its blocks. */
import { fstatSync } from 'node:fs';
import { fileWindow, type FileWindow } from './fileWindow.js';
import { TooMany } from './tooMany.js';

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
const SIMPLE_BLOCK = 0xa3;
/** Elements whose children are read; all other elements are skipped by their length. */
const CONTAINERS = new Set([SEGMENT, CLUSTER, BLOCK_GROUP]);
/** In a block's flags: the block holds several frames. */
const LACING = 0x06;
/** Allowed elements per frame that are no frames themselves: a group with its block, duration and references. */
const ELEMENTS_PER_FRAME = 5;
const LONGEST_HEAD = 12;

/**
 * @param most the largest allowed number
 * @throws TooMany
 */
export function countWebmFrames(file: number, most: number): void {
  const window = fileWindow(file);
  const { size } = fstatSync(file);
  let elements = 0;
  let frames = 0;
  for (let at = 0; at < size;) {
    const head = headAt(window, at);
    if (!head) return;
    if (head.id === BLOCK || head.id === SIMPLE_BLOCK) frames += framesIn(window, head.content);
    if (frames > most) throw new TooMany(`More than ${most} frames.`);
    if (++elements > most * ELEMENTS_PER_FRAME) throw new TooMany('More elements than frames need.');
    at = CONTAINERS.has(head.id) ? head.content : head.content + head.length;
  }
}

interface Head {
  readonly id: number;
  /** offset and length of the content, bytes */
  readonly content: number;
  readonly length: number;
}

/** Null when there is no element. An element of unknown length is one of CONTAINERS, or left to the parser. */
function headAt(window: FileWindow, at: number): Head | null {
  const bytes = window.at(at, LONGEST_HEAD);
  const idBytes = widthOf(bytes[0]);
  const lengthBytes = widthOf(bytes[idBytes]);
  if (idBytes > 4 || lengthBytes > 8 || bytes.length < idBytes + lengthBytes) return null;
  const id = bytes.readUIntBE(0, idBytes);
  let length = bytes.readUInt8(idBytes) & (0xff >> lengthBytes);
  for (let index = 1; index < lengthBytes; index++) length = length * 256 + bytes.readUInt8(idBytes + index);
  return { id, content: at + idBytes + lengthBytes, length };
}

/** The leading zeros of a number's first byte give its width in bytes; more than eight is invalid. */
const widthOf = (first: number | undefined) => (first ? Math.clz32(first) - 23 : 9);

/** Frames of a block: a track number, two bytes of time, the flags; with lacing, the number of further frames. */
function framesIn(window: FileWindow, content: number): number {
  const bytes = window.at(content, LONGEST_HEAD);
  const flagsAt = widthOf(bytes[0]) + 2;
  return (bytes[flagsAt] ?? 0) & LACING ? 1 + (bytes[flagsAt + 1] ?? 0) : 1;
}
