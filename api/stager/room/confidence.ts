/** How far a reading can be trusted, and what the agent should know about it. */
import type { RoomLight, Warning } from '../contract.js';
import type { Reading } from './reading.js';

/** Share of explained segments and box score at which nothing and everything is trusted. */
const EXPLAINED = [0.4, 0.85] as const;
const BOX_SCORE = [0.6, 1.5] as const;
/** Confidence under which the reading should be checked by a person. */
const LOW = 0.35;
/** Mean linear luminance of a photo that is too dark to furnish believably. */
const DARK = 0.035;

export function confidenceOf(reading: Reading): number {
  const explained = between(reading.explained, EXPLAINED);
  const box = between(reading.box.score, BOX_SCORE);
  return Math.sqrt(explained * box);
}

/** A score that is not a number, a box that cannot be, is not trusted at all. */
const between = (value: number, [low, high]: readonly [number, number]): number =>
  Number.isNaN(value) ? 0 : Math.max(0, Math.min(1, (value - low) / (high - low)));

export interface Findings {
  readonly reading: Reading;
  readonly confidence: number;
  readonly light: RoomLight;
}

export function warningsOf({ reading, confidence, light }: Findings): Warning[] {
  const warnings: Warning[] = [];
  const warn = (code: string, message: string) => warnings.push({ code, message });
  if (confidence < LOW) warn('low_confidence', 'The room could not be read surely: check the outline of the floor.');
  if (reading.eye === null) {
    warn('scale_assumed', 'The ceiling is not clearly seen: sizes assume a camera 1.3 m above the floor.');
  }
  if ((light.walls + light.floor) / 2 < DARK)
    warn('dark', 'The photo is very dark: a brighter one gives a better result.');
  return warnings;
}
