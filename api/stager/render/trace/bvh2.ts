import { finish, type Steps } from '../../steps.js';
import type { Geometry } from './geometry.js';

/** Bins per axis in which split planes are tried. */
const BINS = 16;
const LEAF_TRIANGLES = 4;
/** Padding of boxes, metres: rounding must not make a ray miss a box in one hierarchy only. */
const PADDING = 2e-5;

/**
 * A binary bounding volume hierarchy. A node is 8 numbers: low corner, link, high corner, count. Count 0: an inner
 * node whose children are `link` and `link + 1`; else a leaf that holds `order[link .. link + count]`.
 */
export interface Bvh2 {
  readonly nodes: Float32Array;
  /** the same memory as `nodes`, for link and count */
  readonly integers: Int32Array;
  readonly count: number;
  readonly order: Uint32Array;
}

export const NODE2 = { floats: 8, low: 0, link: 3, high: 4, count: 7 } as const;

interface TriangleBounds {
  /** low and high corner, 6 numbers per triangle */
  readonly box: Float32Array;
  /** the boxes' centres, 3 numbers per triangle */
  readonly middle: Float32Array;
}

/** Triangles order[start..end] of a node. */
interface Range {
  readonly node: number;
  readonly start: number;
  readonly end: number;
}

interface Split {
  readonly axis: number;
  readonly at: number;
}

function boundTriangles({ position, index }: Geometry): TriangleBounds {
  const triangles = index.length / 3;
  const box = new Float32Array(triangles * 6);
  const middle = new Float32Array(triangles * 3);
  for (let t = 0; t < triangles; t++) {
    for (let axis = 0; axis < 3; axis++) {
      const a = position[index[t * 3] * 3 + axis];
      const b = position[index[t * 3 + 1] * 3 + axis];
      const c = position[index[t * 3 + 2] * 3 + axis];
      const low = Math.min(a, b, c);
      const high = Math.max(a, b, c);
      box[t * 6 + axis] = low - PADDING;
      box[t * 6 + 3 + axis] = high + PADDING;
      middle[t * 3 + axis] = (low + high) / 2;
    }
  }
  return { box, middle };
}

/**
 * Grows the box `into[at..]` (low, high) by a triangle's box `by[from..]`. Unrolled: most of the build's time is spent
 * here.
 */
function grow(into: Float64Array, at: number, by: Float32Array, from: number): void {
  if (by[from] < into[at]) into[at] = by[from];
  if (by[from + 1] < into[at + 1]) into[at + 1] = by[from + 1];
  if (by[from + 2] < into[at + 2]) into[at + 2] = by[from + 2];
  if (by[from + 3] > into[at + 3]) into[at + 3] = by[from + 3];
  if (by[from + 4] > into[at + 4]) into[at + 4] = by[from + 4];
  if (by[from + 5] > into[at + 5]) into[at + 5] = by[from + 5];
}

/** As `grow`, by a box of the other array type: a separate function stays monomorphic for the compiler. */
function growByOwn(into: Float64Array, by: Float64Array, from: number): void {
  for (let axis = 0; axis < 3; axis++) {
    if (by[from + axis] < into[axis]) into[axis] = by[from + axis];
    if (by[from + 3 + axis] > into[3 + axis]) into[3 + axis] = by[from + 3 + axis];
  }
}

function empty(box: Float64Array, at: number): void {
  box[at] = box[at + 1] = box[at + 2] = Infinity;
  box[at + 3] = box[at + 4] = box[at + 5] = -Infinity;
}

function halfArea(box: Float64Array): number {
  const x = box[3] - box[0];
  const y = box[4] - box[1];
  const z = box[5] - box[2];
  return x * y + y * z + z * x;
}

