import type { Reading } from './reading.js';
import { type Metres, rescale } from './rescale.js';
import { USUAL_CEILING } from '../camera/scale.js';
import { eyeHeight } from './scaleWitnesses.js';

/** Metres: lower lines are heads of doors or a picture rail. */
const LOWEST_CEILING = 2.25;

interface Scaled {
  readonly metres: Metres;
  /** probability that lengths are right within a tenth */
  readonly certainty: number;
}

/** The reading, scaled by all its witnesses. */
export function toScale({ ceiling }: Pick<Reading, 'ceiling'>, read: Metres): Scaled {
  const { length, certainty } = eyeHeight({ ...read, ceiling });
  const metres = rescale(read, length / read.box.camera.height);
  const { box } = metres;
  const ceilingHeight = box.ceilingHeight < LOWEST_CEILING ? USUAL_CEILING : box.ceilingHeight;
  return { metres: { ...metres, box: { ...box, ceilingHeight } }, certainty };
}
