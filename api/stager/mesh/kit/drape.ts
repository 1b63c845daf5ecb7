import type { Steps } from '../../steps.js';
import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import { createCloth, type Compliance } from './cloth.js';
import { roundedBoxCollider } from './collider.js';
import { noise3, smoothstep } from './noise.js';
import { settleInSteps, type Collider } from './settle.js';
import { sheetCollider, sheetMesh, sheetOf, threadsOf, type Sheet } from './sheet.js';
import { stations } from './stations.js';

export interface DrapeShape {
  /** the body under the cloth: a rounded edge, centred above the origin */
  readonly width: number;
  readonly length: number;
  readonly top: number;
  readonly radius: number;
  /** overhang on either side, metres */
  readonly hang: number;
  /** start and end of the cloth along z; beyond the body it hangs */
  readonly from: number;
  readonly to: number;
  /** of the cloth with its filling, metres */
  readonly thickness: number;
  /** height of the ridges that the cloth is long enough for, metres: it settles into folds from there */
  readonly folds: number;
  /** depth of the small wrinkles of a filled cover, metres; default: none */
  readonly wrinkles?: number;
  readonly stuff: Compliance;
  /** where something heavy lies across, metres along z: the filling is flatter there by this share, 0..1 */
  readonly pressed?: { readonly from: number; readonly to: number; readonly by: number };
  readonly seed: number;
  /** rotation about the vertical, radians */
  readonly askew?: number;
  /** the layer beneath, if it is not the body itself */
  readonly on?: Sheet;
  /** how far the hem rolls down where the cloth begins, metres; default: its thickness */
  readonly fold?: number;
  /** bounds of the cloth: half of x and of z, metres */
  readonly within?: readonly [number, number];
  /** further obstacles */
  readonly obstacles?: readonly Collider[];
  /** size of a quad, metres */
  readonly quad?: number;
}

interface Drape {
  readonly mesh: Mesh;
  readonly sheet: Sheet;
}

/** Distance beside a weight over which the filling rises again, metres. */
const RELIEF = 0.1;

/** Share of the filling's height where cloth hangs. */
const HANGING = 0.5;

/** Height of the filling at a point of the cloth, metres: uneven, and flat under a weight. */
function loft({ thickness, pressed, seed, width, length }: DrapeShape, u: number, v: number): number {
  const outside = pressed ? Math.max(pressed.from - v, v - pressed.to) : RELIEF;
  const flat = pressed ? pressed.by * (1 - smoothstep(0, RELIEF, outside)) : 0;
  const hanging = smoothstep(-0.1, 0.05, Math.max(Math.abs(u) - width / 2, Math.abs(v) - length / 2));
  const wandered = 0.8 + 0.4 * noise3(u * 3 + seed, v * 3, seed);
  return thickness * (1 - flat) * (1 - (1 - HANGING) * hanging) * wandered;
}

/** Position of a point (u, v) of the flat cloth without folds: over the body's rounded edge, then down. */
function lay({ width, length, top, radius }: DrapeShape, u: number, v: number, lift: number): Vec3 {
  const innerX = width / 2 - radius;
  const innerZ = length / 2 - radius;
  const restX = Math.max(-innerX, Math.min(innerX, u));
  const restZ = Math.max(-innerZ, Math.min(innerZ, v));
  const overX = u - restX;
  const overZ = v - restZ;
  const over = Math.hypot(overX, overZ);
  if (over < 1e-6) return [restX, top + lift, restZ];
  const round = radius + lift;
  const bend = Math.min(over / round, Math.PI / 2);
  const out = round * Math.sin(bend);
  const fall = Math.max(0, over - (round * Math.PI) / 2);
  return [restX + (overX / over) * out, top - radius + round * Math.cos(bend) - fall, restZ + (overZ / over) * out];
}

/** Long ridges as from smoothing by hand, 0..1; folds begin from them. */
function ridges(u: number, v: number, seed: number): number {
  let sum = 0;
  for (let layer = 0; layer < 3; layer++) {
    // some along the cloth, some across, most in between
    const angle = seed * 7.3 + layer * 1.1;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const bent = noise3(u * 1.7, v * 1.7, seed + layer * 11) * 0.25;
    const ridge =
      1 - Math.abs(2 * noise3((u * cos + v * sin + bent) * 4.5, (v * cos - u * sin) * 1.3, seed + layer) - 1);
    sum += ridge * ridge * ridge;
  }
  return sum / 3;
}

/** Pleats of hanging cloth, 0..1: along its sides and its foot, each of its own width. */
function pleats({ width, length, seed }: DrapeShape, u: number, v: number): number {
  const pleat = (around: number, fall: number): number => {
    const wide = around + 0.25 * noise3(around * 2.1, seed, 3);
    const ridge = 1 - Math.abs(2 * noise3(wide * 6.5, fall * 1.5, seed + 21) - 1);
    return ridge * ridge;
  };
  const beside = Math.abs(u) - width / 2;
  const before = Math.abs(v) - length / 2;
  const side = smoothstep(-0.06, 0.06, beside - before);
  return side * pleat(v + Math.sign(u) * 20, beside) + (1 - side) * pleat(u, before);
}

