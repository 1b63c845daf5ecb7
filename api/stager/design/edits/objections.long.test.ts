/** As objections.test.ts: random edits in thirty rooms. */
import { expect, test } from 'vitest';
import { attempt, requestOf } from '../testing/requests.js';
import { isBuilt, tryEdits } from './testing/randomEdits.js';

test('two hundred random edits give plans that the engine builds, or a sentence that refuses them', () => {
  const rooms = Array.from({ length: 30 }, (_, seed) => requestOf(seed + 60));
  const tries = rooms.flatMap((request, at) => tryEdits(request.room, attempt(request), at + 1));
  const [passed, refused] = [tries.filter(({ plan }) => plan), tries.filter(({ plan }) => !plan)];
  expect(tries.length).toBeGreaterThanOrEqual(180);
  expect(passed.length).toBeGreaterThan(40);
  expect(refused.length).toBeGreaterThan(40);
  expect(refused.filter(({ words }) => !words.endsWith('.'))).toEqual([]);
  expect(passed.filter(({ plan }) => plan && !isBuilt(plan))).toEqual([]);
});
