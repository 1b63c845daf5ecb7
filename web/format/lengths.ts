import type { Units } from '../__generated__/ReviewPageQuery.graphql.js';

export type { Units };

/** Metres. */
export const INCH = 0.0254;
export const FOOT = 12 * INCH;

/** A length as it is written and as it is read out. */
export interface Wording {
  readonly text: string;
  readonly spoken: string;
}

/** To the nearest inch; twelve inches are one foot more. */
function feetAndInches(metres: number): { readonly feet: number; readonly inches: number } {
  const all = Math.round(metres / INCH);
  return { feet: Math.floor(all / 12), inches: all % 12 };
}

function imperialText(metres: number): string {
  const { feet, inches } = feetAndInches(metres);
  return feet === 0 ? `${inches}″` : `${feet}′ ${inches}″`;
}

function imperialSpoken(metres: number): string {
  const { feet, inches } = feetAndInches(metres);
  const inFeet = `${feet} ${feet === 1 ? 'foot' : 'feet'}`;
  const inInches = `${inches} ${inches === 1 ? 'inch' : 'inches'}`;
  if (feet === 0) return inInches;
  return inches === 0 ? inFeet : `${inFeet} ${inInches}`;
}

/** "7′ 5″", to the nearest inch, or "2.26 m". @param metres at least 0 */
export const lengthOf = (metres: number, units: Units): Wording => sizeOf([metres], units);

/** A length within a sentence: no line breaks within it. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * Lengths that belong together: "7′ 5″ × 3′ 1″", or "2.26 × 0.94 m".
 * @param measures metres
 */
export function sizeOf(measures: readonly number[], units: Units): Wording {
  if (units === 'IMPERIAL') {
    return { text: measures.map(imperialText).join(' × '), spoken: measures.map(imperialSpoken).join(' by ') };
  }
  const figures = measures.map((metres) => metres.toFixed(2));
  return { text: `${figures.join(' × ')} m`, spoken: `${figures.join(' by ')} metres` };
}

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
