/** Radiators: upright ribs at even distances low above the floor, which nothing else in an empty room shows. */
import type { Ground, Pixel, Room, Thing } from '../contract.js';
import { isBelieved } from './belief.js';
import { firstRow } from './blocks.js';
import { onWallQuad } from './boxOutline.js';
import { onFloor } from './camera.js';
import type { FineLook } from './fineLook.js';
import { insidePolygon } from './polygon.js';
import { pixelsPerMetre } from './surfaceAt.js';

/** Metres across of the window in which ribs are looked for, and pixels from one window to the next. */
const WINDOW = 0.45;
const STEP = 4;
/** Metres above the floor between which radiators show their ribs, and between which only blinds and slats do. */
const LOW = { from: 0.28, to: 0.62 } as const;
const HIGH = { from: 1.05, to: 1.35 } as const;
/** Rows of the fine plane that a strip has at the least, and its pixels per metre. */
const FEWEST_ROWS = 6;
const COARSEST = 25;
/** Metres from one rib to the next at the most, and pixels at the least. */
const WIDEST_PERIOD = 0.11;
const LEAST_PERIOD = 4;
/**
 * How alike the strip is to itself one rib further on, which share of its edges goes on from row to row, and how strong
 * they are, grey levels from a pixel to the next but one.
 */
const RIBS = { alike: 0.75, upright: 0.75, strength: 2.5 };
/** How alike a strip has to be that goes on from such a one. */
const GOES_ON = 0.45;
/** Columns to either side over whose median the floor's end is taken: pipes and plugs cut it. */
const SMOOTH = 6;
/** Metres: the least and the greatest width of a radiator, and how deep and high they are taken to be. */
const WIDTH = { least: 0.5, most: 2.6 };
const DEPTH = 0.16;
const HEIGHT = 0.65;
/** Metres of valves and pipes beyond the ribs at either end. */
const VALVE = 0.12;
/** Metres of a radiator that are told as one thing. */
const PIECE = 0.2;

/** A column of the plane with the row of the floor's far end, and the pixels that a metre takes there. */
interface Foot {
  readonly y: number;
  readonly perMetre: number;
}

/** Radiators along the floor's far end. They stand where the floor ends, whatever the box says of the wall there. */
export function radiatorsIn(room: Room, look: FineLook): Thing[] {
  const feet = feetOf(room, look);
  return runsOf(room, look, feet).flatMap((run) => radiatorOf(room, look, feet, run));
}

function feetOf(room: Room, look: FineLook): (Foot | null)[] {
  const { width, height } = look.plane;
  const outline = room.floorOutline.map((pixel) => look.fromPhoto(pixel));
  const rows = Array.from({ length: width }, (_, x) => firstRow(outline, x));
  return rows.map((_, x) => {
    const near = rows.slice(Math.max(0, x - SMOOTH), x + SMOOTH + 1).filter((row) => row !== null);
    const y = near.toSorted((a, b) => a - b)[near.length >> 1];
    if (y === undefined || y >= height - 2) return null;
    const point = onFloor(room.camera, look.toPhoto([x, y]));
    const perMetre = point ? look.fromPhoto([pixelsPerMetre(room, point), 0])[0] : 0;
    return perMetre < COARSEST ? null : { y, perMetre };
  });
}

/** The first and the last column of a stretch with ribs. */
interface Run {
  readonly from: number;
  to: number;
  /** the most alike of its windows */
  alike: number;
}

function runsOf(room: Room, look: FineLook, feet: readonly (Foot | null)[]): Run[] {
  const runs: Run[] = [];
  for (let from = 2; from < feet.length - 2; from += STEP) {
    const to = from + Math.round(WINDOW * (feet[from]?.perMetre ?? 0));
    const [first, last] = [feet[from], feet[to]];
    if (!first || !last || to >= feet.length - 2) continue;
    const alike = ribsIn(look, { from, to, first, last }, LOW);
    if (alike < GOES_ON || ribsIn(look, { from, to, first, last }, HIGH) >= GOES_ON) continue;
    if (isInOpening(room, look.toPhoto([(from + to) / 2, (first.y + last.y) / 2 - LOW.to * first.perMetre]))) continue;
    const run = runs.at(-1);
    if (run && from <= run.to) {
      run.to = to;
      run.alike = Math.max(run.alike, alike);
    } else runs.push({ from, to, alike });
  }
  return runs.filter(({ alike }) => alike >= RIBS.alike).map((run) => withValves(run, feet));
}

function withValves(run: Run, feet: readonly (Foot | null)[]): Run {
  const off = (x: number) => Math.round(VALVE * (feet[x]?.perMetre ?? 0));
  const [from, to] = [run.from - off(run.from), run.to + off(run.to)];
  return feet[from] && feet[to] ? { ...run, from, to } : run;
}

interface Strip {
  readonly from: number;
  readonly to: number;
  readonly first: Foot;
  readonly last: Foot;
}

