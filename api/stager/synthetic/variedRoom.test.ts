import { expect, test } from 'vitest';
import { takenOn } from './freePlaces.js';
import type { Hole } from './roomSpec.js';
import { SIDES } from './shell.js';
import { variedRoom } from './variedRoom.js';

const ROOMS = Array.from({ length: 300 }, (_, k) => variedRoom(k + 1));

test('makes the same room for the same seed', () => {
  expect(variedRoom(7)).toEqual(ROOMS[6]);
});

const share = (a: Hole, b: Hole): number => Math.min(a.to, b.to) - Math.max(a.from, b.from);

test('adds things without overlap on their wall, and below the ceiling', () => {
  for (const room of ROOMS) {
    const added: readonly Hole[] = [...room.doors, ...(room.hearths ?? []), ...(room.storage ?? [])];
    for (const hole of added) {
      const others = takenOn(room, hole.wall).filter((other) => other.from !== hole.from);
      for (const other of others) expect(share(hole, other), `seed ${room.seed}`).toBeLessThan(0.001);
      expect(hole.top, `seed ${room.seed}`).toBeLessThan(room.ceiling);
    }
  }
});

test('makes doors, fires and built-ins of all kinds', () => {
  const doors = ROOMS.flatMap((room) => room.doors);
  const leaves = new Set(doors.map(({ leaf }) => leaf));
  expect(leaves).toEqual(new Set(['panels', 'flat', 'glazed', 'sliding', 'open']));
  expect(doors.filter(({ bottom }) => bottom > 0.1).length).toBeGreaterThan(20);
  expect(doors.filter(({ from, to, leaf }) => leaf === 'open' && to - from > 1.3).length).toBeGreaterThan(10);
  const hearths = ROOMS.flatMap((room) => room.hearths ?? []);
  const makes = (['bricks', 'stove', 'flat'] as const).map((make) => hearths.filter((hearth) => hearth[make]).length);
  expect(Math.min(...makes)).toBeGreaterThan(8);
  const storage = new Set(ROOMS.flatMap((room) => room.storage ?? []).map(({ kind }) => kind));
  expect(storage).toEqual(new Set(['shelves', 'wardrobe', 'mirrors', 'stairs']));
  for (const side of SIDES) expect(doors.filter(({ wall }) => wall === side).length).toBeGreaterThan(40);
});
