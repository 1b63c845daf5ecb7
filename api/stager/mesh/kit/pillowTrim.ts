import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import { createMesh, place } from './mesh.js';
import { tube } from './tube.js';
import { mix } from './vector.js';

/** A pillow's edge: its points at the crossings of columns and rows, from the lower left. */
interface Seam {
  readonly columns: number;
  readonly rows: number;
  readonly at: (column: number, row: number) => Vec3;
}

/** Cord around the seam. */
export function cordAround({ columns, rows, at }: Seam, radius: number): Mesh {
  const path = [
    ...Array.from({ length: columns }, (_, k) => at(k, 0)),
    ...Array.from({ length: rows }, (_, k) => at(columns, k)),
    ...Array.from({ length: columns }, (_, k) => at(columns - k, rows)),
    ...Array.from({ length: rows }, (_, k) => at(0, rows - k)),
  ];
  return tube({ path, radius, sides: 4, closed: true });
}

/** Distance between the threads of a fringe, metres. */
const PITCH = 0.014;

/** Loose threads at the left and right edge. */
export function fringeOf({ columns, rows, at }: Seam, length: number, seed: number): Mesh {
  const mesh = createMesh();
  const height = at(0, rows)[1] - at(0, 0)[1];
  const strands = Math.max(2, Math.round(height / PITCH));
  for (const side of [-1, 1])
    for (let k = 0; k <= strands; k++) {
      const reach = (k / strands) * rows;
      const row = Math.min(rows - 1, Math.floor(reach));
      const column = side < 0 ? 0 : columns;
      const [x, y, z] = mix(at(column, row), at(column, row + 1), reach - row);
      const droop = 0.008 * Math.sin(k * 2.1 + seed);
      const path: Vec3[] = [
        [x - side * 0.003, y, z],
        [x + side * length, y - 0.01 + droop, z + 0.004 * Math.sin(k + seed)],
      ];
      place(mesh, tube({ path, radius: 0.0028, sides: 3 }));
    }
  return mesh;
}
