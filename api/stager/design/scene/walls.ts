import type { Ground, Side, Vec3, Wall } from '../../contract.js';
import { wallPoint } from '../../room/camera/wallPlane.js';

type Plane = Pick<Wall, 'side' | 'at'>;

/** The angle of a piece whose back is at a wall. */
export const FACING: Readonly<Record<Side, number>> = { back: 0, left: Math.PI / 2, right: -Math.PI / 2 };

export const SIDES: readonly Side[] = ['back', 'left', 'right'];

/** A point of a wall, metres along it and above the floor. */
export const onWall = (wall: Plane, along: number, y: number): Vec3 => wallPoint(wall.side, wall.at, along, y);

/** The floor point `out` metres before a wall. */
export function beforeWall(wall: Plane, along: number, out: number): Ground {
  if (wall.side === 'back') return [along, wall.at + out];
  return [wall.at + (wall.side === 'left' ? out : -out), along];
}

/** Metres along a wall of a floor point. */
export const alongWall = (side: Side, at: { readonly x: number; readonly z: number }): number =>
  side === 'back' ? at.x : at.z;
