import { expect, test } from 'vitest';
import { hardRooms } from './testing/hardRooms.js';
import { readRendered } from './testing/readRendered.js';

const ROOMS = hardRooms(420);
/**
 * Least floor IoU; what the box cannot have, the mask must bring back. The other hard rooms are read by the long run.
 */
const LEAST: readonly (readonly [name: string, least: number])[] = [
  ['pale floor and skirting', 0.8],
  ['alcove', 0.96],
];

test.each(LEAST)('the floor of a room is found: %s', async (name, least) => {
  const spec = ROOMS.get(name);
  if (!spec) throw new Error(`There is no room "${name}".`);
  expect((await readRendered(spec)).floor).toBeGreaterThan(least);
});
