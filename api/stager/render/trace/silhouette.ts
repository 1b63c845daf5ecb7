import type { Geometry } from './geometry.js';
import type { RenderView } from '../../room/camera/renderView.js';

/** Pixels per side of a block. */
export const BLOCK = 8;
/** Depth of the near clipping plane, metres. */
const NEAREST = 0.05;
/** Samples may be this far from a pixel's centre, rounded up, pixels. */
const MARGIN = 1;

/** Blocks of BLOCK x BLOCK pixels, row-major: 1 where furniture may show. */
export interface Silhouette {
  readonly across: number;
  readonly blocks: Uint8Array;
}

/** Bounding rectangle of one triangle in the picture, pixels. */
class Extent {
  left = Infinity;
  right = -Infinity;
  top = Infinity;
  bottom = -Infinity;

  clear(): void {
    this.left = this.top = Infinity;
    this.right = this.bottom = -Infinity;
  }

  add(x: number, y: number): void {
    if (x < this.left) this.left = x;
    if (x > this.right) this.right = x;
    if (y < this.top) this.top = y;
    if (y > this.bottom) this.bottom = y;
  }
}

/** Vertices in camera coordinates: right, up, depth. */
function toCamera({ camera }: RenderView, { position }: Geometry): Float32Array {
  const r = camera.rotation;
  const out = new Float32Array(position.length);
  for (let at = 0; at < position.length; at += 3) {
    const x = position[at];
    const y = position[at + 1] - camera.height;
    const z = position[at + 2];
    out[at] = r[0] * x + r[3] * y + r[6] * z;
    out[at + 1] = r[1] * x + r[4] * y + r[7] * z;
    out[at + 2] = -(r[2] * x + r[5] * y + r[8] * z);
  }
  return out;
}

/** Marks the blocks that the triangles' bounding rectangles touch: a conservative estimate. */
export function outlineFurniture(view: RenderView, geometry: Geometry): Silhouette {
  const { camera, width, height } = view;
  const across = Math.ceil(width / BLOCK);
  const blocks = new Uint8Array(new SharedArrayBuffer(across * Math.ceil(height / BLOCK)));
  const seen = toCamera(view, geometry);
  const { index } = geometry;
  const extent = new Extent();
  const add = (x: number, y: number, depth: number) =>
    extent.add(camera.cx + (camera.focal * x) / depth, camera.cy - (camera.focal * y) / depth);

  const addCorner = (from: number, to: number): void => {
    const depth = seen[from + 2];
    const other = seen[to + 2];
    if (depth >= NEAREST) add(seen[from], seen[from + 1], depth);
    if (depth >= NEAREST === other >= NEAREST) return;
    const share = (NEAREST - depth) / (other - depth);
    const between = (axis: number) => seen[from + axis] + (seen[to + axis] - seen[from + axis]) * share;
    add(between(0), between(1), NEAREST);
  };

  for (let t = 0; t < index.length; t += 3) {
    extent.clear();
    for (let k = 0; k < 3; k++) addCorner(index[t + k] * 3, index[t + ((k + 1) % 3)] * 3);
    const left = Math.max(0, Math.floor((extent.left - MARGIN) / BLOCK));
    const right = Math.min(across - 1, Math.floor((extent.right + MARGIN) / BLOCK));
    const top = Math.max(0, Math.floor((extent.top - MARGIN) / BLOCK));
    const bottom = Math.min(blocks.length / across - 1, Math.floor((extent.bottom + MARGIN) / BLOCK));
    if (right < left) continue;
    for (let row = top; row <= bottom; row++) blocks.fill(1, row * across + left, row * across + right + 1);
  }
  return { across, blocks };
}
