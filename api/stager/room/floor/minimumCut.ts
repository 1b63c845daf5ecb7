/**
 * Minimum cut of a grid with eight neighbours per pixel: Boykov and Kolmogorov 2004, "An experimental comparison of
 * min-cut/max-flow algorithms for energy minimization in vision". Two trees grow from the terminals through unsaturated
 * arcs; where they meet, the path is augmented, and nodes that it cuts off (orphans) are adopted or set free.
 */
import type { Steps } from '../../steps.js';

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
  /** per pixel: capacity from the source minus capacity to the sink; overwritten */
  readonly terminal: Float32Array;
  /** [pixel][direction]: capacity to each neighbour, 0 beyond the border; overwritten */
  readonly links: Float32Array;
}

const NONE = -1;
/** Values of `parent` besides directions: the pixel is a child of its terminal, or an orphan. */
const TERMINAL = 8;
const ORPHAN = 9;

const FREE = 0;
const SOURCE = 1;
const SINK = 2;

/** More than the distance of any pixel to its terminal. */
const FAR = 2 ** 30;

/** Pixels grown between two yields. */
const AT_ONCE = 20_000;

/** @returns per pixel: 1 on the source's side of the cut, else 0 */
export function* minimumCut(graph: GridGraph): Steps<Uint8Array> {
  const cutter = new Cutter(graph);
  while (cutter.growSome(AT_ONCE)) yield;
  return cutter.sourceSide();
}

/** A class, so that compiled code is shared by all cuts. */
class Cutter {
  private readonly terminal: Float32Array;
  private readonly links: Float32Array;
  private readonly offsets: Int32Array;
  /** offset of each neighbour's index */
  private readonly steps: Int32Array;
  private readonly isInner: Uint8Array;
  private readonly tree: Uint8Array;
  /** direction to the parent, TERMINAL, ORPHAN or NONE */
  private readonly parent: Int8Array;
  /** distance to the terminal, valid as of `stamp` */
  private readonly distance: Int32Array;
  private readonly stamp: Int32Array;
  private readonly queue: Int32Array;
  private readonly queued: Uint8Array;
  private readonly orphans: number[] = [];
  private readonly width: number;
  private readonly count: number;
  private first = 0;
  private last = 0;
  private time = 0;
  /** the growing pixel, or NONE once all have grown */
  private growing: number;
  /** the arc where the trees met last: from this pixel of the source's tree in this direction */
  private meetingPixel = NONE;
  private meetingDirection = NONE;

  constructor({ width, height, terminal, links }: GridGraph) {
    this.terminal = terminal;
    this.links = links;
    this.width = width;
    this.count = width * height;
    this.offsets = Int32Array.from(NEIGHBOURS, ([dx, dy]) => dy * width + dx);
    this.steps = Int32Array.from(NEIGHBOURS, ([dx]) => dx);
    this.isInner = innerPixels(width, height);
    this.tree = new Uint8Array(this.count);
    this.parent = new Int8Array(this.count).fill(NONE);
    this.distance = new Int32Array(this.count);
    this.stamp = new Int32Array(this.count);
    this.queue = new Int32Array(this.count + 1);
    this.queued = new Uint8Array(this.count);
    this.plant();
    this.growing = this.nextActive();
  }

  /** Initialises both trees with the pixels that are linked to a terminal. */
  private plant(): void {
    const { count, terminal, tree, parent, distance } = this;
    for (let i = 0; i < count; i++) {
      if (terminal[i] === 0) continue;
      tree[i] = terminal[i] > 0 ? SOURCE : SINK;
      parent[i] = TERMINAL;
      distance[i] = 1;
    }
    // a pixel within its own tree cannot grow; it is activated if a neighbour is set free
    for (let i = 0; i < count; i++) if (tree[i] !== FREE && this.isAtBorder(i)) this.activate(i);
  }

