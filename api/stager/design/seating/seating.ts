import { KINDS, type Size } from '../../kinds.js';
import type { Ground } from '../../contract.js';
import type { Draft, Placed } from '../../furniture/draft.js';
import { corners, overlap, place, within } from '../scene/footprint.js';
import { beside, layRug } from '../placing/place.js';
import { inStyle } from '../../furniture/proportions.js';
import { addFirst, fits } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { sectionalLayout } from '../../furniture/sectional.js';
import { view } from '../scene/view.js';

/** Metres from a sofa's front to its table: the least, and the usual where the floor allows it. */
export const TABLE_GAP: readonly [number, number] = [0.35, 0.5];
const GOOD_GAP: readonly [number, number] = [0.4, 0.45];
/** Least and greatest metres between the middles of two seats in talking distance. */
export const TALKING: readonly [number, number] = [1.2, 2.7];
/** Greatest metres from a sofa's middle to the middle of its outermost seat. */
const LAST_SEAT = 1.3;

/** Whether a place, in a sofa's axes, is in talking distance of the nearest seat of the sofa. */
export function isInTalkingDistance(sofa: Draft, { x, z }: { readonly x: number; readonly z: number }): boolean {
  const aside = Math.max(0, Math.abs(x) - Math.max(0, sofa.width / 2 - LAST_SEAT));
  return Math.hypot(x, z) >= TALKING[0] && Math.hypot(aside, z) <= TALKING[1];
}

/** Metres of rug under the sofa's front, so that no strip of bare floor shows before it. */
const UNDER_LEGS = 0.38;
/** The same at most, where another seat stands beside the sofa. */
const UNDER_SOFA = 0.65;
/** Metres of rug beyond a sofa's ends. */
const BEYOND_ENDS: readonly [number, number] = [0.3, 0.42];

/** The front edge of a seat, in its own axes: its ends, and its distance before the seat's middle; metres. */
interface SofaFront {
  /** ends of the stretch along the seat's own x axis */
  readonly from: number;
  readonly to: number;
  readonly z: number;
}

/** The whole front of a sofa; of an L-shaped one, that of its rear part beside the return. */
export function frontOf(sofa: Draft): SofaFront {
  const { kind, width, depth } = sofa;
  if (kind !== 'sectional') return { from: -width / 2, to: width / 2, z: depth / 2 };
  const { side, mainDepth, returnWidth } = sectionalLayout(sofa);
  const z = mainDepth - depth / 2;
  return side < 0
    ? { from: returnWidth - width / 2, to: width / 2, z }
    : { from: -width / 2, to: width / 2 - returnWidth, z };
}

/**
 * Length of a table as a share of the sofa's front (designers' rule: half to two thirds); metres: its depth, and the
 * width of a round one above which it becomes an oval.
 */
const TABLE_SHARE: readonly [number, number] = [0.56, 0.62];
const TABLE_SIZE = { deepest: 0.72, widest: 0.95 } as const;
/** Depth of an oval table as a share of its length. */
const OVAL_DEPTH = 0.62;
/** Metres: least depth of a table, where the floor before the sofa is short. */
const SHALLOWEST = 0.42;
/** Factors on the table's size that are tried where the floor is narrow. */
const TABLE_SCALES = [1, 0.95, 0.9] as const;

/**
 * The strictness for a table that the lower frame cuts, where no other finds room: it leads into the picture, as long as
 * its top shows.
 */
const CUT_TABLE = { inFrame: 0.5, lowest: 1.35 } as const;

