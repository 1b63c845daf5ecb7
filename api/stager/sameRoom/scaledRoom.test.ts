import { expect, test } from 'vitest';
import { project } from '../../shared/geometry/camera.js';
import { wallPoint } from '../room/camera/wallPlane.js';
import { scaledRoom } from './scaledRoom.js';
import { flawless, photoPair } from './testing/pairs.js';

test('a room of another scale shows its walls and openings at the same pixels', () => {
  const room = flawless(photoPair(476).specs[0]);
  const larger = scaledRoom(room, 1.07);
  expect(larger.ceilingHeight).toBeCloseTo(room.ceilingHeight * 1.07);
  expect(room.openings.length).toBeGreaterThan(0);
  room.openings.forEach(({ wall, from, top }, k) => {
    const there = larger.openings[k];
    const [x, y] = project(room.camera, wallPoint(wall, room.walls[wall].at, from, top)) ?? [];
    const [alsoX, alsoY] = project(larger.camera, wallPoint(wall, larger.walls[wall].at, there.from, there.top)) ?? [];
    expect(alsoX).toBeCloseTo(x ?? NaN, 6);
    expect(alsoY).toBeCloseTo(y ?? NaN, 6);
  });
});
