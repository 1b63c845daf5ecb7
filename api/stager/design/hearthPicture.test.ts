import { expect, it } from 'vitest';
import type { Fixture, Opening, Room } from '../contract.js';
import { hangAboveHearth, hangSet } from './walls/hang.js';
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

/** The lower edge of the art above a hearth in a bare wall, metres; null where none hangs. */
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

it('hangs a picture above a hearth with edges read slightly above the mantel', () => {
  expect(hungAbove({ uprights: [edgeAt(-0.4, 1.6), edgeAt(0.4, 1.6)] })).toBeCloseTo(hearth.top + 0.2);
});

it('hangs no picture across edges that continue far above the mantel', () => {
  expect(hungAbove({ uprights: [edgeAt(-0.4, 2.3), edgeAt(0.4, 2.3)] })).toBeNull();
});

it('shifts a picture above a hearth so that it covers a socket wholly', () => {
  const socket = { wall: 'back', kind: 'plate', from: 0.1, to: 0.2, certainty: 0.9 } as const;
  expect(hungAbove({ fixtures: [{ ...socket, bottom: 1.41, top: 1.54 }] })).toBeCloseTo(hearth.top + 0.16);
});

it('covers a switch wholly by art, and never by a mirror', () => {
  const { room } = boxRoom(5, 5);
  const behind = { wall: 'back', kind: 'plate', from: 0.1, to: 0.2, bottom: 1.4, top: 1.5, certainty: 0.9 } as const;
  const part = { from: -0.5, to: 0.5, bottom: 1.1, top: 1.8 };
  const hangs = (kind: 'art' | 'mirror') =>
    hangSet(emptyScene({ ...room, fixtures: [behind] }), 'back', [part], { kind, group: 'wall back' });
  expect([hangs('art'), hangs('mirror')]).toEqual([true, false]);
});
