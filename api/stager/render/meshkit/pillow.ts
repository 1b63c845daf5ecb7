import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import { createMesh, place } from './mesh.js';
import { fbm3 } from './noise.js';
import { smoothNormals } from './smooth.js';
import { surface } from './surface.js';
import { tube } from './tube.js';

type Edge = readonly [s: number, t: number];

export interface PillowShape {
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
  readonly seed: number;
  /** how far the sides are drawn in between the pointed corners, share of the half size */
  readonly pinch?: number;
  /** the dent that a hand leaves in the upper edge, share of the height */
  readonly dent?: number;
  readonly quads?: number;
  /** cord around the seam, metres; 0: none */
  readonly piping?: number;
}

/** A stuffed pillow, standing: it faces +z, its seam lies in z = 0, its middle is the origin. */
export function pillow(shape: PillowShape): Mesh {
  const { width, height, thickness, seed, pinch = 0.08, dent = 0, quads = 12, piping = 0.0035 } = shape;

  const outlinePoint = (s: number, t: number): readonly [number, number] => {
    const x = (width / 2) * s * (1 - pinch * (1 - t * t));
    const sag = dent * height * Math.exp(-((s / 0.34) ** 2)) * Math.max(0, t) ** 1.5;
    const y = (height / 2) * t * (1 - pinch * (1 - s * s)) - sag;
    return [x, y];
  };

  const point = (side: number) => (share: number, across: number) => {
    // quads crowd towards the seam, where the cloth bends most
    const s = Math.sin((share - 0.5) * Math.PI);
    const t = Math.sin((across - 0.5) * Math.PI);
    const [x, y] = outlinePoint(s, t);
    const open = Math.max(0, (1 - s * s) * (1 - t * t));
    const full = open ** 0.45 * (1 - 0.18 * t);
    const lump = (fbm3(x * 7 + seed * 3.1, y * 7, side * 5 + seed, 3) - 0.45) * 0.34;
    const toCorner = Math.abs(s * t);
    const fold = Math.sin(Math.atan2(t * height, s * width) * 22 + seed * 5 + lump * 9) * 0.13 * toCorner;
    return [x, y, side * (thickness / 2) * full * (1 + lump + fold)] as Vec3;
  };
  const uv = (share: number, across: number) => [share * width, across * height] as const;

  const front = surface({ columns: quads, rows: quads, point: point(1), uv });
  const back = surface({ columns: quads, rows: quads, point: (s, t) => point(-1)(1 - s, t), uv });
  const mesh = place(createMesh(), front, { keepUv: true });
  place(mesh, back, { keepUv: true });
  smoothNormals(mesh);
  if (piping > 0) {
    const steps = quads;
    const edge = Array.from({ length: steps * 4 }, (_, k) => {
      const along = Math.sin((((k % steps) / steps) * 2 - 1) * (Math.PI / 2));
      const corners: readonly Edge[] = [
        [along, -1],
        [1, along],
        [-along, 1],
        [-1, -along],
      ];
      const [x, y] = outlinePoint(...corners[Math.floor(k / steps)]);
      return [x, y, 0] as Vec3;
    });
    place(mesh, tube({ path: edge, radius: piping, sides: 4, closed: true }));
  }
  return mesh;
}
