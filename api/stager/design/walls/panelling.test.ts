import { expect, it } from 'vitest';
import type { Room, Wall } from '../../contract.js';
import { arrange } from '../arrange.js';
import { NOTHING_PRESERVED } from '../testing/requests.js';
import { seenAs } from '../testing/seenAs.js';
import { syntheticRoom } from '../testing/syntheticRoom.js';
import { alongWall } from '../scene/walls.js';

const FIELD = 0.95;

/** A synthetic room whose walls have battens 0.95 m apart and a rail across them. */
function panelled(seed: number, rail: number): Room {
  const { room: plain } = syntheticRoom(seed);
  const withBattens = (wall: Wall): Wall => ({
    ...wall,
    uprights: Array.from({ length: Math.floor((wall.to - wall.from) / FIELD) + 1 }, (_, index) => ({
      along: wall.from + index * FIELD,
      bottom: 0.4,
      top: 2,
    })),
  });
  const { back, left, right } = plain.walls;
  const room: Room = {
    ...plain,
    openings: [],
    things: [],
    walls: { back: withBattens(back), left: withBattens(left), right: withBattens(right) },
  };
  return { ...seenAs(room, { busy: ([, y]) => (Math.abs(y - rail) < 0.03 ? 0.9 : 0) }), openings: [] };
}

it('hangs pictures within the fields of a panelled wall, across neither batten nor rail', () => {
  let hanging = 0;
  for (const rail of [1.8, 1.95])
    for (const seed of [30, 31, 33, 35, 40, 45, 50, 51, 53, 55, 60, 65]) {
      const room = panelled(seed, rail);
      const request = { roomType: 'bedroom', style: 'hampton', creativity: 20, seed } as const;
      let pieces: ReturnType<typeof arrange>['pieces'] = [];
      try {
        ({ pieces } = arrange({ ...request, room, preserve: NOTHING_PRESERVED }));
      } catch {
        continue;
      }
      for (const art of pieces.filter(({ kind }) => kind === 'art')) {
        hanging++;
        const middle = alongWall(art.wall ?? 'back', art);
        const wall = room.walls[art.wall ?? 'back'];
        const inside = (middle - wall.from) % FIELD;
        expect(Math.abs(inside - FIELD / 2)).toBeLessThan(FIELD / 2 - art.width / 2);
        expect(art.y < rail && art.y + art.height > rail).toBe(false);
      }
    }
  expect(hanging).toBeGreaterThan(3);
});
