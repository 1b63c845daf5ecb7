import { expect, it } from 'vitest';
import type { Vec3 } from '../../contract.js';
import { createRandom } from '../../random.js';
import { syntheticRoom } from '../../design/testing/syntheticRoom.js';
import { jointsOf } from './floorJoints.js';
import { seenFloor } from './seenFloor.js';

const { room } = syntheticRoom(35);
const floor = seenFloor(room);

/** A noisy floor with dark joints 0.4 m apart at an angle to the walls. */
function tiled(angle: number, joint: number) {
  const random = createRandom(8);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const isJoint = (metres: number) => Math.abs(metres / 0.4 - Math.round(metres / 0.4)) < 0.04;
  const tone = ([x, , z]: Vec3): number =>
    150 - (isJoint(x * c + z * s) || isJoint(z * c - x * s) ? joint : 0) + random.between(-2, 2);
  return { tone };
}

it('is detected by diagonal joints, not by joints along the walls or noise', () => {
  for (const degrees of [38, 45, 52]) expect(jointsOf(tiled((degrees * Math.PI) / 180, 50), floor)).toBe('diagonal');
  for (const degrees of [0, 6, 90]) expect(jointsOf(tiled((degrees * Math.PI) / 180, 50), floor)).toBe('straight');
  expect(jointsOf(tiled(Math.PI / 4, 0), floor)).toBeNull();
  expect(jointsOf({ tone: () => null }, floor)).toBeNull();
});
