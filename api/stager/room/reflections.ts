/** Tells what stands on a floor from what a glossy floor mirrors: only the former hides the foot of the wall. */
import type { Room, Thing } from '../contract.js';
import { SURE } from './belief.js';
import { project } from './camera.js';
import type { FineLook } from './fineLook.js';
import { pixelsPerMetre } from './surfaceAt.js';
import { rowOfWallFoot } from './wallFootRow.js';

/** What is left of the certainty of what may be mirrored. */
const MIRRORED = 0.3;
/** Metres beside a thing's middle that are hers, and between which the wall's foot is looked at for comparison. */
const HERS = 0.12;
const BESIDE = { from: 0.45, to: 0.95 };
/** Of the picture's height above and below the wall's foot: what is compared. */
const STRIP = 0.022;
/** How alike the wall's foot must be, and how much brightness must change there at all, grey levels. */
const ALIKE = 0.85;
const LEAST_CHANGE = 5;

type Box = Pick<Room, 'camera' | 'walls' | 'ceilingHeight'>;

/** The things, those before which the wall's foot is seen as beside them with little certainty. */
export const withoutReflections = (room: Box, look: FineLook, things: readonly Thing[]): Thing[] =>
  things.map((thing) =>
    thing.certainty >= SURE && !thing.outline && isMirrored(room, look, thing)
      ? { ...thing, certainty: MIRRORED }
      : thing,
  );

function isMirrored(room: Box, look: FineLook, { x, z }: Thing): boolean {
  const foot = project(room.camera, [x, 0, z]);
  if (!foot) return false;
  const [column, row] = look.fromPhoto(foot);
  const wide = look.fromPhoto([pixelsPerMetre(room, [x, 0, z]), 0])[0];
  const at = (from: number, to: number) =>
    stripAt(room, look, { from: column + from * wide, to: column + to * wide, row });
  const own = at(-HERS, HERS);
  const beside = [at(-BESIDE.to, -BESIDE.from), at(BESIDE.from, BESIDE.to)].filter((strip) => strip !== null);
  if (!own || !beside.length) return false;
  return beside.every((strip) => alike(own, strip));
}

/** Columns of the plane, and the row from which the wall's foot is searched upwards. */
interface Columns {
  readonly from: number;
  readonly to: number;
  readonly row: number;
}

/** Mean brightness, row by row, round the wall's foot; null where the picture does not show it. */
function stripAt(room: Box, look: FineLook, { from, to, row }: Columns): readonly number[] | null {
  const { width, height, data } = look.plane;
  const half = Math.max(4, Math.round(STRIP * height));
  const sums: number[] = Array.from({ length: 2 * half + 1 }, () => 0);
  let columns = 0;
  for (let x = Math.round(from); x <= to; x++) {
    const found = x < 0 || x >= width ? null : rowOfWallFoot(room, look, [x, row]);
    const foot = Math.round(found ?? -1);
    if (found === null || foot - half < 0 || foot + half >= height) continue;
    columns++;
    for (let k = 0; k < sums.length; k++) sums[k] += data[(foot - half + k) * width + x];
  }
  return columns > 2 ? sums.map((sum) => sum / columns) : null;
}

/** Whether two strips change alike from row to row, and change at all. */
function alike(a: readonly number[], b: readonly number[]): boolean {
  const slopes = (strip: readonly number[]) => strip.slice(2).map((value, i) => value - strip[i]);
  const [u, v] = [slopes(a), slopes(b)];
  const dot = (p: readonly number[], q: readonly number[]) => p.reduce((sum, value, i) => sum + value * q[i], 0);
  const most = (p: readonly number[]) => Math.max(...p.map(Math.abs));
  if (most(u) < LEAST_CHANGE || most(v) < LEAST_CHANGE) return false;
  return dot(u, v) > ALIKE * Math.sqrt(dot(u, u) * dot(v, v));
}
