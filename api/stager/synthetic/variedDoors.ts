/** Doors of all kinds for synthetic rooms. Metres. */
import type { Side, Vec3 } from '../contract.js';
import type { Random } from '../random.js';
import { freePlace } from './freePlaces.js';
import type { DoorSpec, Hole, RoomSpec } from './roomSpec.js';
import { varied } from './sideDoors.js';

const WOODS: readonly Vec3[] = [
  [0.4, 0.26, 0.14],
  [0.2, 0.11, 0.06],
  [0.28, 0.12, 0.06],
  [0.1, 0.055, 0.03],
];
const PAINTS: readonly Vec3[] = [
  [0.04, 0.04, 0.045],
  [0.25, 0.26, 0.27],
  [0.1, 0.14, 0.2],
  [0.55, 0.53, 0.48],
];
const DARK_FRAME: Vec3 = [0.03, 0.03, 0.033];
const PANELS: readonly DoorSpec['panels'][] = [
  { columns: 1, rows: 1 },
  { columns: 1, rows: 2 },
  { columns: 2, rows: 2 },
  { columns: 2, rows: 3 },
  { columns: 1, rows: 5 },
];
const LIGHTS: readonly DoorSpec['panels'][] = [
  { columns: 1, rows: 1 },
  { columns: 1, rows: 1 },
  { columns: 1, rows: 4 },
  { columns: 2, rows: 5 },
  { columns: 3, rows: 5 },
];

type Make = Omit<DoorSpec, 'wall' | 'from' | 'to'> & { readonly width: number };

/** The room with one more door, if the wall has space. */
export function variedDoor(random: Random, room: RoomSpec, wall: Side): RoomSpec {
  const make = random.pick([
    leaf,
    leaf,
    darkLeaf,
    french,
    french,
    raised,
    raised,
    balcony,
    sliding,
    opening,
    opening,
    dark,
  ]);
  const { width, ...door } = make(random, room.ceiling);
  const casing = door.casingWidth ?? 0.07;
  const wanted = { width: width + 2 * casing, corner: random.pick([0.02, 0.12, 0.2]), others: 0.15, hidden: 0.15 };
  const place = freePlace(random, room, wall, wanted);
  if (!place) return room;
  const added: DoorSpec = { wall, from: place.from + casing, to: place.to - casing, ...door };
  // glass beside a door is as high as the door
  const beside = make === balcony && random.chance(0.4) ? besideWindow(random, room, added) : null;
  return { ...room, doors: [...room.doors, added], windows: beside ? [...room.windows, beside] : room.windows };
}

const usualTop = (random: Random, ceiling: number): number =>
  Math.min(ceiling - 0.12, random.chance(0.75) ? random.between(1.98, 2.1) : random.between(2.1, 2.4));

function leaf(random: Random, ceiling: number): Make {
  const two = random.chance(0.2);
  return {
    width: two ? random.between(1.25, 1.8) : random.between(0.68, 0.98),
    bottom: 0,
    top: usualTop(random, ceiling),
    leaf: random.pick(['panels', 'panels', 'flat'] as const),
    panels: random.pick(PANELS),
    hinge: random.pick(['from', 'to'] as const),
    casingWidth: random.between(0.03, 0.14),
  };
}

const darkLeaf = (random: Random, ceiling: number): Make => ({
  ...leaf(random, ceiling),
  colour: varied(random, random.pick(random.chance(0.6) ? WOODS : PAINTS)),
});

const frameOf = (random: Random): Pick<DoorSpec, 'colour'> => {
  const share = random.next();
  if (share < 0.5) return {};
  return { colour: share < 0.75 ? DARK_FRAME : varied(random, random.pick(WOODS)) };
};

const french = (random: Random, ceiling: number): Make => ({
  width: random.chance(0.6) ? random.between(1.3, 1.9) : random.between(0.75, 1),
  bottom: 0,
  top: usualTop(random, ceiling),
  leaf: 'glazed',
  panels: random.pick(LIGHTS),
  casingWidth: random.between(0.04, 0.12),
  ...frameOf(random),
});

/** One or two steps up, as to a terrace. */
function raised(random: Random, ceiling: number): Make {
  const bottom = random.pick([random.between(0.12, 0.2), random.between(0.28, 0.38)]);
  const door = random.chance(0.75) ? french(random, ceiling) : leaf(random, ceiling);
  return { ...door, bottom, top: Math.min(ceiling - 0.08, door.top + bottom) };
}

const balcony = (random: Random, ceiling: number): Make => ({
  width: random.between(0.7, 1),
  bottom: random.chance(0.3) ? random.between(0.04, 0.1) : 0,
  top: Math.min(ceiling - 0.1, random.between(1.95, 2.35)),
  leaf: random.pick(['glazed', 'sliding'] as const),
  panels: { columns: 1, rows: random.pick([1, 1, 2]) },
  casingWidth: random.pick([0, 0.03, 0.07]),
  ...frameOf(random),
});

const sliding = (random: Random, ceiling: number): Make => ({
  width: random.between(1.5, 2.3),
  bottom: 0,
  top: Math.min(ceiling - 0.12, random.between(1.95, 2.35)),
  leaf: 'sliding',
  panels: { columns: 1, rows: 1 },
  casingWidth: random.pick([0, 0.04, 0.08]),
  ...frameOf(random),
});

/** A doorway without a leaf, often wider than a door and without casing. */
const opening = (random: Random, ceiling: number): Make => ({
  width: random.chance(0.5) ? random.between(0.75, 1.1) : random.between(1.2, 2.2),
  bottom: 0,
  top: Math.min(ceiling - 0.1, random.between(1.98, 2.45)),
  leaf: 'open',
  casingWidth: random.chance(0.4) ? 0 : random.between(0.05, 0.14),
  beyond: {
    lamp: random.between(0.4, 3),
    colour: varied(random, random.pick([[0.75, 0.74, 0.71], ...PAINTS] as const)),
  },
});

const dark = (random: Random, ceiling: number): Make => ({
  ...opening(random, ceiling),
  width: random.between(0.7, 1.1),
  beyond: { lamp: random.between(0.01, 0.12), colour: varied(random, random.pick(PAINTS)) },
});

function besideWindow(random: Random, room: RoomSpec, door: DoorSpec): RoomSpec['windows'][number] | null {
  const width = random.between(0.6, 1.5);
  const { wall, top, colour } = door;
  const sides = random.shuffled([
    { from: door.to + 0.06, to: door.to + 0.06 + width },
    { from: door.from - 0.06 - width, to: door.from - 0.06 },
  ]);
  const bottom = random.between(0.6, 0.95);
  const place = sides.find((side) => isFree(room, { wall, ...side, bottom, top }));
  return place ? { wall, ...place, bottom, top, casing: false, ...(colour && { colour }) } : null;
}

function isFree(room: RoomSpec, hole: Hole): boolean {
  const [first, last] = hole.wall === 'back' ? [room.left, room.right] : [room.back, 0];
  const others = [...room.windows, ...room.doors, ...(room.hearths ?? [])].filter(({ wall }) => wall === hole.wall);
  return hole.from > first + 0.05 && hole.to < last - 0.05 && others.every((o) => hole.from > o.to || hole.to < o.from);
}
