const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds from each failed try to the next: Standard Webhooks' schedule. After the last one it is given up. */
export const PAUSES: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** The share by which a pause is longer at most, so that what failed together does not come back together. */
const JITTER = 0.1;

/** An endpoint whose every try has failed for this long is switched off, milliseconds. */
export const FAILING_MS = 5 * 24 * HOUR;

/**
 * Milliseconds until the next try; null: there is none.
 * @param tries those that have failed, at least one
 */
export function pauseAfter(tries: number): number | null {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : Math.round(pause * (1 + JITTER * Math.random()));
}
