import { describe, expect, it } from 'vitest';
import type { Opening, Room, Vec3 } from '../../contract.js';
import { syntheticRoom } from '../../design/testing/syntheticRoom.js';
import { withShelving } from './shelving.js';

const { room } = syntheticRoom(35);
const { back } = room.walls;
const middle = (back.from + back.to) / 2;
const shelves: Opening = {
  wall: 'back',
  kind: 'window',
  from: middle - 0.4,
  to: middle + 0.4,
  bottom: 0.8,
  top: 2.1,
  certainty: 0.8,
  glow: 0.4 * room.light.walls,
};

const WHITE: Vec3 = [0.6, 0.59, 0.57];
const OAK: Vec3 = [0.3, 0.15, 0.06];
/** A white wall with an oak case that extends further to the left than its shelves; `oak`: which part of it is oak. */
const lookWith = (oak: 'whole' | 'above') => ({
  colour: ([x, y]: Vec3): Vec3 => {
    const isCase =
      x > shelves.from - 0.5 && x < shelves.to && y < shelves.top && (oak === 'whole' || y > shelves.bottom);
    return isCase ? OAK : WHITE;
  },
});
const readWith = (opening: Opening, oak: 'whole' | 'above'): Opening[] =>
  withShelving({ ...room, openings: [opening] } as Room, lookWith(oak));

describe('open shelves', () => {
  it('that were taken for a window become a case down to the floor, as wide as its wood', () => {
    const [found] = readWith(shelves, 'whole');
    expect(found).toMatchObject({ kind: 'obstacle', bottom: 0, top: shelves.top });
    expect(found?.certainty).toBeGreaterThan(0.5);
    expect(Math.abs((found?.from ?? 0) - (shelves.from - 0.5))).toBeLessThan(0.15);
    expect(Math.abs((found?.to ?? 0) - shelves.to)).toBeLessThan(0.15);
  });

  it('are not found where a window has wall below it or shows daylight', () => {
    expect(readWith(shelves, 'above')).toEqual([shelves]);
    const bright = { ...shelves, glow: 1.5 * room.light.walls };
    expect(readWith(bright, 'whole')).toEqual([bright]);
  });
});
