/** Between pixels of the photo and places of furniture. */
import { meet, onFloor, project } from '../../../../api/shared/geometry/camera.js';
import type { Camera, Pixel, Vec3 } from '../../../../api/shared/geometry/types.js';
import type { Piece } from '../../../../api/stager/contract.js';
import { hangs } from '../../../../api/stager/kinds.js';

/** The point of a piece that follows the pointer: its foot, its middle on a wall, its top under the ceiling. */
export function anchorOf(piece: Piece): Vec3 {
  const { x, y, z, height, wall } = piece;
  if (!hangs(piece)) return [x, y, z];
  return wall === undefined ? [x, y + height, z] : [x, y + height / 2, z];
}

export interface Spot {
  readonly x: number;
  readonly z: number;
  readonly y?: number;
}

/** Where a piece is when its anchor is at a pixel; null: nowhere, such as above the horizon. */
export function spotAt(camera: Camera, piece: Piece, pixel: Pixel): Spot | null {
  const { wall, height, y } = piece;
  if (!hangs(piece)) return groundOf(y === 0 ? onFloor(camera, pixel) : meet(camera, pixel, 1, y));
  if (wall === undefined) return groundOf(meet(camera, pixel, 1, y + height));
  const hit = wall === 'back' ? meet(camera, pixel, 2, piece.z) : meet(camera, pixel, 0, piece.x);
  return hit && { x: hit[0], z: hit[2], y: hit[1] - height / 2 };
}

const groundOf = (point: Vec3 | null): Spot | null => point && { x: point[0], z: point[2] };

/** The middle of a piece in the photo; null: behind the camera. */
export const middleOf = (camera: Camera, { x, y, z, height }: Piece): Pixel | null =>
  project(camera, [x, y + height / 2, z]);