  /** Grows up to `most` pixels; false once all have grown. */
  growSome(most: number): boolean {
    for (let grown = 0; grown < most && this.growing !== NONE; grown++) {
      const meets = this.grow(this.growing);
      if (meets) {
        this.fill();
        this.adoptOrphans();
      }
      if (!meets || this.parent[this.growing] === NONE) this.growing = this.nextActive();
    }
    return this.growing !== NONE;
  }

  sourceSide(): Uint8Array {
    const side = new Uint8Array(this.count);
    for (let i = 0; i < side.length; i++) if (this.tree[i] === SOURCE) side[i] = 1;
    return side;
  }

  private activate(pixel: number): void {
    if (this.queued[pixel]) return;
    this.queued[pixel] = 1;
    this.queue[this.last] = pixel;
    this.last = this.last === this.count ? 0 : this.last + 1;
  }

  private nextActive(): number {
    while (this.first !== this.last) {
      const pixel = this.queue[this.first];
      this.first = this.first === this.count ? 0 : this.first + 1;
      this.queued[pixel] = 0;
      if (this.parent[pixel] !== NONE) return pixel;
    }
    return NONE;
  }

  /**
   * Residual capacity of the arc that a tree uses between a pixel and its neighbour: outwards for the source, inwards
   * for the sink.
   */
  private roomTo(pixel: number, direction: number, side: number): number {
    const { links, offsets } = this;
    return side === SOURCE ? links[pixel * 8 + direction] : links[(pixel + offsets[direction]) * 8 + 7 - direction];
  }

  private hasNeighbour(pixel: number, direction: number): boolean {
    if (this.isInner[pixel]) return true;
    const x = (pixel % this.width) + this.steps[direction];
    const y = pixel + this.offsets[direction];
    return x >= 0 && x < this.width && y >= 0 && y < this.count;
  }

  private isAtBorder(pixel: number): boolean {
    const { tree, offsets } = this;
    for (let d = 0; d < 8; d++) {
      if (this.hasNeighbour(pixel, d) && tree[pixel + offsets[d]] !== tree[pixel]) return true;
    }
    return false;
  }

  /** Grows one pixel; true if the trees meet, at the arc that is stored. */
  private grow(pixel: number): boolean {
    const { tree, parent, stamp, distance, offsets } = this;
    const side = tree[pixel];
    for (let d = 0; d < 8; d++) {
      if (!this.hasNeighbour(pixel, d) || this.roomTo(pixel, d, side) <= 0) continue;
      const other = pixel + offsets[d];
      if (tree[other] === FREE) {
        tree[other] = side;
        parent[other] = 7 - d;
        stamp[other] = stamp[pixel];
        distance[other] = distance[pixel] + 1;
        this.activate(other);
      } else if (tree[other] !== side) {
        this.meetingPixel = side === SOURCE ? pixel : other;
        this.meetingDirection = side === SOURCE ? d : 7 - d;
        return true;
      } else if (stamp[other] <= stamp[pixel] && distance[other] > distance[pixel]) {
        parent[other] = 7 - d;
        stamp[other] = stamp[pixel];
        distance[other] = distance[pixel] + 1;
      }
    }
    return false;
  }

  private cutOff(pixel: number): void {
    this.parent[pixel] = ORPHAN;
    this.orphans.push(pixel);
  }

  /** Augments the path through the arc where the trees met. */
  private fill(): void {
    const { links, offsets, meetingPixel: from, meetingDirection: direction } = this;
    this.time++;
    const across = from + offsets[direction];
    const arc = links[from * 8 + direction];
    const flow = Math.min(arc, this.roomFromSource(from, arc), this.roomToSink(across, arc));
    links[from * 8 + direction] -= flow;
    links[across * 8 + 7 - direction] += flow;
    this.sendFromSource(from, flow);
    this.sendToSink(across, flow);
  }

  /** Residual capacity from the source to a pixel of its tree, at most `most`. */
  private roomFromSource(pixel: number, most: number): number {
    const { parent, links, offsets, terminal } = this;
    let flow = most;
    let at = pixel;
    for (; parent[at] !== TERMINAL; at += offsets[parent[at]]) {
      flow = Math.min(flow, links[(at + offsets[parent[at]]) * 8 + 7 - parent[at]]);
    }
    return Math.min(flow, terminal[at]);
  }

