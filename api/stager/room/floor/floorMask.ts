/**
 * Segments the floor: the box is the prior, colours and edges refine it. This recovers doorways, alcoves and pilasters
 * that a box cannot represent. Graph cut with colour models, after GrabCut (Rother, Kolmogorov, Blake 2004).
 */
import type { Raster } from '../../contract.js';
import type { Steps } from '../../steps.js';
import { type ColourModel, fitModel, nearestGaussian, startModel, unlikelihood } from './colourModel.js';
import { type GridGraph, minimumCut } from './minimumCut.js';

const GAUSSIANS = 5;
/** Cost of cutting between two pixels of equal colour. */
const SMOOTHNESS = 50;
/** Prior in nats against floor well above the box's floor. */
const TRUST_ABOVE = 3;
/** Shares of the height: distance at which the priors are full. */
const WELL_INSIDE = 0.04;
const WELL_ABOVE = 0.08;
const SURE = 1e6;
/** Share of the height above the possible floor that is included, as training pixels of the background. */
const MARGIN = 0.035;

/** How far the box's floor is trusted to be floor. */
interface Trust {
  /** prior in nats well inside the box's floor */
  readonly inside: number;
  /** share of the height below the box's line from which all is floor */
  readonly surelyFrom: number;
  readonly rounds: number;
}

/** Keeps rugs of sunshine and reflections in the floor. */
const USUAL: Trust = { inside: 9, surelyFrom: 0.2, rounds: 2 };
/** Finds everything that is unlike the floor, also in the middle of it: islands, columns, and sunshine. */
export const DOUBTING: Trust = { inside: 1.5, surelyFrom: Infinity, rounds: 3 };

export interface Mask {
  readonly width: number;
  readonly height: number;
  /** 1 on the floor, else 0 */
  readonly data: Uint8Array;
}

/**
 * @param copy about 320 px long
 * @param floorTop first floor row of each column by the box, in the copy's pixels
 * @param reachUp how far above that row floor is possible, as a share of the height
 */
export function* findFloorMask(
  copy: Raster,
  floorTop: Float32Array,
  reachUp: number,
  trust: Trust = USUAL,
): Steps<Mask> {
  const { width, height } = copy;
  const scene = cropScene(copy, floorTop, { reachUp, trust });
  let floor = scene.start;
  for (let round = 0; round < trust.rounds; round++) {
    yield;
    const graph = yield* graphOf(scene, floor);
    yield;
    floor = yield* minimumCut(graph);
  }
  const data = new Uint8Array(width * height);
  data.set(floor, scene.firstRow * width);
  return { width, height, data };
}

/** The rows that the floor may reach. */
interface Scene {
  readonly width: number;
  readonly height: number;
  readonly firstRow: number;
  readonly colours: Float32Array;
  /** the initial labels, by the box */
  readonly start: Uint8Array;
  /** prior for floor in nats, by position alone */
  readonly prior: Float32Array;
  readonly links: Float32Array;
  models: Models | null;
}

interface Models {
  readonly floor: ColourModel;
  readonly rest: ColourModel;
}

interface Prior {
  readonly reachUp: number;
  readonly trust: Trust;
}

function cropScene(copy: Raster, floorTop: Float32Array, { reachUp, trust }: Prior): Scene {
  const { width } = copy;
  const reach = reachUp * copy.height;
  const margin = Math.round(MARGIN * copy.height);
  const firstRow = Math.max(0, Math.floor(floorTop.reduce((a, b) => Math.min(a, b), copy.height) - reach) - margin);
  const height = copy.height - firstRow;
  const start = new Uint8Array(width * height);
  const prior = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const below = y + firstRow + 0.5 - floorTop[x];
      start[y * width + x] = below >= 0 ? 1 : 0;
      prior[y * width + x] = placePrior(below / copy.height, { reachUp, trust });
    }
  }
  const colours = new Float32Array(copy.data.subarray(firstRow * width * 3));
  return { width, height, firstRow, colours, start, prior, links: linksOf(colours, width, height), models: null };
}

