/**
 * Minimum cut of a grid with eight neighbours per pixel: Boykov and Kolmogorov 2004, "An experimental comparison of
 * min-cut/max-flow algorithms for energy minimization in vision". Two trees grow from the terminals through arcs that
 * still have room; where they touch, the path is filled, and what that cuts off is adopted again or set free.
 */
import type { Steps } from '../breathe.js';

/** Steps to the eight neighbours; the opposite of direction d is 7 - d. */
export const NEIGHBOURS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

export interface GridGraph {
  readonly width: number;
  readonly height: number;
  /** per pixel: capacity from the source less capacity to the sink; is used up */
  readonly terminal: Float32Array;
  /** [pixel][direction]: capacity to each neighbour, 0 beyond the border; is used up */
  readonly links: Float32Array;
}

const NONE = -1;
/** In place of a direction: the pixel hangs on its terminal, or has just lost its parent. */
const TERMINAL = 8;
const ORPHAN = 9;

const FREE = 0;
const SOURCE = 1;
const SINK = 2;

/** Pixels grown between two pauses. */
const AT_ONCE = 20_000;

/** @returns per pixel: 1 on the source's side of the cut, else 0 */
export function* minimumCut(graph: GridGraph): Steps<Uint8Array> {
  const cutter = createCutter(graph);
  let pixel = cutter.nextActive();
  for (let grown = 0; pixel !== NONE; grown++) {
    if (grown % AT_ONCE === 0) yield;
    const meeting = cutter.grow(pixel);
    if (meeting) {
      cutter.fill(meeting);
      cutter.adoptOrphans();
    }
    if (!meeting || !cutter.isInTree(pixel)) pixel = cutter.nextActive();
  }
  return cutter.sourceSide();
}

/** The arc at which the trees touch: from the source's tree to the sink's. */
interface Meeting {
  readonly pixel: number;
  readonly direction: number;
}

