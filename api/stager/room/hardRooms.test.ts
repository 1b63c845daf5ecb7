import { expect, test } from 'vitest';
import { hardRooms } from './testing/hardRooms.js';
import { readRendered } from './testing/readRendered.js';

const ROOMS = hardRooms(420);
/**
 * Least intersection over union of the floor; the mask must add what a box cannot represent. The other hard rooms are
 * in the long test run.
 */
const LEAST: readonly (readonly [name: string, least: number])[] = [
  ['pale floor and skirting', 0.8],
  ['alcove', 0.96],
];

test.each(LEAST)('finds the floor of a hard room: %s', async (name, least) => {
  const spec = ROOMS.get(name);
  if (!spec) throw new Error(`There is no room "${name}".`);
  expect((await readRendered(spec)).floor).toBeGreaterThan(least);
});
