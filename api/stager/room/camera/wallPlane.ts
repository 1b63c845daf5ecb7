import type { Ground, Room, Side, Vec3 } from '../../contract.js';

/** A point of a wall from the wall's coordinate, the coordinate along it and the height, metres. */
export function wallPoint(side: Side, at: number, along: number, y: number): Vec3 {
  return side === 'back' ? [along, y, at] : [at, y, along];
}

/** The axis that is normal to a wall. */
export const wallAxis = (side: Side): 0 | 2 => (side === 'back' ? 2 : 0);

/** Coordinate along a wall of a point on it, metres. */
export const alongWall = (side: Side, point: Vec3): number => (side === 'back' ? point[0] : point[2]);

/** Distance of a floor point from a wall, metres. */
export function fromWall(room: Pick<Room, 'back' | 'left' | 'right'>, side: Side, [x, z]: Ground): number {
  if (side === 'back') return z - room.back;
  return side === 'left' ? x - room.left : room.right - x;
}
