import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import { createMesh } from './mesh.js';
import { smoothNormals } from './smooth.js';
import { normalise } from './vector.js';

export interface RoundedBoxShape {
  readonly size: Vec3;
  /** metres; real edges are always rounded, a cabinet's by about 2 mm */
  readonly radius?: number;
  /** size of a quad of the flat part, metres, along each axis or all; default: one quad across each face */
  readonly quad?: number | Vec3;
  /** uv of a cut cover: v vertical on the sides, from front to back on top; default: along the longest side */
  readonly cover?: boolean;
  /** quads across half an edge's arc */
  readonly arc?: number;
  /** leaves out the underside, if it is never visible */
  readonly bottomless?: boolean;
  /**
   * Displaces a point of the surface: `unit` is its position in the box (-1..1 per axis), `normal` points outwards.
   * Coincident points must stay together, so it must depend on nothing else.
   */
  readonly deform?: (point: Vec3, unit: Vec3, normal: Vec3) => Vec3;
}

/** Scale of the grain's texture on end grain, where fibres show as dots. */
const END_GRAIN = 14;

/** Faces are numbered -x, +x, -y, +y, -z, +z. */
const UNDERSIDE = 2;

interface Meshing {
  readonly axis: number;
  readonly quad: number | Vec3;
  readonly arc: number;
}

/** Coordinate on the inner box, tangent of the bend. */
type Station = readonly [centre: number, bend: number];

/** Stations along one axis. */
function stations(half: number, radius: number, { axis, quad, arc }: Meshing): Station[] {
  const inner = half - radius;
  const flat = Math.max(1, Math.round((2 * inner) / (typeof quad === 'number' ? quad : quad[axis])));
  const list: Station[] = [];
  for (let k = 0; k <= arc; k++) list.push([-inner, -Math.tan(((1 - k / arc) * Math.PI) / 4)]);
  for (let k = 1; k < flat; k++) list.push([-inner + (2 * inner * k) / flat, 0]);
  for (let k = 0; k <= arc; k++) list.push([inner, Math.tan(((k / arc) * Math.PI) / 4)]);
  return list;
}

/** One face of a rounded box, normal to `axis`; its points run along the axes u and v. */
interface Face {
  readonly axis: number;
  readonly sign: number;
  readonly u: number;
  readonly v: number;
  /** half the box */
  readonly half: Vec3;
  /** of its edges */
  readonly radius: number;
}

/** The point of a face at two stations. */
function skinPoint({ axis, sign, u, v, half, radius }: Face, alongU: Station, alongV: Station): SkinPoint {
  const centre: [number, number, number] = [0, 0, 0];
  const outward: [number, number, number] = [0, 0, 0];
  centre[axis] = sign * (half[axis] - radius);
  centre[u] = alongU[0];
  centre[v] = alongV[0];
  outward[axis] = sign;
  outward[u] = alongU[1];
  outward[v] = alongV[1];
  const normal = normalise(outward);
  const point: Vec3 = [centre[0] + radius * normal[0], centre[1] + radius * normal[1], centre[2] + radius * normal[2]];
  return { point, unit: [point[0] / half[0], point[1] / half[1], point[2] / half[2]], normal };
}

function addVector(list: number[], [x, y, z]: Vec3): void {
  list.push(x, y, z);
}

/** Two triangles per quad of a face's grid of points, starting at vertex `first`. */
function addQuads(index: number[], first: number, width: number, height: number, sign: number): void {
  for (let row = 0; row < height - 1; row++) {
    for (let column = 0; column < width - 1; column++) {
      const a = first + row * width + column;
      const b = a + width;
      if (sign > 0) index.push(a, a + 1, b + 1, a, b + 1, b);
      else index.push(a, b + 1, a + 1, a, b, b + 1);
    }
  }
}

/**
 * A box with round edges, centred on the origin. uv in metres; unless it is a cover, v is along the box's longest side,
 * as wood's grain is along a board.
 */
export function roundedBox(shape: RoundedBoxShape): Mesh {
  const { size, quad = Infinity, arc = 2, cover = false, deform } = shape;
  const half: Vec3 = [size[0] / 2, size[1] / 2, size[2] / 2];
  const radius = Math.max(1e-5, Math.min(shape.radius ?? 0.004, ...half.map((h) => h * 0.98)));
  const along = size.indexOf(Math.max(...size));
  const mesh = createMesh();
  for (let face = 0; face < 6; face++) {
    if (face === UNDERSIDE && shape.bottomless) continue;
    const axis = face >> 1;
    const sign = face & 1 ? 1 : -1;
    const u = (axis + 1) % 3;
    const v = (axis + 2) % 3;
    const stationsU = stations(half[u], radius, { axis: u, quad, arc });
    const stationsV = stations(half[v], radius, { axis: v, quad, arc });
    // the face's own second axis is v already, or the two are swapped
    const straight = cover ? v === (axis === 1 ? 2 : 1) : v === along;
    const first = mesh.position.length / 3;
    const place: Face = { axis, sign, u, v, half, radius };
    for (const alongV of stationsV) {
      for (const alongU of stationsU) {
        const { point, unit, normal } = skinPoint(place, alongU, alongV);
        addVector(mesh.position, deform ? deform(point, unit, normal) : point);
        addVector(mesh.normal, normal);
        const across = straight ? point[u] : point[v];
        const grain = straight ? point[v] : point[u];
        mesh.uv.push(across, !cover && axis === along ? grain * END_GRAIN : grain);
      }
    }
    addQuads(mesh.index, first, stationsU.length, stationsV.length, sign);
  }
  return deform ? smoothNormals(mesh) : mesh;
}

