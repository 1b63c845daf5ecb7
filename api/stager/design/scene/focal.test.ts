/** The focal points that the seats of a room face. */
import { describe, expect, it } from 'vitest';
import type { Opening, Room } from '../../contract.js';
import { arrange } from '../arrange.js';
import { focalPoints, isFaced } from './focal.js';
import { syntheticRoom } from '../testing/syntheticRoom.js';
import { NOTHING_PRESERVED } from '../testing/requests.js';

const hearth = (room: Room): Opening => {
  const middle = (room.left + room.right) / 2;
  return {
    wall: 'back',
    kind: 'fireplace',
    from: middle - 0.7,
    to: middle + 0.7,
    bottom: 0,
    top: 1.2,
    certainty: 0.9,
    glow: 0,
  };
};

/** Large synthetic rooms whose back wall has space for a hearth. */
const ROOMS = [35, 11, 20, 44, 52, 63, 71, 88].map((seed) => ({
  seed,
  room: { ...syntheticRoom(seed).room, openings: [] },
}));

const furnish = (room: Room, seed: number) =>
  arrange({ room, roomType: 'living_room', style: 'modern', creativity: 15, preserve: NOTHING_PRESERVED, seed });

describe('a hearth', () => {
  it('is the strongest focal point, before the view', () => {
    const [{ room }] = ROOMS as [(typeof ROOMS)[number]];
    const window: Opening = {
      ...hearth(room),
      wall: 'left',
      kind: 'window',
      from: -3,
      to: -1,
      bottom: 0.8,
      top: 2,
      glow: 1,
    };
    const found = focalPoints({ ...room, openings: [window, hearth(room)] });
    expect(found.map(({ wall }) => wall)).toEqual(['back', 'left']);
    expect(focalPoints({ ...room, openings: [{ ...hearth(room), certainty: 0.2 }] })).toEqual([]);
  });

  it('is faced by the seats where the floor allows it', () => {
    const faced = ROOMS.filter(({ room, seed }) => {
      const lit = { ...room, openings: [hearth(room)] };
      const [focal] = focalPoints(lit);
      if (!focal) return false;
      const pieces = furnish(lit, seed).pieces.map((piece) => ({ ...piece, group: 'main' }));
      return isFaced({ pieces }, focal);
    });
    expect(faced.length).toBeGreaterThanOrEqual(0.75 * ROOMS.length);
  });
});

describe('a row of outlets', () => {
  const [{ room }] = ROOMS as [(typeof ROOMS)[number]];
  const row = { wall: 'left', kind: 'device', from: -3, to: -2.5, bottom: 0.25, top: 0.45, certainty: 0.7 } as const;
  const strengths = (change: object) =>
    focalPoints({ ...room, openings: [], fixtures: [{ ...row, ...change }] }).map(({ strength }) => strength);

  it('is a focal point low on a wall, as a screen will stand there', () => {
    expect(strengths({})).toEqual([2]);
  });

  it('is a long and low device of high certainty', () => {
    expect(strengths({ bottom: 2.3, top: 2.5 })).toEqual([]);
    expect(strengths({ to: -2.75 })).toEqual([]);
    expect(strengths({ certainty: 0.3 })).toEqual([]);
  });
});
