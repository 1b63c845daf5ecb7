import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import { createCloth, type Cloth, type Threads } from './cloth.js';
import { halfSpace } from './collider.js';
import { boundsOf, createMesh, place } from './mesh.js';
import { cellNoise, noise3 } from './noise.js';
import { cordAround, fringeOf } from './pillowTrim.js';
import { settle, type Collider } from './settle.js';
import { smoothNormals } from './smooth.js';
import { stations } from './stations.js';

export interface PillowShape {
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
  readonly seed: number;
  /** how far it leans back, radians: its filling sinks that way */
  readonly lean?: number;
  /** the dent of a hand in the upper edge, as a share of the height */
  readonly dent?: number;
  /** cord around the seam, metres; default: none */
  readonly piping?: number;
  /** flat border of cloth outside of the seam, metres: bed pillows and shams */
  readonly flange?: number;
  /** threads hanging from the two vertical edges, metres */
  readonly fringe?: number;
}

/** Volume of the filling, as a share of width x height x thickness. */
const FILLING = 0.56;
/** Covers are narrower towards the corners, as a share of the half size: otherwise the corners stick out. */
const TAPER = 0.06;
const COTTON = { stretch: 0, shear: 2e-5, bend: 3e-5 } as const;
/** Least distance between the sheets, metres. */
const LEAST_FILLING = 0.012;
/** Largest distance of the seam from its plane, metres: it is the stiffest part. */
const SEAM_SWAY = 0.012;
const STEPS = 76;
/** Size of a quad, metres. */
const QUAD = 0.0245;
/** Reduced gravity, metres per second squared: the filling carries most of the weight. */
const WEIGHT = 0.8;
/** Slope of the notch of a hand's edge, and the radius at its bottom, metres. */
const HAND = { slope: 0.85, round: 0.035 } as const;

/** Two sheets, sewn together around the edge or, with a flange, over their whole border. */
interface Cover {
  readonly columns: number;
  readonly rows: number;
  readonly sheets: readonly [front: Threads, back: Threads];
  readonly sewn: (column: number, row: number) => boolean;
  /** number of particles; those of the front come first, row by row */
  readonly count: number;
}

function cutCover({ width, height, flange = 0 }: PillowShape): Cover {
  const rim = flange > 0 ? [0, flange * 0.5, flange] : [0];
  const across = stations(width, QUAD, rim);
  const along = stations(height, QUAD, rim);
  const [columns, rows] = [across.length - 1, along.length - 1];
  const border = rim.length;
  const sewn = (column: number, row: number): boolean => Math.min(column, columns - column, row, rows - row) < border;
  const flat = (column: number, row: number) => {
    const [x, y] = [across[column], along[row]];
    const narrowed = (by: number, size: number): number => 1 + TAPER * (1 - ((2 * by) / size) ** 2);
    return [x * narrowed(y, height), y * narrowed(x, width)] as const;
  };
  const front = (column: number, row: number): number => row * (columns + 1) + column;
  const inner = columns + 1 - 2 * border;
  const fronts = (columns + 1) * (rows + 1);
  const back = (column: number, row: number): number =>
    sewn(column, row) ? front(column, row) : fronts + (row - border) * inner + column - border;
  const sheet = { columns, rows, rest: flat };
  return {
    columns,
    rows,
    sheets: [
      { ...sheet, particle: front },
      { ...sheet, particle: back },
    ],
    sewn,
    count: fronts + inner * (rows + 1 - 2 * border),
  };
}

function eachCrossing({ columns, rows }: Cover, visit: (column: number, row: number) => void): void {
  for (let row = 0; row <= rows; row++) for (let column = 0; column <= columns; column++) visit(column, row);
}

