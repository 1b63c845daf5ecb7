import type { Piece, Room } from '../../../api/stager/contract.js';
import { halfExtents } from '../../../api/stager/design/scene/footprint.js';
import { hangs } from '../../../api/stager/kinds.js';
import { sizeText, type Units } from '../../../api/shared/lengths.js';

/**
 * Where a piece is, as it is read out: "1.20 metres from the left wall, 0.40 metres from the back wall"; of what hangs
 * its height.
 */
export function placeWords(room: Room, piece: Piece, units: Units): string {
  const { x, y, z } = piece;
  const half = halfExtents(piece);
  const said = (metres: number) => sizeText([Math.max(0, metres)], units).spoken;
  const [left, right] = [x - half.x - room.left, room.right - x - half.x];
  const aside = left <= right ? `${said(left)} from the left wall` : `${said(right)} from the right wall`;
  if (hangs(piece)) return `${aside}, ${said(y)} above the floor`;
  return `${aside}, ${said(z - half.z - room.back)} from the back wall`;
}
