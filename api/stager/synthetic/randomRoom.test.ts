import { expect, test } from 'vitest';
import { randomRoom } from './randomRoom.js';
import type { Hole } from './roomSpec.js';

const SEEDS = Array.from({ length: 300 }, (_, k) => k + 1);

test('makes the same room for the same seed, and another for the next', () => {
  expect(randomRoom(7)).toEqual(randomRoom(7));
  expect(randomRoom(8)).not.toEqual(randomRoom(7));
});

test('keeps what is built into a wall within it and without overlap', () => {
  for (const seed of SEEDS) {
    const { windows, doors, hearths = [], ...spec } = randomRoom(seed);
    const holes: readonly Hole[] = [...windows, ...doors, ...hearths];
    for (const hole of holes) {
      const [from, to] = hole.wall === 'back' ? [spec.left, spec.right] : [spec.back, 0];
      expect(hole.from, `seed ${seed}`).toBeGreaterThan(from);
      expect(hole.to, `seed ${seed}`).toBeLessThan(to);
      expect(hole.top, `seed ${seed}`).toBeLessThan(spec.ceiling);
      expect(hole.top - hole.bottom, `seed ${seed}`).toBeGreaterThan(0.5);
    }
    holes.forEach((a, k) => {
      const apart = holes.slice(k + 1).every((b) => a.wall !== b.wall || a.to <= b.from || b.to <= a.from);
      expect(apart, `seed ${seed}`).toBe(true);
    });
  }
});

test('makes rooms of all kinds that listings show', () => {
  const rooms = SEEDS.map((seed) => randomRoom(seed));
  const leaves = new Set(rooms.flatMap(({ doors }) => doors.map(({ leaf }) => leaf)));
  expect([...leaves].toSorted()).toEqual(['flat', 'glazed', 'open', 'panels']);
  const share = (has: (room: (typeof rooms)[number]) => boolean) => rooms.filter(has).length / rooms.length;
  expect(share(({ windows }) => windows.length > 0)).toBeGreaterThan(0.6);
  expect(share(({ doors }) => doors.length > 0)).toBeGreaterThan(0.6);
  expect(share(({ hearths }) => (hearths ?? []).length > 0)).toBeGreaterThan(0.08);
  expect(new Set(rooms.map(({ floor }) => floor.kind))).toEqual(new Set(['plank', 'tile', 'carpet']));
  expect(Math.min(...rooms.map(({ ceiling }) => ceiling))).toBeLessThan(2.4);
  expect(Math.max(...rooms.map(({ ceiling }) => ceiling))).toBeGreaterThan(3.2);
});
