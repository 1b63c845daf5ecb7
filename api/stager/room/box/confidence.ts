/** Confidence in a reading, and warnings about it for the agent. */
import type { RoomLight, Warning } from '../../contract.js';
import { lengthText, type Units } from '../../lengthText.js';
import type { Reading } from './reading.js';
import { USUAL_EYE } from '../camera/scale.js';
import type { ScaleDoubt } from './toScale.js';

/** Shares of explained segments at which confidence is 0 and 1: diagonal tiles leave many unexplained. */
const EXPLAINED = [0.2, 0.7] as const;
/**
 * Log odds of a wrong floor (intersection over union below 0.85), by logistic regression on 117 synthetic rooms, and
 * the range of the features there: box score, and agreement of the box with the floor's colours.
 */
const WRONG = { intercept: 10.7, perBoxScore: -2.7, perAgreement: -9 } as const;
const BOX_SCORE = [0.6, 1.7] as const;
const AGREEMENT = [0.75, 0.98] as const;
/** Confidence below which a person should check the reading. */
const LOW = 0.35;
/** Mean linear luminance below which a photo is too dark to furnish. */
const DARK = 0.035;

/** Input of the confidence. */
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

/** NaN, from an impossible box, gives no confidence. */
const within = (value: number, [low, high]: readonly [number, number]): number =>
  Number.isNaN(value) ? low : Math.max(low, Math.min(high, value));

interface Findings {
  readonly reading: Reading;
  readonly confidence: number;
  readonly light: RoomLight;
  readonly scaleDoubt: ScaleDoubt | null;
}

const SCALE_DOUBTS: Record<ScaleDoubt, string> = {
  'head for ceiling': 'The head of a window may have been taken for the ceiling, so that the room is read too small: ',
  'witnesses disagree': 'The ceiling and the doors show different sizes of the room: ',
};

export function warningsOf({ reading, confidence, light, scaleDoubt }: Findings): Warning[] {
  const warnings: Warning[] = [];
  const warn = (code: string, message: string) => warnings.push({ code, message });
  if (confidence < LOW) warn('low_confidence', 'The room could not be read surely: check the outline of the floor.');
  if (reading.eye === null) warnings.push(scaleAssumed('metric'));
  if (scaleDoubt) {
    const check = 'check the outline of the floor and the height of the ceiling.';
    warn('scale_doubted', SCALE_DOUBTS[scaleDoubt] + check);
  }
  return [...warnings, ...darkWarning(light)];
}

/** The only warning that contains a length. */
export const scaleAssumed = (units: Units): Warning => ({
  code: 'scale_assumed',
  message: `The ceiling is not clearly seen: sizes assume a camera ${lengthText(USUAL_EYE, units)} above the floor.`,
});

export const darkWarning = ({ walls, floor }: RoomLight): Warning[] =>
  (walls + floor) / 2 < DARK
    ? [{ code: 'dark', message: 'The photo is very dark: a brighter one gives a better result.' }]
    : [];
