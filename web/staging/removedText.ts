import { dayOf } from '../format/dates.js';

/** Why a round has no picture any more. @param removedAt when it was removed */
export const removedText = (removedAt: string): string =>
  `This picture was removed on ${dayOf(removedAt)}, long after the delivery. ` +
  'Its words, furniture and report are kept.';
