import type { Piece, Room, Side } from '../../contract.js';
import { place, wrapAngle } from '../scene/footprint.js';
import { FACING, SIDES } from '../scene/walls.js';

/** Metres from a wall, and radians, within which a piece counts as standing with its back at it. */
const AT_WALL = { metres: 0.15, radians: 0.1 };

/** The piece with the wall that it backs onto now, if any. */
export function atItsWall(room: Room, { wall: _before, ...piece }: Piece): Piece {
  const wall = SIDES.find((side) => backsOnto(room, piece, side));
  return wall === undefined ? piece : { ...piece, wall };
}

function backsOnto(room: Room, piece: Omit<Piece, 'wall'>, side: Side): boolean {
  if (Math.abs(wrapAngle(piece.angle - FACING[side])) > AT_WALL.radians) return false;
  const [x, z] = place(piece, 0, -piece.depth / 2);
  const distance = { back: z - room.back, left: x - room.left, right: room.right - x }[side];
  return Math.abs(distance) <= AT_WALL.metres;
}

/** The middle of a piece that gets another depth: with its back at a wall, the back stays where it is. */
export const keepingItsBack = (piece: Piece, depth: number): Pick<Piece, 'x' | 'z'> => {
  if (piece.wall === undefined) return { x: piece.x, z: piece.z };
  const [x, z] = place(piece, 0, (depth - piece.depth) / 2);
  return { x, z };
};
