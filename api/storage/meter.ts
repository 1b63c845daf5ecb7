import { Transform } from 'node:stream';
import { WrongSizeError, type SizeRule } from './store.js';

interface Meter {
  /** Passes bytes through and counts them; fails with WrongSizeError when the size breaks the rule. */
  readonly stream: Transform;
  /** the number of bytes so far */
  bytes(): number;
}

/** Measures a streamed body, so that one of a wrong size is never stored whole. */
export function meterOf({ most, least }: SizeRule): Meter {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(new WrongSizeError(`Expected at most ${most} bytes.`));
      else done(null, chunk);
    },
    flush(done) {
      done(bytes < least ? new WrongSizeError(`Expected at least ${least} bytes, got ${bytes}.`) : null);
    },
  });
  return { stream, bytes: () => bytes };
}

/** For bodies of any size. */
export const ANY_SIZE: SizeRule = { least: 0, most: Number.POSITIVE_INFINITY };
