/** What belongs to a bed: its nightstands, its rug, its bench, and the floor kept free round it. */
import { KINDS } from '../../kinds.js';
import type { Draft } from '../../furniture/draft.js';
import { setLamp } from '../lamps/lamps.js';
import { place } from '../scene/footprint.js';
import { beside, layRug } from '../placing/place.js';
import { mattressTop } from '../../furniture/proportions.js';
import { withinWalls } from '../placing/roomRules.js';
import { addFirst } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { wanted } from '../scene/scene.js';
import { cutWidth, view } from '../scene/view.js';

/** Metres kept free beside a bed and at its foot. */
export const BESIDE_BED = 0.6;
export const FOOT_OF_BED = 0.9;

/** Metres at the further side of a bed for two in a narrow room: a nightstand's width. */
export const NARROW_SIDE = 0.42;

/** Metres: a narrower bed is for one, with one nightstand, and may stand in a corner. */
export const FOR_TWO = 1.2;
/** Depths of a bench at a bed's foot and how far it stands from that, metres: a slim one where the picture ends. */
const BENCHES = [
  { depth: KINDS.bench.size.depth, gap: 0.1 },
  { depth: 0.36, gap: 0.05 },
] as const;

/** One at each side, their tops level with the mattress, each with its lamp. */
export function addNightstands(scene: Scene, bed: Draft): void {
  const number = Math.min(2, wanted(scene, 'nightstand', bed.width > FOR_TWO ? 2 : 1));
  const order = scene.random.shuffled([1, -1]);
  let added = 0;
  for (const width of [0.5, 0.42, 0.36, 0.32])
    for (const side of order) {
      const taken = scene.pieces.some((piece) => piece.kind === 'nightstand' && sideOf(bed, piece) === side);
      if (added >= number || taken) continue;
      // one that its own bed hides still lights the wall behind it
      const stand = addFirst(scene, standSpots(scene, bed, { side, width }), { inFrame: 0.85, gap: 0.02, seen: 0 });
      if (!stand) continue;
      added++;
      if (wanted(scene, 'table lamp', 2) > 0) setLamp(scene, stand, side > 0 ? 1 : -1);
    }
}

/** Metres between a bed and its nightstand. */
const BESIDE_STAND = 0.05;

function standSpots(scene: Scene, bed: Draft, { side, width }: { side: number; width: number }): Draft[] {
  const size = { width, depth: 0.42, height: mattressTop(scene.style, bed.height) };
  const x = side * (bed.width / 2 + BESIDE_STAND + width / 2);
  const z = -bed.depth / 2 + size.depth / 2;
  // a little lower is still level, and may pass below a window's sill
  return [0, -0.05].flatMap((lower) =>
    [0.02, 0.1].map((forward) =>
      beside(scene, bed, 'nightstand', { x, z: z + forward, size: { ...size, height: size.height + lower } }),
    ),
  );
}

function sideOf(bed: Draft, piece: Draft): number {
  return Math.sign((piece.x - bed.x) * Math.cos(bed.angle) - (piece.z - bed.z) * Math.sin(bed.angle));
}

/** Metres of rug beyond the bed's sides and its foot, the best first. */
const RUG_BEYOND: readonly (readonly [sides: number, foot: number])[] = [
  [0.7, 0.6],
  [0.6, 0.5],
  [0.5, 0.45],
  [0.5, 0.25],
  [0.4, 0.3],
  [0.3, 0.5],
  [0.3, 0.25],
  [0.5, 0.1],
  [0.3, 0.1],
];

/** Lower edge in the picture, as a share of its height, up to which a rug is seen whole. */
const WHOLE_ABOVE = 0.985;
/** Share of the picture's width from which on the lower frame cuts a rug broadly, as a photographer would. */
const BROAD_CUT = 0.3;

/** Sizes of a rug beside a bed for one that stands in a corner, and metres of it under the bed and before its head. */
const BEDSIDE_RUGS = [
  { width: 0.9, depth: 1.5 },
  { width: 0.8, depth: 1.3 },
  { width: 0.65, depth: 1.1 },
] as const;
const UNDER_BED = 0.2;
const BELOW_STAND = 0.5;
/**
 * A rug under the lower two thirds of the bed that shows on three sides, on both long ones alike. Beside a bed for one
 * in a corner, a small one partly under it on the side that one gets up; else none.
 */
