import type { Reading } from './reading.js';
import { type Metres, rescale } from './rescale.js';
import { USUAL_CEILING } from '../camera/scale.js';
import { eyeHeight, witnessesDisagree } from './scaleWitnesses.js';

/** Metres: lower lines are heads of doors or a picture rail. */
const LOWEST_CEILING = 2.25;
/**
 * A window whose head is within these metres of the ceiling's line may be what that line is, unless the scale has this
 * certainty from other witnesses, such as doors.
 */
const HEAD_AT_LINE = { within: 0.12, window: 0.5, certainty: 0.75 } as const;

/** The line taken for the ceiling may be the head of a window; or ceiling and doors show different scales. */
export type ScaleDoubt = 'head for ceiling' | 'witnesses disagree';

interface Scaled {
  readonly metres: Metres;
  /** probability that lengths are right within a tenth */
  readonly certainty: number;
  readonly doubt: ScaleDoubt | null;
}

/** The reading, scaled by all its witnesses. */
export function toScale({ ceiling }: Pick<Reading, 'ceiling'>, read: Metres): Scaled {
  const measured = { ...read, ceiling };
  const { length, certainty } = eyeHeight(measured);
  const metres = rescale(read, length / read.box.camera.height);
  const { box } = metres;
  const ceilingHeight = box.ceilingHeight < LOWEST_CEILING ? USUAL_CEILING : box.ceilingHeight;
  const atLine = metres.openings.some(
    (o) =>
      o.kind === 'window' &&
      o.certainty >= HEAD_AT_LINE.window &&
      Math.abs(o.top - ceilingHeight) < HEAD_AT_LINE.within,
  );
  const isHead = atLine && certainty < HEAD_AT_LINE.certainty;
  const doubt = isHead ? 'head for ceiling' : witnessesDisagree(measured) ? 'witnesses disagree' : null;
  return { metres: { ...metres, box: { ...box, ceilingHeight } }, certainty, doubt };
}
