/** A single sheet of cloth: its threads, its surface as a collider for the next layer, its mesh with a rounded hem. */
import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import type { Threads } from './cloth.js';
import { createMesh } from './mesh.js';
import type { Collider } from './settle.js';
import { smoothNormals } from './smooth.js';
import { add, dot, normalise, scale, subtract } from './vector.js';

/** A sheet with particles numbered row by row, in its settled position. */
export interface Sheet {
  readonly columns: number;
  readonly rows: number;
  /** metres, 3 per particle */
  readonly position: Float64Array;
  /** unit length, 3 per particle; away from what is beneath */
  readonly normal: Float64Array;
}

/** Threads of a sheet with particles numbered row by row. */
export const threadsOf = (columns: number, rows: number, rest: Threads['rest']): Threads => ({
  columns,
  rows,
  rest,
  particle: (column, row) => row * (columns + 1) + column,
});

/** The sheet with its normals; columns turn to rows counter-clockwise from outside. */
export function sheetOf({ columns, rows }: Threads, position: Float64Array): Sheet {
  const mesh = createMesh();
  for (const value of position) mesh.position.push(value);
  mesh.index.push(...quads(columns, rows));
  smoothNormals(
    mesh,
    Uint32Array.from({ length: position.length / 3 }, (_, k) => k),
  );
  return { columns, rows, position, normal: Float64Array.from(mesh.normal) };
}

/** Triangles of a grid of points. */
function quads(columns: number, rows: number): number[] {
  const triangles: number[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column;
      const b = a + columns + 1;
      triangles.push(a, a + 1, b + 1, a, b + 1, b);
    }
  return triangles;
}

/** Finds the particle of a sheet nearest to a point, by descent from a nearby one. */
function nearestParticle({ columns, rows, position: p }: Sheet) {
  const width = columns + 1;
  const away = (at: number, x: number, y: number, z: number): number => {
    const dx = p[at * 3] - x;
    const dy = p[at * 3 + 1] - y;
    const dz = p[at * 3 + 2] - z;
    return dx * dx + dy * dy + dz * dz;
  };
  return (from: number, x: number, y: number, z: number): number => {
    let best = from;
    let least = away(from, x, y, z);
    for (;;) {
      const here = best;
      const column = here % width;
      const row = (here - column) / width;
      for (let step = 0; step < 4; step++) {
        const onwards = step % 2 === 0 ? -1 : 1;
        const nextColumn = step < 2 ? column + onwards : column;
        const nextRow = step < 2 ? row : row + onwards;
        if (nextColumn < 0 || nextColumn > columns || nextRow < 0 || nextRow > rows) continue;
        const next = nextRow * width + nextColumn;
        const distance = away(next, x, y, z);
        if (distance < least) {
          least = distance;
          best = next;
        }
      }
      if (best === here) return best;
    }
  };
}

/**
 * The outside of a sheet as a collider for a layer on it.
 * @param clearance distance of the layer above the sheet, metres
 * @param layer initial positions of the layer's particles, metres, row by row
 * @param columns of the layer
 */
export function sheetCollider(sheet: Sheet, clearance: number, layer: Float64Array, columns: number): Collider {
  const { position: p, normal } = sheet;
  const nearest = nearestParticle(sheet);
  const near = new Int32Array(layer.length / 3);
  for (let k = 0; k < near.length; k++) {
    const from = k > columns ? near[k - columns - 1] : k > 0 ? near[k - 1] : 0;
    near[k] = nearest(from, layer[k * 3], layer[k * 3 + 1], layer[k * 3 + 2]);
  }
  return (particle, position, contact) => {
    const x = position[particle * 3];
    const y = position[particle * 3 + 1];
    const z = position[particle * 3 + 2];
    const at = nearest(near[particle], x, y, z);
    near[particle] = at;
    const k = at * 3;
    const nx = normal[k];
    const ny = normal[k + 1];
    const nz = normal[k + 2];
    contact[0] = nx;
    contact[1] = ny;
    contact[2] = nz;
    contact[3] = (x - p[k]) * nx + (y - p[k + 1]) * ny + (z - p[k + 2]) * nz - clearance;
  };
}

/** Columns and rows of the boundary points, once each, counter-clockwise from outside. */
function rimOf(columns: number, rows: number): readonly (readonly [column: number, row: number])[] {
  return [
    ...Array.from({ length: columns }, (_, k) => [k, 0] as const),
    ...Array.from({ length: rows }, (_, k) => [columns, k] as const),
    ...Array.from({ length: columns }, (_, k) => [columns - k, rows] as const),
    ...Array.from({ length: rows }, (_, k) => [0, rows - k] as const),
  ];
}

interface Hem {
  /** of the cloth, metres: its edge has half of it as radius */
  readonly thickness: number;
  /** how far the edge rolls down at a point, metres: to what is beneath, if that is close */
  readonly drop: (column: number, row: number) => number;
  /** width of the modelled underside, metres inwards */
  readonly under: number;
}

/** Angles of the hem's points, radians from the sheet's outside. */
const ROLL = [0.25, 0.5, 0.75, 1].map((share) => share * Math.PI);

/**
 * The mesh of a sheet with its hem rolled.
 * @param uv metres in the flat cloth
 */
export function sheetMesh(
  sheet: Sheet,
  uv: (column: number, row: number) => readonly [number, number],
  hem: Hem,
): Mesh {
  const { columns, rows, position, normal } = sheet;
  const mesh = createMesh();
  for (let k = 0; k < position.length; k++) mesh.position.push(position[k]);
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) mesh.uv.push(...uv(column, row));
  mesh.index.push(...quads(columns, rows));
  const at = (values: Float64Array, column: number, row: number): Vec3 => {
    const k = (row * (columns + 1) + column) * 3;
    return [values[k], values[k + 1], values[k + 2]];
  };
  const rim = rimOf(columns, rows);
  let before = rim.map(([column, row]) => row * (columns + 1) + column);
  const outwards = rim.map(([column, row]) => {
    const inner = [Math.min(columns - 1, Math.max(1, column)), Math.min(rows - 1, Math.max(1, row))] as const;
    const away = subtract(at(position, column, row), at(position, ...inner));
    const out = at(normal, column, row);
    return normalise(subtract(away, scale(out, dot(away, out))));
  });
  const ringAt = (angle: number, back: number): number[] =>
    rim.map(([column, row], k) => {
      const radius = hem.drop(column, row) / 2;
      const sideways = scale(outwards[k], Math.min(hem.thickness / 2, radius) * Math.sin(angle) - back);
      const down = scale(at(normal, column, row), -radius * (1 - Math.cos(angle)));
      const [u, v] = uv(column, row);
      mesh.position.push(...add(at(position, column, row), add(sideways, down)));
      mesh.uv.push(
        u + radius * angle * Math.sign(column - columns / 2),
        v + radius * angle * Math.sign(row - rows / 2),
      );
      return mesh.position.length / 3 - 1;
    });
  for (const [angle, back] of [...ROLL.map((angle) => [angle, 0] as const), [Math.PI, hem.under] as const]) {
    const ring = ringAt(angle, back);
    ring.forEach((vertex, k) => {
      const next = (k + 1) % ring.length;
      mesh.index.push(before[k], vertex, ring[next], before[k], ring[next], before[next]);
    });
    before = ring;
  }
  return smoothNormals(
    mesh,
    Uint32Array.from({ length: mesh.position.length / 3 }, (_, k) => k),
  );
}
