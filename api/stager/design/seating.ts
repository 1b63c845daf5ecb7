import type { Draft, Size } from './draft.js';
import type { Kind } from './kinds.js';
import { beside, layRug, setOn } from './place.js';
import { inStyle, USUAL } from './proportions.js';
import { addFirst } from './rules.js';
import type { Scene } from './scene.js';
import { count, wanted } from './scene.js';
import { pictureX } from './spots.js';

/** Metres from a sofa's front to its table. */
export const TABLE_GAP: readonly [number, number] = [0.35, 0.5];
/** Metres between the middles of seats that talk. */
export const TALKING: readonly [number, number] = [1.2, 2.7];
/** Metres of rug under the front legs. */
const UNDER_LEGS = 0.25;

/** Rug and table before a sofa. */
export function dressSofa(scene: Scene, sofa: Draft): { table: Draft | null; rug: Draft | null } {
  const front = sofa.depth / 2;
  const beyond = scene.random.between(0.15, 0.3);
  const rug = layRug(
    scene,
    [
      [sofa.width + 2 * beyond, 2.3],
      [sofa.width + 2 * beyond, 1.9],
      [sofa.width + 0.3, 1.6],
      [sofa.width, 1.35],
      [Math.min(sofa.width, 1.7), 1.15],
      [1.3, 0.9],
    ].map(([width = 0, depth = 0]) =>
      beside(scene, sofa, 'rug', { x: 0, z: front - UNDER_LEGS + depth / 2, size: { ...USUAL.rug, width, depth } }),
    ),
  );
  return { rug, table: addCoffeeTable(scene, sofa) };
}

function addCoffeeTable(scene: Scene, sofa: Draft): Draft | null {
  const front = sofa.depth / 2;
  const scale = Math.min(1.12, Math.max(0.72, sofa.width / 2.2)) * scene.random.between(0.94, 1.06);
  const tables = [scale, scale * 0.85, scale * 0.7, scale * 0.55].map((factor) => {
    const { width, depth, height } = USUAL['coffee table'];
    const size = { width: width * factor, depth: depth * factor, height };
    const gap = scene.random.between(TABLE_GAP[0] + 0.03, TABLE_GAP[1] - 0.04);
    const { depth: styled } = inStyle(scene.style, 'coffee table', size);
    return beside(scene, sofa, 'coffee table', { x: 0, z: front + gap + styled / 2, size });
  });
  return addFirst(scene, tables, { inFrame: 0.8, gap: 0.3, seen: 0.4 });
}

/** One seat's place in the sofa's axes. */
interface Seat {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
}

/**
 * Ways in which two chairs complete a sofa: facing it, one at each end of the table, or side by side at one end.
 * Each is a list of seats, each seat a list of places to try.
 */
function seatings(scene: Scene, sofa: Draft, table: Size): Seat[][][] {
  const { random } = scene;
  const front = sofa.depth / 2;
  const chair = inStyle(scene.style, 'armchair');
  const free = 0.02 * scene.creativity;
  const turned = () => random.between(-0.35, 0.35) * free;
  const inwards = (side: number, near: number): Seat[] =>
    [0.55, 0.7, 0.9, 1.1].flatMap((out) =>
      [near, near + 0.25, near - 0.25].map((ahead) => ({
        x: side * (table.width / 2 + out + chair.depth / 2 - 0.15),
        z: front + ahead,
        turn: -side * (1.15 + 0.3 * random.next()),
      })),
    );
  const across = (side: number): Seat[] =>
    [0.45, 0.6, 0.35].map((gap) => ({
      x: side * (chair.width / 2 + 0.14),
      z: front + 0.42 + table.depth + gap + chair.depth / 2,
      turn: Math.PI + side * 0.12 + turned(),
    }));
  const side = random.chance(0.5) ? 1 : -1;
  const sideBySide = [0.1, 1.08].map((ahead) =>
    [0.6, 0.8].map((out) => ({
      x: side * (table.width / 2 + out + chair.depth / 2),
      z: front + ahead + chair.width / 2,
      turn: (-side * Math.PI) / 2 + turned(),
    })),
  );
  const ends = [inwards(side, 0.95), inwards(-side, 0.95)];
  const facing = [across(1), across(-1)];
  return scene.creativity < 6 ? [ends, facing, sideBySide] : random.shuffled([ends, facing, sideBySide]);
}

/** Adds up to so many armchairs round a sofa, in the first way that takes most of them. */
export function addChairs(scene: Scene, sofa: Draft, options: { table: Draft | null; usual: number }): number {
  const size = options.table ?? { width: 1.0, depth: 0.55, height: 0.4 };
  const number = Math.min(wanted(scene, 'armchair', options.usual), 4) - count(scene, 'armchair');
  const before = scene.pieces.length;
  const apart = (seat: Seat): boolean => {
    const distance = Math.hypot(seat.x, seat.z);
    return distance >= TALKING[0] && distance <= TALKING[1];
  };
  let best: Draft[] = [];
  for (const seating of seatings(scene, sofa, size)) {
    for (const seat of seating) {
      if (scene.pieces.length - before >= number) break;
      const places = seat.filter(apart).map((place) => beside(scene, sofa, 'armchair', place));
      addFirst(scene, places, { inFrame: 0.93, gap: 0.16, seen: 0.6 });
    }
    const added = scene.pieces.splice(before);
    if (added.length > best.length) best = added;
    if (best.length >= number) break;
  }
  scene.pieces.push(...best);
  return best.length;
}

/** The sofa's ends, the one nearer to the picture's middle first. */
export function ends(scene: Scene, sofa: Draft): (1 | -1)[] {
  const off = (end: number) => {
    const at = beside(scene, sofa, 'side table', { x: (end * sofa.width) / 2, z: 0 });
    return Math.abs(pictureX(scene, at) - 0.5);
  };
  return ([1, -1] as const).toSorted((a, b) => off(a) - off(b));
}

/** Places at one end of a seat for something slim, in line with its back. */
export function endSpots(scene: Scene, base: Draft, kind: Kind, end: number): Draft[] {
  const { width, depth } = inStyle(scene.style, kind);
  return [0.07, 0.18, 0.32].flatMap((gap) =>
    [0.02, 0.15].map((forward) =>
      beside(scene, base, kind, {
        x: end * (base.width / 2 + gap + width / 2),
        z: -base.depth / 2 + depth / 2 + forward,
      }),
    ),
  );
}

/** A floor lamp at one end of a sofa, a side table with a lamp or books at the other. */
export function addEnds(scene: Scene, sofa: Draft): void {
  const [first, second] = scene.random.chance(0.5) ? ends(scene, sofa) : ends(scene, sofa).toReversed();
  const slim = { apart: 0.3, inFrame: 0.95, seen: 0.45 };
  if (wanted(scene, 'floor lamp', 1) > 0)
    addFirst(
      scene,
      [first, second].flatMap((end) => endSpots(scene, sofa, 'floor lamp', end ?? 1)),
      slim,
    );
  if (wanted(scene, 'side table', 1) === 0) return;
  const spots = [second, first].flatMap((end) => endSpots(scene, sofa, 'side table', end ?? -1));
  const table = addFirst(scene, spots, slim);
  if (!table) return;
  if (scene.random.chance(0.6) && setOn(scene, table, 'table lamp', { x: 0, z: 0 })) return;
  setOn(scene, table, scene.random.pick(['vase', 'books']), { x: 0, z: 0 });
}
