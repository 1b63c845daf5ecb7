/**
 * Unpacks WOFF 1.0 (W3C) into the OpenType file inside. The PDF library reads WOFF too, but inflates the whole glyph
 * table again for every glyph.
 */
import { inflateSync } from 'node:zlib';

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;

export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEADER_BYTES + count * ENTRY_BYTES);
  woff.copy(head, 0, 4, 8); // the flavor field
  head.writeUInt16BE(count, 4);
  writeSearchHints(head, count);
  const parts: Uint8Array[] = [head];
  let at = head.length;
  for (let index = 0; index < count; index++) {
    const entry = woff.subarray(WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES);
    const field = (byte: number) => entry.readUInt32BE(byte);
    const [offset, stored, length, checksum] = [field(4), field(8), field(12), field(16)];
    const packed = woff.subarray(offset, offset + stored);
    const table = stored < length ? inflateSync(packed) : packed;
    const target = HEADER_BYTES + index * ENTRY_BYTES;
    entry.copy(head, target, 0, 4);
    for (const [index, value] of [checksum, at, length].entries()) head.writeUInt32BE(value, target + 4 + index * 4);
    const padding = Buffer.alloc(-length & 3); // tables begin at multiples of four
    parts.push(table, padding);
    at += length + padding.length;
  }
  return Buffer.concat(parts);
}

/** The binary search fields of the OpenType header, which old readers need. */
function writeSearchHints(head: Buffer, count: number): void {
  const power = Math.floor(Math.log2(count));
  const range = 2 ** power * ENTRY_BYTES;
  for (const [field, value] of [range, power, count * ENTRY_BYTES - range].entries()) {
    head.writeUInt16BE(value, 6 + field * 2);
  }
}
