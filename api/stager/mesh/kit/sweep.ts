import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import type { Outline } from './extrude.js';
import { createMesh } from './mesh.js';
import { smoothNormals } from './smooth.js';

export interface Station {
  readonly at: Vec3;
  /** the outline's x and y axes in space */
  readonly right: Vec3;
  readonly up: Vec3;
  readonly outline: Outline;
}

/**
 * A loft: a solid through outlines with equally many corners, with flat ends. Stations advance along right x up.
 * @param level the sides' texture is along the stations instead of around them; on the ends it is always upright
 */
export function sweep(stations: readonly Station[], level = false): Mesh {
  const mesh = createMesh();
  const count = stations[0].outline.length;
  const corner = ({ at, right, up, outline }: Station, k: number): Vec3 => {
    const [x, y] = outline[k % count];
    return [at[0] + right[0] * x + up[0] * y, at[1] + right[1] * x + up[1] * y, at[2] + right[2] * x + up[2] * y];
  };
  const apart = (one: Station, other: Station): number => {
    let sum = 0;
    for (let k = 0; k < count; k++) {
      const [a, b] = [corner(one, k), corner(other, k)];
      sum += Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    }
    return sum / count;
  };
  let along = 0;
  stations.forEach((station, row) => {
    // measured on the skin: longer than the distance of the stations where outlines narrow
    along += apart(station, stations[Math.max(0, row - 1)]);
    let around = 0;
    for (let k = 0; k <= count; k++) {
      if (k > 0) {
        const [ax, ay] = station.outline[k - 1];
        const [bx, by] = station.outline[k % count];
        around += Math.hypot(bx - ax, by - ay);
      }
      mesh.position.push(...corner(station, k));
      mesh.uv.push(...(level ? [along, around] : [around, along]));
    }
  });
  for (let row = 0; row < stations.length - 1; row++) {
    for (let k = 0; k < count; k++) {
      const a = row * (count + 1) + k;
      const b = a + count + 1;
      mesh.index.push(a, a + 1, b + 1, a, b + 1, b);
    }
  }
  const lid = (station: Station, flip: boolean) => {
    const first = mesh.position.length / 3;
    mesh.position.push(...station.at);
    mesh.uv.push(0, 0);
    for (let k = 0; k < count; k++) {
      mesh.position.push(...corner(station, k));
      mesh.uv.push(station.outline[k][0], station.outline[k][1]);
    }
    for (let k = 0; k < count; k++) {
      const [a, b] = [first + 1 + k, first + 1 + ((k + 1) % count)];
      mesh.index.push(first, flip ? b : a, flip ? a : b);
    }
  };
  lid(stations[0], true);
  lid(stations[stations.length - 1], false);
  return smoothNormals(mesh);
}
