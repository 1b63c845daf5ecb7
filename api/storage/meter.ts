import { Transform } from 'node:stream';
import { WrongSizeError, type SizeRule } from './store.js';

interface Meter {
  /** Lets bytes through and counts them; fails with WrongSizeError at the end of what the rule allows. */
  readonly stream: Transform;
  /** how many went through so far */
  bytes(): number;
}

/** Measures a body on its way, so that one of a wrong size never arrives whole. */
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

/** For bodies that may measure anything. */
export const ANY_SIZE: SizeRule = { least: 0, most: Number.POSITIVE_INFINITY };
