/** Fires of all kinds for synthetic rooms: in surrounds, in bricks, behind glass, in stoves. Metres. */
import type { Side, Vec3 } from '../contract.js';
import type { Random } from '../random.js';
import { randomFire } from './flatFires.js';
import { freePlace } from './freePlaces.js';
import type { BrickFireSpec, HearthSpec, RoomSpec, StorageSpec } from './roomSpec.js';
import { varied } from './sideDoors.js';

const BRICKS: readonly Vec3[] = [
  [0.3, 0.12, 0.08],
  [0.22, 0.09, 0.06],
  [0.42, 0.22, 0.14],
  [0.72, 0.71, 0.68],
  [0.3, 0.28, 0.26],
  [0.08, 0.08, 0.085],
];
const MORTAR: readonly Vec3[] = [
  [0.5, 0.48, 0.44],
  [0.25, 0.24, 0.23],
];
const SURROUNDS: readonly Vec3[] = [
  [0.8, 0.79, 0.77],
  [0.6, 0.57, 0.52],
  [0.3, 0.16, 0.08],
  [0.2, 0.19, 0.18],
  [0.05, 0.05, 0.055],
];

/** The room with a fire in one of its walls, if there is space; sometimes between shelves. */
export function variedHearth(random: Random, room: RoomSpec, wall: Side): RoomSpec {
  const make = random.pick([brickFire, brickFire, brickFire, surround, surround, flat, stove]);
  const { width, ...hearth } = make(random);
  const shelved = make !== stove && random.chance(0.35) ? random.between(0.7, 1.1) : 0;
  const place = freePlace(random, room, wall, {
    width: width + 2 * shelved,
    corner: 0.1,
    others: 0.08,
    hidden: shelved ? 0.25 : 0.12,
  });
  if (!place) return room;
  const [from, to] = [place.from + shelved, place.to - shelved];
  const shelves: StorageSpec[] = [
    { from: place.from, to: from - 0.02 },
    { from: to + 0.02, to: place.to },
  ].map((side) => ({
    kind: 'shelves',
    wall,
    ...side,
    bottom: 0,
    top: Math.min(room.ceiling - 0.05, 2.3),
    depth: 0.3,
    colour: room.trimColour ?? [0.78, 0.77, 0.74],
  }));
  return {
    ...room,
    hearths: [{ wall, from, to, ...hearth }],
    storage: [...(room.storage ?? []), ...(shelved ? shelves : [])],
  };
}

type Make = Omit<HearthSpec, 'wall' | 'from' | 'to'> & { readonly width: number };

function brickFire(random: Random): Make {
  const width = random.between(1.2, 2.1);
  const raised = random.chance(0.5) ? random.between(0.2, 0.45) : 0;
  const fireTop = raised + random.between(0.6, 0.8);
  const bricks: BrickFireSpec = {
    width: Math.min(width - 0.4, random.between(0.7, 1.15)),
    top: fireTop,
    arch: random.chance(0.5) ? random.between(0.1, 0.3) : 0,
    raised,
    mantel: random.chance(0.6) ? random.between(0.06, 0.14) : 0,
    reach: random.pick(['surround', 'ceiling', 'ceiling', 'wall'] as const),
    mortar: random.pick(MORTAR),
  };
  const top = Math.min(1.6, fireTop + random.between(0.2, 0.45));
  return { width, bottom: 0, top, colour: varied(random, random.pick(BRICKS)), bricks };
}

const surround = (random: Random): Make => ({
  width: random.between(1.15, 1.8),
  bottom: 0,
  top: random.between(1, 1.4),
  colour: varied(random, random.pick(SURROUNDS)),
});

function flat(random: Random): Make {
  const width = random.between(1.2, 2);
  return { width, bottom: 0, ...randomFire(random, width) };
}

function stove(random: Random): Make {
  const [width, height] = [random.between(0.45, 0.65), random.between(0.7, 1.15)];
  const plate: Vec3 = random.pick([
    [0.06, 0.06, 0.065],
    [0.4, 0.39, 0.37],
  ]);
  return {
    width: width + 0.2,
    bottom: 0,
    top: height + 0.1,
    colour: plate,
    stove: { width, height, depth: random.between(0.35, 0.45) },
  };
}
