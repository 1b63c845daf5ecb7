/**
 * Synthetic rooms with what real ones have besides plain windows and doors: doors of all kinds, brick fires, stoves,
 * wardrobes, shelves, stairs, curtains, plates on the walls, and pictures that are dim, clipped or veiled. Metres.
 */
import type { Side } from '../contract.js';
import { type Random, createRandom } from '../random.js';
import { type RandomRoomOptions, randomRoom } from './randomRoom.js';
import type { LightSpec, RoomSpec } from './roomSpec.js';
import { SIDES } from './shell.js';
import { WHITE_WALLS, evenLight, varied } from './sideDoors.js';
import { variedDoor } from './variedDoors.js';
import { variedHearth } from './variedHearths.js';
import { variedCurtains, variedPlates, variedRadiator, variedStorage } from './variedThings.js';

/** Separates these random draws from the room's own. */
const SALT = 0xba5e;

/** Deterministic: the room of `randomRoom` for this seed, its doors and hearths replaced, and with additions. */
export function variedRoom(seed: number, options: RandomRoomOptions = {}): RoomSpec {
  const random = createRandom(seed ^ SALT);
  const { hearths: _hearths, radiators: _radiators, ...base } = randomRoom(seed, options);
  const isWhite = random.chance(0.45);
  let room: RoomSpec = {
    ...base,
    doors: [],
    windows: random.chance(0.75) ? base.windows : [],
    camera: { ...base.camera, hfov: Math.max(62, base.camera.hfov) },
    ...(isWhite && { wallColour: varied(random, random.pick(WHITE_WALLS)), wallColours: {} }),
    ...(base.light && { light: variedLight(random, isWhite ? evenLight(random, base.light) : base.light) }),
  };
  if (random.chance(0.55)) room = onSomeWall(random, room, variedHearth);
  const doors = random.pick([1, 1, 2, 2, 3]);
  for (let k = 0; k < doors; k++) room = onSomeWall(random, room, variedDoor);
  if (random.chance(0.4)) room = onSomeWall(random, room, variedStorage);
  if (random.chance(0.4)) room = onSomeWall(random, room, variedRadiator);
  if (random.chance(0.7)) room = variedPlates(random, room);
  return random.chance(0.45) ? variedCurtains(random, room) : room;
}

/** Applies to the first wall, in random order, that has space. */
function onSomeWall(
  random: Random,
  room: RoomSpec,
  add: (random: Random, room: RoomSpec, wall: Side) => RoomSpec,
): RoomSpec {
  for (const wall of random.shuffled(SIDES)) {
    const next = add(random, room, wall);
    if (next !== room) return next;
  }
  return room;
}

/** One in four is clipped or has veiling glare, one in eight is dim. */
function variedLight(random: Random, light: LightSpec): LightSpec {
  if (random.chance(0.25)) {
    const glare = random.between(2, 6);
    return { ...light, exposure: random.between(0.7, 0.95), veil: random.between(0, 0.45), glare };
  }
  return random.chance(0.14) ? { ...light, exposure: random.between(0.06, 0.16), lamps: 0.1, behind: 0.2 } : light;
}
