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

/** Metres at the farther side of a double bed in a narrow room: the width of a nightstand. */
export const NARROW_SIDE = 0.42;

/** Metres: a narrower bed is a single bed, with one nightstand, and may stand in a corner. */
export const FOR_TWO = 1.2;
/** Depths of a bench at the bed's foot and its gap to the bed, metres: the slim one for where the picture ends. */
const BENCHES = [
  { depth: KINDS.bench.size.depth, gap: 0.1 },
  { depth: 0.36, gap: 0.05 },
] as const;

/** Adds a nightstand at each side, its top level with the mattress, each with a lamp. */
export function addNightstands(scene: Scene, bed: Draft): void {
  const number = Math.min(2, wanted(scene, 'nightstand', bed.width > FOR_TWO ? 2 : 1));
  const order = scene.random.shuffled([1, -1]);
  let added = 0;
  for (const width of [0.5, 0.42, 0.36, 0.32])
    for (const side of order) {
      const taken = scene.pieces.some((piece) => piece.kind === 'nightstand' && sideOf(bed, piece) === side);
      if (added >= number || taken) continue;
      // the lamp of a nightstand hidden by the bed still lights the wall
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
  // slightly lower still looks level, and may fit below a window's sill
  return [0, -0.05].flatMap((lower) =>
    [0.02, 0.1].map((forward) =>
      beside(scene, bed, 'nightstand', { x, z: z + forward, size: { ...size, height: size.height + lower } }),
    ),
  );
}

function sideOf(bed: Draft, piece: Draft): number {
  return Math.sign((piece.x - bed.x) * Math.cos(bed.angle) - (piece.z - bed.z) * Math.sin(bed.angle));
}

/** Metres of rug beyond the bed's sides and foot, in order of preference. */
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

/** Lower edge of a rug, as a share of the picture's height, up to which the picture shows it whole. */
const WHOLE_ABOVE = 0.985;
/** Share of the picture's width from which a rug cut by the lower frame looks intended. */
const BROAD_CUT = 0.3;

/** Sizes of a rug beside a single bed in a corner; metres of it under the bed, and from the bed's head to the rug. */
const BEDSIDE_RUGS = [
  { width: 0.9, depth: 1.5 },
  { width: 0.8, depth: 1.3 },
  { width: 0.65, depth: 1.1 },
] as const;
const UNDER_BED = 0.2;
const BELOW_STAND = 0.5;
/**
 * Lays a rug under the lower two thirds of the bed, visible on three sides and equally wide on both long ones. A single
 * bed in a corner may get a small rug partly under its free side instead.
 */
export function layBedRug(scene: Scene, bed: Draft): void {
  const round = RUG_BEYOND.map(([sides, foot]) => {
    const depth = (bed.depth * 2) / 3 + foot;
    const size = { ...KINDS.rug.size, width: bed.width + 2 * sides, depth };
    return beside(scene, bed, 'rug', { x: 0, z: bed.depth / 2 + foot - depth / 2, size });
  });
  const candidates = bed.width < FOR_TWO ? [...round, ...rugsBeside(scene, bed)] : round;
  // a rug that the lower frame cuts to a narrow corner does not look like a rug
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

/** Reserves the walkways beside a bed, from nightstand to foot; for a single bed, one of them. */
export function reserveSides(scene: Scene, bed: Draft): void {
  const size = { width: BESIDE_BED, depth: bed.depth - 0.6, height: 0.05 };
  const strips = [1, -1].map((side) =>
    beside(scene, bed, 'rug', { x: side * (bed.width / 2 + BESIDE_BED / 2 + 0.01), z: 0.3, size }),
  );
  const free = strips.filter((strip) => withinWalls(scene.room, strip));
  scene.reserved.push(...(bed.width < FOR_TWO ? free.slice(0, 1) : strips));
}

/** Reserves the walkway beyond the bed's foot, or beyond the bench there. */
export function reserveFoot(scene: Scene, bed: Draft): void {
  const bench = scene.pieces.find((piece) => piece.kind === 'bench' && piece.group === bed.group);
  const taken = bench ? BENCHES[0].gap + bench.depth : 0;
  const size = { width: bed.width, depth: FOOT_OF_BED, height: 0.05 };
  const z = bed.depth / 2 + taken + FOOT_OF_BED / 2 + 0.01;
  scene.reserved.push(beside(scene, bed, 'rug', { x: 0, z, size }));
}

/**
 * Least metres from the camera to a bench at the bed's foot, and greatest share of the picture: else it dominates.
 */
const UNOBTRUSIVE = { distance: 1.8, share: 0.07 };

/** Adds a bench at the bed's foot, where a walkway remains beyond it and it does not dominate the picture. */
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
