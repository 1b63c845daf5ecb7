/** Training examples for furnished rooms: synthetic rooms, empty and staged by the engine. */
import sharp from 'sharp';
import { type Raster, type Room, ROOM_TYPES, StageRefusal, STYLES } from '../contract.js';
import { createRandom } from '../random.js';
import { ceilingOfBox, floorOfBox } from '../room/box/boxOutline.js';
import { readRoom } from '../room/readRoom.js';
import { stage } from '../stage.js';
import { type FloorLook, floorLook } from '../subject/furnished.js';
import { roomOf } from '../synthetic/emptyRoom.js';
import { randomRoom } from '../synthetic/randomRoom.js';
import type { RoomSpec } from '../synthetic/roomSpec.js';
import { renderingOf } from './renderings.js';

/** Pixels of the pictures' long side. */
const LONG_SIDE = 560;

export interface FloorExample {
  readonly look: FloorLook;
  readonly furnished: boolean;
}

interface RoomPictures {
  readonly spec: RoomSpec;
  readonly empty: Raster;
  /** null where the room cannot be furnished */
  readonly staged: Raster | null;
}

/** A made-up room, empty and staged by the engine as a room type of chance. */
export async function emptyAndStaged(seed: number): Promise<RoomPictures> {
  const spec = randomRoom(seed, { longSide: LONG_SIDE });
  const empty = await renderingOf(spec);
  return { spec, empty, staged: await stagedRoom(spec, empty, seed) };
}

/** The empty room and the same room staged, each with its own reading; fewer if one fails. */
export async function floorExamples(seed: number): Promise<FloorExample[]> {
  const { empty, staged } = await emptyAndStaged(seed);
  const examples = [await example(empty, false), staged && (await example(staged, true))];
  return examples.filter((one) => one !== null);
}

async function example(picture: Raster, furnished: boolean): Promise<FloorExample | null> {
  const room = await orNull(() => readRoom(picture));
  return room && { look: floorLook(picture, room), furnished };
}

function stagedRoom(spec: RoomSpec, empty: Raster, seed: number): Promise<Raster | null> {
  const truth = roomOf(spec);
  const room: Room = { ...truth, floorOutline: floorOfBox(truth), ceilingOutline: ceilingOfBox(truth) };
  const random = createRandom(seed);
  return orNull(async () => {
    const raw = { width: empty.width, height: empty.height, channels: 3 } as const;
    const { image } = await stage({
      photo: await sharp(empty.data, { raw }).png().toBuffer(),
      roomType: random.pick(ROOM_TYPES),
      style: random.pick(STYLES),
      creativity: 15,
      preserve: { floor: random.chance(0.3), walls: false, windows: false, ceiling: false },
      seed,
      room,
    });
    return image;
  });
}

/** Some rooms cannot be furnished, some pictures cannot be read. */
async function orNull<T>(attempt: () => Promise<T>): Promise<T | null> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof StageRefusal) return null;
    throw error;
  }
}
