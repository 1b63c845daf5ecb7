/** As edits.test.ts: ten edits in three photos, against the same edits staged whole. */
import { describe, expect, test } from 'vitest';
import type { Raster } from './contract.js';
import { stage } from './stage.js';
import { HALLS, openRounds, stageEdits } from './testing/rounds.js';
import { tenEdits } from './testing/tenEdits.js';

/** Levels of 255 by which a picture that was staged in part may differ from one that was staged whole, at the 99.9 %. */
const MOST_OFF = 5;

/** The 99.9 % quantile of the pixels' differences. */
function differenceOf(one: Raster, other: Raster): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < one.data.length; at += 3) {
    counts[Math.max(...[0, 1, 2].map((c) => Math.abs(one.data[at + c] - other.data[at + c])))]++;
  }
  let level = 255;
  for (let above = 0; level > 0 && above + counts[level] < 0.001 * (one.data.length / 3); level--)
    above += counts[level];
  return level;
}

describe.each(HALLS.map((hall, k) => [k + 1, hall] as const))('in photo %i', (_number, hall) => {
  test('ten edits change no pixel beyond their reach, and look as if all had been staged', async () => {
    const rounds = await openRounds(hall);
    const edits = tenEdits(rounds.room, rounds.plan);
    expect(edits).toHaveLength(10);
    let changed = 0;
    for (const { name, edits: each } of edits) {
      const { inside, outside, result } = await stageEdits(rounds, each);
      // an edit behind other furniture may change nothing
      changed += inside;
      expect({ name, outside }).toEqual({ name, outside: 0 });
      const whole = await stage({ ...rounds.request, edits: each });
      const off = differenceOf(result.image, whole.image);
      expect({ name, off, seen: off > MOST_OFF }).toEqual({ name, off, seen: false });
    }
    expect(changed).toBeGreaterThan(1000);
  }, 600_000);
});
