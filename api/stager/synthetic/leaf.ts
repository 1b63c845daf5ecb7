import type { Vec3 } from '../contract.js';
import type { Mesh } from '../mesh/mesh.js';
import { surface } from '../mesh/kit/surface.js';

interface LeafShape {
  readonly length: number;
  readonly width: number;
  /** how far the tip bends down, radians */
  readonly bend: number;
  /** position of the largest width, as a share of its length */
  readonly widest?: number;
  /** how far the two halves are folded up along the midrib, as a share of the half width */
  readonly fold?: number;
  readonly rows?: number;
  readonly columns?: number;
}

/**
 * A leaf from the origin along +z, facing up. uv is not metric: u is -1..1 across, v 0..1 along, for the leaf texture.
 */
export function leaf(shape: LeafShape): Mesh {
  const { length, width, bend, widest = 0.4, fold = 0.3, rows = 6, columns = 4 } = shape;
  const swell = Math.log(0.5) / Math.log(widest);
  const point = (s: number, t: number): Vec3 => {
    const across = s * 2 - 1;
    const half = (width / 2) * Math.sin(Math.PI * t ** swell) ** 0.85 + 0.0006;
    const angle = bend * t;
    const along = bend === 0 ? length * t : (length / bend) * Math.sin(angle);
    const drop = bend === 0 ? 0 : (length / bend) * (1 - Math.cos(angle));
    const raise = Math.abs(across) ** 1.3 * half * fold;
    return [across * half, raise * Math.cos(angle) - drop, along + raise * Math.sin(angle)];
  };
  return surface({ columns, rows, point: (s, t) => point(1 - s, t), uv: (s, t) => [1 - s * 2, t] });
}