/** Adds a table before a sofa, about 60 % as long; a round one before a short sofa, an oval before a long one. */
export function addCoffeeTable(scene: Scene, sofa: Draft): Draft | null {
  const front = frontOf(sofa);
  const usual = KINDS['coffee table'].size;
  const shape = inStyle(scene.style, 'coffee table', usual);
  const round = shape.width === shape.depth;
  const length = Math.max(0.5, front.to - front.from) * scene.random.between(...TABLE_SHARE);
  const x = (front.from + front.to) / 2;
  const at = (gap: number, width: number, depth: number): Draft => ({
    ...beside(scene, sofa, 'coffee table', { x, z: front.z + gap + depth / 2 }),
    width,
    depth,
    height: shape.height,
  });
  const usually = TABLE_SCALES.flatMap((factor) => {
    const width = length * factor;
    const gaps = [scene.random.between(...GOOD_GAP), TABLE_GAP[0] + 0.01];
    return gaps.map((gap) => at(gap, width, tableDepth(width, round, shape)));
  });
  const tables = [...usually, at(TABLE_GAP[0] + 0.01, TABLE_SCALES[2] * length, SHALLOWEST)];
  const whole = addFirst(scene, tables, { gap: 0.28, seen: 0.4 });
  return whole ?? addFirst(scene, tables, { gap: 0.28, seen: 0.4, ...CUT_TABLE });
}

function tableDepth(width: number, round: boolean, shape: Size): number {
  if (round) return width <= TABLE_SIZE.widest ? width : Math.min(TABLE_SIZE.widest, OVAL_DEPTH * width);
  return Math.min(TABLE_SIZE.deepest, (width * shape.depth) / shape.width);
}

/** Metres of rug beyond the front legs of another seat. */
const BEYOND_LEGS = 0.2;
/** Metres of rug round a table, and in front of it where the floor allows it. */
const ROUND_TABLE = { least: 0.14, good: 0.6 };
/** Metres: least and greatest depth of a rug before a sofa, and greatest reach beyond a sofa's end for a seat. */
const RUG_DEPTH = { least: 1, most: 3.6 };
const FOR_SEATS = 1.25;
/** Metres of rug before a sofa that has no table. */
const WITHOUT_TABLE = 0.55;
/** Lower edges in the picture, as shares of its height, between which the frame cuts a sliver off a rug. */
const SLIVER = { from: 0.985, to: 1.05 };

/**
 * Lays one rug for the group: centred on the sofa and its table, or on the whole group where seats stand at one end
 * of it; under the front legs of the sofa and, where it fits, of every other seat; table and poufs stand on it whole.
 * No rug rather than a smaller one.
 */
export function layGroupRug(
  scene: Scene,
  sofa: Draft,
  {
    table = null,
    seats = [],
    poufs = [],
  }: { readonly table?: Draft | null; readonly seats?: readonly Draft[]; readonly poufs?: readonly Draft[] } = {},
): Draft | null {
  const front = frontOf(sofa);
  const beyond = scene.random.between(...BEYOND_ENDS);
  const half = sofa.width / 2;
  const legs = seats.flatMap((seat) => frontLegs(seat).map((leg) => within(sofa, leg)));
  const feet = poufs.flatMap((pouf) => corners(pouf, AT_EDGE / 2).map((foot) => within(sofa, foot)));
  const hindmost = Math.min(front.z - UNDER_LEGS, ...legs.map(([, ahead]) => ahead - BEYOND_LEGS));
  const back = Math.max(front.z - UNDER_SOFA, hindmost);
  const edge = table ? within(sofa, [table.x, table.z])[1] + table.depth / 2 : front.z + WITHOUT_TABLE;
  const far = Math.max(
    edge + ROUND_TABLE.good,
    ...legs.map(([, ahead]) => ahead + BEYOND_LEGS),
    ...feet.map(([, ahead]) => ahead),
  );
  const reachAt = (end: 1 | -1): number => {
    const reached = Math.max(
      half + beyond,
      ...legs.map(([aside]) => end * aside + BEYOND_LEGS),
      ...feet.map(([aside]) => Math.abs(aside)),
    );
    return Math.min(half + FOR_SEATS, reached);
  };
  const [left, right] = [reachAt(-1), reachAt(1)];
  // the table sets the least width; before an L-shaped sofa it is off the middle
  const middle = (front.from + front.to) / 2;
  const least = Math.max(table ? table.width / 2 + Math.abs(middle) + ROUND_TABLE.least : 0, 0.3 * sofa.width);
  const halves = [Math.max(left, right), half + beyond, half + BEYOND_ENDS[0], half, 0.85 * half, least];
  const centred = halves.filter((reached) => reached >= least).map((reached) => ({ left: reached, right: reached }));
  const ends = [far, edge + ROUND_TABLE.good, edge + 0.4, edge + 0.26, edge + ROUND_TABLE.least];
  const depths = ends.map((end) => Math.max(RUG_DEPTH.least, Math.min(RUG_DEPTH.most, end - back)));
  const candidates = [{ left, right }, ...centred].flatMap((reach) =>
    depths.map((depth) => {
      const size = { ...KINDS.rug.size, width: reach.left + reach.right, depth };
      return beside(scene, sofa, 'rug', { x: (reach.right - reach.left) / 2, z: back + depth / 2, size });
    }),
  );
  const rated = candidates.map((rug) => ({
    rug,
    flaws: rugPenalty(scene, rug, { sofa, seats: [...seats, ...poufs] }),
  }));
  return layRug(
    scene,
    rated.toSorted((a, b) => a.flaws - b.flaws).map(({ rug }) => rug),
  );
}

