/** Finds the sun's direction and strength from the patches that it casts through the visible windows. */
import type { Steps } from '../steps.js';
import type { Vec3 } from '../contract.js';
import { luminance } from '../photo/colour.js';
import { quantile } from '../photo/quantile.js';
import { shrink } from '../photo/resize.js';
import { FACE, FACE_NORMALS } from '../room/camera/roomBox.js';
import type { AreaLight } from './lights.js';
import { add, dot, scale } from '../mesh/kit/vector.js';
import type { Sun } from './sun.js';
import { edgesOf, patchOn, readSurface, type Patch, type ShownRoom, type Surface } from './sunPatches.js';
import { scaleCamera } from '../room/camera/renderView.js';

/** Long side in pixels of the searched picture. */
const SIZE = 320;
const SURFACES = [FACE.floor, FACE.left, FACE.right, FACE.back];
/** Range of the tried elevations, degrees. */
const HEIGHT = { least: 6, most: 68 } as const;
/** Side of a cell in a room of usual size, metres. */
const CELLS = { coarse: 0.2, fine: 0.1 } as const;
/** Coarse-to-fine steps: degrees between directions, cells, and how many of the best candidates go on. */
const STEPS = [
  { degrees: 4, of: 'coarse' },
  { degrees: 1.3, of: 'fine' },
  { degrees: 0.45, of: 'fine' },
] as const;
const KEPT = 6;
/** Directions between two yields. */
const AT_ONCE = 60;
/** Width plus depth of a room of usual size, metres. */
const USUAL = 12;
/** Least sine of the angle between the sun and a window's plane. */
const INTO = 0.08;
/** Least visible patch: cells on one surface, and square metres in total. */
const FEWEST = 4;
const LEAST_AREA = 0.14;
/** Standard deviation of the logarithm of light on evenly lit paint. */
const EVEN = 0.15;
/**
 * Least ratio of a patch's brightness to its surroundings: mean, and across three quarters and half of its edge: one
 * stop, and one and a half. Less may be the glow beside a window, a reflection, or a sun behind haze, whose patch has no
 * hard edge; a sun that the photo does not show would burn bars into rugs and cast razor-edged shadows.
 */
const CONTRAST = { mean: 2, mostOfEdge: 2, halfOfEdge: 2.83 } as const;
const FEWEST_EDGES = 12;
/**
 * Light from which a cell is clipped, share of such cells from which a patch counts as clipped, and the ratio then
 * assumed.
 */
const CLIPPED = { from: 0.9, share: 0.5, times: 2 } as const;
const RADIANS = Math.PI / 180;

interface SunnyRoom extends ShownRoom {
  /** irradiance / pi without the sun */
  readonly levelAt: (point: Vec3, normal: Vec3) => number;
}

interface Candidate {
  /** degrees: azimuth to the right of straight ahead, and elevation */
  readonly turn: number;
  readonly height: number;
  readonly toward: Vec3;
  readonly patches: readonly Patch[];
  readonly score: number;
  /** logarithm */
  readonly contrast: number;
}

const towardsSun = (turn: number, height: number): Vec3 => [
  Math.cos(height * RADIANS) * Math.sin(turn * RADIANS),
  Math.sin(height * RADIANS),
  -Math.cos(height * RADIANS) * Math.cos(turn * RADIANS),
];

const panesFor = (windows: readonly AreaLight[], toward: Vec3): AreaLight[] =>
  windows.filter(({ normal }) => dot(normal, toward) < -INTO);

const meanOf = (values: ArrayLike<number>, cells: readonly number[]): number =>
  cells.reduce((sum, cell) => sum + values[cell], 0) / cells.length;

const spreadOf = (values: ArrayLike<number>, cells: readonly number[], mean: number): number =>
  cells.reduce((sum, cell) => sum + (values[cell] - mean) ** 2, 0) / cells.length;

/** Contrast of the patches of a sun in this direction, or null where too little of them is visible. */
function judge(surfaces: readonly Surface[], { box, windows }: SunnyRoom, turn: number, height: number) {
  const toward = towardsSun(turn, height);
  const panes = panesFor(windows, toward);
  if (panes.length === 0) return null;
  const patches = surfaces
    .map((surface) => patchOn(surface, box, panes, toward))
    .filter((patch) => patch !== null)
    .filter(({ inside, beside }) => Math.min(inside.length, beside.length) >= FEWEST);
  let [contrast, spread, cells, area] = [0, 0, 0, 0];
  for (const { surface, inside, beside } of patches) {
    const [lit, around] = [meanOf(surface.shown, inside), meanOf(surface.shown, beside)];
    contrast += (lit - around) * inside.length;
    spread += (spreadOf(surface.shown, inside, lit) + spreadOf(surface.shown, beside, around)) * inside.length;
    cells += inside.length;
    area += inside.length * surface.cell ** 2;
  }
  if (area < LEAST_AREA) return null;
  contrast /= cells;
  const score = (contrast * Math.sqrt(area)) / (EVEN + Math.sqrt(spread / (2 * cells)));
  return { turn, height, toward, patches, score, contrast } satisfies Candidate;
}