function createCutter({ width, height, terminal, links }: GridGraph) {
  const count = width * height;
  const offsets = Int32Array.from(NEIGHBOURS, ([dx, dy]) => dy * width + dx);
  const tree = new Uint8Array(count);
  /** direction to the parent, TERMINAL, ORPHAN or NONE */
  const parent = new Int8Array(count).fill(NONE);
  /** steps to the terminal, valid as of `stamp` */
  const distance = new Int32Array(count);
  const stamp = new Int32Array(count);
  const queue = new Int32Array(count + 1);
  const queued = new Uint8Array(count);
  const orphans: number[] = [];
  let [first, last, time] = [0, 0, 0];

  const activate = (pixel: number): void => {
    if (queued[pixel]) return;
    queued[pixel] = 1;
    queue[last] = pixel;
    last = last === count ? 0 : last + 1;
  };

  const nextActive = (): number => {
    while (first !== last) {
      const pixel = queue[first];
      first = first === count ? 0 : first + 1;
      queued[pixel] = 0;
      if (parent[pixel] !== NONE) return pixel;
    }
    return NONE;
  };

  for (let i = 0; i < count; i++) {
    if (terminal[i] === 0) continue;
    tree[i] = terminal[i] > 0 ? SOURCE : SINK;
    parent[i] = TERMINAL;
    distance[i] = 1;
  }

  /**
   * Room on the arc that a tree would use between a pixel and its neighbour: outwards for the source, inwards for the
   * sink.
   */
  const roomTo = (pixel: number, direction: number, side: number): number =>
    side === SOURCE ? links[pixel * 8 + direction] : links[(pixel + offsets[direction]) * 8 + 7 - direction];

  const steps = Int8Array.from(NEIGHBOURS, ([dx]) => dx);
  const isInner = new Uint8Array(count);
  for (let y = 1; y < height - 1; y++) isInner.fill(1, y * width + 1, (y + 1) * width - 1);
  const hasNeighbour = (pixel: number, direction: number): boolean => {
    if (isInner[pixel]) return true;
    const x = (pixel % width) + steps[direction];
    const y = pixel + offsets[direction];
    return x >= 0 && x < width && y >= 0 && y < count;
  };

  const isAtBorder = (pixel: number): boolean => {
    for (let d = 0; d < 8; d++) if (hasNeighbour(pixel, d) && tree[pixel + offsets[d]] !== tree[pixel]) return true;
    return false;
  };
  // a pixel within its own tree has nothing to grow into; should a neighbour be set free, it is woken then
  for (let i = 0; i < count; i++) if (tree[i] !== FREE && isAtBorder(i)) activate(i);

  const grow = (pixel: number): Meeting | null => {
    const side = tree[pixel];
    for (let d = 0; d < 8; d++) {
      if (!hasNeighbour(pixel, d) || roomTo(pixel, d, side) <= 0) continue;
      const other = pixel + offsets[d];
      if (tree[other] === FREE) {
        tree[other] = side;
        parent[other] = 7 - d;
        stamp[other] = stamp[pixel];
        distance[other] = distance[pixel] + 1;
        activate(other);
      } else if (tree[other] !== side) {
        return side === SOURCE ? { pixel, direction: d } : { pixel: other, direction: 7 - d };
      } else if (stamp[other] <= stamp[pixel] && distance[other] > distance[pixel]) {
        parent[other] = 7 - d;
        stamp[other] = stamp[pixel];
        distance[other] = distance[pixel] + 1;
      }
    }
    return null;
  };

  const cutOff = (pixel: number): void => {
    parent[pixel] = ORPHAN;
    orphans.push(pixel);
  };

  /** Sends as much as fits from the source through the meeting arc to the sink. */
  const fill = ({ pixel, direction }: Meeting): void => {
    time++;
    const across = pixel + offsets[direction];
    let flow = links[pixel * 8 + direction];
    let end = pixel;
    for (; parent[end] !== TERMINAL; end += offsets[parent[end]]) {
      flow = Math.min(flow, links[(end + offsets[parent[end]]) * 8 + 7 - parent[end]]);
    }
    flow = Math.min(flow, terminal[end]);
    end = across;
    for (; parent[end] !== TERMINAL; end += offsets[parent[end]]) flow = Math.min(flow, links[end * 8 + parent[end]]);
    flow = Math.min(flow, -terminal[end]);

    links[pixel * 8 + direction] -= flow;
    links[across * 8 + 7 - direction] += flow;
    let at = pixel;
    while (parent[at] !== TERMINAL) {
      const d = parent[at];
      const up = at + offsets[d];
      links[at * 8 + d] += flow;
      links[up * 8 + 7 - d] -= flow;
      if (links[up * 8 + 7 - d] <= 0) cutOff(at);
      at = up;
    }
    terminal[at] -= flow;
    if (terminal[at] <= 0) cutOff(at);
    at = across;
    while (parent[at] !== TERMINAL) {
      const d = parent[at];
      const up = at + offsets[d];
      links[up * 8 + 7 - d] += flow;
      links[at * 8 + d] -= flow;
      if (links[at * 8 + d] <= 0) cutOff(at);
      at = up;
    }
    terminal[at] += flow;
    if (terminal[at] >= 0) cutOff(at);
  };

  /**
   * Steps from a pixel to its terminal, or Infinity where its branch hangs on an orphan. Stamps the way that it proves.
   */
  const stepsToTerminal = (pixel: number): number => {
    let steps = 0;
    let at = pixel;
    while (stamp[at] !== time) {
      if (parent[at] === ORPHAN || parent[at] === NONE) return Infinity;
      if (parent[at] === TERMINAL) {
        stamp[at] = time;
        distance[at] = 1;
        break;
      }
      steps++;
      at += offsets[parent[at]];
    }
    steps += distance[at];
    let left = steps;
    for (at = pixel; stamp[at] !== time; at += offsets[parent[at]]) {
      stamp[at] = time;
      distance[at] = left--;
    }
    return steps;
  };

  const adopt = (pixel: number): void => {
    const side = tree[pixel];
    const opposite = side === SOURCE ? SINK : SOURCE;
    let best = NONE;
    let nearest = Infinity;
    for (let d = 0; d < 8; d++) {
      if (!hasNeighbour(pixel, d)) continue;
      const other = pixel + offsets[d];
      if (tree[other] !== side || roomTo(pixel, d, opposite) <= 0) continue;
      const steps = stepsToTerminal(other);
      if (steps >= nearest) continue;
      nearest = steps;
      best = d;
    }
    if (best !== NONE) {
      parent[pixel] = best;
      stamp[pixel] = time;
      distance[pixel] = nearest + 1;
      return;
    }
    for (let d = 0; d < 8; d++) {
      if (!hasNeighbour(pixel, d)) continue;
      const other = pixel + offsets[d];
      if (tree[other] !== side || parent[other] === NONE) continue;
      if (roomTo(pixel, d, opposite) > 0) activate(other);
      if (parent[other] === 7 - d) cutOff(other);
    }
    tree[pixel] = FREE;
    parent[pixel] = NONE;
  };

  const adoptOrphans = (): void => {
    for (let k = 0; k < orphans.length; k++) if (parent[orphans[k]] === ORPHAN) adopt(orphans[k]);
    orphans.length = 0;
  };

  return {
    nextActive,
    grow,
    fill,
    adoptOrphans,
    isInTree: (pixel: number) => parent[pixel] !== NONE,
    sourceSide: () => tree.map((side) => (side === SOURCE ? 1 : 0)),
  };
}
