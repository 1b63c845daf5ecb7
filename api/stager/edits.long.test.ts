/** As edits.test.ts: ten edits in three photos, against the same edits staged whole. */
import { describe, expect, test } from 'vitest';
import { stage } from './stage.js';
import { HALLS, MOST_OFF, differenceOf, openRounds, stageEdits } from './testing/rounds.js';
import { tenEdits } from './testing/tenEdits.js';

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
