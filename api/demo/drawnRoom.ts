import type { Room } from '../stager/contract.js';
import { ceilingOfBox, floorOfBox } from '../stager/room/box/boxOutline.js';
import { roomOf } from '../stager/synthetic/emptyRoom.js';
import type { RoomSpec } from '../stager/synthetic/roomSpec.js';

/** A synthetic room with its outline, as a person would draw it on the photo. */
export function drawnRoom(spec: RoomSpec): Room {
  const room = roomOf(spec);
  return { ...room, floorOutline: floorOfBox(room), ceilingOutline: ceilingOfBox(room) };
}
