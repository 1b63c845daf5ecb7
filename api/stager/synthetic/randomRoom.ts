/** Random rooms like those in listings, from a seed: for training and for tests. */
import type { Side, Vec3 } from '../contract.js';
import { type Random, createRandom } from '../random.js';
import { type RandomOpenings, randomOpenings } from './randomOpenings.js';
import type { ClutterSpec, FloorSpec, LightSpec, RoomSpec } from './roomSpec.js';
import { SIDES } from './shell.js';

export interface RandomRoomOptions {
  /** long side of the picture, pixels; default 720 */
  readonly longSide?: number;
}

/** Aspect ratios of listing photos. */
const ASPECTS = [3 / 2, 3 / 2, 3 / 2, 4 / 3, 4 / 3, 16 / 9, 1, 3 / 4];
/** Linear albedo. */
const WALLS: readonly Vec3[] = [
  [0.78, 0.77, 0.74],
  [0.74, 0.72, 0.66],
  [0.66, 0.64, 0.6],
  [0.55, 0.55, 0.54],
  [0.62, 0.55, 0.45],
  [0.5, 0.55, 0.6],
  [0.52, 0.57, 0.48],
  [0.68, 0.56, 0.52],
];
const ACCENTS: readonly Vec3[] = [
  [0.06, 0.09, 0.14],
  [0.12, 0.16, 0.1],
  [0.3, 0.1, 0.07],
  [0.2, 0.2, 0.21],
  [0.45, 0.33, 0.12],
];
const TRIMS: readonly Vec3[] = [
  [0.8, 0.8, 0.79],
  [0.78, 0.76, 0.7],
];
const DARK_TRIMS: readonly Vec3[] = [
  [0.28, 0.15, 0.07],
  [0.1, 0.055, 0.03],
  [0.35, 0.34, 0.33],
];
const FLOORS: Readonly<Record<FloorSpec['kind'], readonly Vec3[]>> = {
  plank: [
    [0.42, 0.26, 0.14],
    [0.55, 0.4, 0.25],
    [0.18, 0.09, 0.045],
    [0.3, 0.27, 0.24],
    [0.62, 0.53, 0.42],
    [0.32, 0.14, 0.06],
  ],
  herringbone: [
    [0.42, 0.29, 0.18],
    [0.55, 0.42, 0.3],
  ],
  tile: [
    [0.66, 0.63, 0.58],
    [0.3, 0.3, 0.31],
    [0.56, 0.44, 0.34],
    [0.78, 0.78, 0.77],
  ],
  carpet: [
    [0.5, 0.47, 0.43],
    [0.3, 0.3, 0.31],
    [0.58, 0.52, 0.42],
    [0.2, 0.22, 0.26],
  ],
};
const CLUTTER: readonly Vec3[] = [
  [0.5, 0.33, 0.18],
  [0.75, 0.74, 0.72],
  [0.1, 0.1, 0.11],
  [0.35, 0.2, 0.1],
  [0.3, 0.36, 0.42],
];
const FOLIAGE: readonly Vec3[] = [
  [0.08, 0.18, 0.05],
  [0.14, 0.24, 0.1],
];

/** A colour near the given one. */
function near(random: Random, [r, g, b]: Vec3): Vec3 {
  const by = random.between(0.88, 1.1);
  const [warmer, cooler] = [random.between(0.97, 1.03), random.between(0.97, 1.03)];
  return [Math.min(0.88, r * by * warmer), Math.min(0.88, g * by), Math.min(0.88, b * by * cooler)];
}

