import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import { createMesh } from './mesh.js';
import { smoothNormals } from './smooth.js';
import { normalise } from './vector.js';

export interface RoundedBoxShape {
  readonly size: Vec3;
  /** metres; every edge of a real thing is broken, a cabinet's by some 2 mm */
  readonly radius?: number;
  /** size of a quad of the flat part, metres; default: one quad across each face */
  readonly quad?: number;
  /** uv as a cover is cut: v upright on the sides, from front to back on top; default: along the longest side */
  readonly cover?: boolean;
  /** quads across half an edge's arc */
  readonly arc?: number;
  /**
   * Moves a point of the surface: `unit` is its place in the box (-1..1 per axis), `normal` points outwards. Points
   * that coincide must stay together, so it may depend on nothing else.
   */
  readonly deform?: (point: Vec3, unit: Vec3, normal: Vec3) => Vec3;
}

/** Stations along one axis: [coordinate of the inner box, tangent of the bend]. */
function stations(half: number, radius: number, { quad, arc }: { quad: number; arc: number }) {
  const inner = half - radius;
  const flat = Math.max(1, Math.round((2 * inner) / quad));
  const list: [number, number][] = [];
  for (let k = 0; k <= arc; k++) list.push([-inner, -Math.tan(((1 - k / arc) * Math.PI) / 4)]);
  for (let k = 1; k < flat; k++) list.push([-inner + (2 * inner * k) / flat, 0]);
  for (let k = 0; k <= arc; k++) list.push([inner, Math.tan(((k / arc) * Math.PI) / 4)]);
  return list;
}

/**
 * A box with round edges, centred on the origin. uv in metres; unless it is a cover's, v runs along the box's longest
 * side, which is how wood's grain runs along a board.
 */
export function roundedBox(shape: RoundedBoxShape): Mesh {
  const { size, quad = Infinity, arc = 2, cover = false, deform } = shape;
  const half: Vec3 = [size[0] / 2, size[1] / 2, size[2] / 2];
  const radius = Math.max(1e-5, Math.min(shape.radius ?? 0.004, ...half.map((h) => h * 0.98)));
  const along = size.indexOf(Math.max(...size));
  const mesh = createMesh();
  for (let face = 0; face < 6; face++) {
    const axis = face >> 1;
    const sign = face & 1 ? 1 : -1;
    const u = (axis + 1) % 3;
    const v = (axis + 2) % 3;
    const stationsU = stations(half[u], radius, { quad, arc });
    const stationsV = stations(half[v], radius, { quad, arc });
    // the face's own second axis is v already, or the two change places
    const straight = cover ? v === (axis === 1 ? 2 : 1) : v === along;
    const first = mesh.position.length / 3;
    for (const [centreV, bendV] of stationsV) {
      for (const [centreU, bendU] of stationsU) {
        const centre: [number, number, number] = [0, 0, 0];
        const outward: [number, number, number] = [0, 0, 0];
        centre[axis] = sign * (half[axis] - radius);
        centre[u] = centreU;
        centre[v] = centreV;
        outward[axis] = sign;
        outward[u] = bendU;
        outward[v] = bendV;
        const normal = normalise(outward);
        const flatPoint: Vec3 = [
          centre[0] + radius * normal[0],
          centre[1] + radius * normal[1],
          centre[2] + radius * normal[2],
        ];
        const unit: Vec3 = [flatPoint[0] / half[0], flatPoint[1] / half[1], flatPoint[2] / half[2]];
        mesh.position.push(...(deform ? deform(flatPoint, unit, normal) : flatPoint));
        mesh.normal.push(...normal);
        mesh.uv.push(...(straight ? [flatPoint[u], flatPoint[v]] : [flatPoint[v], flatPoint[u]]));
      }
    }
    const width = stationsU.length;
    for (let row = 0; row < stationsV.length - 1; row++) {
      for (let column = 0; column < width - 1; column++) {
        const a = first + row * width + column;
        const b = a + width;
        if (sign > 0) mesh.index.push(a, a + 1, b + 1, a, b + 1, b);
        else mesh.index.push(a, b + 1, a + 1, a, b, b + 1);
      }
    }
  }
  return deform ? smoothNormals(mesh) : mesh;
}

/** A board: a plain box with slightly broken edges. */
export const board = (width: number, height: number, depth: number, radius = 0.003): Mesh =>
  roundedBox({
    size: [width, height, depth],
    radius: Math.min(radius, width * 0.2, height * 0.2, depth * 0.2),
    arc: 1,
  });

/** A box with sharp edges, for things so small that a broken edge would not be seen: 12 triangles. */
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