/** How alike a strip between two heights is to itself one rib further on, 0..1; 0 where it shows no upright edges. */
function ribsIn(
  { plane }: FineLook,
  strip: Strip,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const { width, data } = plane;
  const columns = strip.to - strip.from;
  const steps = new Float64Array(columns);
  let all = 0;
  let upright = 0;
  for (let k = 0; k < columns; k++) {
    const share = k / columns;
    const foot = strip.first.y + (strip.last.y - strip.first.y) * share;
    const perMetre = strip.first.perMetre + (strip.last.perMetre - strip.first.perMetre) * share;
    const top = Math.round(foot - to * perMetre);
    const bottom = Math.round(foot - from * perMetre);
    if (top < 1 || bottom - top < FEWEST_ROWS) return 0;
    let sum = 0;
    let size = 0;
    for (let y = top; y < bottom; y++) {
      const i = y * width + strip.from + k;
      const step = data[i + 1] - data[i - 1];
      sum += step;
      size += Math.abs(step);
    }
    steps[k] = sum / (bottom - top);
    upright += Math.abs(steps[k]);
    all += size / (bottom - top);
  }
  if (!(upright / all >= RIBS.upright)) return 0;
  return alikeAfterOneRib(steps, Math.min(columns / 3, WIDEST_PERIOD * strip.first.perMetre));
}

/** The greatest autocorrelation of a profile over the lags that ribs may have; 0 where it is too flat. */
function alikeAfterOneRib(steps: Float64Array, longest: number): number {
  const off = offMean(steps);
  const power = autocorrelation(off, 0);
  if (power < RIBS.strength ** 2) return 0;
  let most = 0;
  for (let lag = LEAST_PERIOD; lag <= longest; lag++) {
    most = Math.max(most, autocorrelation(off, lag) / power);
  }
  return most;
}

function offMean(values: Float64Array): Float64Array {
  let sum = 0;
  for (let k = 0; k < values.length; k++) sum += values[k];
  const mean = sum / values.length;
  const off = new Float64Array(values.length);
  for (let k = 0; k < off.length; k++) off[k] = values[k] - mean;
  return off;
}

function autocorrelation(values: Float64Array, lag: number): number {
  let sum = 0;
  for (let k = 0; k + lag < values.length; k++) sum += values[k] * values[k + lag];
  return sum / (values.length - lag);
}

/** Whether a door or a window that is believed shows there: railings and blinds have bars too. */
const isInOpening = (room: Room, pixel: Pixel): boolean =>
  room.openings.some((o) => {
    if (!isBelieved(o) || o.kind === 'obstacle') return false;
    return insidePolygon(pixel, onWallQuad(room, o) ?? []);
  });

/** What a run shows, as pieces of at most `PIECE` metres: one that is askew to the box then takes no floor it has not. */
function radiatorOf(room: Room, look: FineLook, feet: readonly (Foot | null)[], { from, to, alike }: Run): Thing[] {
  const [first, last] = [from, to].map((x) => groundAt(room, look, x, feet[x]?.y ?? 0));
  if (!first || !last) return [];
  const [alongX, alongZ] = [last[0] - first[0], last[1] - first[1]];
  const long = Math.hypot(alongX, alongZ);
  if (long < WIDTH.least || long > WIDTH.most) return [];
  const certainty = 0.5 + (0.4 * (Math.min(1, alike) - RIBS.alike)) / (1 - RIBS.alike);
  const pieces = Math.ceil(long / PIECE);
  return Array.from({ length: pieces }, (_, k): Thing => {
    const [start, middle, end] = [k / pieces, (k + 0.5) / pieces, (k + 1) / pieces];
    return {
      kind: 'radiator',
      x: first[0] + middle * alongX,
      z: first[1] + middle * alongZ,
      width: Math.max(DEPTH, Math.abs(alongX) / pieces),
      depth: Math.max(DEPTH, Math.abs(alongZ) / pieces),
      height: HEIGHT,
      certainty,
      outline: outlineOf(
        look,
        feet,
        [start, end].map((share) => Math.round(from + share * (to - from))),
      ),
    };
  });
}

function outlineOf(look: FineLook, feet: readonly (Foot | null)[], [from, to]: readonly number[]): Pixel[] {
  const row = (x: number, high: number) => (feet[x]?.y ?? 0) - high * (feet[x]?.perMetre ?? 0);
  const corners: Pixel[] = [
    [from, row(from, 0)],
    [to, row(to, 0)],
    [to, row(to, HEIGHT)],
    [from, row(from, HEIGHT)],
  ];
  return corners.map((pixel) => look.toPhoto(pixel));
}

function groundAt(room: Room, look: FineLook, x: number, y: number): Ground | null {
  const point = onFloor(room.camera, look.toPhoto([x, y]));
  return point && [point[0], point[2]];
}