/** Height of pleats relative to ridges: no weight flattens them. */
const PLEATS = 0.23;

/**
 * Height above the smooth cloth at a point, 0..1: ridges where it lies, pleats where it hangs, less along its edges.
 */
function rumpled(shape: DrapeShape, u: number, v: number): number {
  const { width, length, hang, from, to, seed } = shape;
  const hanging = smoothstep(-0.08, 0.1, Math.max(Math.abs(u) - width / 2, Math.abs(v) - length / 2));
  const lying = hanging < 1 ? ridges(u, v, seed) : 0;
  const inside = Math.min(width / 2 + hang - Math.abs(u), v - from, to - v);
  const calm = 0.35 + 0.65 * smoothstep(0, 0.25, inside);
  return lying * (1 - hanging) * calm + (hanging > 0 ? PLEATS * hanging * pleats(shape, u, v) : 0);
}

/** Height of the wrinkles that a filling pulls into its cover, 0..1: long thin ridges in patches, each its own way. */
function wrinkled({ pressed, seed, from }: DrapeShape, u: number, v: number): number {
  const weighed = pressed ? 1 - smoothstep(0, RELIEF, Math.max(pressed.from - v, v - pressed.to)) : 0;
  let sum = 0;
  for (let layer = 0; layer < 3; layer++) {
    const angle = seed * 3.1 + layer * 1.05 + noise3(u * 0.9, v * 0.9, seed + layer * 5) * 1.6;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const ridge = 1 - Math.abs(2 * noise3((u * cos + v * sin) * 7.5, (v * cos - u * sin) * 1.9, seed + layer * 17) - 1);
    sum += ridge ** 4 * smoothstep(0.4, 0.68, noise3(u * 2.3 + layer * 9, v * 2.3, seed + 40));
  }
  // none where other layers lie on it
  return Math.min(1, sum) * (1 - weighed) * smoothstep(0.3, 0.5, v - from);
}

/** Share of a hem's unevenness that `levelHem` takes away. */
const LEVELLED = 0.7;

/** Moves hanging cloth so that its hem is nearly level at its foot and sides, as gravity and a hand's pull leave it. */
function levelHem(shape: DrapeShape, { across, along }: ReturnType<typeof linesOf>, position: Float64Array): void {
  const { width, length, top, radius } = shape;
  const edge = top - radius;
  const at = (column: number, row: number): number => (row * across.length + column) * 3 + 1;
  const [lastColumn, rows] = [across.length - 1, along.map((_, row) => row)];
  const columns = across.map((_, column) => column);
  const level = (lines: readonly (readonly number[])[], weights: readonly number[]): void => {
    const hanging = lines.filter(([hem], k) => weights[k] > 0.5 && position[hem] < edge - 0.05);
    if (hanging.length === 0) return;
    const mean = hanging.reduce((sum, [hem]) => sum + position[hem], 0) / hanging.length;
    for (const [k, line] of lines.entries()) {
      const fall = edge - position[line[0]];
      if (fall < 0.05) continue;
      const factor = 1 + LEVELLED * weights[k] * (Math.max(0.6, Math.min(1.5, (edge - mean) / fall)) - 1);
      for (const y of line) if (position[y] < edge) position[y] = edge - (edge - position[y]) * factor;
    }
  };
  const beyond = (metres: number): number => 1 - smoothstep(0, 0.2, metres);
  for (const [hem, step] of [
    [0, 1],
    [lastColumn, -1],
  ])
    level(
      rows.map((row) => columns.slice(0, columns.length >> 1).map((k) => at(hem + step * k, row))),
      along.map((v) => beyond(v - length / 2)),
    );
  level(
    columns.map((column) => rows.slice(0, rows.length >> 1).map((row) => at(column, row))),
    across.map((u) => beyond(Math.abs(u) - width / 2)),
  );
}

/** Rounds off a corner of the flat cloth, so that the hem is level around the body's corner. */
function roundOff(over: number, other: number, hang: number): number {
  const share = Math.min(1, Math.abs(other) / hang);
  return over * Math.sqrt(1 - 0.48 * share * share);
}

/** Keeps the cloth within a piece's footprint. */
function fence([x0, z0]: readonly [number, number]): Collider {
  return (particle, position, contact) => {
    const x = position[particle * 3];
    const z = position[particle * 3 + 2];
    const outX = x0 - Math.abs(x);
    const outZ = z0 - Math.abs(z);
    contact[0] = outX < outZ ? -Math.sign(x) : 0;
    contact[1] = 0;
    contact[2] = outX < outZ ? 0 : -Math.sign(z);
    contact[3] = Math.min(outX, outZ);
  };
}

