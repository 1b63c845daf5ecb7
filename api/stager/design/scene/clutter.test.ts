/** The pattern that the photo shows on a wall decides which pieces may stand before it. */
import { describe, expect, it } from 'vitest';
import type { Opening, Room } from '../../contract.js';
import type { PhotoLook } from '../../room/evidence/photoLook.js';
import { isBusyBehind } from './clutter.js';
import type { Draft } from '../../furniture/draft.js';
import { syntheticRoom } from '../testing/syntheticRoom.js';
import { emptyScene } from '../testing/emptyScene.js';
import { seenAs } from '../testing/seenAs.js';

describe('a small table before a wall', () => {
  const { room } = syntheticRoom(3);
  const middle = (room.left + room.right) / 2;
  const window: Opening = {
    wall: 'back',
    kind: 'window',
    from: middle - 1,
    to: middle + 1,
    bottom: 0.85,
    top: 2.2,
    certainty: 0.9,
    glow: 0.6,
  };
  const table: Draft = {
    kind: 'side table',
    group: 'main',
    width: 0.45,
    depth: 0.45,
    height: 0.52,
    x: middle,
    y: 0,
    z: room.back + 0.5,
    angle: 0.3,
  };
  const isBusy = (busy: PhotoLook['busy'], openings: Room['openings']): boolean =>
    isBusyBehind(emptyScene({ ...seenAs(room, { busy }), openings }), table);

  it('does not stand before shelves', () => {
    expect(isBusy(() => 0.8, [])).toBe(true);
    expect(isBusy(() => 0, [])).toBe(false);
  });

  it('may stand before a window, as the view does not count as pattern', () => {
    expect(isBusy(([, y]) => (y > window.bottom ? 0.9 : 0), [window])).toBe(false);
  });

  it('does not stand before a window whose wall below the sill is patterned: these are shelves', () => {
    expect(isBusy(() => 0.8, [window])).toBe(true);
  });
});