/** A point on the skin of a rounded box: position, position in the box (-1..1 per axis), and normal. */
interface SkinPoint {
  readonly point: Vec3;
  readonly unit: Vec3;
  readonly normal: Vec3;
}

/** The vertices of a rounded box around the middle of its upper (1) or lower (-1) edge, in order. */
export function edgeLoop({ size, quad = Infinity, arc = 2, ...shape }: RoundedBoxShape, side: 1 | -1): SkinPoint[] {
  const half: Vec3 = [size[0] / 2, size[1] / 2, size[2] / 2];
  const radius = Math.max(1e-5, Math.min(shape.radius ?? 0.004, ...half.map((h) => h * 0.98)));
  const along = [0, 2].map((axis) => stations(half[axis], radius, { axis, quad, arc }));
  const [alongX, alongZ] = along;
  const [lastX, lastZ] = [alongX[alongX.length - 1], alongZ[alongZ.length - 1]];
  const corners = [
    ...alongX.map((x) => [x, lastZ] as const),
    ...alongZ.toReversed().map((z) => [lastX, z] as const),
    ...alongX.toReversed().map((x) => [x, alongZ[0]] as const),
    ...alongZ.map((z) => [alongX[0], z] as const),
  ];
  return corners.map(([[x, bendX], [z, bendZ]]) => {
    const normal = normalise([bendX, side, bendZ]);
    const point: Vec3 = [
      x + radius * normal[0],
      side * (half[1] - radius) + radius * normal[1],
      z + radius * normal[2],
    ];
    return { point, unit: [point[0] / half[0], point[1] / half[1], point[2] / half[2]], normal };
  });
}

/** Corner signs of a face's quad, counter-clockwise in (u, v). */
const QUAD = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/**
 * A board: a box with slightly rounded edges, 44 triangles. Edge strips interpolate the normals of their faces. Grain
 * along the longest side, end grain at the two ends.
 */
export function board(width: number, height: number, depth: number, radius = 0.003): Mesh {
  const size = [width, height, depth];
  const half = size.map((side) => side / 2);
  const broken = Math.min(radius, ...size.map((side) => side * 0.2));
  const along = size.indexOf(Math.max(...size));
  const mesh = createMesh();
  /** The corner's vertex on the face normal to `axis`; its texture is that of the face normal to `pattern`. */
  const corner = (axis: number, signs: readonly number[], pattern: number): number => {
    const point = signs.map((sign, k) => sign * (half[k] - (k === axis ? 0 : broken)));
    mesh.position.push(...point);
    mesh.normal.push(...signs.map((sign, k) => (k === axis ? sign : 0)));
    const [u, v] = [(pattern + 1) % 3, (pattern + 2) % 3];
    if (pattern === along) mesh.uv.push(point[u], point[v] * END_GRAIN);
    else mesh.uv.push(...(v === along ? [point[u], point[v]] : [point[v], point[u]]));
    return mesh.position.length / 3 - 1;
  };
  const signsOf = (list: readonly (readonly [axis: number, sign: number])[]): number[] => {
    const signs = [0, 0, 0];
    for (const [axis, sign] of list) signs[axis] = sign;
    return signs;
  };
  const quad = (corners: readonly number[], flip: boolean) => {
    const [a, b, c, d] = flip ? corners.toReversed() : corners;
    mesh.index.push(a, b, c, a, c, d);
  };
  for (let axis = 0; axis < 3; axis++) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const sign of [-1, 1]) {
      const ring = QUAD.map(([a, b]) =>
        corner(
          axis,
          signsOf([
            [axis, sign],
            [u, a],
            [v, b],
          ]),
          axis,
        ),
      );
      quad(ring, sign < 0);
      // the strip to each neighbour across u
      for (const a of [-1, 1]) {
        const at = (b: number) =>
          signsOf([
            [axis, sign],
            [u, a],
            [v, b],
          ]);
        const strip = [
          corner(axis, at(-1), axis),
          corner(u, at(-1), axis),
          corner(u, at(1), axis),
          corner(axis, at(1), axis),
        ];
        quad(strip, sign * a < 0);
      }
    }
  }
  for (const x of [-1, 1]) {
    for (const y of [-1, 1]) {
      for (const z of [-1, 1]) {
        const [a, b, c] = [0, 1, 2].map((axis) => corner(axis, [x, y, z], 0));
        mesh.index.push(a, x * y * z > 0 ? b : c, x * y * z > 0 ? c : b);
      }
    }
  }
  return mesh;
}

/** A box with sharp edges, 12 triangles, for parts so small that rounded edges would not be visible. */
export function block(width: number, height: number, depth: number): Mesh {
  const mesh = createMesh();
  const half: Vec3 = [width / 2, height / 2, depth / 2];
  for (let face = 0; face < 6; face++) {
    const axis = face >> 1;
    const sign = face & 1 ? 1 : -1;
    const u = (axis + 1) % 3;
    const v = (axis + 2) % 3;
    const first = mesh.position.length / 3;
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const corner = [0, 0, 0];
      const normal = [0, 0, 0];
      corner[axis] = sign * half[axis];
      corner[u] = a * half[u];
      corner[v] = b * half[v];
      normal[axis] = sign;
      mesh.position.push(...corner);
      mesh.normal.push(...normal);
      mesh.uv.push(corner[u], corner[v]);
    }
    if (sign > 0) mesh.index.push(first, first + 1, first + 2, first, first + 2, first + 3);
    else mesh.index.push(first, first + 2, first + 1, first, first + 3, first + 2);
  }
  return mesh;
}