/** Gap between a layer and the one beneath, metres: the lower one is less smooth than its normals. */
const SAFETY = 0.004;

/** Height from which a layer falls on the one beneath, metres above the body. */
const ABOVE = 0.05;

/** How far a layer's hem sinks into the layer beneath, and the largest gap that it bridges; metres. */
const SUNK = 0.012;
const MOST_GAP = 0.05;

/** Lines of the flat cloth's crossings, metres: across from the centre, along from its end to its beginning. */
function linesOf({ width, hang, from, to, quad = 0.03 }: DrapeShape) {
  const across = stations(width + 2 * hang, quad);
  const along = stations(to - from, quad).map((v) => (from + to) / 2 - v);
  return { across, along };
}

/** Initial positions of the crossings, 3 numbers each, and the height of the filling there. */
function letGo(shape: DrapeShape, { across, along }: ReturnType<typeof linesOf>) {
  const lofts = new Float64Array(across.length * along.length);
  const position = new Float64Array(lofts.length * 3);
  for (let k = 0; k < lofts.length; k++) {
    const [u, v] = cut(shape, ...turned(shape, across[k % across.length], along[Math.floor(k / across.length)]));
    lofts[k] = loft(shape, u, v);
    const lift = lofts[k] + (shape.on ? ABOVE : 0) + rumpled(shape, u, v) * shape.folds;
    position.set(lay(shape, u, v, lift), k * 3);
  }
  return { lofts, position };
}

/** Cloth over a mattress, a table or a bench. */
export function* drape(shape: DrapeShape): Steps<Drape> {
  const { width, length, top, radius, hang, to, thickness, on, within, obstacles = [] } = shape;
  const lines = linesOf(shape);
  const { across, along } = lines;
  const [columns, rows] = [across.length - 1, along.length - 1];
  const { lofts, position } = letGo(shape, lines);
  const threads = threadsOf(columns, rows, (column, row) => {
    const k = (row * across.length + column) * 3;
    return [position[k], position[k + 1], position[k + 2]];
  });
  const cloth = createCloth(position.slice(), [threads], shape.stuff);
  const size: Vec3 = [width, top, length];
  const body = roundedBoxCollider({ centre: [0, top / 2, 0], size, radius, clearance: (k) => lofts[k] });
  const beneath = on ? sheetCollider(on, thickness + SAFETY, position, columns) : body;
  const colliders = [beneath, ...obstacles, ...(within ? [fence(within)] : [])];
  yield* settleInSteps(cloth, { steps: 100, passes: 1, colliders: () => colliders, friction: 0.8, damping: 0.04 });
  if (!on && !shape.askew) levelHem(shape, lines, cloth.position);
  const settled = sheetOf(threads, cloth.position);
  const sheet = shape.wrinkles ? sheetOf(threads, withWrinkles(shape, lines, settled)) : settled;
  const contact = new Float64Array(4);
  const drop = (column: number, row: number): number => {
    if (row === rows && shape.fold) return shape.fold;
    const particle = row * across.length + column;
    if (!on) return lofts[particle] + SAFETY;
    beneath(particle, cloth.position, contact);
    return thickness + SUNK + Math.min(MOST_GAP, Math.max(0, contact[3]));
  };
  const uv = (column: number, row: number) => [across[column] + width / 2 + hang, to - along[row]] as const;
  return { mesh: sheetMesh(sheet, uv, { thickness, drop, under: 0.012 }), sheet };
}

function withWrinkles(shape: DrapeShape, { across, along }: ReturnType<typeof linesOf>, { position, normal }: Sheet) {
  const { wrinkles = 0 } = shape;
  return position.map((value, k) => {
    const particle = Math.floor(k / 3);
    const [u, v] = [across[particle % across.length], along[Math.floor(particle / across.length)]];
    return value + normal[k] * wrinkles * wrinkled(shape, u, v);
  });
}

/** A point of the cloth, rotated about its centre. */
function turned({ askew = 0, from, to }: DrapeShape, u: number, v: number): readonly [number, number] {
  const middle = (from + to) / 2;
  const [cos, sin] = [Math.cos(askew), Math.sin(askew)];
  return [u * cos + (v - middle) * sin, middle + (v - middle) * cos - u * sin];
}

/** Rest position in the flat cloth of a crossing. */
function cut({ width, length, radius, hang, to }: DrapeShape, u: number, v: number): readonly [number, number] {
  const restX = width / 2 - radius;
  const restZ = length / 2 - radius;
  const overX = Math.abs(u) - restX;
  const overZ = Math.abs(v) - restZ;
  if (overX <= 0 || overZ <= 0) return [u, v];
  const [reachX, reachZ] = [hang + radius, Math.max(0.05, to - restZ)];
  return [
    Math.sign(u) * (restX + roundOff(overX, overZ, reachZ)),
    Math.sign(v) * (restZ + roundOff(overZ, overX, reachX)),
  ];
}
