import { FOOT, INCH, sizeText, type Units as UnitSystem, type Wording } from '../../api/shared/lengths.js';
import type { Units } from '../__generated__/ReviewPageQuery.graphql.js';

export { FOOT, INCH, type Units, type Wording };

/** The schema's units by the name that the shared wording has for them. */
export const systemOf = (units: Units): UnitSystem => (units === 'IMPERIAL' ? 'imperial' : 'metric');

/** "7′ 5″", to the nearest inch, or "2.26 m". @param metres at least 0 */
export const lengthOf = (metres: number, units: Units): Wording => sizeOf([metres], units);

/** A length within a sentence: no line breaks within it. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * Lengths that belong together: "7′ 5″ × 3′ 1″", or "2.26 × 0.94 m".
 * @param measures metres
 */
export const sizeOf = (measures: readonly number[], units: Units): Wording => sizeText(measures, systemOf(units));

/** Steps of a control that sets a length: whole inches, or five centimetres. */
export interface LengthScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** the step nearest to a length in metres */
  readonly at: (metres: number) => number;
  /** the length at a step, metres */
  readonly metres: (at: number) => number;
}

/** @param range metres; no step lies outside it */
export function lengthScale(
  units: Units,
  { least, most }: { readonly least: number; readonly most: number },
): LengthScale {
  if (units === 'IMPERIAL') {
    return {
      min: Math.ceil(least / INCH),
      max: Math.floor(most / INCH),
      step: 1,
      at: (metres) => Math.round(metres / INCH),
      metres: (at) => Math.round(at * INCH * 10_000) / 10_000,
    };
  }
  return { min: least, max: most, step: 0.05, at: (metres) => metres, metres: (at) => Math.round(at * 100) / 100 };
}