export function layBedRug(scene: Scene, bed: Draft): void {
  const round = RUG_BEYOND.map(([sides, foot]) => {
    const depth = (bed.depth * 2) / 3 + foot;
    const size = { ...KINDS.rug.size, width: bed.width + 2 * sides, depth };
    return beside(scene, bed, 'rug', { x: 0, z: bed.depth / 2 + foot - depth / 2, size });
  });
  const candidates = bed.width < FOR_TWO ? [...round, ...rugsBeside(scene, bed)] : round;
  // what the lower frame cuts to a spike looks like a kite, not like a rug
  layRug(
    scene,
    candidates.filter((rug) => view(scene.room, rug).bottom <= WHOLE_ABOVE || cutWidth(scene.room, rug) >= BROAD_CUT),
  );
}

const rugsBeside = (scene: Scene, bed: Draft): Draft[] =>
  BEDSIDE_RUGS.flatMap(({ width, depth }) =>
    [1, -1].map((side) =>
      beside(scene, bed, 'rug', {
        x: side * ((bed.width + width) / 2 - UNDER_BED),
        z: (depth - bed.depth) / 2 + BELOW_STAND,
        size: { ...KINDS.rug.size, width, depth },
      }),
    ),
  );

/** The floor beside a bed stays free, from its nightstands to its foot; beside a single bed, on one side. */
export function reserveSides(scene: Scene, bed: Draft): void {
  const size = { width: BESIDE_BED, depth: bed.depth - 0.6, height: 0.05 };
  const strips = [1, -1].map((side) =>
    beside(scene, bed, 'rug', { x: side * (bed.width / 2 + BESIDE_BED / 2 + 0.01), z: 0.3, size }),
  );
  const free = strips.filter((strip) => withinWalls(scene.room, strip));
  scene.reserved.push(...(bed.width < FOR_TWO ? free.slice(0, 1) : strips));
}

/** The floor beyond the bed's foot, or beyond the bench that stands there, stays free. */
export function reserveFoot(scene: Scene, bed: Draft): void {
  const bench = scene.pieces.find((piece) => piece.kind === 'bench' && piece.group === bed.group);
  const taken = bench ? BENCHES[0].gap + bench.depth : 0;
  const size = { width: bed.width, depth: FOOT_OF_BED, height: 0.05 };
  const z = bed.depth / 2 + taken + FOOT_OF_BED / 2 + 0.01;
  scene.reserved.push(beside(scene, bed, 'rug', { x: 0, z, size }));
}

/**
 * Metres from the lens to a bench at a bed's foot, and share of the picture beyond which it is what the picture shows.
 */
const UNOBTRUSIVE = { distance: 1.8, share: 0.07 };

/** A bench at the bed's foot, where the room goes on behind it and the picture stays the bed's. */
export function addBench(scene: Scene, bed: Draft): void {
  const width = Math.min(1.35, bed.width * 0.75);
  const benches = BENCHES.map(({ depth, gap }) =>
    beside(scene, bed, 'bench', {
      x: 0,
      z: bed.depth / 2 + gap + depth / 2,
      size: { ...KINDS.bench.size, width, depth },
    }),
  );
  const passable = benches.filter((bench) => {
    const [x, z] = place(bench, 0, (bench.depth + FOOT_OF_BED) / 2);
    return isUnobtrusive(scene, bench) && withinWalls(scene.room, { ...bench, x, z, depth: FOOT_OF_BED });
  });
  addFirst(scene, passable, { inFrame: 0.98, gap: 0.04 });
}

function isUnobtrusive({ room }: Scene, bench: Draft): boolean {
  const { left, right, top, bottom, distance } = view(room, bench);
  return distance >= UNOBTRUSIVE.distance && (right - left) * (bottom - top) <= UNOBTRUSIVE.share;
}
