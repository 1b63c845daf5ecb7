import { INCH, type Units } from '../shared/lengths.js';

export type { Units };

const INCHES_PER_FOOT = 12;
/** Lengths from here on (metres) are rounded to whole metres or feet in sentences. */
const FAR = 10;

/**
 * A length in a sentence, no finer than it is known: "1.3 m", "27 m"; "4′ 3″", "89 ft".
 * @param metres at least 0
 */
export function lengthText(metres: number, units: Units): string {
  if (units === 'metric') return `${metres < FAR ? Math.round(metres * 10) / 10 : Math.round(metres)} m`;
  const inches = Math.round(metres / INCH);
  if (metres >= FAR) return `${Math.round(inches / INCHES_PER_FOOT)} ft`;
  const feet = Math.floor(inches / INCHES_PER_FOOT);
  return `${feet > 0 ? `${feet}′ ` : ''}${inches % INCHES_PER_FOOT}″`;
}

/** A length less than that of a room, as people say it: "40 cm", "16″". @param metres at least 0 */
export const shortText = (metres: number, units: Units): string =>
  units === 'metric' ? `${Math.round(metres * 100)} cm` : `${Math.round(metres / INCH)}″`;
