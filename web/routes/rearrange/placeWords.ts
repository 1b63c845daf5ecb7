import type { Piece, Room } from '../../../api/stager/contract.js';
import { halfExtents } from '../../../api/stager/design/scene/footprint.js';
import { lengthOf, type Units } from '../../format/lengths.js';

/** Where a piece stands, as it is read out: "1.20 metres from the left wall, 40 centimetres from the back wall". */
export function placeWords(room: Room, piece: Piece, units: Units): string {
  const { x, z } = piece;
  const half = halfExtents(piece);
  const [left, right] = [x - half.x - room.left, room.right - x - half.x];
  const side = left <= right ? ([left, 'left'] as const) : ([right, 'right'] as const);
  const said = (metres: number) => lengthOf(Math.max(0, metres), units).spoken;
  return `${said(side[0])} from the ${side[1]} wall, ${said(z - half.z - room.back)} from the back wall`;
}
