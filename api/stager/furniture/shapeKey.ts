import type { Piece, Plan } from '../contract.js';

/** Names the mesh of a piece: pieces of one shape share it, wherever they stand. */
export function shapeKey({ style, creativity, seed, look }: Plan, piece: Piece): string {
  const { id: _id, x: _x, y: _y, z: _z, angle: _angle, wall: _wall, ...shape } = piece;
  return JSON.stringify([style, creativity, seed, look, shape]);
}
