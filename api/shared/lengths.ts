/** Lengths as the pages and the documents write them. */

/** Systems of units. */
export type Units = 'metric' | 'imperial';

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

/**
 * Lengths that belong together: "7′ 5″ × 3′ 1″", to the nearest inch, or "2.26 × 0.94 m".
 * @param measures metres, at least 0
 */
export function sizeText(measures: readonly number[], units: Units): Wording {
  if (units === 'imperial') {
    return { text: measures.map(imperialText).join(' × '), spoken: measures.map(imperialSpoken).join(' by ') };
  }
  const figures = measures.map((metres) => metres.toFixed(2));
  return { text: `${figures.join(' × ')} m`, spoken: `${figures.join(' by ')} metres` };
}
