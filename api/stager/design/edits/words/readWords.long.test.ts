/** As readWords.test.ts, in thirty rooms. */
import { expect, test } from 'vitest';
import { arrangedRooms, outcomesIn } from '../testing/exampleComments.js';

test('no example gives a plan with a hard objection, and the same words give the same edits', () => {
  const rooms = arrangedRooms(30, 60);
  expect(rooms.length).toBeGreaterThan(25);
  const outcomes = rooms.flatMap((arranged) =>
    outcomesIn(arranged).map((outcome) => ({ ...outcome, seed: arranged.request.seed })),
  );
  expect(outcomes.filter(({ hard, isSame }) => hard.length > 0 || !isSame)).toEqual([]);
  expect(outcomes.reduce((sum, { changes }) => sum + changes, 0)).toBeGreaterThan(300);
});
