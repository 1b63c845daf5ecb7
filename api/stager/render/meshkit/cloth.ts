/**
 * Cloth as particles and links: extended position-based dynamics (Macklin, Müller and Chentanez 2016; Müller et al.
 * 2007) in many small steps with few passes each (Macklin et al. 2019). Links push as well as pull, so cloth that is
 * longer than what it covers buckles into folds of its own.
 */
import type { Vec3 } from '../../contract.js';

/**
 * How far cloth gives way: metres per newton and kilogram of a particle; 0: not at all. The larger `bend` is, the
 * finer the folds.
 */
export interface Compliance {
  readonly stretch: number;
  readonly shear: number;
  readonly bend: number;
  /** crossings over which cloth resists bending besides its neighbours': thick cloth folds in wide folds; default: 0 */
  readonly span?: number;
}

/**
 * A sheet's threads: which particle lies at each crossing, and where that crossing is while nothing pulls, metres: in
 * the flat cloth, or in the room where the cloth is cut or pressed to a shape.
 */
export interface Threads {
  readonly columns: number;
  readonly rows: number;
  readonly particle: (column: number, row: number) => number;
  readonly rest: (column: number, row: number) => readonly number[];
}

/** Distances that are kept between pairs of particles. */
interface Links {
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** metres */
  readonly rest: Float64Array;
  readonly compliance: Float64Array;
}

export interface Cloth {
  /** metres, 3 per particle */
  readonly position: Float64Array;
  /** where the particles were a step ago: their speed */
  readonly previous: Float64Array;
  /** 0: pinned */
  readonly inverseMass: Float64Array;
  readonly links: Links;
}

/**
 * Signed distance in metres from a particle to where it may be (negative: it must be pushed out); writes the
 * direction outwards, of length 1.
 */
export type Collider = (particle: number, x: number, y: number, z: number, outwards: Float64Array) => number;

/** Stuffing of a closed skin: it keeps its volume. */
export interface Stuffing {
  /** 3 particles each, counter-clockwise seen from outside */
  readonly triangles: Int32Array;
  /** cubic metres, at each share 0..1 of the time: filling it slowly makes finer creases than blowing it up */
  readonly volume: (time: number) => number;
}

export interface Settling {
  readonly steps: number;
  /** passes over all links in each step */
  readonly passes?: number;
  /** metres per second squared */
  readonly gravity?: Vec3;
  /** at each share 0..1 of the time, what may be moving itself */
  readonly colliders?: (time: number) => readonly Collider[];
  /** Coulomb's, of cloth on what it touches */
  readonly friction?: number;
  readonly stuffing?: Stuffing;
  /** share of its speed that a particle loses in a step */
  readonly damping?: number;
}

/** Seconds. */
const STEP = 1 / 240;
const EARTH: Vec3 = [0, -9.81, 0];
/** Passes at the end without weight: they take out what stretch the weight has left. */
const TIGHTENING = 12;

/** Neighbours that are linked: columns and rows onwards, and how far that gives way. */
const reachOf = ({ stretch, shear, bend, span = 0 }: Compliance): readonly (readonly [number, number, number])[] => [
  [1, 0, stretch],
  [0, 1, stretch],
  [1, 1, shear],
  [1, -1, shear],
  [2, 0, bend],
  [0, 2, bend],
  ...(span > 2
    ? ([
        [span, 0, bend],
        [0, span, bend],
      ] as const)
    : []),
];

/** Every crossing's particle and its place at rest, 3 numbers each, row by row. */
function crossingsOf({ columns, rows, particle, rest }: Threads): { at: Int32Array; place: Float64Array } {
  const at = new Int32Array((columns + 1) * (rows + 1));
  const place = new Float64Array(at.length * 3);
  for (let row = 0, k = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++, k++) {
      at[k] = particle(column, row);
      place.set(rest(column, row), k * 3);
    }
  return { at, place };
}

/** Writes a sheet's links from number `link` on; returns the number after its last. */
function tie(links: Links, link: number, threads: Threads, compliance: Compliance): number {
  const { first, second, rest } = links;
  const { columns, rows } = threads;
  const { at, place } = crossingsOf(threads);
  const width = columns + 1;
  for (const [across, along, compliant] of reachOf(compliance)) {
    const steps = Math.max(across, along);
    const onwards = (across + along * width) / steps;
    for (let row = Math.max(0, -along); row + Math.max(0, along) <= rows; row++)
      for (let column = 0; column + across <= columns; column++) {
        const from = row * width + column;
        // as long as the threads between: bent cloth wants to be straight
        let length = 0;
        for (let step = 0, k = from * 3; step < steps; step++, k += onwards * 3)
          length += Math.hypot(
            place[k + onwards * 3] - place[k],
            place[k + onwards * 3 + 1] - place[k + 1],
            place[k + onwards * 3 + 2] - place[k + 2],
          );
        first[link] = at[from];
        second[link] = at[from + steps * onwards];
        rest[link] = length;
        links.compliance[link] = compliant / STEP ** 2;
        link++;
      }
  }
  return link;
}