/** Both sheets nearly flat, with uneven filling, so that pillows crease differently. */
function layFlat(cover: Cover, { thickness, seed }: PillowShape): Float64Array {
  const position = new Float64Array(cover.count * 3);
  cover.sheets.forEach(({ columns, rows, particle, rest }, side) =>
    eachCrossing(cover, (column, row) => {
      const [x, y] = rest(column, row);
      const lump = noise3(x * 7 + seed * 3.1, y * 7, side * 5 + seed) - 0.5;
      const open = (1 - ((2 * column) / columns - 1) ** 2) * (1 - ((2 * row) / rows - 1) ** 2);
      const z = Math.sqrt(open) * (0.2 + 0.15 * lump) * thickness;
      const at = particle(column, row) * 3;
      position[at] = x;
      position[at + 1] = y;
      position[at + 2] = cover.sewn(column, row) ? 0.006 * lump : side === 0 ? z : -z;
    }),
  );
  return position;
}

/** Triangles of both sheets, facing outwards. */
function skin({ columns, rows }: Cover, vertex: (side: 0 | 1, column: number, row: number) => number): number[] {
  const triangles: number[] = [];
  for (const side of [0, 1] as const)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const a = vertex(side, column, row);
        const b = vertex(side, column + 1, row);
        const c = vertex(side, column + 1, row + 1);
        const d = vertex(side, column, row + 1);
        // the diagonal points to the nearest corner, as creases do
        const rising = row < rows / 2 === column < columns / 2;
        const pair = rising ? [a, b, c, a, c, d] : [a, b, d, b, c, d];
        triangles.push(...(side === 0 ? pair : pair.toReversed()));
      }
  return triangles;
}

/** Keeps the two sheets apart and the seam near its plane. */
function keepApart(cover: Cover): Collider {
  const opposite = new Int32Array(cover.count).fill(-1);
  const [front, back] = cover.sheets;
  eachCrossing(cover, (column, row) => {
    if (cover.sewn(column, row)) return;
    const pair = [front.particle(column, row), back.particle(column, row)];
    opposite[pair[0]] = pair[1];
    opposite[pair[1]] = pair[0];
  });
  return (particle, position, contact) => {
    const other = opposite[particle];
    const z = position[particle * 3 + 2];
    contact[0] = contact[1] = 0;
    contact[2] = other < 0 ? -Math.sign(z) : Math.sign(other - particle);
    contact[3] = other < 0 ? SEAM_SWAY - Math.abs(z) : (z - position[other * 3 + 2]) * contact[2] - LEAST_FILLING;
  };
}

/** The edge of a hand that comes down from above: a saddle, so that the seam stays on top. */
function hand(x0: number, bottom: number): Collider {
  const { slope, round } = HAND;
  return (particle, position, contact) => {
    const away = position[particle * 3] - x0;
    const y = position[particle * 3 + 1];
    const z = position[particle * 3 + 2];
    const reach = Math.sqrt(away * away + round * round);
    const depth = Math.sqrt(z * z + round * round);
    const tiltX = (slope * away) / reach;
    const tiltZ = (-slope * z) / depth;
    const length = Math.sqrt(1 + tiltX * tiltX + tiltZ * tiltZ);
    contact[0] = tiltX / length;
    contact[1] = -1 / length;
    contact[2] = tiltZ / length;
    contact[3] = (bottom + slope * (reach - depth) - y) / length;
  };
}

