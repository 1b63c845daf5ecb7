import { expect, it } from 'vitest';
import type { Fixture, Opening, Room } from '../contract.js';
import { hangAboveHearth } from './walls/hang.js';
import { boxRoom } from './testing/boxRoom.js';
import { emptyScene } from './testing/emptyScene.js';

const hearth: Opening = {
  wall: 'back',
  kind: 'fireplace',
  from: -1,
  to: 1,
  bottom: 0,
  top: 1.2,
  certainty: 0.8,
  glow: 0,
};

/** What hangs above a hearth of a bare wall, and at what height it begins; null where nothing does. */
function hungAbove({
  uprights = [],
  fixtures = [],
}: {
  uprights?: Room['walls']['back']['uprights'];
  fixtures?: Fixture[];
}) {
  const { room } = boxRoom(5, 5);
  const walls = { ...room.walls, back: { ...room.walls.back, uprights } };
  const scene = emptyScene({ ...room, walls, fixtures, openings: [hearth] });
  return hangAboveHearth(scene) ? (scene.pieces[0]?.y ?? null) : null;
}

const edgeAt = (along: number, top: number) => ({ along, bottom: 0.3, top });

it('a picture hangs above a hearth whose fire is read to have edges a little above the mantel', () => {
  expect(hungAbove({ uprights: [edgeAt(-0.4, 1.6), edgeAt(0.4, 1.6)] })).toBeCloseTo(hearth.top + 0.2);
});

it('no picture hangs across the edges of what goes on far above the mantel', () => {
  expect(hungAbove({ uprights: [edgeAt(-0.4, 2.3), edgeAt(0.4, 2.3)] })).toBeNull();
});

it('a picture above a hearth covers a socket wholly, and begins lower or higher for it', () => {
  const socket = { wall: 'back', kind: 'plate', from: 0.1, to: 0.2, certainty: 0.9 } as const;
  expect(hungAbove({ fixtures: [{ ...socket, bottom: 1.41, top: 1.54 }] })).toBeCloseTo(hearth.top + 0.16);
});
