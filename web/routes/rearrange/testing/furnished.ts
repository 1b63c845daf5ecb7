/** A room with furniture, for tests. */
import type { Piece, Plan } from '../../../../api/stager/contract.js';
import { boxRoom } from '../../../../api/stager/design/testing/boxRoom.js';

/** 5 m wide, the back wall 5 m away. */
export const { room: ROOM } = boxRoom(5, 5);

export const pieceOf = (id: string, kind: Piece['kind'], changes: Partial<Piece> = {}): Piece => ({
  id,
  kind,
  width: 0.8,
  depth: 0.8,
  height: 0.8,
  x: 0,
  z: -3,
  y: 0,
  angle: 0,
  seed: 7,
  ...changes,
});

export const PLAN: Plan = {
  roomType: 'living_room',
  style: 'modern',
  creativity: 15,
  seed: 1,
  notes: [],
  pieces: [
    pieceOf('sofa-1', 'sofa', { width: 2.1, depth: 0.93, z: -4.5, wall: 'back' }),
    pieceOf('armchair-1', 'armchair', { x: -1.6, z: -3.2, angle: 1.2 }),
    pieceOf('rug-1', 'rug', { width: 2.4, depth: 1.7, height: 0.016, z: -3.4 }),
    pieceOf('coffee-table-1', 'coffee table', { width: 1.1, depth: 0.6, height: 0.42, z: -3.4 }),
    pieceOf('vase-1', 'vase', { width: 0.2, depth: 0.2, height: 0.38, z: -3.4, y: 0.42 }),
    pieceOf('art-1', 'art', { width: 0.8, depth: 0.03, height: 0.6, z: -4.98, y: 1.3, wall: 'back' }),
  ],
};
