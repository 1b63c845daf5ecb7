import { FOOT, INCH, unbroken, type Units } from './lengths.js';

/** "12", "12.5", ".5", "1/2" or "6 1/2". */
const NUMBER = String.raw`(?:\d+ +)?\d+/\d+|\d+\.?\d*|\.\d+`;
const FEET = `(?<feet>${NUMBER}) *(?:'|ft\\.?|feet|foot)`;
const INCHES = `(?<inches>${NUMBER})`;
const INCH_MARK = String.raw`(?:"|in\.?|inch|inches)`;

/** Feet, inches, or both; the last mark may be missing: 8' 6. */
const IMPERIAL = [
  new RegExp(`^${FEET}$`),
  new RegExp(`^${FEET} *[-,]? *${INCHES} *${INCH_MARK}?$`),
  new RegExp(`^${INCHES} *${INCH_MARK}$`),
];
const METRIC = new RegExp(`^(?<metric>${NUMBER}) *(?<unit>m|meters?|metres?|cm|mm)\\.?$`);
const BARE = new RegExp(`^(?:${NUMBER})$`);

/** Metres. */
const METRIC_UNITS: Readonly<Record<string, number>> = { cm: 0.01, mm: 0.001 };

/** Unifies the variants of each sign. */
const tidy = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[¼½¾⅛⅜⅝⅞]/g, (fraction) => ` ${fraction.normalize('NFKD').replace('⁄', '/')}`)
    .replace(/[′’‘´`]/g, "'")
    .replace(/″|”|“|''/g, '"')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\s+/g, ' ')
    .trim();

/** "6 1/2" is 6.5; a missing part is 0. */
function valueOf(text = '0'): number {
  return text
    .split(' ')
    .map((part) => {
      const [above, below = '1'] = part.split('/');
      return Number(above) / Number(below);
    })
    .reduce((sum, part) => sum + part, 0);
}

/**
 * Reads a length as people type it: 12' 6", 12 ft 6 in, 12.5', 8½ ft; 3.8 m, 3,8 m, 380 cm.
 * @param units the unit of a number without one: feet, or metres
 * @returns metres; null when it is not a length
 */
export function readLength(text: string, units: Units): number | null {
  const typed = tidy(text);
  const metres = metresOf(typed, units);
  return metres !== null && Number.isFinite(metres) ? metres : null;
}

function metresOf(typed: string, units: Units): number | null {
  if (BARE.test(typed)) return valueOf(typed) * (units === 'IMPERIAL' ? FOOT : 1);
  const inMetres = METRIC.exec(typed)?.groups;
  if (inMetres) return valueOf(inMetres['metric']) * (METRIC_UNITS[inMetres['unit'] ?? 'm'] ?? 1);
  const inFeet = IMPERIAL.map((form) => form.exec(typed)?.groups).find(Boolean);
  return inFeet ? valueOf(inFeet['feet']) * FOOT + valueOf(inFeet['inches']) * INCH : null;
}

/** Examples of what can be typed, for an error message. */
export function examples(units: Units): string {
  const inFeet = `feet and inches as ${unbroken(`8' 6"`)}`;
  return units === 'IMPERIAL' ? `${inFeet}, or metres as ${unbroken('2.6 m')}` : `metres as 2.6, or ${inFeet}`;
}
