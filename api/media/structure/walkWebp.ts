import { bounded } from './walk.js';

/** 'RIFF', the size, 'WEBP' */
const HEAD_BYTES = 12;
/** a chunk's name and size */
export const FRAME_BYTES = 8;

/** The chunks of a WebP (RFC 9649). */
export const walkWebp = bounded(function* chunks(file) {
  const last = Math.min(file.length, FRAME_BYTES + file.readUInt32LE(4));
  for (let at = HEAD_BYTES; at + FRAME_BYTES <= last;) {
    const size = file.readUInt32LE(at + 4);
    const end = at + FRAME_BYTES + size + (size % 2);
    if (at + FRAME_BYTES + size > file.length) throw new Error(`A WebP chunk at byte ${at} reaches beyond the file.`);
    yield { name: file.toString('latin1', at, at + 4), at, end };
    at = end;
  }
});
