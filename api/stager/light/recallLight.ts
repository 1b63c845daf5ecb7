import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { LightStore, Raster, Room } from '../contract.js';
import type { RoomLighting } from './roomLights.js';

export interface RecalledLight {
  readonly lighting: Promise<RoomLighting>;
  /** Keeps the light, with what the rendering added to it, for the photo's next staging. */
  keep(): Promise<void>;
}

/** @returns null where the bytes are no light: then it is read anew */
function lightIn(bytes: Uint8Array | null): RoomLighting | null {
  if (!bytes) return null;
  try {
    return deserialize(bytes) as RoomLighting;
  } catch {
    return null;
  }
}

const gainsIn = ({ development }: RoomLighting): number => development?.emptyGains.size ?? 0;

/** Recalls the light of a photo and its room, or reads it. */
export function recallLight(
  photo: Raster,
  room: Room,
  { lights, read }: { readonly lights: LightStore | undefined; readonly read: () => Promise<RoomLighting> },
): RecalledLight {
  if (!lights) return { lighting: read(), keep: async () => undefined };
  const key = createHash('sha256').update(photo.data).update(JSON.stringify(room)).digest('hex');
  let kept = -1;
  const recall = async () => {
    const known = lightIn(await lights.read(key));
    if (known) kept = gainsIn(known);
    return known ?? (await read());
  };
  const lighting = recall();
  return {
    lighting,
    async keep() {
      const light = await lighting;
      if (gainsIn(light) > kept) await lights.write(key, serialize(light));
    },
  };
}
