import { createHash } from 'node:crypto';
import type { Raster, Room } from '../contract.js';
import type { RoomLighting } from './roomLights.js';

/** Readings that are kept: of the photos that were staged last. Each takes up to 10 MB. */
const KEPT = 3;

/** Oldest first. */
const memory = new Map<string, RoomLighting>();

/**
 * Reads the light of a room, or recalls it: reading takes a second of CPU, and whoever rearranges a photo often stages
 * it several times in a row. Only this process knows it, which ends when it is idle (see jobs/runStager.ts).
 */
export async function recallLight(photo: Raster, room: Room, read: () => Promise<RoomLighting>): Promise<RoomLighting> {
  const key = createHash('sha256').update(photo.data).update(JSON.stringify(room)).digest('base64');
  const light = memory.get(key) ?? (await read());
  memory.delete(key);
  memory.set(key, light);
  for (const oldest of memory.keys()) if (memory.size > KEPT) memory.delete(oldest);
  return light;
}

/** For measurements: what a process without a memory takes. */
export const forgetLights = (): void => memory.clear();