/** Directions around one, at a smaller step than it was found with. */
function around(turn: number, height: number, step: number) {
  const near: { readonly turn: number; readonly height: number }[] = [];
  for (let i = -2; i <= 2; i++) {
    for (let j = -2; j <= 2; j++) {
      const up = height + (j * step) / 3;
      if (up >= HEIGHT.least && up <= HEIGHT.most) near.push({ turn: turn + (i * step) / 3, height: up });
    }
  }
  return near;
}

/** The direction with the highest contrast, by coarse-to-fine search. */
function* search(room: SunnyRoom): Steps<Candidate | undefined> {
  const { box } = room;
  const large = Math.max(1, (box.right - box.left + box.front - box.back) / USUAL);
  let best: { readonly turn: number; readonly height: number }[] = [];
  for (let turn = 0; turn < 360; turn += STEPS[0].degrees) {
    for (let height: number = HEIGHT.least; height <= HEIGHT.most; height += STEPS[0].degrees) {
      best.push({ turn, height });
    }
  }
  const read = (cell: number) => SURFACES.map((face) => readSurface(room, face, cell * large));
  const cells = { coarse: read(CELLS.coarse), fine: read(CELLS.fine) };
  let found: Candidate[] = [];
  for (const { degrees, of } of STEPS) {
    const surfaces = cells[of];
    const judged: Candidate[] = [];
    for (const [k, { turn, height }] of best.entries()) {
      if (k % AT_ONCE === 0) yield;
      const candidate = judge(surfaces, room, turn, height);
      if (candidate) judged.push(candidate);
    }
    found = judged.sort((a, b) => b.score - a.score).slice(0, KEPT);
    best = found.flatMap(({ turn, height }) => around(turn, height, degrees));
  }
  return found[0];
}

/** Whether the patches have an edge all around, which only the sun causes. */
function isClear({ contrast, patches }: Candidate): boolean {
  const edges = edgesOf(patches);
  if (edges.length < FEWEST_EDGES || contrast < Math.log(CONTRAST.mean)) return false;
  return (
    quantile(edges, 0.25) >= Math.log(CONTRAST.mostOfEdge) && quantile(edges, 0.5) >= Math.log(CONTRAST.halfOfEdge)
  );
}

interface Contrast {
  /** ratio of the patch's luminance to its surroundings' */
  readonly luminance: number;
  /** the same per channel, divided by its mean */
  readonly tint: Vec3;
}

const NEUTRAL: Vec3 = [1, 1, 1];

/** Contrast of a patch with its surroundings. A clipped patch is brighter than measured, and its colour is unknown. */
function contrastOf({ surface: { colours }, inside, beside }: Patch): Contrast {
  const colourAt = (cell: number): Vec3 => [colours[cell * 3], colours[cell * 3 + 1], colours[cell * 3 + 2]];
  const mean = (cells: readonly number[]): Vec3 =>
    scale(
      cells.map(colourAt).reduce((sum, colour) => add(sum, colour), [0, 0, 0]),
      1 / cells.length,
    );
  const isClipped = (cell: number) => Math.max(...colourAt(cell)) > CLIPPED.from;
  const told = inside.filter((cell) => !isClipped(cell));
  const clipped = 1 - told.length / inside.length > CLIPPED.share;
  const dark = mean(beside);
  const times = luminance(...mean(inside)) / Math.max(1e-3, luminance(...dark));
  if (clipped) return { luminance: times * CLIPPED.times, tint: NEUTRAL };
  const ratio = mean(told).map((value, c) => value / Math.max(1e-3, dark[c]));
  const tint = ratio.map((value) => value / Math.max(1e-3, luminance(ratio[0], ratio[1], ratio[2])));
  return { luminance: times, tint: [tint[0], tint[1], tint[2]] };
}

/** Irradiance / pi of a sun that causes this contrast. */
function strengthOf({ patches, toward }: Candidate, { levelAt }: SunnyRoom): Vec3 {
  let sum: Vec3 = [0, 0, 0];
  let cells = 0;
  for (const patch of patches) {
    const { face, points } = patch.surface;
    const normal = FACE_NORMALS[face];
    const middle = patch.inside[patch.inside.length >> 1] * 3;
    const level = levelAt([points[middle], points[middle + 1], points[middle + 2]], normal) / dot(normal, toward);
    const contrast = contrastOf(patch);
    const strength = level * Math.max(0, contrast.luminance - 1) * patch.inside.length;
    sum = add(sum, scale(contrast.tint, strength));
    cells += patch.inside.length;
  }
  return scale(sum, 1 / cells);
}

/** @returns null unless a patch of sun is certain: a false one would light furniture */
export function* findSun(room: SunnyRoom): Steps<Sun | null> {
  if (room.windows.length === 0) return null;
  const photo = shrink(room.photo, SIZE);
  const small = { ...room, photo, camera: scaleCamera(room.camera, photo.width / room.photo.width) };
  const found = yield* search(small);
  if (!found || !isClear(found)) return null;
  return { toward: found.toward, strength: strengthOf(found, room), panes: panesFor(room.windows, found.toward) };
}
