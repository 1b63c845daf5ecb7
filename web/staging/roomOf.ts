import { isRoomType, type RoomType } from './stagingOptions.js';

/**
 * What the photos become: words are read for that; where they become several things, for what the job says.
 */
export function roomOf(rooms: readonly string[], ofJob: string): RoomType {
  const different = new Set(rooms);
  const [room = ofJob] = different.size === 1 ? different : [];
  return isRoomType(room) ? room : 'LIVING_ROOM';
}
