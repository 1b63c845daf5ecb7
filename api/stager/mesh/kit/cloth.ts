/**
 * Cloth as particles and distance constraints. Constraints also resist compression, so cloth that is longer than what
 * it covers buckles.
 */

/** Compliance in metres per newton and kilogram of a particle; 0: rigid. The larger `bend` is, the finer the folds. */
export interface Compliance {
  readonly stretch: number;
  readonly shear: number;
  readonly bend: number;
  /** crossings over which cloth resists bending beyond its neighbours: thick cloth has wide folds; default: 0 */
  readonly span?: number;
}

/**
 * A sheet's threads: the particle at each crossing, and the crossing's rest position, metres: in the flat cloth, or in
 * the room if the cloth is cut or pressed into shape.
 */
export interface Threads {
  readonly columns: number;
  readonly rows: number;
  readonly particle: (column: number, row: number) => number;
  readonly rest: (column: number, row: number) => readonly number[];
}

/** Distance constraints between pairs of particles. */
export interface Links {
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** metres */
  readonly rest: Float64Array;
  readonly compliance: Float64Array;
}

export interface Cloth {
  /** metres, 3 per particle */
  readonly position: Float64Array;
  /** positions one step ago (Verlet velocity) */
  readonly previous: Float64Array;
  /** 0: pinned */
  readonly inverseMass: Float64Array;
  readonly links: Links;
}

/** Constrained neighbours: offsets in columns and rows, and the compliance. */
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

/** Particle and rest position (3 numbers) of every crossing, row by row. */
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

/** Writes a sheet's links from index `link` on; returns the next index. */
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
        // rest length along the threads: bent cloth tends to straighten
        let length = 0;
        for (let step = 0, k = from * 3; step < steps; step++, k += onwards * 3) {
          const x = place[k + onwards * 3] - place[k];
          const y = place[k + onwards * 3 + 1] - place[k + 1];
          const z = place[k + onwards * 3 + 2] - place[k + 2];
          length += Math.sqrt(x * x + y * y + z * z);
        }
        first[link] = at[from];
        second[link] = at[from + steps * onwards];
        rest[link] = length;
        links.compliance[link] = compliant;
        link++;
      }
  }
  return link;
}

/**
 * Cloth of one or more sheets; sheets that share particles are sewn together there.
 * @param position initial positions, metres, 3 per particle
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
