import { expect, it } from 'vitest';
import type { Vec3 } from '../contract.js';
import { hasDiagonalJoints } from './floorJoints.js';
import { createRandom } from './random.js';
import { rugWay, isLoud } from './rugWay.js';
import { seenFloor } from './scene.js';
import { STYLE_BOOKS } from './styles.js';
import { syntheticRoom } from './syntheticRoom.js';
import { paint } from './paint.js';
import { STYLES } from '../contract.js';

const { room, evidence } = syntheticRoom(35);
const floor = seenFloor(room, evidence);

/** A floor with dark joints 0.4 m apart that run at an angle to the walls, and noise. */
function tiled(angle: number, joint: number) {
  const random = createRandom(8);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const isJoint = (metres: number) => Math.abs(metres / 0.4 - Math.round(metres / 0.4)) < 0.04;
  const tone = ([x, , z]: Vec3): number =>
    150 - (isJoint(x * c + z * s) || isJoint(z * c - x * s) ? joint : 0) + random.between(-2, 2);
  return { ...evidence, tone };
}

it('is told by joints that run on the diagonal, not by those along the walls, nor by noise', () => {
  for (const degrees of [38, 45, 52]) expect(hasDiagonalJoints(tiled((degrees * Math.PI) / 180, 50), floor)).toBe(true);
  for (const degrees of [0, 6, 90]) expect(hasDiagonalJoints(tiled((degrees * Math.PI) / 180, 50), floor)).toBe(false);
  expect(hasDiagonalJoints(tiled(Math.PI / 4, 0), floor)).toBe(false);
  expect(hasDiagonalJoints(evidence, floor)).toBe(false);
});

it('asks for a calm rug wherever the style has one', () => {
  const tiles = paint('8A6248');
  for (const style of STYLES) {
    const { rugs } = STYLE_BOOKS[style];
    const chosen = rugs[rugWay(style, tiles, createRandom(2), { diagonal: true }) ?? -1];
    const loud = chosen !== undefined && isLoud(chosen);
    expect(loud, `in ${style}`).toBe(rugs.every(isLoud));
  }
});
