/** Windows, doors and objects on the walls of synthetic rooms, placed without overlap. Metres. */
import type { Side, Vec3 } from '../contract.js';
import type { Random } from '../random.js';
import type { DoorSpec, HearthSpec, Hole, PictureSpec, RoomSpec, WindowSpec } from './roomSpec.js';
import { SIDES } from './shell.js';

export type RandomOpenings = Required<
  Pick<RoomSpec, 'windows' | 'doors' | 'hearths' | 'radiators' | 'mouldings' | 'pictures'>
>;

type Size = Pick<RoomSpec, 'left' | 'right' | 'back' | 'ceiling'>;

/** Least distance between two openings, and from the corners. */
const APART = 0.2;
const FROM_CORNER = 0.15;
/** Near end of the side walls' filled range: the rest is beside the camera. */
const NEAREST = -0.4;
const DARK_FRAME: Vec3 = [0.03, 0.03, 0.035];
const WOOD: readonly Vec3[] = [
  [0.3, 0.16, 0.08],
  [0.4, 0.26, 0.14],
  [0.12, 0.06, 0.03],
];
const HEARTHS: readonly Vec3[] = [
  [0.8, 0.79, 0.77],
  [0.6, 0.57, 0.52],
  [0.3, 0.12, 0.08],
  [0.2, 0.19, 0.18],
];
const ART: readonly Vec3[] = [
  [0.1, 0.2, 0.3],
  [0.5, 0.3, 0.15],
  [0.75, 0.73, 0.68],
  [0.2, 0.3, 0.18],
];
const ART_FRAMES: readonly Vec3[] = [
  [0.02, 0.02, 0.02],
  [0.3, 0.18, 0.08],
  [0.8, 0.8, 0.78],
];

/** One wall while it is being filled. */
interface WallPlan {
  readonly wall: Side;
  readonly from: number;
  readonly to: number;
  readonly taken: { readonly from: number; readonly to: number }[];
}

export function randomOpenings(random: Random, size: Size): RandomOpenings {
  const { left, right, back } = size;
  const span = (wall: Side) => (wall === 'back' ? { from: left, to: right } : { from: back, to: NEAREST });
  const plans: WallPlan[] = SIDES.map((wall) => ({ wall, ...span(wall), taken: [] }));
  const found = { windows: [] as WindowSpec[], hearths: [] as HearthSpec[], pictures: [] as PictureSpec[] };
  const doors: DoorSpec[] = [];
  const radiators: Hole[] = [];
  const glassWall = random.chance(0.14) ? random.pick(plans) : null;
  if (glassWall) found.windows.push(...glassAcross(random, glassWall, size));
  const wanted = random.pick([0, 1, 1, 1, 2, 2]);
  for (const plan of random.shuffled(plans.filter((one) => one !== glassWall)).slice(0, wanted)) {
    doors.push(...randomDoor(random, plan, { size, open: !doors.some(({ leaf }) => leaf === 'open') }));
  }
  if (random.chance(0.18)) found.hearths.push(...randomHearth(random, random.pick(plans)));
  const style = windowStyle(random, size);
  for (const plan of plans) if (plan !== glassWall && random.chance(0.5)) found.windows.push(...style.row(plan));
  if (random.chance(0.25)) radiators.push(...randomRadiator(random, random.pick(plans), found.windows));
  if (random.chance(0.25)) found.pictures.push(...randomPicture(random, random.pick(plans)));
  const mouldings = random.chance(0.12) ? plans.flatMap((plan) => randomMouldings(random, plan, size)) : [];
  return { ...found, doors, radiators, mouldings };
}

/** A free place of this width, which is then occupied, or null. */
function reserve(random: Random, plan: WallPlan, width: number): { from: number; to: number } | null {
  for (let attempt = 0; attempt < 12; attempt++) {
    const [first, last] = [plan.from + FROM_CORNER, plan.to - FROM_CORNER - width];
    if (last < first) return null;
    const from = random.between(first, last);
    const place = { from, to: from + width };
    if (plan.taken.some((other) => place.from < other.to + APART && place.to > other.from - APART)) continue;
    plan.taken.push(place);
    return place;
  }
  return null;
}

/** A wall that is nearly all glass, in several panes. */
function glassAcross(random: Random, plan: WallPlan, { ceiling }: Size): WindowSpec[] {
  const from = plan.from + random.between(0.1, 0.35);
  const to = plan.to - random.between(0.1, 0.35);
  if (to - from < 1.2) return [];
  plan.taken.push({ from: plan.from, to: plan.to });
  const sashes = Math.max(2, Math.round((to - from) / random.between(0.7, 1.4)));
  const top = ceiling - random.between(0.06, 0.4);
  const bottom = random.pick([0.03, 0.06, 0.1, 0.35]);
  const dark = random.chance(0.5);
  return [
    {
      wall: plan.wall,
      from,
      to,
      bottom,
      top,
      sashes,
      sill: false,
      casing: random.chance(0.5),
      ...(dark && { colour: DARK_FRAME }),
      panes: { columns: 1, rows: random.chance(0.3) ? 2 : 1 },
    },
  ];
}

