/**
 * Lets cloth settle by extended position-based dynamics (Macklin, Müller and Chentanez 2016; Müller et al. 2007) in
 * many small steps with few iterations each (Macklin et al. 2019).
 */
import { finish, type Steps } from '../../steps.js';
import type { Vec3 } from '../../contract.js';
import type { Cloth } from './cloth.js';
import { addAreaNormals } from './smooth.js';

/**
 * A collision test. Writes 4 numbers: the outward normal, and the signed distance from the particle to the surface in
 * metres, negative inside. (Separate return values would be boxed, which costs more than the test.)
 * @param position metres, 3 per particle
 */
export type Collider = (particle: number, position: Float64Array, contact: Float64Array) => void;

/** Stuffing of a closed skin: it preserves the volume. */
interface Stuffing {
  /** 3 particles each, counter-clockwise from outside */
  readonly triangles: Int32Array;
  /** cubic metres by time, 0..1: slow inflation gives finer creases */
  readonly volume: (time: number) => number;
}

interface Settling {
  readonly steps: number;
  /** iterations over all links per step */
  readonly passes?: number;
  /** metres per second squared */
  readonly gravity?: Vec3;
  /** colliders by time, 0..1, as they may move */
  readonly colliders?: (time: number) => readonly Collider[];
  /** Coulomb friction of cloth on colliders */
  readonly friction?: number;
  readonly stuffing?: Stuffing;
  /** share of its velocity that a particle loses per step */
  readonly damping?: number;
}

/** Time step, seconds. */
const STEP = 1 / 240;
const SQUARE = STEP * STEP;
const EARTH: Vec3 = [0, -9.81, 0];
/** Iterations at the end without gravity: they remove the remaining stretch. */
const TIGHTENING = 8;

/** Integrates every free particle by its velocity and gravity. */
function advance({ position, previous, inverseMass }: Cloth, kept: number, gravity: Vec3): void {
  for (let axis = 0; axis < 3; axis++) {
    const fall = gravity[axis] * SQUARE;
    for (let particle = 0, k = axis; particle < inverseMass.length; particle++, k += 3) {
      const now = position[k];
      if (inverseMass[particle] > 0) position[k] = now + (now - previous[k]) * kept + fall;
      previous[k] = now;
    }
  }
}

/** One iteration over all links, alternately forwards and backwards to avoid a bias. */
function holdLinks({ position: p, inverseMass, links }: Cloth, backwards: boolean): void {
  const { first, second, rest, compliance } = links;
  const count = first.length;
  for (let turn = 0; turn < count; turn++) {
    const link = backwards ? count - 1 - turn : turn;
    const a = first[link];
    const b = second[link];
    const wa = inverseMass[a];
    const wb = inverseMass[b];
    if (wa + wb === 0) continue;
    const i = a * 3;
    const j = b * 3;
    const x = p[j] - p[i];
    const y = p[j + 1] - p[i + 1];
    const z = p[j + 2] - p[i + 2];
    const length = Math.sqrt(x * x + y * y + z * z);
    if (length < 1e-9) continue;
    const share = (length - rest[link]) / ((wa + wb + compliance[link] / SQUARE) * length);
    p[i] += x * share * wa;
    p[i + 1] += y * share * wa;
    p[i + 2] += z * share * wa;
    p[j] -= x * share * wb;
    p[j + 1] -= y * share * wb;
    p[j + 2] -= z * share * wb;
  }
}

/**
 * Moves the whole skin along the volume's gradient until it has its volume.
 * @param slope scratch, 3 per particle: the volume's gradient
 */
function holdVolume(
  { position: p, inverseMass }: Cloth,
  triangles: Int32Array,
  volume: number,
  slope: Float64Array,
): void {
  // a triangle's area vector, for each of its corners: sufficient for closed skins
  slope.fill(0);
  addAreaNormals(p, triangles, slope);
  // divergence theorem: the sum of points times area vectors is three times the volume; areas are doubled and counted
  // thrice
  let eighteenfold = 0;
  let steepness = 0;
  for (let particle = 0, k = 0; particle < inverseMass.length; particle++, k += 3) {
    const x = slope[k];
    const y = slope[k + 1];
    const z = slope[k + 2];
    eighteenfold += p[k] * x + p[k + 1] * y + p[k + 2] * z;
    steepness += (x * x + y * y + z * z) * inverseMass[particle];
  }
  if (steepness < 1e-18) return;
  const by = (volume * 6 - eighteenfold / 3) / steepness;
  for (let particle = 0, k = 0; particle < inverseMass.length; particle++, k += 3) {
    const moved = by * inverseMass[particle];
    p[k] += slope[k] * moved;
    p[k + 1] += slope[k + 1] * moved;
    p[k + 2] += slope[k + 2] * moved;
  }
}

/** Out parameter of colliders, shared, as tests are never nested. */
const contact = new Float64Array(4);

/** Moves particles out of the collider; friction grows with the penetration. */
function collide({ position: p, previous, inverseMass }: Cloth, collider: Collider, friction: number): void {
  for (let particle = 0; particle < inverseMass.length; particle++) {
    if (inverseMass[particle] === 0) continue;
    const k = particle * 3;
    collider(particle, p, contact);
    const depth = -contact[3];
    if (!(depth > 0)) continue;
    const nx = contact[0];
    const ny = contact[1];
    const nz = contact[2];
    const dx = p[k] - previous[k];
    const dy = p[k + 1] - previous[k + 1];
    const dz = p[k + 2] - previous[k + 2];
    const along = dx * nx + dy * ny + dz * nz;
    const tx = dx - nx * along;
    const ty = dy - ny * along;
    const tz = dz - nz * along;
    const slid = Math.sqrt(tx * tx + ty * ty + tz * tz);
    const held = slid > 1e-12 ? Math.min(1, (friction * depth) / slid) : 0;
    p[k] += nx * depth - tx * held;
    p[k + 1] += ny * depth - ty * held;
    p[k + 2] += nz * depth - tz * held;
  }
}

/** Link iterations between two yields: some milliseconds. */
const PAUSE = 600_000;

/** Lets cloth fall, inflate and settle. Changes `cloth`. */
export const settle = (cloth: Cloth, settling: Settling): void => finish(settleInSteps(cloth, settling));

/** The same as a generator that yields now and then (cooperative scheduling). */
export function* settleInSteps(cloth: Cloth, settling: Settling): Steps<void> {
  const { steps, passes = 2, gravity = EARTH, colliders, friction = 0.4, stuffing, damping = 0.03 } = settling;
  const pause = Math.max(2, Math.ceil(PAUSE / (passes * cloth.links.rest.length + 1)));
  const slope = new Float64Array(stuffing ? cloth.position.length : 0);
  for (let step = 0; step < steps + TIGHTENING; step++) {
    if (step % pause === pause - 1) yield;
    const tightening = step >= steps;
    advance(cloth, tightening ? 0 : 1 - damping, tightening ? [0, 0, 0] : gravity);
    const time = Math.min(1, step / steps);
    if (stuffing) holdVolume(cloth, stuffing.triangles, stuffing.volume(time), slope);
    for (let pass = 0; pass < passes; pass++) holdLinks(cloth, (step + pass) % 2 === 1);
    for (const collider of colliders?.(time) ?? []) collide(cloth, collider, friction);
  }
}