/**
 * Cloth of one or more sheets; sheets that share particles are sewn together there.
 *
 * @param position metres, 3 per particle: where it begins
 */
export function createCloth(position: Float64Array, sheets: readonly Threads[], compliance: Compliance): Cloth {
  let count = 0;
  for (const { columns, rows } of sheets)
    for (const [across, along] of reachOf(compliance))
      count += Math.max(0, columns + 1 - across) * Math.max(0, rows + 1 - Math.abs(along));
  const links: Links = {
    first: new Int32Array(count),
    second: new Int32Array(count),
    rest: new Float64Array(count),
    compliance: new Float64Array(count),
  };
  let link = 0;
  for (const threads of sheets) link = tie(links, link, threads, compliance);
  return {
    position,
    previous: position.slice(),
    inverseMass: new Float64Array(position.length / 3).fill(1),
    links,
  };
}

/** Moves every free particle on by its speed and weight. */
function advance({ position, previous, inverseMass }: Cloth, kept: number, gravity: Vec3): void {
  const square = STEP * STEP;
  for (let axis = 0; axis < 3; axis++) {
    const fall = gravity[axis] * square;
    for (let particle = 0, k = axis; particle < inverseMass.length; particle++, k += 3) {
      const now = position[k];
      if (inverseMass[particle] > 0) position[k] = now + (now - previous[k]) * kept + fall;
      previous[k] = now;
    }
  }
}

/** One pass over all links, in turns from the first and from the last, so that no side is served before the other. */
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
    const share = (length - rest[link]) / ((wa + wb + compliance[link]) * length);
    p[i] += x * share * wa;
    p[i + 1] += y * share * wa;
    p[i + 2] += z * share * wa;
    p[j] -= x * share * wb;
    p[j + 1] -= y * share * wb;
    p[j + 2] -= z * share * wb;
  }
}

/** Pushes the whole skin out or in until it holds its volume again. */
function holdVolume({ position: p, inverseMass }: Cloth, triangles: Int32Array, volume: number): void {
  // how the volume grows as a particle moves
  const slope = new Float64Array(p.length);
  for (let k = 0; k < triangles.length; k += 3) {
    const a = triangles[k] * 3;
    const b = triangles[k + 1] * 3;
    const c = triangles[k + 2] * 3;
    // what a triangle's area gives to each of its corners: closed skins need no more
    const ux = p[b] - p[a];
    const uy = p[b + 1] - p[a + 1];
    const uz = p[b + 2] - p[a + 2];
    const vx = p[c] - p[a];
    const vy = p[c + 1] - p[a + 1];
    const vz = p[c + 2] - p[a + 2];
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    slope[a] += x;
    slope[a + 1] += y;
    slope[a + 2] += z;
    slope[b] += x;
    slope[b + 1] += y;
    slope[b + 2] += z;
    slope[c] += x;
    slope[c + 1] += y;
    slope[c + 2] += z;
  }
  // Gauss: a point times the area about it, summed, is three times the volume; areas are doubled and counted thrice
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

/** Pushes particles out of what they have entered; the deeper they were pressed in, the more friction holds them. */
function collide({ position: p, previous, inverseMass }: Cloth, collider: Collider, friction: number): void {
  const outwards = collisionScratch;
  for (let particle = 0; particle < inverseMass.length; particle++) {
    if (inverseMass[particle] === 0) continue;
    const k = particle * 3;
    const depth = -collider(particle, p[k], p[k + 1], p[k + 2], outwards);
    if (!(depth > 0)) continue;
    const nx = outwards[0];
    const ny = outwards[1];
    const nz = outwards[2];
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

const collisionScratch = new Float64Array(3);

/** Lets cloth fall, swell and come to rest. Changes `cloth`. */
export function settle(cloth: Cloth, settling: Settling): void {
  const { steps, passes = 2, gravity = EARTH, colliders, friction = 0.4, stuffing, damping = 0.03 } = settling;
  for (let step = 0; step < steps + TIGHTENING; step++) {
    const tightening = step >= steps;
    advance(cloth, tightening ? 0 : 1 - damping, tightening ? [0, 0, 0] : gravity);
    const time = Math.min(1, step / steps);
    if (stuffing) holdVolume(cloth, stuffing.triangles, stuffing.volume(time));
    for (let pass = 0; pass < passes; pass++) holdLinks(cloth, (step + pass) % 2 === 1);
    for (const collider of colliders?.(time) ?? []) collide(cloth, collider, friction);
  }
}
