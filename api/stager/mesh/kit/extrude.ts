import type { Mesh } from '../mesh.js';
import { createMesh } from './mesh.js';
import { smoothNormals } from './smooth.js';

/** A closed outline in the xy plane, counter-clockwise, metres; star-shaped about its centre. */
export type Outline = readonly (readonly [x: number, y: number])[];

interface ExtrudeShape {
  readonly outline: Outline;
  /** along z, centred */
  readonly depth: number;
  /** rounding of the two ends, metres */
  readonly bevel?: number;
}

/** Centroid of the outline's corners. */
function middle(outline: Outline): readonly [number, number] {
  const sum = outline.reduce(([sx, sy], [x, y]) => [sx + x, sy + y] as const, [0, 0] as readonly [number, number]);
  return [sum[0] / outline.length, sum[1] / outline.length];
}

/** Stations along z: [z, inset of the outline]. */
function ends(depth: number, bevel: number): readonly (readonly [number, number])[] {
  const half = depth / 2;
  if (bevel <= 0)
    return [
      [-half, 0],
      [half, 0],
    ];
  const arc = [0, 0.35, 0.75, 1].map((share) => share * (Math.PI / 2));
  const front = arc.map((a) => [half - bevel + bevel * Math.sin(a), bevel * (1 - Math.cos(a))] as const);
  const back = front.map(([z, inset]) => [-z, inset] as const).toReversed();
  return [...back, ...front];
}

/** Extrudes an outline along z: arms of sofas, mouldings, bucket seats. v is along z. */
export function extrude(shape: ExtrudeShape): Mesh {
  const { outline, depth, bevel = 0.004 } = shape;
  const mesh = createMesh();
  const [cx, cy] = middle(outline);
  const size = Math.max(...outline.map(([x, y]) => Math.hypot(x - cx, y - cy)));
  const stations = ends(depth, Math.min(bevel, depth / 2 - 1e-4, size / 2));
  const lengths = [0];
  outline.forEach(([x, y], k) => {
    const [nx, ny] = outline[(k + 1) % outline.length];
    lengths.push(lengths[k] + Math.hypot(nx - x, ny - y));
  });
  const count = outline.length;
  for (const [z, inset] of stations) {
    const shrink = 1 - inset / size;
    for (let k = 0; k <= count; k++) {
      const [x, y] = outline[k % count];
      mesh.position.push(cx + (x - cx) * shrink, cy + (y - cy) * shrink, z);
      mesh.uv.push(lengths[k], z);
    }
  }
  for (let station = 0; station < stations.length - 1; station++) {
    for (let k = 0; k < count; k++) {
      const a = station * (count + 1) + k;
      const b = a + count + 1;
      mesh.index.push(a, a + 1, b + 1, a, b + 1, b);
    }
  }
  smoothNormals(mesh);
  addEnd(mesh, { ring: 0, count, z: stations[0][0], centre: [cx, cy], facing: -1 });
  const last = stations.length - 1;
  addEnd(mesh, { ring: last * (count + 1), count, z: stations[last][0], centre: [cx, cy], facing: 1 });
  return mesh;
}

interface End {
  readonly ring: number;
  readonly count: number;
  readonly z: number;
  readonly centre: readonly [number, number];
  readonly facing: 1 | -1;
}

function addEnd(mesh: Mesh, { ring, count, z, centre, facing }: End): void {
  const first = mesh.position.length / 3;
  const corner = (x: number, y: number) => {
    mesh.position.push(x, y, z);
    mesh.normal.push(0, 0, facing);
    mesh.uv.push(x, y);
  };
  corner(...centre);
  for (let k = 0; k <= count; k++) corner(mesh.position[(ring + k) * 3], mesh.position[(ring + k) * 3 + 1]);
  for (let k = 0; k < count; k++) {
    const [a, b] = [first + 1 + k, first + 2 + k];
    mesh.index.push(first, facing > 0 ? a : b, facing > 0 ? b : a);
  }
}

/** A rectangle with round corners, centred, counter-clockwise; the two at -y may have their own radius. */
export function roundedRectangle(width: number, height: number, radius: number, steps = 4, below = radius): Outline {
  const most = Math.min(width / 2 - 1e-4, height / 2 - 1e-4);
  const corners: readonly (readonly [number, number])[] = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ];
  return corners.flatMap(([sx, sy], quarter) => {
    const r = Math.min(most, sy > 0 ? radius : below);
    return Array.from({ length: steps + 1 }, (_, k) => {
      const angle = ((quarter + k / steps) * Math.PI) / 2;
      return [sx * (width / 2 - r) + r * Math.cos(angle), sy * (height / 2 - r) + r * Math.sin(angle)] as const;
    });
  });
}

/** An ellipse, centred, counter-clockwise. */
export const ellipse = (width: number, height: number, steps = 32): Outline =>
  Array.from({ length: steps }, (_, k) => {
    const angle = (k / steps) * 2 * Math.PI;
    return [(width / 2) * Math.cos(angle), (height / 2) * Math.sin(angle)] as const;
  });

/** A rectangle with an arched top, centred, counter-clockwise; the arch takes `rise` of the height. */
export function arch(width: number, height: number, rise: number): Outline {
  const steps = 28;
  const top = Array.from({ length: steps + 1 }, (_, k) => {
    const angle = (k / steps) * Math.PI;
    return [(width / 2) * Math.cos(angle), height / 2 - rise + rise * Math.sin(angle)] as const;
  });
  return [[-width / 2, -height / 2], [0, -height / 2], [width / 2, -height / 2], ...top];
}