/** Deterministic for a seed. */
export function randomRoom(seed: number, { longSide = 720 }: RandomRoomOptions = {}): RoomSpec {
  const random = createRandom(seed);
  const picture = randomPicture(random, longSide);
  const width = random.between(2.4, random.chance(0.3) ? 9 : 6);
  const left = -width * random.between(0.2, 0.8);
  const size = { left, right: left + width, back: -random.between(2.4, random.chance(0.3) ? 8 : 6) };
  const ceiling = random.chance(0.7) ? random.between(2.35, 2.8) : random.between(2.3, 3.6);
  const wallColour = near(random, random.pick(WALLS));
  const trim = near(random, random.pick(random.chance(0.85) ? TRIMS : DARK_TRIMS));
  const accent: Side | null = random.chance(0.2) ? random.pick(SIDES) : null;
  const openings = randomOpenings(random, { ...size, ceiling });
  return {
    picture,
    camera: randomCamera(random, picture),
    ...size,
    ceiling,
    ...openings,
    clutter: randomClutter(random, size, openings),
    lamps: random.chance(0.5)
      ? [
          {
            x: (size.left + size.right) / 2,
            z: size.back * random.between(0.3, 0.6),
            radius: random.between(0.12, 0.28),
          },
        ]
      : [],
    floor: randomFloor(random),
    wallColour,
    wallColours: accent ? { [accent]: near(random, random.pick(ACCENTS)) } : {},
    ceilingColour: near(random, [0.82, 0.82, 0.8]),
    trimColour: trim,
    skirting: random.chance(0.08)
      ? null
      : {
          height: random.between(0.06, 0.18),
          colour: random.chance(0.75) ? trim : near(random, random.pick([...DARK_TRIMS, wallColour])),
        },
    outside: random.pick(['sky', 'garden', 'garden', 'street']),
    light: randomLight(random),
    seed,
  };
}

function randomPicture(random: Random, longSide: number): RoomSpec['picture'] {
  const aspect = random.pick(ASPECTS);
  const short = Math.round(longSide * Math.min(aspect, 1 / aspect));
  return aspect >= 1 ? { width: longSide, height: short } : { width: short, height: longSide };
}

/** Tilted slightly, or upright with a shifted lens like most listing photos. */
function randomCamera(random: Random, { width, height }: RoomSpec['picture']): RoomSpec['camera'] {
  const shifted = random.chance(0.5);
  const portrait = height > width;
  return {
    eye: random.between(1, 1.7),
    hfov: portrait ? random.between(50, 75) : random.between(55, 105),
    yaw: random.chance(0.4) ? random.between(-5, 5) : random.between(-38, 38),
    pitch: shifted ? 0 : random.between(-9, 3),
    shift: shifted ? random.between(-0.14, 0.04) : 0,
  };
}

function randomFloor(random: Random): FloorSpec {
  const kind = random.pick(['plank', 'plank', 'tile', 'carpet'] as const);
  return { kind, colour: near(random, random.pick(FLOORS[kind])), along: random.pick(['depth', 'width']) };
}

/** From a sunny room with clipped windows to a dim one, and to pictures with evened out windows. */
function randomLight(random: Random): LightSpec {
  const warmth = random.between(-0.05, 0.16);
  return {
    daylight: random.between(2, 9),
    lamps: random.between(0.15, 0.8),
    behind: random.between(0.3, 1.2),
    glare: random.chance(0.4) ? random.between(0.5, 1.2) : random.between(1.2, 5),
    tint: [1 + warmth, 1, 1 - warmth],
    exposure: random.chance(0.15) ? random.between(0.1, 0.25) : random.between(0.25, 0.62),
    noise: random.between(0.4, 2.5),
  };
}

type Size = Pick<RoomSpec, 'left' | 'right' | 'back'>;

/** Boxes and plants along the walls, sometimes before a door. */
function randomClutter(random: Random, { left, right, back }: Size, { doors }: RandomOpenings): ClutterSpec[] {
  if (random.chance(0.6)) return [];
  const count = 1 + Math.floor(random.between(0, 3));
  return Array.from({ length: count }, () => {
    const kind = random.pick(['box', 'plant'] as const);
    const width = random.between(0.3, kind === 'box' ? 1.4 : 0.7);
    const depth = kind === 'box' ? random.between(0.3, 0.5) : width;
    const height = kind === 'box' ? random.between(0.3, 1.1) : random.between(0.7, 1.6);
    const colour = near(random, random.pick(kind === 'box' ? CLUTTER : FOLIAGE));
    const onBack = doors.find((door) => door.wall === 'back');
    const free = random.between(left + width / 2, right - width / 2);
    const x = onBack && random.chance(0.4) ? (onBack.from + onBack.to) / 2 : free;
    return { kind, x, z: back + depth / 2 + 0.04, width, depth, height, colour };
  });
}
