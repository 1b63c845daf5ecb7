/** A map of the piece of furniture that each changed pixel belongs to, so that pieces can be shown one by one. */
import { PREVIEW_SIDE } from '../../shared/limits.js';
import type { Camera, GreyRaster, Vec3 } from '../contract.js';
import type { Steps } from '../steps.js';
import type { Mesh } from '../mesh/mesh.js';
import { scaleCamera } from '../room/camera/renderView.js';
import { paintNearest } from './paintNearest.js';

/** Long side in pixels, at most: the map is for display. */
const LONGEST_SIDE = PREVIEW_SIDE;
/** A byte holds a piece's number: pieces beyond share the last one. */
const MOST_PIECES = 255;
/** Depth of the near clipping plane, metres. */
const NEAREST = 0.05;
/** Triangles that are drawn between two yields: about 20 ms. */
const CHUNK = 40_000;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface DrawingParts {
  readonly mesh: Pick<Mesh, 'position' | 'index'>;
  /** where each piece's triangles end in the mesh, in the plan's order */
  readonly ends: readonly number[];
  /** in pixels of the photo */
  readonly camera: Camera;
  readonly photo: Size;
}

interface Changes {
  readonly photo: Size;
  /** of the photo's size: 0 where its pixel was kept */
  readonly mask: Uint8Array;
}

/** Downsamples the mask: a pixel counts as changed if any that it covers is. */
function shrinkMask({ photo, mask }: Changes, { width, height }: Size): Uint8Array {
  const out = new Uint8Array(width * height);
  for (let y = 0; y < photo.height; y++) {
    const row = Math.floor((y * height) / photo.height) * width;
    for (let x = 0; x < photo.width; x++) {
      if (mask[y * photo.width + x] !== 0) out[row + Math.floor((x * width) / photo.width)] = 1;
    }
  }
  return out;
}

/** Clips a triangle to the near plane (Sutherland and Hodgman 1974); camera coordinates. */
function beforeCamera(triangle: readonly Vec3[]): readonly Vec3[] {
  if (triangle.every(([, , depth]) => depth >= NEAREST)) return triangle;
  return triangle.flatMap((point, k) => {
    const next = triangle[(k + 1) % triangle.length];
    const kept = point[2] >= NEAREST ? [point] : [];
    if (point[2] >= NEAREST === next[2] >= NEAREST) return kept;
    const t = (NEAREST - point[2]) / (next[2] - point[2]);
    const cut = (axis: 0 | 1 | 2) => point[axis] + (next[axis] - point[axis]) * t;
    return [...kept, [cut(0), cut(1), cut(2)] as const];
  });
}

/** A z-buffer of piece numbers. */
class Drawing {
  readonly numbers: Uint8Array;
  readonly #closeness: Float32Array;
  readonly #camera: Camera;

  constructor(
    camera: Camera,
    readonly width: number,
    readonly height: number,
  ) {
    this.#camera = camera;
    this.numbers = new Uint8Array(width * height);
    this.#closeness = new Float32Array(width * height);
  }

  /** Camera coordinates: right, up, depth. */
  see([x, height, z]: Vec3): Vec3 {
    const { rotation: r, height: eye } = this.#camera;
    const y = height - eye;
    return [r[0] * x + r[3] * y + r[6] * z, r[1] * x + r[4] * y + r[7] * z, -(r[2] * x + r[5] * y + r[8] * z)];
  }

  draw(triangle: readonly Vec3[], number: number): void {
    const { cx, cy, focal } = this.#camera;
    const corners = beforeCamera(triangle).map(([x, y, depth]): Vec3 => [
      cx + (focal * x) / depth,
      cy - (focal * y) / depth,
      1 / depth,
    ]);
    for (let k = 2; k < corners.length; k++) this.#fill(corners[0], corners[k - 1], corners[k], number);
  }

  /** Rasterises a triangle; 1 / depth is linear in the picture. */
  #fill(a: Vec3, b: Vec3, c: Vec3, number: number): void {
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (area === 0) return;
    const left = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0]) - 0.5));
    const right = Math.min(this.width - 1, Math.floor(Math.max(a[0], b[0], c[0]) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5));
    const bottom = Math.min(this.height - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5));
    for (let row = top; row <= bottom; row++) {
      const y = row + 0.5;
      for (let column = left; column <= right; column++) {
        const x = column + 0.5;
        const u = ((c[0] - b[0]) * (y - b[1]) - (c[1] - b[1]) * (x - b[0])) / area;
        const v = ((a[0] - c[0]) * (y - c[1]) - (a[1] - c[1]) * (x - c[0])) / area;
        const w = 1 - u - v;
        if (u < 0 || v < 0 || w < 0) continue;
        const closeness = u * a[2] + v * b[2] + w * c[2];
        const at = row * this.width + column;
        if (closeness <= this.#closeness[at]) continue;
        this.#closeness[at] = closeness;
        this.numbers[at] = number;
      }
    }
  }
}

/** The silhouettes of the pieces, in a small picture of bytes: the piece's index in the plan plus 1; 0 beside them. */
export function* drawPieces({ mesh, ends, camera, photo }: DrawingParts): Steps<GreyRaster> {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(photo.width, photo.height));
  const width = Math.max(1, Math.round(photo.width * factor));
  const height = Math.max(1, Math.round(photo.height * factor));
  const drawing = new Drawing(scaleCamera(camera, factor), width, height);
  const { position, index } = mesh;
  const pointOf = (vertex: number): Vec3 => [position[vertex * 3], position[vertex * 3 + 1], position[vertex * 3 + 2]];
  let piece = 0;
  for (let triangle = 0; triangle < index.length / 3; triangle++) {
    if (triangle % CHUNK === 0) yield;
    while (triangle >= ends[piece]) piece++;
    const corners = [0, 1, 2].map((corner) => drawing.see(pointOf(index[triangle * 3 + corner])));
    drawing.draw(corners, Math.min(piece + 1, MOST_PIECES));
  }
  return { width, height, data: drawing.numbers };
}

/**
 * The same of all changed pixels: 0 where the photo is unchanged, else the piece's index in the plan plus 1; on a
 * shadow or reflection, that of the nearest piece.
 */
export function* mapPieces(drawn: GreyRaster, changes: Changes): Steps<GreyRaster> {
  yield;
  const numbers = drawn.data.slice();
  const changed = shrinkMask(changes, drawn);
  yield;
  paintNearest(numbers, drawn.width);
  for (let k = 0; k < changed.length; k++) if (changed[k] === 0) numbers[k] = 0;
  return { ...drawn, data: numbers };
}
