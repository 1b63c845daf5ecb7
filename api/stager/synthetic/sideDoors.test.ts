import { expect, test } from 'vitest';
import { randomRoom } from './randomRoom.js';
import { roomWithSideDoors } from './sideDoors.js';

const SEEDS = Array.from({ length: 200 }, (_, k) => k + 1);

test('adds closed doors to side walls, without overlap', () => {
  const rooms = SEEDS.flatMap((seed) => roomWithSideDoors(seed) ?? []);
  expect(rooms.length / SEEDS.length).toBeGreaterThan(0.35);
  for (const { seed, doors, windows, hearths = [], back, ceiling } of rooms) {
    const own = randomRoom(seed).doors;
    expect(doors.slice(0, own.length), `seed ${seed}`).toEqual(own);
    const others = [...own, ...windows, ...hearths];
    for (const door of doors.slice(own.length)) {
      expect(door.wall, `seed ${seed}`).not.toBe('back');
      expect(door.leaf, `seed ${seed}`).not.toBe('open');
      expect(door.from, `seed ${seed}`).toBeGreaterThan(back);
      expect(door.to, `seed ${seed}`).toBeLessThan(0);
      expect(door.top, `seed ${seed}`).toBeLessThan(ceiling);
      const apart = others.every((other) => other.wall !== door.wall || other.to < door.from || door.to < other.from);
      expect(apart, `seed ${seed}`).toBe(true);
    }
  }
});
