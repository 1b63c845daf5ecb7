import { expect, it } from 'vitest';
import type { Opening, Side } from '../../contract.js';
import { lookingAt, place } from '../scene/footprint.js';
import { createRandom } from '../../random.js';
import { boxRoom } from '../testing/boxRoom.js';
import { emptyScene } from '../testing/emptyScene.js';
import { beforeWall } from '../scene/walls.js';
import { deskAnchors } from './desk.js';

const SIZES = [{ width: 1.6, depth: 0.75, height: 0.74, needs: 2.2, before: 1.2, worth: 0.9 }];

/** Radians between the direction behind the chair of the best desk and the direction to the door. */
function offBack(wall: Side, seed: number): number {
  const { room } = boxRoom(4.4, 4.4);
  const middle = wall === 'back' ? 0 : -2.4;
  const span = { from: middle - 0.45, to: middle + 0.45, bottom: 0, top: 2.05 };
  const door: Opening = { wall, kind: 'door', ...span, certainty: 0.9, glow: 1 };
  const scene = { ...emptyScene({ ...room, openings: [door] }), random: createRandom(seed) };
  const [best] = deskAnchors(scene, { kind: 'desk', sizes: SIZES, free: true });
  if (!best) throw new Error('no desk');
  const [x, z] = place(best.piece, 0, best.piece.depth / 2 + 0.45);
  const [doorX, doorZ] = beforeWall(room.walls[wall], middle, 0);
  const off = lookingAt({ x, z }, { x: doorX, z: doorZ }) - best.piece.angle;
  return Math.acos(Math.cos(off));
}

it('places no desk so that the person at it has the back to a door', () => {
  const walls: readonly Side[] = ['back', 'left', 'right'];
  for (const wall of walls) for (const seed of [1, 2, 3, 4]) expect(offBack(wall, seed)).toBeGreaterThan(0.55);
});
