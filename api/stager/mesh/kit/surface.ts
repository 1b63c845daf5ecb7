import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import { createMesh } from './mesh.js';
import { smoothNormals } from './smooth.js';

interface SurfaceShape {
  readonly columns: number;
  readonly rows: number;
  /** the point at (s, t), both 0..1; on the front, s turns to t counter-clockwise */
  readonly point: (s: number, t: number) => Vec3;
  /** metres, or what the texture expects; default: s and t */
  readonly uv?: (s: number, t: number) => readonly [number, number];
}

/** A grid of quads over a function of two parameters, with smooth normals. */
export function surface(shape: SurfaceShape): Mesh {
  const { columns, rows, point, uv = (s, t) => [s, t] as const } = shape;
  const mesh = createMesh();
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const s = column / columns;
      const t = row / rows;
      mesh.position.push(...point(s, t));
      mesh.uv.push(...uv(s, t));
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column;
      const b = a + columns + 1;
      mesh.index.push(a, a + 1, b + 1, a, b + 1, b);
    }
  }
  return smoothNormals(mesh);
}
