import { expect, test } from 'vitest';
import { type Witness, fuseWitnesses } from './witnesses.js';

const RANGE = { least: 0.5, most: 3 };
const says = (length: number, outliers = 0.1, spread = 0.05): Witness => ({
  peaks: [{ length, spread, share: 1 }],
  outliers,
});

test('trusts witnesses that agree, and is more certain with two than with one', () => {
  const alone = fuseWitnesses([says(1.3, 0.3)], RANGE);
  const together = fuseWitnesses([says(1.28, 0.3), says(1.32, 0.3)], RANGE);
  expect(alone.length).toBeCloseTo(1.3, 1);
  expect(together.length).toBeCloseTo(1.3, 2);
  expect(together.certainty).toBeGreaterThan(alone.certainty + 0.1);
});

test('is robust against an outlier, however certain it is', () => {
  const honest = [says(1.3), says(1.27), says(1.33)];
  const { length } = fuseWitnesses(honest, RANGE);
  for (const lie of [0.6, 0.9, 1.8, 2.8]) {
    expect(fuseWitnesses([...honest, says(lie, 0.1, 0.01)], RANGE).length / length).toBeCloseTo(1, 2);
  }
});

test('uses another witness to choose between two likely lengths', () => {
  const peaks = [0.9, 1.4].map((length) => ({ length, spread: 0.04, share: 1 }));
  expect(fuseWitnesses([{ peaks, outliers: 0.1 }, says(1.35, 0.1, 0.15)], RANGE).length).toBeCloseTo(1.4, 1);
  expect(fuseWitnesses([{ peaks, outliers: 0.1 }, says(0.95, 0.1, 0.15)], RANGE).length).toBeCloseTo(0.9, 1);
});
