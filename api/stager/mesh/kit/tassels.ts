import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import { createMesh, place } from './mesh.js';
import { noise2 } from './noise.js';
import type { Sheet } from './sheet.js';
import { tube } from './tube.js';
import { add, mix, normalise, scale, subtract } from './vector.js';

/** Length and pitch of tassels, metres. */
const TASSEL = { length: 0.055, pitch: 0.0105 } as const;

/** Of a sheet, metres. */
interface Tasselled {
  readonly thickness: number;
  /** of the ends */
  readonly width: number;
  readonly seed: number;
}

/** Tassels along a sheet's first and last column, which continue the cloth's direction. */
export function tasselsOf(sheet: Sheet, { thickness, width, seed }: Tasselled): Mesh {
  const { columns, rows, position, normal } = sheet;
  const mesh = createMesh();
  const at = (column: number, row: number): Vec3 => {
    const k = (row * (columns + 1) + column) * 3;
    const inside = (axis: number): number => position[k + axis] - normal[k + axis] * thickness * 0.5;
    return [inside(0), inside(1), inside(2)];
  };
  const count = Math.round(width / TASSEL.pitch);
  for (const end of [0, columns])
    for (let k = 0; k < count; k++) {
      const reach = ((k + 0.5) / count) * rows;
      const row = Math.min(rows - 1, Math.floor(reach));
      const inner = Math.abs(end - 2);
      const edge = mix(at(end, row), at(end, row + 1), reach - row);
      const root = mix(at(inner, row), at(inner, row + 1), reach - row);
      const own = noise2(k * 3.7, seed % 40, 9 + end);
      const stray = scale(normalise(subtract(at(end, row + 1), at(end, row))), (own - 0.5) * 0.018);
      const outward = scale(normalise(subtract(edge, root)), TASSEL.length * (0.85 + 0.3 * own));
      const path = [mix(edge, root, 0.15), add(add(edge, outward), stray)];
      place(mesh, tube({ path, radius: (share) => 0.0036 - 0.0012 * share, sides: 3 }));
    }
  return mesh;
}
