/** Art and curtains on the walls of a living room. */
import { describe, expect, it } from 'vitest';
import { distanceTo } from './scene/footprint.js';
import { syntheticRoom } from './testing/syntheticRoom.js';
import { seenAs } from './testing/seenAs.js';
import { faults, furnish, furnished, mainOf, ofKind, ROOMS } from './testing/furnished.js';
import { alongWall } from './scene/walls.js';

describe('art', () => {
  it('is centred above the sofa and no wider than that', () => {
    let above = 0;
    const off = faults((one) => {
      const main = mainOf(one);
      const wall = main.wall;
      if (!wall) return [];
      const away = Math.abs((wall === 'back' ? main.z : main.x) - one.room.walls[wall].at) - main.depth / 2;
      if (away > 0.3) return [];
      const middle = alongWall(wall, main);
      const set = ofKind(one, 'art').filter(
        (art) => art.wall === wall && Math.abs(alongWall(wall, art) - middle) < main.width / 2,
      );
      const hangs = set.filter((art) => art.y < main.height + 0.3 && art.y > main.height);
      if (hangs.length === 0) return [];
      above++;
      const ends = hangs.flatMap((art) => [alongWall(wall, art) - art.width / 2, alongWall(wall, art) + art.width / 2]);
      const [from, to] = [Math.min(...ends), Math.max(...ends)];
      const centred = Math.abs((from + to) / 2 - middle) < 0.05;
      const share = (to - from) / main.width;
      return centred && share > 0.38 && share < 0.78 ? [] : [`set of ${share} of the sofa, centred: ${centred}`];
    });
    expect(off).toEqual([]);
    expect(above).toBeGreaterThan(3);
  });

  it('does not cover a part of the wall in another tone, which may be a picture', () => {
    const seed = ROOMS.find((room) => furnish(room, 15).some((one) => ofKind(one, 'art').length > 0)) ?? 0;
    const { room } = syntheticRoom(seed);
    const [usual] = furnish(seed, 15);
    const [art] = usual ? ofKind(usual, 'art') : [];
    if (!art) throw new Error('no room with art');
    const hung = seenAs(room, {
      // a dark picture in place of the art, slightly wider
      tone: ([x, y, z]) => {
        const inside = Math.hypot(x - art.x, z - art.z) < art.width / 2 + 0.05 && y > art.y - 0.05;
        return inside && y < art.y + art.height + 0.05 ? 60 : 200;
      },
    });
    const [other] = furnish(seed, 15, { room: hung });
    const over = (other ? ofKind(other, 'art', 'mirror') : []).filter(
      (piece) =>
        piece.wall === art.wall &&
        Math.hypot(piece.x - art.x, piece.z - art.z) < 0.3 &&
        Math.abs(piece.y + piece.height / 2 - art.y - art.height / 2) < 0.3,
    );
    expect(over).toEqual([]);
  });
});

describe('curtains', () => {
  it('hang at all windows of a wall or at none of them', () => {
    let curtained = 0;
    const unlike = faults((one) =>
      (['back', 'left', 'right'] as const).flatMap((side) => {
        const windows = one.room.openings.filter(({ wall, kind }) => wall === side && kind === 'window');
        const curtains = ofKind(one, 'curtain').filter(({ wall }) => wall === side);
        if (curtains.length === 0) return [];
        curtained++;
        const bare = windows.filter(
          ({ from, to }) =>
            !curtains.some(
              (curtain) =>
                alongWall(side, curtain) + curtain.width / 2 > from - 0.1 &&
                alongWall(side, curtain) - curtain.width / 2 < to + 0.1,
            ),
        );
        return bare.map(() => `a window of the ${side} wall is bare beside a curtained one`);
      }),
    );
    expect(unlike).toEqual([]);
    expect(curtained).toBeGreaterThan(2);
  });

  it('do not hang where the photo shows pattern instead of wall', () => {
    const seed = ROOMS.find((room) => furnish(room, 15).some((one) => ofKind(one, 'curtain').length > 0)) ?? 0;
    const { room } = syntheticRoom(seed);
    const glazed = furnish(seed, 15, { room: seenAs(room, { busy: ([, y]) => (y > 0.4 ? 0.9 : 0) }) });
    expect(glazed.flatMap((one) => ofKind(one, 'curtain'))).toEqual([]);
    expect(furnish(seed, 15).flatMap((one) => ofKind(one, 'curtain'))).not.toEqual([]);
  });
});

describe('the wall above a sofa', () => {
  it('mostly carries one large picture, sometimes a set of two or three, never more', () => {
    const sets = [...furnished, ...ROOMS.slice(0, 10).flatMap((seed) => furnish(seed, 20))].flatMap((one) => {
      const main = mainOf(one);
      const above = ofKind(one, 'art').filter(
        (piece) => piece.wall === main.wall && distanceTo({ ...main, depth: 4 }, [piece.x, piece.z]) === 0,
      );
      return above.length > 0 ? [{ above, main }] : [];
    });
    const single = sets.filter(({ above }) => above.length === 1);
    expect(single.length).toBeGreaterThan(0.6 * sets.length);
    expect(sets.some(({ above }) => above.length > 1)).toBe(true);
    expect(Math.max(...sets.map(({ above }) => above.length))).toBeLessThanOrEqual(3);
    const large = single.filter(({ above: [art], main }) => (art?.width ?? 0) > 0.53 * main.width);
    expect(large.length).toBeGreaterThan(0.6 * single.length);
  });
});