/** All ordinary windows of a room are of one kind. */
function windowStyle(random: Random, { ceiling }: Size) {
  const tall = random.chance(0.15);
  const bottom = tall ? random.between(0.05, 0.25) : random.between(0.35, 1.15);
  const top = Math.min(ceiling - 0.15, Math.max(bottom + 0.7, random.between(1.95, 2.5)));
  const panes = random.pick([
    { columns: 1, rows: 1 },
    { columns: 1, rows: 1 },
    { columns: 1, rows: 2 },
    { columns: 2, rows: 3 },
    { columns: 3, rows: 4 },
  ]);
  const colour = random.chance(0.75) ? undefined : random.pick([DARK_FRAME, ...WOOD]);
  const blind = random.chance(0.25) ? { share: random.between(0.15, 1), slats: random.chance(0.5) } : undefined;
  const casing = random.chance(0.7);
  const sill = random.chance(0.7);
  const common = { bottom, top, panes, casing, sill, ...(colour && { colour }), ...(blind && { blind }) };
  const row = (plan: WallPlan): WindowSpec[] => {
    const count = random.pick([1, 1, 1, 2, 2, 3]);
    const width = random.between(0.6, count === 1 ? 2.6 : 1.3);
    const sashes = Math.max(1, Math.round(width / random.between(0.6, 1.2)));
    const windows: WindowSpec[] = [];
    for (let k = 0; k < count; k++) {
      const place = reserve(random, plan, width);
      if (place) windows.push({ wall: plan.wall, ...place, ...common, sashes });
    }
    return windows;
  };
  return { row };
}

function randomDoor(
  random: Random,
  plan: WallPlan,
  { size, open }: { readonly size: Size; readonly open: boolean },
): DoorSpec[] {
  const leaf = random.pick(['panels', 'panels', 'panels', 'panels', 'flat', 'glazed', 'open', 'open'] as const);
  const kind = leaf === 'open' && !open ? 'panels' : leaf;
  const two = kind === 'panels' || kind === 'flat' ? 0.12 : 0.45;
  const width = random.chance(two) ? random.between(1.3, 1.8) : random.between(0.7, 0.95);
  const place = reserve(random, plan, width + 0.14);
  if (!place) return [];
  const usual = random.chance(0.75) ? random.between(2, 2.06) : random.between(1.96, 2.25);
  const top = Math.min(size.ceiling - 0.12, usual);
  const wooden = random.chance(0.18);
  const panels =
    kind === 'glazed'
      ? random.pick([
          { columns: 1, rows: 1 },
          { columns: 2, rows: 5 },
          { columns: 2, rows: 4 },
        ])
      : random.pick([
          { columns: 1, rows: 2 },
          { columns: 2, rows: 2 },
          { columns: 2, rows: 3 },
          { columns: 1, rows: 3 },
          { columns: 1, rows: 5 },
        ]);
  return [
    {
      wall: plan.wall,
      from: place.from + 0.07,
      to: place.to - 0.07,
      bottom: 0,
      top,
      leaf: kind,
      panels,
      hinge: random.pick(['from', 'to']),
      ...(wooden && { colour: random.pick(WOOD) }),
    },
  ];
}

function randomHearth(random: Random, plan: WallPlan): HearthSpec[] {
  const place = reserve(random, plan, random.between(1.15, 1.7));
  if (!place) return [];
  return [{ wall: plan.wall, ...place, bottom: 0, top: random.between(1, 1.35), colour: random.pick(HEARTHS) }];
}

/** Below a window of the wall, or on its own. */
function randomRadiator(random: Random, { wall, ...plan }: WallPlan, windows: readonly WindowSpec[]): Hole[] {
  const above = windows.find((window) => window.wall === wall && window.bottom > 0.75);
  const width = random.between(0.6, 1.4);
  if (above) {
    const middle = (above.from + above.to) / 2;
    const from = Math.max(plan.from + 0.05, middle - width / 2);
    return [{ wall, from, to: from + width, bottom: 0.12, top: 0.68 }];
  }
  const place = reserve(random, { wall, ...plan }, width);
  return place ? [{ wall, ...place, bottom: 0.12, top: 0.7 }] : [];
}

/** Frames side by side wherever the wall is free. */
function randomMouldings(random: Random, plan: WallPlan, { ceiling }: Size): Hole[] {
  const bottom = random.between(0.2, 0.35);
  const top = random.chance(0.5) ? random.between(0.8, 1) : ceiling - random.between(0.25, 0.4);
  const width = random.between(0.5, 1.1);
  const frames: Hole[] = [];
  for (let from = plan.from + FROM_CORNER; from + width < plan.to - FROM_CORNER; from += width + 0.12) {
    if (plan.taken.some((other) => from < other.to + 0.1 && from + width > other.from - 0.1)) continue;
    frames.push({ wall: plan.wall, from, to: from + width, bottom, top });
  }
  return frames;
}

function randomPicture(random: Random, plan: WallPlan): PictureSpec[] {
  const width = random.between(0.4, 1.2);
  const place = reserve(random, plan, width);
  if (!place) return [];
  const height = random.between(0.4, 0.9);
  const frame = random.pick(ART_FRAMES);
  return [
    { wall: plan.wall, ...place, bottom: 1.5 - height / 2, top: 1.5 + height / 2, colour: random.pick(ART), frame },
  ];
}
