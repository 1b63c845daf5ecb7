/** Iterates over a container's parts: to count them before parsing, and to remove its metadata. */
import { MOST_PARTS } from '../decoding/limits.js';
import { Refusal } from '../decoding/protocol.js';

interface Part {
  /** a chunk's name, or a marker's two hexadecimal digits */
  readonly name: string;
  /** offsets of its begin and end in the file, bytes */
  readonly at: number;
  readonly end: number;
}

/** @throws Refusal when there are too many parts; Error when the file's structure is broken */
export type Walker = (file: Buffer) => Generator<Part>;

/** Limits the number of parts. */
export function bounded(walk: Walker): Walker {
  return function* boundedWalk(file) {
    let count = 0;
    for (const part of walk(file)) {
      if (++count > MOST_PARTS) {
        throw new Refusal(`The picture is made of more than ${MOST_PARTS} parts. Save it anew and send it again.`);
      }
      yield part;
    }
  };
}
