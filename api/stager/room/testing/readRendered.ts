/** Renders a synthetic room, reads it, and compares the reading with the truth. */
import type { Room } from '../../contract.js';
import { renderEmptyRoom } from '../../synthetic/emptyRoom.js';
import { floorSeen } from '../../synthetic/plan.js';
import type { RoomSpec } from '../../synthetic/roomSpec.js';
import { insidePolygon } from '../camera/polygon.js';
import { readRoom } from '../readRoom.js';
import { overlap } from './drawRoom.js';

interface ReadRendered {
  readonly room: Room;
  /** intersection over union of the read floor and the visible floor */
  readonly floor: number;
}

/** Few paths per pixel: about as noisy as an indoor photo. */
export async function readRendered(spec: RoomSpec): Promise<ReadRendered> {
  const picture = await renderEmptyRoom(spec, { samples: 4, bounces: 1 });
  const room = await readRoom(picture);
  return { room, floor: overlap(picture, (pixel) => insidePolygon(pixel, room.floorOutline), floorSeen(spec)) };
}
