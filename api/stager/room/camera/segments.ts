/**
 * Straight edges of a picture by region growing on level-line angles.
 * After LSD: Grompone von Gioi, Jakubowicz, Morel, Randall 2010; without its a-contrario test, because a false short
 * segment costs the camera search little and a faint wall-ceiling edge is valuable.
 */
import type { Steps } from '../../steps.js';
import type { Gradient, Plane } from '../../photo/filters.js';

/** A straight edge. Pixels, continuous: the centre of the first pixel is (0.5, 0.5). */
export interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly middleX: number;
  readonly middleY: number;
  /** unit direction */
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
  /** mean gradient, grey levels per pixel */
  readonly strength: number;
  /** weight in the camera search */
  readonly weight: number;
}

/** Grey levels per pixel: low enough for a white ceiling over a white wall. */
export const FAINTEST = 2.2;
/** Gradients above count as equally good seeds. */
const STRONGEST_SEED = 60;
const SEED_BINS = 512;
const ANGLE_TOLERANCE = (22.5 * Math.PI) / 180;
/** of the diagonal */
const SHORTEST = 0.02;
/** of the diagonal: longer segments weigh no more */
const LONGEST_WEIGHT = 0.25;
const FULL_STRENGTH = 12;
/** Seeds that are tried between two yields. */
const AT_ONCE = 20_000;
/** Least share of its bounding rectangle that a region fills. */
const DENSITY = 0.45;

/**
 * @param slope with angles from FAINTEST on, of a picture of 720 px long side
 * @returns longest first
 */
export function* findSegments({ magnitude, angle }: Gradient): Steps<Segment[]> {
  const { width, height } = magnitude;
  const shortest = SHORTEST * Math.hypot(width, height);
  const seeds = seedOrder(magnitude.data);
  yield;
  const grower = new RegionGrower(magnitude, angle);
  const segments: Segment[] = [];
  for (let i = 0; i < seeds.length; i += AT_ONCE) {
    yield;
    addSegments(segments, { seeds: seeds.subarray(i, i + AT_ONCE), grower, magnitude, shortest });
  }
  return segments.sort((a, b) => b.length - a.length);
}

interface Seeds {
  readonly seeds: Int32Array;
  readonly grower: RegionGrower;
  readonly magnitude: Plane;
  /** pixels */
  readonly shortest: number;
}

/** Adds the segments that grow from the seeds. */
function addSegments(segments: Segment[], { seeds, grower, magnitude, shortest }: Seeds): void {
  for (let i = 0; i < seeds.length; i++) {
    if (grower.isTaken(seeds[i])) continue;
    const region = grower.take(seeds[i], shortest);
    const segment = region && fitSegment(region, magnitude, shortest);
    if (segment) segments.push(segment);
  }
}

/** Pixels above the threshold, the steepest first (bucket sort). */
function seedOrder(magnitude: Float32Array): Int32Array {
  const bin = (i: number) =>
    Math.min(SEED_BINS - 1, Math.floor((Math.min(magnitude[i], STRONGEST_SEED) / STRONGEST_SEED) * (SEED_BINS - 1)));
  const starts = new Int32Array(SEED_BINS + 1);
  for (let i = 0; i < magnitude.length; i++) if (magnitude[i] >= FAINTEST) starts[SEED_BINS - 1 - bin(i) + 1]++;
  for (let b = 0; b < SEED_BINS; b++) starts[b + 1] += starts[b];
  const order = new Int32Array(starts[SEED_BINS]);
  for (let i = 0; i < magnitude.length; i++) {
    if (magnitude[i] >= FAINTEST) order[starts[SEED_BINS - 1 - bin(i)]++] = i;
  }
  return order;
}

/** Grows regions from seeds. A class, so that compiled code is shared by all pictures. */
class RegionGrower {
  private readonly around: Int32Array;
  private readonly angles: Float32Array;
  private readonly taken: Uint8Array;
  private readonly queue: Int32Array;

