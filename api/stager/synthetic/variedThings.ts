/** Wardrobes, shelves, stairs, radiators, plates and curtains for synthetic rooms. Metres. */
import type { Side, Vec3 } from '../contract.js';
import type { Random } from '../random.js';
import { freePlace } from './freePlaces.js';
import { wallSpan } from './plan.js';
import type { CurtainSpec, Hole, PlateSpec, RoomSpec, StorageSpec } from './roomSpec.js';
import { SIDES } from './shell.js';
import { varied } from './sideDoors.js';

const FRONTS: readonly Vec3[] = [
  [0.78, 0.77, 0.75],
  [0.4, 0.26, 0.14],
  [0.16, 0.09, 0.05],
  [0.25, 0.26, 0.27],
];
const RADIATORS: readonly Vec3[] = [
  [0.76, 0.76, 0.74],
  [0.76, 0.76, 0.74],
  [0.06, 0.06, 0.065],
  [0.35, 0.36, 0.37],
];
const CLOTHS: readonly Vec3[] = [
  [0.8, 0.79, 0.76],
  [0.62, 0.57, 0.5],
  [0.3, 0.3, 0.32],
  [0.12, 0.14, 0.18],
];
/** Width and height of switches, outlets, thermostats and grilles, and the height of their centres. */
const PLATES = [
  { width: 0.08, height: 0.12, at: 1.15 },
  { width: 0.14, height: 0.12, at: 1.1 },
  { width: 0.08, height: 0.12, at: 0.35 },
  { width: 0.08, height: 0.12, at: 0.3 },
  { width: 0.1, height: 0.14, at: 1.5 },
  { width: 0.36, height: 0.16, at: 2.25 },
] as const;

export function variedStorage(random: Random, room: RoomSpec, wall: Side): RoomSpec {
  const kind = random.pick(['shelves', 'wardrobe', 'mirrors', 'mirrors', 'stairs'] as const);
  const width = kind === 'shelves' ? random.between(0.7, 2.2) : random.between(1.3, 2.8);
  const place = freePlace(random, room, wall, { width, corner: 0.02, others: 0.15, hidden: 0.3 });
  if (!place) return room;
  const high = Math.min(room.ceiling - 0.03, kind === 'shelves' ? random.between(1.5, 2.4) : random.between(2.05, 2.5));
  const storage: StorageSpec = {
    kind,
    wall,
    ...place,
    bottom: 0,
    top: kind === 'stairs' ? Math.min(room.ceiling - 0.1, (width / 0.27) * 0.18) : high,
    depth: kind === 'shelves' ? random.between(0.22, 0.35) : random.between(0.05, 0.6),
    colour: varied(random, random.pick(FRONTS)),
  };
  return {
    ...room,
    storage: [...(room.storage ?? []), { ...storage, depth: kind === 'stairs' ? 0.85 : storage.depth }],
  };
}

export function variedRadiator(random: Random, room: RoomSpec, wall: Side): RoomSpec {
  const width = random.between(0.5, 1.5);
  const tall = random.chance(0.15);
  const place = freePlace(random, room, wall, { width: tall ? 0.5 : width, corner: 0.05, others: 0.05, hidden: 0.2 });
  if (!place) return room;
  const radiator = {
    wall,
    ...place,
    bottom: random.between(0.08, 0.16),
    top: tall ? random.between(1.5, 1.9) : random.between(0.55, 0.85),
    colour: random.pick(RADIATORS),
    plate: random.chance(0.5),
  };
  return { ...room, radiators: [...(room.radiators ?? []), radiator] };
}

export function variedPlates(random: Random, room: RoomSpec): RoomSpec {
  const colour: Vec3 = random.chance(0.85) ? [0.8, 0.8, 0.79] : [0.1, 0.1, 0.1];
  const plates = SIDES.flatMap((wall) =>
    PLATES.flatMap(({ width, height, at }): PlateSpec[] => {
      const place = random.chance(0.35) ? freePlace(random, room, wall, { width, ...APART }) : null;
      return place ? [{ wall, ...place, bottom: at - height / 2, top: at + height / 2, colour }] : [];
    }),
  );
  return { ...room, plates };
}
const APART = { corner: 0.1, others: 0.12, hidden: 0 };

/** At every window of a wall: drawn aside, or sheer cloth over all of it. */
export function variedCurtains(random: Random, room: RoomSpec): RoomSpec {
  const colour = varied(random, random.pick(CLOTHS));
  const isSheer = random.chance(0.45);
  const low = random.chance(0.75) ? 0.03 : null;
  const high = Math.min(room.ceiling - 0.05, random.between(2.15, 2.6));
  const curtains = room.windows.flatMap((window): CurtainSpec[] => {
    const bottom = low ?? window.bottom - 0.15;
    const top = Math.min(room.ceiling - 0.04, Math.max(window.top + 0.08, high));
    const span = wallSpan(room, window.wall);
    const cut = ({ from, to }: Pick<Hole, 'from' | 'to'>) => ({
      from: Math.max(span.from + 0.02, from),
      to: Math.min(span.to, to),
    });
    const common = { wall: window.wall, bottom, top };
    if (isSheer) {
      const place = cut({ from: window.from - 0.15, to: window.to + 0.15 });
      return [{ ...common, ...place, colour: [0.85, 0.85, 0.84], sheer: random.between(0.45, 1) }];
    }
    const width = random.between(0.2, 0.45);
    const inside = random.between(0, 0.2);
    return [
      { ...common, ...cut({ from: window.from - width, to: window.from + inside }), colour, sheer: 0 },
      { ...common, ...cut({ from: window.to - inside, to: window.to + width }), colour, sheer: 0 },
    ];
  });
  return { ...room, curtains };
}
