import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import { createMesh, place } from './mesh.js';
import { cellNoise, fbm3 } from './noise.js';
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
  /** the chop that a hand leaves in the upper edge, share of the height */
  readonly dent?: number;
  readonly quads?: number;
  /** cord around the seam, metres; default: none, the seam is a soft edge */
  readonly piping?: number;
  /** flat border of cloth outside the seam, metres: bed pillows and shams */
  readonly flange?: number;
  /** threads hanging from the two upright edges, metres */
  readonly fringe?: number;
}

/** Share of the thickness at a place of the face, -1..1 both: plump in the middle, flat towards pointed corners. */
function fullness(s: number, t: number, dent: number): number {
  const open = Math.max(0, (1 - s * s) * (1 - t * t));
  const ears = 1 - 0.45 * Math.abs(s * t) ** 2.5;
  // filling settles: the lower half is fuller
  const settled = 1 - 0.16 * t;
  const chop = 1 - Math.min(0.55, dent * 7) * Math.exp(-((s / 0.2) ** 2)) * Math.max(0, t + 0.15) ** 1.4;
  return open ** 0.58 * ears * settled * chop;
}

/** Folds: a fan from each corner, gathers along the seams, and creases that the chop sends down and outwards. */
function foldAt(s: number, t: number, { seed, dent = 0, width, height }: PillowShape): number {
  const a = (1 - Math.abs(s)) * width * 0.5;
  const b = (1 - Math.abs(t)) * height * 0.5;
  const away = Math.hypot(a, b);
  const corner = cellNoise(s > 0 ? 1 : 2, t > 0 ? 3 : 4, Math.floor(seed * 13));
  const fan = Math.sin(Math.atan2(b, a) * (6 + 4 * corner) + corner * 9) * Math.exp(-away / (0.05 + 0.05 * corner));
  const along = a < b ? t * height : s * width;
  const gathers = Math.sin(along * 48 + seed * 5) * Math.exp(-Math.min(a, b) / 0.035) * 0.35;
  const rays =
    dent > 0 ? Math.sin(Math.atan2(s, 1.25 - t) * 9 + seed) * Math.max(0, t) * Math.exp(-Math.abs(s) * 2) : 0;
  return fan * Math.min(1, away / 0.03) + gathers + rays * 0.5;
}

/** A stuffed pillow, standing: it faces +z, its seam lies in z = 0, its middle is the origin. */
export function pillow(shape: PillowShape): Mesh {
  const { width, height, thickness, seed, pinch = 0.07, dent = 0, quads = 14, piping = 0 } = shape;
  const { flange = 0, fringe = 0 } = shape;
  const shear = (cellNoise(Math.floor(seed * 17), 3, 5) - 0.5) * 0.05;

  const outlinePoint = (s: number, t: number): readonly [number, number] => {
    const x = (width / 2 - flange) * s * (1 - pinch * (1 - t * t)) + shear * height * t * (1 - t * t);
    const sag = dent * height * Math.exp(-((s / 0.3) ** 2)) * Math.max(0, t) ** 1.5;
    const y = (height / 2 - flange) * t * (1 - pinch * (1 - s * s)) - sag;
    return [x, y];
  };

  const point = (side: number) => (share: number, across: number) => {
    // quads crowd towards the seam, where the cloth bends most
    const s = Math.sin((share - 0.5) * Math.PI);
    const t = Math.sin((across - 0.5) * Math.PI);
    const [x, y] = outlinePoint(s, t);
    const lump = (fbm3(x * 6 + seed * 3.1, y * 6, side * 5 + seed, 2) - 0.36) * 0.3;
    const fold = foldAt(s, t, shape) * 0.012;
    const full = fullness(s, t, dent);
    return [x, y, side * ((thickness / 2) * full * (1 + lump) + fold * Math.min(1, full * 4))] as Vec3;
  };
  const uv = (share: number, across: number) => [share * width, across * height] as const;

  const front = surface({ columns: quads, rows: quads, point: point(1), uv });
  const back = surface({ columns: quads, rows: quads, point: (s, t) => point(-1)(1 - s, t), uv });
  const mesh = place(createMesh(), front, { keepUv: true });
  place(mesh, back, { keepUv: true });
  smoothNormals(mesh);
  const edge = Array.from({ length: quads * 4 }, (_, k) => {
    const along = Math.sin((((k % quads) / quads) * 2 - 1) * (Math.PI / 2));
    const sides: readonly Edge[] = [
      [along, -1],
      [1, along],
      [-along, 1],
      [-1, -along],
    ];
    const [x, y] = outlinePoint(...sides[Math.floor(k / quads)]);
    return [x, y, 0] as Vec3;
  });
  if (flange > 0) addFlange(mesh, edge, { flange, seed });
  else if (piping > 0) place(mesh, tube({ path: edge, radius: piping, sides: 3, closed: true }));
  if (fringe > 0) addFringe(mesh, outlinePoint, { height, fringe, seed });
  return mesh;
}

/** A doubled border around the seam that waves a little. */
function addFlange(mesh: Mesh, edge: readonly Vec3[], { flange, seed }: { flange: number; seed: number }): void {
  const count = edge.length;
  for (const side of [1, -1]) {
    const point = (s: number, t: number): Vec3 => {
      const k = Math.round((side > 0 ? 1 - s : s) * count) % count;
      const [x, y] = edge[k];
      const reach = Math.max(Math.abs(x), Math.abs(y)) || 1;
      const wave = Math.sin(k * 0.9 + seed) * 0.005 * t;
      return [x + (x / reach) * flange * t, y + (y / reach) * flange * t, wave + side * 0.002 * (1 - t)];
    };
    place(mesh, surface({ columns: count, rows: 1, point, uv: (s, t) => [s, t * flange] }), { keepUv: true });
  }
}

interface PillowFringe {
  readonly height: number;
  readonly fringe: number;
  readonly seed: number;
}

/** Loose threads at the left and right edge. */
function addFringe(
  mesh: Mesh,
  outlinePoint: (s: number, t: number) => readonly [number, number],
  { height, fringe, seed }: PillowFringe,
): void {
  const strands = Math.round(height / 0.016);
  for (const side of [-1, 1])
    for (let k = 0; k <= strands; k++) {
      const [x, y] = outlinePoint(side, (k / strands) * 2 - 1);
      const droop = 0.008 * Math.sin(k * 2.1 + seed);
      const path: Vec3[] = [
        [x - side * 0.003, y, 0],
        [x + side * fringe, y - 0.01 + droop, 0.004 * Math.sin(k + seed)],
      ];
      place(mesh, tube({ path, radius: 0.0028, sides: 3 }));
    }
}