  constructor({ width, height, data }: Plane, angle: Plane) {
    this.around = Int32Array.of(-width - 1, -width, 1 - width, -1, 1, width - 1, width, width + 1);
    this.angles = angle.data;
    this.taken = new Uint8Array(width * height);
    this.queue = new Int32Array(width * height);
    // the gradient is 0 along the picture's border, so regions cannot grow beyond it
    for (let i = 0; i < data.length; i++) if (data[i] < FAINTEST) this.taken[i] = 1;
  }

  isTaken(seed: number): boolean {
    return this.taken[seed] !== 0;
  }

  /** The region around a seed if it has enough pixels; a pixel belongs to one region only. */
  take(seed: number, fewest: number): Int32Array | null {
    const { around, angles, taken, queue } = this;
    let count = 0;
    queue[count++] = seed;
    taken[seed] = 1;
    let direction = angles[seed];
    let sumX = Math.cos(direction);
    let sumY = Math.sin(direction);
    for (let k = 0; k < count; k++) {
      for (let d = 0; d < around.length; d++) {
        const i = queue[k] + around[d];
        if (taken[i] || angleBetween(angles[i], direction) > ANGLE_TOLERANCE) continue;
        taken[i] = 1;
        queue[count++] = i;
        sumX += Math.cos(angles[i]);
        sumY += Math.sin(angles[i]);
        direction = Math.atan2(sumY, sumX);
      }
    }
    return count < fewest ? null : queue.subarray(0, count);
  }
}

function angleBetween(a: number, b: number): number {
  const difference = Math.abs(a - b);
  return difference > Math.PI ? 2 * Math.PI - difference : difference;
}

/** The principal axis of a region, if it is thin and dense enough for an edge. */
function fitSegment(region: Int32Array, magnitude: Plane, shortest: number): Segment | null {
  const { width, height, data } = magnitude;
  const m = moments(region, magnitude);
  const theta = 0.5 * Math.atan2(2 * m.xy, m.xx - m.yy);
  const dx = Math.cos(theta);
  const dy = Math.sin(theta);
  let [first, last, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  let strength = 0;
  for (let k = 0; k < region.length; k++) {
    const i = region[k];
    const a = (i % width) - m.x;
    const b = Math.floor(i / width) - m.y;
    const along = a * dx + b * dy;
    const aside = -a * dy + b * dx;
    if (along < first) first = along;
    if (along > last) last = along;
    if (aside < low) low = aside;
    if (aside > high) high = aside;
    strength += data[i];
  }
  const length = last - first;
  const thickness = high - low + 1;
  if (length < shortest || thickness > length * 0.25 + 3) return null;
  if (region.length / ((length + 1) * thickness) < DENSITY) return null;
  strength /= region.length;
  const point = (along: number) => [m.x + 0.5 + dx * along, m.y + 0.5 + dy * along] as const;
  const [x1, y1] = point(first);
  const [x2, y2] = point(last);
  const [middleX, middleY] = point((first + last) / 2);
  const heavy = Math.min(length, LONGEST_WEIGHT * Math.hypot(width, height));
  const weight = heavy * (0.5 + Math.min(1, strength / FULL_STRENGTH));
  return { x1, y1, x2, y2, middleX, middleY, dx, dy, length, strength, weight };
}

/** Centroid and second moments of a region, weighted by the gradient. */
function moments(region: Int32Array, { width, data }: Plane) {
  let [sum, x, y] = [0, 0, 0];
  for (let k = 0; k < region.length; k++) {
    const i = region[k];
    sum += data[i];
    x += data[i] * (i % width);
    y += data[i] * Math.floor(i / width);
  }
  x /= sum;
  y /= sum;
  let [xx, yy, xy] = [0, 0, 0];
  for (let k = 0; k < region.length; k++) {
    const i = region[k];
    const a = (i % width) - x;
    const b = Math.floor(i / width) - y;
    xx += data[i] * a * a;
    yy += data[i] * b * b;
    xy += data[i] * a * b;
  }
  return { x, y, xx, yy, xy };
}
