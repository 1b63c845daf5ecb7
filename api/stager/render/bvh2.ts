import type { Geometry } from './geometry.js';

/** Bins per axis in which split planes are tried. */
const BINS = 16;
const LEAF_TRIANGLES = 4;
/** Boxes are this much larger than what they hold, metres: rounding must not make a ray miss one in one hierarchy only. */
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
  /** the boxes' middles, 3 numbers per triangle */
  readonly middle: Float32Array;
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

/** Grows the box `into[at..]` (low, high) by the box `by[from..]`. */
function grow(into: Float64Array, at: number, by: ArrayLike<number>, from: number): void {
  for (let axis = 0; axis < 3; axis++) {
    if (by[from + axis] < into[at + axis]) into[at + axis] = by[from + axis];
    if (by[from + 3 + axis] > into[at + 3 + axis]) into[at + 3 + axis] = by[from + 3 + axis];
  }
}

function empty(box: Float64Array, at = 0): void {
  box.fill(Infinity, at, at + 3);
  box.fill(-Infinity, at + 3, at + 6);
}

function halfArea(box: ArrayLike<number>): number {
  const x = box[3] - box[0];
  const y = box[4] - box[1];
  const z = box[5] - box[2];
  return x * y + y * z + z * x;
}

/** Chooses the cheapest split by the surface area heuristic over bins (Wald 2007, "On fast construction of SAH"). */
function makeSplitter(bounds: TriangleBounds, order: Uint32Array) {
  const counts = new Int32Array(BINS);
  const boxes = new Float64Array(BINS * 6);
  const running = new Float64Array(6);
  const aboveArea = new Float64Array(BINS);
  const aboveCount = new Int32Array(BINS);

  const fillBins = (range: readonly [number, number], axis: number, low: number, scale: number): void => {
    counts.fill(0);
    for (let bin = 0; bin < BINS; bin++) empty(boxes, bin * 6);
    for (let k = range[0]; k < range[1]; k++) {
      const triangle = order[k];
      const bin = Math.floor((bounds.middle[triangle * 3 + axis] - low) * scale);
      counts[bin]++;
      grow(boxes, bin * 6, bounds.box, triangle * 6);
    }
  };

  const sweepAbove = (): void => {
    empty(running);
    let count = 0;
    for (let bin = BINS - 1; bin > 0; bin--) {
      grow(running, 0, boxes, bin * 6);
      count += counts[bin];
      aboveArea[bin] = count ? halfArea(running) : 0;
      aboveCount[bin] = count;
    }
  };

  return (range: readonly [number, number], middles: Float64Array): Split | null => {
    let best: Split | null = null;
    let cheapest = Infinity;
    for (let axis = 0; axis < 3; axis++) {
      const low = middles[axis];
      const width = middles[3 + axis] - low;
      if (width < 1e-9) continue;
      const scale = (BINS / width) * 0.99999;
      fillBins(range, axis, low, scale);
      sweepAbove();
      empty(running);
      let count = 0;
      for (let bin = 0; bin < BINS - 1; bin++) {
        grow(running, 0, boxes, bin * 6);
        count += counts[bin];
        if (!count || !aboveCount[bin + 1]) continue;
        const cost = halfArea(running) * count + aboveArea[bin + 1] * aboveCount[bin + 1];
        if (cost >= cheapest) continue;
        cheapest = cost;
        best = { axis, at: low + (bin + 1) / scale };
      }
    }
    return best;
  };
}

/** Sorts order[start..end] into below and above the split; returns where the second part begins. */
function partition(order: Uint32Array, middle: Float32Array, [start, end]: readonly [number, number], split: Split) {
  let i = start;
  let j = end - 1;
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

/** Builds the hierarchy over all triangles of the geometry. */
export function buildBvh2(geometry: Geometry): Bvh2 {
  const triangles = geometry.index.length / 3;
  const bounds = boundTriangles(geometry);
  const order = Uint32Array.from({ length: triangles }, (_, t) => t);
  const nodes = new Float32Array(Math.max(1, triangles * 2) * NODE2.floats);
  const integers = new Int32Array(nodes.buffer);
  const findSplit = makeSplitter(bounds, order);
  const box = new Float64Array(6);
  const middles = new Float64Array(6);
  let count = 1;
  const waiting: { node: number; range: readonly [number, number] }[] = [{ node: 0, range: [0, triangles] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, range } = next;
    const [start, end] = range;
    empty(box);
    empty(middles);
    for (let k = start; k < end; k++) {
      grow(box, 0, bounds.box, order[k] * 6);
      for (let axis = 0; axis < 3; axis++) {
        const m = bounds.middle[order[k] * 3 + axis];
        if (m < middles[axis]) middles[axis] = m;
        if (m > middles[3 + axis]) middles[3 + axis] = m;
      }
    }
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
    const split = findSplit(range, middles);
    let half = split ? partition(order, bounds.middle, range, split) : start;
    // all middles in one place: any halving will do
    if (half === start || half === end) half = (start + end) >> 1;
    integers[at + NODE2.link] = count;
    integers[at + NODE2.count] = 0;
    waiting.push({ node: count, range: [start, half] }, { node: count + 1, range: [half, end] });
    count += 2;
  }
  return { nodes, integers, count, order };
}
