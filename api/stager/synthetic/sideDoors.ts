/**
 * Synthetic rooms with closed doors in their side walls, seen at a grazing angle and mostly white on white in even
 * light, as in listing photos. Metres.
 */
import type { Side, Vec3 } from '../contract.js';
import { type Random, createRandom } from '../random.js';
import { isSeen, takenOn } from './freePlaces.js';
import { wallSpan } from './plan.js';
import { type RandomRoomOptions, randomRoom } from './randomRoom.js';
import type { DoorSpec, Hole, LightSpec, RoomSpec } from './roomSpec.js';

/** Linear albedo. */
export const WHITE_WALLS: readonly Vec3[] = [
  [0.81, 0.81, 0.8],
  [0.76, 0.75, 0.72],
  [0.7, 0.7, 0.69],
];
const WHITE_TRIM: Vec3 = [0.82, 0.82, 0.81];
const WOOD: readonly Vec3[] = [
  [0.4, 0.26, 0.14],
  [0.2, 0.11, 0.06],
  [0.25, 0.26, 0.27],
];
const PANELS: readonly DoorSpec['panels'][] = [
  { columns: 1, rows: 2 },
  { columns: 2, rows: 2 },
  { columns: 2, rows: 3 },
  { columns: 1, rows: 3 },
  { columns: 1, rows: 5 },
];
/** Separates these random draws from the room's own. */
const SALT = 0x5eed;
const ATTEMPTS = 30;
/** Least distance from corners and other openings; largest share of a door that may be outside the picture. */
const FREE = 0.2;
const HIDDEN = 0.2;
/** Side walls closer to the camera's plane are ignored. */
const NEAREST = -0.45;

/**
 * Deterministic: the room of `randomRoom` for this seed, with doors where its side walls are free.
 * @returns null if they are not, or hardly visible
 */
export function roomWithSideDoors(seed: number, options: RandomRoomOptions = {}): RoomSpec | null {
  const random = createRandom(seed ^ SALT);
  const base = randomRoom(seed, options);
  const isWhite = random.chance(0.65);
  const trim = isWhite ? varied(random, WHITE_TRIM) : base.trimColour;
  const room: RoomSpec = {
    ...base,
    camera: { ...base.camera, hfov: random.between(70, 100), yaw: random.between(-16, 16) },
    ...(isWhite && { wallColour: varied(random, random.pick(WHITE_WALLS)), wallColours: {} }),
    ...(trim && { trimColour: trim }),
    ...(isWhite && trim && { skirting: { height: random.between(0.07, 0.16), colour: trim } }),
    ...(base.light && isWhite && { light: evenLight(random, base.light) }),
  };
  const sides = random.shuffled<Side>(['left', 'right']).slice(0, random.pick([1, 1, 2]));
  const added = sides.flatMap((side) => sideDoor(random, room, side));
  return added.length ? { ...room, doors: [...room.doors, ...added] } : null;
}

export const varied = (random: Random, [r, g, b]: Vec3): Vec3 => {
  const by = random.between(0.95, 1.04);
  return [r * by, g * by, b * by];
};

/** Listing photos have even light and a bright development: white on white has little contrast. */
export const evenLight = (random: Random, light: LightSpec): LightSpec => ({
  ...light,
  lamps: random.between(0.5, 1.1),
  behind: random.between(0.8, 1.4),
  exposure: random.between(0.45, 0.75),
  noise: random.between(0.4, 1.6),
});

function sideDoor(random: Random, room: RoomSpec, wall: Side): DoorSpec[] {
  const { from: back } = wallSpan(room, wall);
  const taken = takenOn(room, wall);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const width = random.between(0.68, 0.95);
    const from = random.between(back + FREE, NEAREST - width);
    const to = from + width;
    if (from < back + FREE || !isSeen(room, wall, to - HIDDEN * width, 1)) continue;
    if (taken.some((other) => from < other.to + FREE && to > other.from - FREE)) continue;
    return [{ wall, from, to, bottom: 0, ...randomLeaf(random, room.ceiling) }];
  }
  return [];
}

function randomLeaf(random: Random, ceiling: number): Omit<DoorSpec, keyof Hole> & Pick<DoorSpec, 'top'> {
  const coloured = random.chance(0.12);
  return {
    top: Math.min(ceiling - 0.15, random.chance(0.8) ? random.between(1.98, 2.08) : random.between(2.08, 2.3)),
    leaf: random.pick(['panels', 'panels', 'panels', 'flat'] as const),
    panels: random.pick(PANELS),
    hinge: random.pick(['from', 'to'] as const),
    casingWidth: random.between(0.045, 0.12),
    ...(coloured && { colour: random.pick(WOOD) }),
  };
}
