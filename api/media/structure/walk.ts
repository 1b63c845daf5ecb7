/** How the containers' parts are walked: before a parser reads a file, and to take its metadata out. */
import { MOST_PARTS } from '../decoding/limits.js';
import { Refusal } from '../decoding/protocol.js';

interface Part {
  /** a chunk's name, or a marker's two hexadecimal digits */
  readonly name: string;
  /** where it begins and ends in the file, bytes */
  readonly at: number;
  readonly end: number;
}

/** @throws Refusal at the first part too many; Error where the file's structure is broken */
export type Walker = (file: Buffer) => Generator<Part>;

/** Counts the parts on their way. */
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
