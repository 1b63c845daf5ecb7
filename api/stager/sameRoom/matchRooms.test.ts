import { expect, test } from 'vitest';
import type { Room } from '../contract.js';
import { createRandom } from '../random.js';
import { matchRooms, type NoMatch, type RoomMatch } from './matchRooms.js';
import { scaledRoom } from './scaledRoom.js';
import { flawless, photoPair, trueShift, type PhotoPair } from './testing/pairs.js';

const COUNT = 300;

/** Metres from where the first camera truly stands in the second photo's room to where the match places it. */
function errorOf({ x, z, scale, turns }: RoomMatch, pair: PhotoPair, readLarger = 1): number {
  if (turns !== pair.turns) return Infinity;
  const [trueX, trueZ] = trueShift(pair);
  return Math.hypot(x.shift / scale / readLarger - trueX, z.shift / scale / readLarger - trueZ);
}

const isMatch = (found: RoomMatch | NoMatch): found is RoomMatch => found.turns !== null;

const pairs = Array.from({ length: COUNT }, (_, k) => photoPair(k + 1));
const flawlessPairs = pairs.map((pair) => ({
  pair,
  rooms: [flawless(pair.specs[0]), flawless(pair.specs[1])] as const,
}));

test('two photos of one room are matched where they show enough of it, and wrongly in hardly any', () => {
  const errors = flawlessPairs.flatMap(({ pair, rooms: [first, second] }) => {
    const found = matchRooms(first, second);
    return isMatch(found) ? [errorOf(found, pair)] : [];
  });
  const right = errors.filter((error) => error < 0.1).length;
  expect(right / COUNT).toBeGreaterThan(0.2);
  expect(errors.length - right).toBeLessThanOrEqual(COUNT / 300);
});

test('a person who says which wall is which has more pairs matched, and none wrongly', () => {
  const errors = flawlessPairs.flatMap(({ pair, rooms: [first, second] }) => {
    const found = matchRooms(first, second, { turns: pair.turns });
    return isMatch(found) ? [errorOf(found, pair)] : [];
  });
  const right = errors.filter((error) => error < 0.1).length;
  expect(right / COUNT).toBeGreaterThan(0.55);
  expect(errors.length - right).toBe(0);
});

test('readings of different scale are reconciled', () => {
  let matched = 0;
  for (const { pair, rooms } of flawlessPairs.slice(0, 60)) {
    const random = createRandom(pair.turns + 5);
    const [larger, other] = [random.between(0.94, 1.06), random.between(0.94, 1.06)];
    const found = matchRooms(scaledRoom(rooms[0], larger), scaledRoom(rooms[1], other), { turns: pair.turns });
    if (!isMatch(found)) continue;
    matched++;
    expect(errorOf(found, pair, larger)).toBeLessThan(0.35);
    expect(found.scale).toBeCloseTo(other / larger, 1);
  }
  expect(matched).toBeGreaterThan(30);
});

test('rooms of different sizes are none', () => {
  const [{ rooms }] = flawlessPairs.filter(({ rooms: [{ walls }] }) => walls.left.seen && walls.right.seen);
  const wide: Room = scaledRoom(rooms[0], 1.3);
  expect(matchRooms(rooms[0], wide)).toEqual({
    turns: null,
    reason: 'The sizes that the two photos show differ too much to be one room.',
  });
});

test('a bare square room fits in more than one way, or shows too little', () => {
  const [{ rooms }] = flawlessPairs;
  const bare = { ...rooms[0], openings: [] };
  expect(matchRooms(bare, bare)).toMatchObject({ turns: null });
});