/** Finds the cheapest split by the surface area heuristic over bins (Wald 2007, "On fast construction of SAH"). */
function makeSplitter({ box, middle }: TriangleBounds, order: Uint32Array) {
  // bins of all three axes, filled in one pass over the triangles
  const counts = new Int32Array(3 * BINS);
  const boxes = new Float64Array(3 * BINS * 6);
  const running = new Float64Array(6);
  const aboveArea = new Float64Array(BINS);
  const aboveCount = new Int32Array(BINS);
  const scales = new Float64Array(3);

  const fillBins = (start: number, end: number, middles: Float64Array): void => {
    counts.fill(0);
    for (let at = 0; at < boxes.length; at += 6) empty(boxes, at);
    for (let k = start; k < end; k++) {
      const from = order[k] * 6;
      for (let axis = 0; axis < 3; axis++) {
        const bin = axis * BINS + Math.trunc((middle[order[k] * 3 + axis] - middles[axis]) * scales[axis]);
        counts[bin]++;
        grow(boxes, bin * 6, box, from);
      }
    }
  };

  const sweepAbove = (first: number): void => {
    empty(running, 0);
    let count = 0;
    for (let bin = BINS - 1; bin > 0; bin--) {
      growByOwn(running, boxes, (first + bin) * 6);
      count += counts[first + bin];
      aboveArea[bin] = count ? halfArea(running) : 0;
      aboveCount[bin] = count;
    }
  };

  return (start: number, end: number, middles: Float64Array): Split | null => {
    for (let axis = 0; axis < 3; axis++) {
      const width = middles[3 + axis] - middles[axis];
      scales[axis] = width < 1e-9 ? 0 : (BINS / width) * 0.99999;
    }
    fillBins(start, end, middles);
    let best: Split | null = null;
    let cheapest = Infinity;
    for (let axis = 0; axis < 3; axis++) {
      if (scales[axis] === 0) continue;
      const first = axis * BINS;
      sweepAbove(first);
      empty(running, 0);
      let count = 0;
      for (let bin = 0; bin < BINS - 1; bin++) {
        growByOwn(running, boxes, (first + bin) * 6);
        count += counts[first + bin];
        if (!count || !aboveCount[bin + 1]) continue;
        const cost = halfArea(running) * count + aboveArea[bin + 1] * aboveCount[bin + 1];
        if (cost >= cheapest) continue;
        cheapest = cost;
        best = { axis, at: middles[axis] + (bin + 1) / scales[axis] };
      }
    }
    return best;
  };
}

/** Partitions order[start..end] into below and above the split; returns the start of the second part. */
function partition(order: Uint32Array, middle: Float32Array, range: Range, split: Split): number {
  let i = range.start;
  let j = range.end - 1;
  while (i <= j) {
    if (middle[order[i] * 3 + split.axis] < split.at) {
      i++;
      continue;
    }
    const triangle = order[i];
    order[i] = order[j];
    order[j] = triangle;
    j--;
  }
  return i;
}

/** Writes the box around the triangles of a range, and the box around their centres. */
function boundRange(
  bounds: TriangleBounds,
  order: Uint32Array,
  { start, end }: Range,
  box: Float64Array,
  middles: Float64Array,
): void {
  empty(box, 0);
  empty(middles, 0);
  for (let k = start; k < end; k++) {
    grow(box, 0, bounds.box, order[k] * 6);
    for (let axis = 0; axis < 3; axis++) {
      const m = bounds.middle[order[k] * 3 + axis];
      if (m < middles[axis]) middles[axis] = m;
      if (m > middles[3 + axis]) middles[3 + axis] = m;
    }
  }
}

/** Triangles that are processed between two yields, counted once per level of the hierarchy: about 20 ms. */
const PAUSE_AFTER = 100_000;

/** Builds the hierarchy over all triangles of the geometry. */
export const buildBvh2 = (geometry: Geometry): Bvh2 => finish(bvh2InSteps(geometry));

/** The same as a generator that yields now and then (cooperative scheduling). */
export function* bvh2InSteps(geometry: Geometry): Steps<Bvh2> {
  const triangles = geometry.index.length / 3;
  const bounds = boundTriangles(geometry);
  const order = new Uint32Array(triangles).map((_, t) => t);
  const nodes = new Float32Array(Math.max(1, triangles * 2) * NODE2.floats);
  const integers = new Int32Array(nodes.buffer);
  const findSplit = makeSplitter(bounds, order);
  const box = new Float64Array(6);
  const middles = new Float64Array(6);
  let count = 1;
  let looked = 0;
  const waiting: Range[] = [{ node: 0, start: 0, end: triangles }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, start, end } = next;
    looked += end - start;
    if (looked > PAUSE_AFTER) {
      looked = 0;
      yield;
    }
    boundRange(bounds, order, next, box, middles);
    const at = node * NODE2.floats;
    for (let axis = 0; axis < 3; axis++) {
      nodes[at + NODE2.low + axis] = box[axis];
      nodes[at + NODE2.high + axis] = box[3 + axis];
    }
    if (end - start <= LEAF_TRIANGLES) {
      integers[at + NODE2.link] = start;
      integers[at + NODE2.count] = end - start;
      continue;
    }
    const split = findSplit(start, end, middles);
    let half = split ? partition(order, bounds.middle, next, split) : start;
    // all centres coincide: split at the middle
    if (half === start || half === end) half = (start + end) >> 1;
    integers[at + NODE2.link] = count;
    integers[at + NODE2.count] = 0;
    waiting.push({ node: count, start, end: half }, { node: count + 1, start: half, end });
    count += 2;
  }
  return { nodes, integers, count, order };
}