  /** Residual capacity from a pixel of the sink's tree to the sink, at most `most`. */
  private roomToSink(pixel: number, most: number): number {
    const { parent, links, offsets, terminal } = this;
    let flow = most;
    let at = pixel;
    for (; parent[at] !== TERMINAL; at += offsets[parent[at]]) flow = Math.min(flow, links[at * 8 + parent[at]]);
    return Math.min(flow, -terminal[at]);
  }

  private sendFromSource(pixel: number, flow: number): void {
    const { parent, links, offsets, terminal } = this;
    let at = pixel;
    while (parent[at] !== TERMINAL) {
      const d = parent[at];
      const up = at + offsets[d];
      links[at * 8 + d] += flow;
      links[up * 8 + 7 - d] -= flow;
      if (links[up * 8 + 7 - d] <= 0) this.cutOff(at);
      at = up;
    }
    terminal[at] -= flow;
    if (terminal[at] <= 0) this.cutOff(at);
  }

  private sendToSink(pixel: number, flow: number): void {
    const { parent, links, offsets, terminal } = this;
    let at = pixel;
    while (parent[at] !== TERMINAL) {
      const d = parent[at];
      const up = at + offsets[d];
      links[up * 8 + 7 - d] += flow;
      links[at * 8 + d] -= flow;
      if (links[at * 8 + d] <= 0) this.cutOff(at);
      at = up;
    }
    terminal[at] += flow;
    if (terminal[at] >= 0) this.cutOff(at);
  }

  /** Distance of a pixel to its terminal, or FAR if its branch ends at an orphan. Stamps the visited path. */
  private stepsToTerminal(pixel: number): number {
    const { stamp, time, parent, distance, offsets } = this;
    let steps = 0;
    let at = pixel;
    while (stamp[at] !== time) {
      if (parent[at] === ORPHAN || parent[at] === NONE) return FAR;
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
  }

  private adoptOrphans(): void {
    const { orphans, parent } = this;
    for (let k = 0; k < orphans.length; k++) {
      if (parent[orphans[k]] === ORPHAN && !this.adopt(orphans[k])) this.setFree(orphans[k]);
    }
    orphans.length = 0;
  }

  /** Attaches an orphan to the neighbour in its tree that is closest to the terminal; false if there is none. */
  private adopt(pixel: number): boolean {
    const { tree, offsets } = this;
    const side = tree[pixel];
    const opposite = side === SOURCE ? SINK : SOURCE;
    let best = NONE;
    let nearest = FAR;
    for (let d = 0; d < 8; d++) {
      if (!this.hasNeighbour(pixel, d)) continue;
      const other = pixel + offsets[d];
      if (tree[other] !== side || this.roomTo(pixel, d, opposite) <= 0) continue;
      const steps = this.stepsToTerminal(other);
      if (steps >= nearest) continue;
      nearest = steps;
      best = d;
    }
    if (best === NONE) return false;
    this.parent[pixel] = best;
    this.stamp[pixel] = this.time;
    this.distance[pixel] = nearest + 1;
    return true;
  }

  /** Removes a pixel from its tree; its children become orphans. */
  private setFree(pixel: number): void {
    const { tree, parent, offsets } = this;
    const side = tree[pixel];
    const opposite = side === SOURCE ? SINK : SOURCE;
    for (let d = 0; d < 8; d++) {
      if (!this.hasNeighbour(pixel, d)) continue;
      const other = pixel + offsets[d];
      if (tree[other] !== side || parent[other] === NONE) continue;
      if (this.roomTo(pixel, d, opposite) > 0) this.activate(other);
      if (parent[other] === 7 - d) this.cutOff(other);
    }
    tree[pixel] = FREE;
    parent[pixel] = NONE;
  }
}

/** 1 for the pixels that have all eight neighbours. */
function innerPixels(width: number, height: number): Uint8Array {
  const inner = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y++) inner.fill(1, y * width + 1, (y + 1) * width - 1);
  return inner;
}
