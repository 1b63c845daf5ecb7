import type { Ground, Vec3 } from '../../contract.js';
import type { Bounds } from '../../room/camera/renderView.js';
import type { Placed } from '../../furniture/draft.js';

/** A point of the piece's own axes (x to its left hand's right, z forward) on the floor plan, metres. */
export function place(piece: Placed, x: number, z: number): Ground {
  const c = Math.cos(piece.angle);
  const s = Math.sin(piece.angle);
  return [piece.x + x * c + z * s, piece.z - x * s + z * c];
}

/** A point of the floor plan in the piece's own axes: the inverse of `place`. */
export function within(piece: Placed, [x, z]: Ground): Ground {
  const c = Math.cos(piece.angle);
  const s = Math.sin(piece.angle);
  const [dx, dz] = [x - piece.x, z - piece.z];
  return [dx * c - dz * s, dx * s + dz * c];
}

/** The four corners of the footprint in order round it, `grow` metres further out. */
export function corners(piece: Placed, grow = 0): Ground[] {
  const w = piece.width / 2 + grow;
  const d = piece.depth / 2 + grow;
  return [place(piece, -w, -d), place(piece, w, -d), place(piece, w, d), place(piece, -w, d)];
}

/** World bounds of a piece, near which the light has to be computed anew. */
export function boundsOf(piece: Placed): Bounds {
  const foot = corners(piece);
  const xs = foot.map(([x]) => x);
  const zs = foot.map(([, z]) => z);
  return [Math.min(...xs), piece.y, Math.min(...zs), Math.max(...xs), piece.y + piece.height, Math.max(...zs)];
}

/** Points spread over the piece's bounding box, its faces included. */
export function boxSamples(piece: Placed): Vec3[] {
  const samples: Vec3[] = [];
  const [c, s] = [Math.cos(piece.angle), Math.sin(piece.angle)];
  for (let u = -0.5; u <= 0.5; u += 0.25)
    for (let v = -0.5; v <= 0.5; v += 0.5) {
      const [across, ahead] = [u * piece.width, v * piece.depth];
      const x = piece.x + across * c + ahead * s;
      const z = piece.z - across * s + ahead * c;
      for (let t = 0; t <= 1; t += 0.5) samples.push([x, piece.y + t * piece.height, z]);
    }
  return samples;
}

/** Points spread evenly over the footprint, each for the same area. */
export function footSamples(piece: Placed): Vec3[] {
  const across = 9;
  const deep = 7;
  const [c, s] = [Math.cos(piece.angle), Math.sin(piece.angle)];
  const samples: Vec3[] = [];
  for (let i = 0; i < across; i++)
    for (let j = 0; j < deep; j++) {
      const u = (i + 0.5) / across - 0.5;
      const v = (j + 0.5) / deep - 0.5;
      const [x, z] = [u * piece.width, v * piece.depth];
      samples.push([piece.x + x * c + z * s, 0, piece.z - x * s + z * c]);
    }
  return samples;
}

/** Half the extent of a footprint along the room's axes, metres. */
export function halfExtents(piece: Placed): { readonly x: number; readonly z: number } {
  const c = Math.abs(Math.cos(piece.angle));
  const s = Math.abs(Math.sin(piece.angle));
  return { x: (piece.width * c + piece.depth * s) / 2, z: (piece.width * s + piece.depth * c) / 2 };
}

// Math.hypot is many times slower, and this runs for every pair that is tried
const diagonal = ({ width, depth }: Placed): number => Math.sqrt(width * width + depth * depth);

/** Whether two footprints come nearer than `gap` metres (separating axis test of the grown rectangles). */
export function overlap(a: Placed, b: Placed, gap = 0): boolean {
  const dx = b.x - a.x;
  const dz = b.z - a.z;
  const reach = (diagonal(a) + diagonal(b)) / 2 + Math.abs(gap) * Math.SQRT2;
  if (dx * dx + dz * dz > reach * reach) return false;
  const ca = Math.cos(a.angle);
  const sa = Math.sin(a.angle);
  const cb = Math.cos(b.angle);
  const sb = Math.sin(b.angle);
  const cos = Math.abs(ca * cb + sa * sb);
  const sin = Math.abs(sa * cb - ca * sb);
  const aw = (a.width + gap) / 2;
  const ad = (a.depth + gap) / 2;
  const bw = (b.width + gap) / 2;
  const bd = (b.depth + gap) / 2;
  return (
    Math.abs(dx * ca - dz * sa) < aw + bw * cos + bd * sin &&
    Math.abs(dx * sa + dz * ca) < ad + bw * sin + bd * cos &&
    Math.abs(dx * cb - dz * sb) < bw + aw * cos + ad * sin &&
    Math.abs(dx * sb + dz * cb) < bd + aw * sin + ad * cos
  );
}

/** Metres between two footprints, 0 where they overlap. */
export function distanceBetween(a: Placed, b: Placed): number {
  if (overlap(a, b)) return 0;
  const toB = corners(a).map((corner) => distanceTo(b, corner));
  const toA = corners(b).map((corner) => distanceTo(a, corner));
  return Math.min(...toB, ...toA);
}

/** Metres from a floor point to a footprint, 0 inside it. */
export function distanceTo(piece: Placed, point: Ground): number {
  const [x, z] = within(piece, point);
  const aside = Math.max(0, Math.abs(x) - piece.width / 2);
  const ahead = Math.max(0, Math.abs(z) - piece.depth / 2);
  return Math.sqrt(aside * aside + ahead * ahead);
}

/** An angle in radians, wrapped to -pi..pi. */
export const wrapAngle = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** The angle of a piece at one point that faces another. */
export const lookingAt = (from: { x: number; z: number }, to: { x: number; z: number }): number =>
  Math.atan2(to.x - from.x, to.z - from.z);
