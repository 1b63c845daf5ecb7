import type { Piece, Plan } from '../../../contract.js';

/** A piece half a metre high in the middle of the room. */
export const piece = (id: string, kind: Piece['kind'], changes: Partial<Piece> = {}): Piece => ({
  id,
  kind,
  width: 1,
  depth: 0.5,
  height: 0.5,
  x: 0,
  z: -3,
  y: 0,
  angle: 0,
  seed: 7,
  ...changes,
});

/** A living room with a sofa at the back wall, a sideboard with a lamp on it, and other pieces. */
export const planWith = (...others: readonly Piece[]): Plan => ({
  roomType: 'living_room',
  style: 'modern',
  creativity: 15,
  seed: 1,
  notes: [],
  pieces: [
    piece('sofa-1', 'sofa', { width: 2.1, depth: 0.9, z: -4.5, wall: 'back' }),
    piece('sideboard-1', 'sideboard', { x: 2, z: -3, angle: -Math.PI / 2 }),
    piece('table-lamp-1', 'table lamp', { width: 0.3, depth: 0.3, x: 2, z: -2.7, y: 0.5, angle: -Math.PI / 2 }),
    ...others,
  ],
});
