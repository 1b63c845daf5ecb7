/** How far a reading can be trusted, and what the agent should know about it. */
import type { RoomLight, Warning } from '../../contract.js';
import { lengthText, type Units } from '../../lengthText.js';
import type { Reading } from './reading.js';
import { USUAL_EYE } from '../camera/scale.js';

/** Share of explained segments at which nothing and everything is trusted: tiles laid at an angle leave many over. */
const EXPLAINED = [0.2, 0.7] as const;
/**
 * Log odds of a floor that is read wrongly (overlap over union under 0.85), fitted to 117 made-up rooms, and the range
 * of what was seen there: box score, and how far the box agrees with the floor's colours.
 */
const WRONG = { intercept: 10.7, perBoxScore: -2.7, perAgreement: -9 } as const;
const BOX_SCORE = [0.6, 1.7] as const;
const AGREEMENT = [0.75, 0.98] as const;
/** Confidence under which the reading should be checked by a person. */
const LOW = 0.35;
/** Mean linear luminance of a photo that is too dark to furnish believably. */
const DARK = 0.035;

/** What is asked of a reading. */
interface Judged {
  readonly explained: number;
  readonly box: { readonly score: number };
}

/** @param agreement 0..1, of the box with the floor's mask */
export function confidenceOf({ explained, box }: Judged, agreement: number): number {
  const odds =
    WRONG.intercept +
    WRONG.perBoxScore * within(box.score, BOX_SCORE) +
    WRONG.perAgreement * within(agreement, AGREEMENT);
  const right = 1 / (1 + Math.exp(odds));
  const [none, all] = EXPLAINED;
  return right ** 2 * Math.sqrt((within(explained, EXPLAINED) - none) / (all - none));
}

/** A score that is not a number, a box that cannot be, is not trusted at all. */
const within = (value: number, [low, high]: readonly [number, number]): number =>
  Number.isNaN(value) ? low : Math.max(low, Math.min(high, value));

interface Findings {
  readonly reading: Reading;
  readonly confidence: number;
  readonly light: RoomLight;
}

export function warningsOf({ reading, confidence, light }: Findings): Warning[] {
  const warnings: Warning[] = [];
  const warn = (code: string, message: string) => warnings.push({ code, message });
  if (confidence < LOW) warn('low_confidence', 'The room could not be read surely: check the outline of the floor.');
  if (reading.eye === null) warnings.push(scaleAssumed('metric'));
  return [...warnings, ...darkWarning(light)];
}

/** The one warning that holds a length. */
export const scaleAssumed = (units: Units): Warning => ({
  code: 'scale_assumed',
  message: `The ceiling is not clearly seen: sizes assume a camera ${lengthText(USUAL_EYE, units)} above the floor.`,
});

export const darkWarning = ({ walls, floor }: RoomLight): Warning[] =>
  (walls + floor) / 2 < DARK
    ? [{ code: 'dark', message: 'The photo is very dark: a brighter one gives a better result.' }]
    : [];
