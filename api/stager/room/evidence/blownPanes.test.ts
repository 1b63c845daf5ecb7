import { describe, expect, it } from 'vitest';
import type { Opening, Room, Vec3 } from '../../contract.js';
import { syntheticRoom } from '../../design/testing/syntheticRoom.js';
import { blownWindows } from './blownPanes.js';

const { room } = syntheticRoom(35);
const { back } = room.walls;
const middle = (back.from + back.to) / 2;
const bare: Room = { ...room, openings: [] };

interface Area {
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
}
const left: Area = { from: middle - 0.8, to: middle - 0.05, bottom: 0.9, top: 1.9 };
const right: Area = { ...left, from: middle + 0.05, to: middle + 0.8 };

/** A wall of one brightness with some clipped areas. */
const lookWith = (areas: readonly Area[], wall = 0.7) => ({
  colour: ([x, y, z]: Vec3): Vec3 => {
    const isBack = Math.abs(z - back.at) < 1e-6;
    const isBurnt = areas.some(({ from, to, bottom, top }) => x > from && x < to && y > bottom && y < top);
    return isBack && isBurnt ? [1, 1, 1] : [wall, wall, wall];
  },
});

describe('clipped panes', () => {
  it('are one window together with the bars between them', () => {
    const [window, ...others] = blownWindows(bare, lookWith([left, right]));
    expect(others).toEqual([]);
    expect(window).toMatchObject({ wall: 'back', kind: 'window' });
    for (const [found, wanted] of [
      [window?.from, left.from],
      [window?.to, right.to],
      [window?.bottom, left.bottom],
      [window?.top, left.top],
    ])
      expect(Math.abs((found ?? 0) - (wanted ?? 0))).toBeLessThan(0.06);
  });

  it('are no window if the whole wall is as bright, if they reach the floor like sunlight, or are too low', () => {
    expect(blownWindows(bare, lookWith([], 0.97))).toEqual([]);
    expect(blownWindows(bare, lookWith([{ ...left, bottom: 0, top: 1.9 }]))).toEqual([]);
    expect(blownWindows(bare, lookWith([{ ...left, bottom: 0.5, top: 1.3 }]))).toEqual([]);
  });

  it('are added only once', () => {
    const known: Opening = { ...left, wall: 'back', kind: 'window', certainty: 0.9, glow: 1 };
    expect(blownWindows({ ...bare, openings: [known] }, lookWith([left]))).toEqual([]);
  });
});
