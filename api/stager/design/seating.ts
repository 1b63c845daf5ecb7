import type { Draft } from './draft.js';
import { beside, layRug } from './place.js';
import { inStyle, USUAL } from './proportions.js';
import { addFirst } from './rules.js';
import type { Scene } from './scene.js';
import { sectionalLayout } from './sectional.js';

/** Metres from a sofa's front to its table. */
export const TABLE_GAP: readonly [number, number] = [0.35, 0.5];
/** Metres between the middles of seats that talk. */
export const TALKING: readonly [number, number] = [1.2, 2.7];
/** Metres of rug under the front legs. */
const UNDER_LEGS = 0.25;
/** Metres of rug beyond a sofa's ends. */
const BEYOND_ENDS: readonly [number, number] = [0.15, 0.3];

/** Where a seat's occupants look: the stretch of its front, and how far forward of its middle it lies, metres. */
export interface Front {
  /** ends of the stretch along the seat's own x axis */
  readonly from: number;
  readonly to: number;
  readonly z: number;
}

/** The whole front of a sofa; of an L-shaped one, that of its rear part beside the return. */
export function frontOf(sofa: Draft): Front {
  const { kind, width, depth } = sofa;
  if (kind !== 'sectional') return { from: -width / 2, to: width / 2, z: depth / 2 };
  const { side, mainDepth, returnWidth } = sectionalLayout(sofa);
  const z = mainDepth - depth / 2;
  return side < 0
    ? { from: returnWidth - width / 2, to: width / 2, z }
    : { from: -width / 2, to: width / 2 - returnWidth, z };
}

/** A table before a sofa, two thirds of its length where the floor allows it. */
export function addCoffeeTable(scene: Scene, sofa: Draft): Draft | null {
  const front = frontOf(sofa);
  const length = Math.min(1.5, (front.to - front.from) * scene.random.between(0.54, 0.64));
  const { depth, height } = USUAL['coffee table'];
  const tables = [1, 0.85, 0.7, 0.58].flatMap((factor) => {
    const width = Math.max(0.55, length * factor);
    const size = { width, depth: depth * Math.min(1.1, width / 1.05), height };
    const { depth: styled } = inStyle(scene.style, 'coffee table', size);
    const x = (front.from + front.to) / 2;
    const gaps = [scene.random.between(TABLE_GAP[0] + 0.03, TABLE_GAP[1] - 0.04), TABLE_GAP[0] + 0.01];
    return gaps.map((gap) => beside(scene, sofa, 'coffee table', { x, z: front.z + gap + styled / 2, size }));
  });
  return addFirst(scene, tables, { inFrame: 0.8, gap: 0.28, seen: 0.4 });
}

/** Metres of rug that a seat opposite the sofa stands on. */
const REACHED = 0.3;

/**
 * One rug that binds the group: under the sofa's front legs and, where it fits, those of every other seat; at the least
 * under the table.
 */
export function layGroupRug(scene: Scene, sofa: Draft, seats: readonly Draft[]): Draft | null {
  const front = frontOf(sofa);
  const beyond = scene.random.between(...BEYOND_ENDS);
  const back = front.z - UNDER_LEGS;
  const reach = seats.map((seat) => reachOf(sofa, seat));
  const far = Math.max(back + 2.1, ...reach.map(({ ahead }) => ahead + REACHED));
  const wide = Math.max(sofa.width / 2 + beyond, ...reach.map(({ aside }) => aside + REACHED));
  const widths = [Math.min(wide, sofa.width / 2 + 0.75), sofa.width / 2 + beyond, sofa.width / 2 + BEYOND_ENDS[0]];
  const depths = [Math.min(far - back, 3.2), 2.1, 1.8, 1.5];
  const bound = widths.flatMap((half) => depths.map((depth) => [2 * half, depth] as const));
  const least = [
    [sofa.width, 1.35],
    [Math.min(sofa.width, 1.7), 1.15],
  ] as const;
  const candidates = [...bound, ...least].map(([width, depth]) =>
    beside(scene, sofa, 'rug', { x: 0, z: back + depth / 2, size: { ...USUAL.rug, width, depth } }),
  );
  return layRug(scene, candidates);
}

/** How far ahead and aside of a sofa's middle the near edge of another seat is, metres. */
function reachOf(sofa: Draft, seat: Draft): { ahead: number; aside: number } {
  const [dx, dz] = [seat.x - sofa.x, seat.z - sofa.z];
  const [c, s] = [Math.cos(sofa.angle), Math.sin(sofa.angle)];
  const half = seat.depth / 2;
  return { ahead: dx * s + dz * c - half, aside: Math.abs(dx * c - dz * s) - half };
}
