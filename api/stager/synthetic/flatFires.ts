/** Synthetic rooms with a flat fire behind glass in a surround of stone, boards or paint, as in new houses. Metres. */
import type { Side, Vec3 } from '../contract.js';
import { type Random, createRandom } from '../random.js';
import { isSeen, takenOn } from './freePlaces.js';
import { wallSpan } from './plan.js';
import { type RandomRoomOptions, randomRoom } from './randomRoom.js';
import type { FlatFireSpec, HearthSpec, RoomSpec } from './roomSpec.js';
import { WHITE_WALLS, evenLight, varied } from './sideDoors.js';

/** Linear albedo of surrounds and their veins, of painted surrounds, and of mantels. */
const STONE: readonly { readonly colour: Vec3; readonly veins: Vec3 }[] = [
  { colour: [0.75, 0.74, 0.72], veins: [0.32, 0.3, 0.29] },
  { colour: [0.74, 0.71, 0.66], veins: [0.42, 0.27, 0.11] },
  { colour: [0.4, 0.39, 0.38], veins: [0.6, 0.59, 0.58] },
  { colour: [0.05, 0.05, 0.055], veins: [0.5, 0.49, 0.47] },
];
const PLAIN: readonly Vec3[] = [
  [0.78, 0.77, 0.75],
  [0.5, 0.48, 0.45],
  [0.2, 0.19, 0.18],
  [0.07, 0.08, 0.1],
  [0.28, 0.15, 0.08],
];
const MANTELS: readonly Vec3[] = [
  [0.05, 0.045, 0.042],
  [0.8, 0.79, 0.77],
  [0.2, 0.12, 0.07],
  [0.36, 0.24, 0.13],
];
/** Separates these random draws from the room's own. */
const SALT = 0xf1ae;
const ATTEMPTS = 40;
/** Least distances from corners, and from windows and doors, which often begin at the surround. */
const FREE = { corner: 0.12, others: 0.06 };
/** Side walls closer to the camera's plane are ignored. */
const NEAREST = -0.6;

/**
 * Deterministic: the room of `randomRoom` for this seed, with its hearths replaced by a flat fire.
 * @returns null if no visible wall has space for one
 */
export function roomWithFlatFire(seed: number, options: RandomRoomOptions = {}): RoomSpec | null {
  const random = createRandom(seed ^ SALT);
  const { hearths: _hearths, ...base } = randomRoom(seed, options);
  const isWhite = random.chance(0.5);
  const room: RoomSpec = {
    ...base,
    ...(isWhite && { wallColour: varied(random, random.pick(WHITE_WALLS)), wallColours: {} }),
    ...(base.light && isWhite && { light: evenLight(random, base.light) }),
  };
  for (const wall of random.shuffled<Side>(['back', 'left', 'right'])) {
    const hearth = flatFire(random, room, wall);
    if (hearth) return { ...room, hearths: [hearth] };
  }
  return null;
}

function flatFire(random: Random, room: RoomSpec, wall: Side): HearthSpec | null {
  const span = wallSpan(room, wall);
  const [first, last] = [span.from + FREE.corner, (wall === 'back' ? span.to : NEAREST) - FREE.corner];
  const taken = takenOn(room, wall);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const width = random.between(1.2, 2.1);
    const from = random.between(first, last - width);
    const to = from + width;
    if (from < first || !isSeen(room, wall, from, 0.6) || !isSeen(room, wall, to, 0.6)) continue;
    if (taken.some((other) => from < other.to + FREE.others && to > other.from - FREE.others)) continue;
    return { wall, from, to, bottom: 0, ...randomFire(random, width) };
  }
  return null;
}

export function randomFire(random: Random, width: number): Pick<HearthSpec, 'top' | 'colour' | 'flat'> {
  const top = random.between(1.05, 1.5);
  const mantel = random.between(0.06, 0.18);
  const high = random.between(0.28, 0.5);
  const bottom = random.between(0.12, Math.max(0.14, top - mantel - high - 0.12));
  const stone = random.chance(0.65) ? random.pick(STONE) : { colour: random.pick(PLAIN) };
  const flat: FlatFireSpec = {
    width: width * random.between(0.5, 0.86),
    bottom,
    top: bottom + high,
    mantel,
    mantelColour: random.pick(MANTELS),
    ...('veins' in stone && { veins: stone.veins }),
  };
  return { top, colour: varied(random, stone.colour), flat };
}