/** Inflates the cover with its filling while it leans on something, stands on a seat, and is dented. */
function stuff(cover: Cover, shape: PillowShape): Cloth {
  const { width, height, thickness, seed, lean = 0.3, dent = 0, flange = 0 } = shape;
  const cloth = createCloth(layFlat(cover, shape), cover.sheets, COTTON);
  const up: Vec3 = [0, Math.cos(lean), Math.sin(lean)];
  const seat = halfSpace([0, -height * 0.47, 0], up);
  const seam = new Uint8Array(cover.count);
  eachCrossing(cover, (column, row) => {
    if (cover.sewn(column, row)) seam[cover.sheets[0].particle(column, row)] = 1;
  });
  const colliders: Collider[] = [
    keepApart(cover),
    // the seam is tucked under
    (particle, position, contact) => {
      seat(particle, position, contact);
      if (seam[particle]) contact[3] = 0;
    },
    halfSpace([0, 0, -thickness * 0.46], [0, 0, 1]),
  ];
  const off = (cellNoise(Math.floor(seed * 17), 3, 5) - 0.5) * 0.12 * width;
  const bottom = (time: number): number => height * (0.5 - 2.3 * dent + 0.2 * Math.max(0, 1 - time / 0.7));
  const full = FILLING * (width - 2 * flange) * (height - 2 * flange) * thickness;
  settle(cloth, {
    steps: STEPS,
    passes: 1,
    damping: 0.04,
    gravity: [0, -WEIGHT * up[1], -WEIGHT * up[2]],
    colliders: (time) => (dent > 0 ? [...colliders, hand(off, bottom(time))] : colliders),
    stuffing: {
      triangles: Int32Array.from(skin(cover, (side, column, row) => cover.sheets[side].particle(column, row))),
      volume: (time) => full * (0.25 + 0.75 * Math.min(1, time / 0.7)),
    },
  });
  return cloth;
}

/** Half the thickness of a flange's two cloths, metres. */
const FLANGE_THICKNESS = 0.0015;

/** Both faces as triangles with smooth normals, also around the seam. */
function faces(cover: Cover, position: Float64Array, { width, height }: PillowShape): Mesh {
  const { columns, rows, sheets, sewn } = cover;
  const mesh = createMesh();
  const point: number[] = [];
  sheets.forEach(({ particle, rest }, side) =>
    eachCrossing(cover, (column, row) => {
      const at = particle(column, row);
      const [u, v] = rest(column, row);
      const rim = column === 0 || row === 0 || column === columns || row === rows;
      const inFlange = sewn(column, row) && !rim;
      const thick = inFlange ? (side === 0 ? FLANGE_THICKNESS : -FLANGE_THICKNESS) : 0;
      mesh.position.push(position[at * 3], position[at * 3 + 1], position[at * 3 + 2] + thick);
      mesh.uv.push(u + width / 2, v + height / 2);
      // a flange has two faces, though its particles are shared
      point.push(inFlange && side === 1 ? cover.count + at : at);
    }),
  );
  const sheet = (columns + 1) * (rows + 1);
  mesh.index.push(...skin(cover, (side, column, row) => side * sheet + row * (columns + 1) + column));
  return smoothNormals(mesh, point);
}

/** A stuffed pillow, upright: it faces +z, its seam is near z = 0, centred on the origin. */
export function pillow(shape: PillowShape): Mesh {
  const { width, height, seed, piping = 0, flange = 0, fringe = 0 } = shape;
  const cover = cutCover(shape);
  const { columns, rows } = cover;
  const stuffed = faces(cover, stuff(cover, shape).position, shape);
  const { low, high } = boundsOf(stuffed);
  const [wide, tall] = [high[0] - low[0], high[1] - low[1]];
  const mesh = place(createMesh(), stuffed, {
    scale: [width / wide, height / tall, 1],
    at: [(-(low[0] + high[0]) / 2) * (width / wide), (-(low[1] + high[1]) / 2) * (height / tall), 0],
    keepUv: true,
  });
  const at = (column: number, row: number): Vec3 => {
    const k = (row * (columns + 1) + column) * 3;
    return [mesh.position[k], mesh.position[k + 1], mesh.position[k + 2]];
  };
  const seam = { columns, rows, at };
  const trims = [
    ...(piping > 0 && flange === 0 ? [cordAround(seam, piping)] : []),
    ...(fringe > 0 ? [fringeOf(seam, fringe, seed)] : []),
  ];
  for (const trim of trims) place(mesh, trim);
  return mesh;
}
