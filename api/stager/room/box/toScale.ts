import type { Reading } from './reading.js';
import { type Metres, rescale } from './rescale.js';
import { USUAL_CEILING } from '../camera/scale.js';
import { eyeHeight } from './scaleWitnesses.js';

/** Metres: lower lines are heads of doors or a picture rail. */
const LOWEST_CEILING = 2.25;
/**
 * A window whose head is within these metres of the ceiling's line may be what that line is, unless the scale has this
 * certainty from other witnesses, such as doors.
 */
const HEAD_AT_LINE = { within: 0.12, window: 0.5, certainty: 0.75 } as const;

interface Scaled {
  readonly metres: Metres;
  /** probability that lengths are right within a tenth */
  readonly certainty: number;
  /** whether the line taken for the ceiling may be the head of a window, so that the room is read too small */
  readonly isHeadForCeiling: boolean;
}

/** The reading, scaled by all its witnesses. */
export function toScale({ ceiling }: Pick<Reading, 'ceiling'>, read: Metres): Scaled {
  const { length, certainty } = eyeHeight({ ...read, ceiling });
  const metres = rescale(read, length / read.box.camera.height);
  const { box } = metres;
  const ceilingHeight = box.ceilingHeight < LOWEST_CEILING ? USUAL_CEILING : box.ceilingHeight;
  const atLine = metres.openings.some(
    (o) =>
      o.kind === 'window' &&
      o.certainty >= HEAD_AT_LINE.window &&
      Math.abs(o.top - ceilingHeight) < HEAD_AT_LINE.within,
  );
  const isHeadForCeiling = atLine && certainty < HEAD_AT_LINE.certainty;
  return { metres: { ...metres, box: { ...box, ceilingHeight } }, certainty, isHeadForCeiling };
}