/** @param below signed distance of a pixel below the box's line, as a share of the height */
function placePrior(below: number, { reachUp, trust }: Prior): number {
  if (below < -reachUp) return -SURE;
  if (below > trust.surelyFrom) return SURE;
  return below > 0 ? trust.inside * Math.min(1, below / WELL_INSIDE) : TRUST_ABOVE * Math.max(-1, below / WELL_ABOVE);
}

/** Cost of cutting between neighbours: high if their colours are similar. */
function linksOf(colours: Float32Array, width: number, height: number): Float32Array {
  let [sum, count] = [0, 0];
  eachPair(width, height, (i, j) => {
    sum += squareBetween(colours, i, j);
    count++;
  });
  const beta = sum ? count / (2 * sum) : 0;
  const links = new Float32Array(width * height * 8);
  eachPair(width, height, (i, j, d) => {
    const isSlanting = d === 5 || d === 7;
    const cost = (SMOOTHNESS * Math.exp(-beta * squareBetween(colours, i, j))) / (isSlanting ? Math.SQRT2 : 1);
    links[i * 8 + d] = cost;
    links[j * 8 + 7 - d] = cost;
  });
  return links;
}

function squareBetween(colours: Float32Array, i: number, j: number): number {
  const red = colours[3 * i] - colours[3 * j];
  const green = colours[3 * i + 1] - colours[3 * j + 1];
  const blue = colours[3 * i + 2] - colours[3 * j + 2];
  return red * red + green * green + blue * blue;
}

/** Visits every pair of neighbours once. */
function eachPair(width: number, height: number, visit: (i: number, j: number, direction: number) => void): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (x + 1 < width) visit(i, i + 1, 4);
      if (y + 1 === height) continue;
      if (x > 0) visit(i, i + width - 1, 5);
      visit(i, i + width, 6);
      if (x + 1 < width) visit(i, i + width + 1, 7);
    }
  }
}

function* graphOf(scene: Scene, floor: Uint8Array): Steps<GridGraph> {
  const { width, height } = scene;
  scene.models = {
    floor: refit(scene, floor, 1, scene.models?.floor),
    rest: refit(scene, floor, 0, scene.models?.rest),
  };
  yield;
  return { width, height, terminal: terminalsOf(scene, scene.models), links: scene.links.slice() };
}

/** Unary terms: nats for floor, by position and colour. */
function terminalsOf({ colours, prior }: Scene, { floor: onFloor, rest }: Models): Float32Array {
  const terminal = new Float32Array(prior.length);
  for (let i = 0; i < terminal.length; i++) {
    // certain pixels stay certain
    if (Math.abs(prior[i]) === SURE) {
      terminal[i] = prior[i];
      continue;
    }
    const r = colours[3 * i];
    const g = colours[3 * i + 1];
    const b = colours[3 * i + 2];
    terminal[i] = prior[i] + unlikelihood(rest, r, g, b) - unlikelihood(onFloor, r, g, b);
  }
  return terminal;
}

/** Refits the colour model of one side of the current cut. */
function refit({ colours }: Scene, floor: Uint8Array, side: 0 | 1, before: ColourModel | undefined): ColourModel {
  let count = 0;
  for (let i = 0; i < floor.length; i++) if (floor[i] === side) count++;
  const samples = new Float32Array(count * 3);
  for (let i = 0, n = 0; i < floor.length; i++) {
    if (floor[i] !== side) continue;
    for (let c = 0; c < 3; c++) samples[3 * n + c] = colours[3 * i + c];
    n++;
  }
  if (!before) return startModel(samples, GAUSSIANS);
  const labels = new Uint8Array(count);
  for (let n = 0; n < count; n++) {
    labels[n] = nearestGaussian(before, samples[3 * n], samples[3 * n + 1], samples[3 * n + 2]);
  }
  return fitModel(samples, labels, GAUSSIANS);
}