/**
 * Penalty of a rug that is narrower than its sofa, is cut by the frame, loses a sliver to it, or has a chair with one
 * leg beside it.
 */
function rugPenalty(
  { room }: Scene,
  rug: Draft,
  { sofa, seats }: { readonly sofa: Draft; readonly seats: readonly Draft[] },
): number {
  const { bottom, inFrame } = view(room, rug);
  const narrow = rug.width < sofa.width + 2 * BEYOND_ENDS[0] - 1e-6;
  const sliver = bottom > SLIVER.from && bottom < SLIVER.to;
  const cut = inFrame < 1;
  const half = seats.filter((seat) => !isOnOrOff(rug, seat)).length;
  return (narrow ? 4 : 0) + (sliver ? 1.5 : 0) + (cut ? 1 : 0) + 2 * half;
}

/**
 * Metres from a rug's edge inside which a leg stands clearly on it, and outside which a chair stands clearly beside
 * it.
 */
const AT_EDGE = 0.14;
const OFF_EDGE = 0.6;
/** Position of a chair's front legs from its middle, as shares of its width and depth. */
const LEGS = { across: 0.42, ahead: 0.42 };

const frontLegs = (seat: Placed): Ground[] =>
  [-1, 1].map((end) => place(seat, end * LEGS.across * seat.width, LEGS.ahead * seat.depth));

/** Whether a chair stands on the rug with both front legs, or entirely beside it. */
export function isOnOrOff(rug: Placed, seat: Placed): boolean {
  if (!overlap(rug, seat, OFF_EDGE)) return true;
  return frontLegs(seat).every((leg) => {
    const [x, z] = within(rug, leg);
    return Math.abs(x) <= rug.width / 2 - AT_EDGE && Math.abs(z) <= rug.depth / 2 - AT_EDGE;
  });
}

/** The rules for a chair that is moved onto the rug. */
const SETTLE_STRICTNESS = { inFrame: 0.95, gap: 0.26, seen: 0.55 };
/** Metres that a chair may come forward onto the rug. */
const SETTLE_SHIFTS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6] as const;

/** Moves chairs at the rug's edge onto it with both front legs. */
export function settleSeats(scene: Scene, rug: Draft, seats: readonly Draft[]): void {
  for (const seat of seats) {
    const at = scene.pieces.indexOf(seat);
    if (at < 0 || seat.kind !== 'armchair' || isOnOrOff(rug, seat)) continue;
    scene.pieces.splice(at, 1);
    const moved = SETTLE_SHIFTS.map((ahead) => {
      const [x, z] = place(seat, 0, ahead);
      return { ...seat, x, z };
    });
    const settled = moved.find((draft) => isOnOrOff(rug, draft) && fits(scene, draft, SETTLE_STRICTNESS));
    scene.pieces.splice(at, 0, settled ?? seat);
  }
}
