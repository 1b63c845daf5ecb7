import type { PackedMesh } from './messages.js';

/** Metres: sides of the cells whose vertices are merged, finer ones first. */
const CELLS = [0.004, 0.006, 0.01, 0.015, 0.025, 0.04, 0.06, 0.09, 0.14];

/**
 * A mesh of at most so many triangles, or the coarsest that is still recognised: vertices in one cell of a grid that
 * have about the same normal become one (Rossignac and Borrel 1993).
 */
export function thinMesh(mesh: PackedMesh, most: number): PackedMesh {
  let thinned = mesh;
  for (const cell of CELLS) {
    if (thinned.index.length / 3 <= most) break;
    thinned = mergeInCells(mesh, cell);
  }
  return thinned;
}

function mergeInCells({ position, normal, colour, index }: PackedMesh, cell: number): PackedMesh {
  const places = new Map<string, number>();
  const kept: number[] = [];
  const side = (vertex: number, axis: number) => Math.round((position[vertex * 3 + axis] ?? 0) / cell);
  const facing = (vertex: number, axis: number) => Math.round((normal[vertex * 4 + axis] ?? 0) / 127);
  const merged = new Uint32Array(position.length / 3);
  for (let vertex = 0; vertex < merged.length; vertex++) {
    const axes = [0, 1, 2];
    const tint = colour.subarray(vertex * 4, vertex * 4 + 4).join();
    const key = [...axes.map((axis) => side(vertex, axis)), ...axes.map((axis) => facing(vertex, axis)), tint].join();
    let place = places.get(key);
    if (place === undefined) {
      place = kept.push(vertex) - 1;
      places.set(key, place);
    }
    merged[vertex] = place;
  }
  const triangles: number[] = [];
  for (let at = 0; at < index.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => merged[index[at + corner] ?? 0] ?? 0);
    if (a !== b && b !== c && c !== a) triangles.push(a ?? 0, b ?? 0, c ?? 0);
  }
  return {
    position: Float32Array.from(kept.flatMap((vertex) => [...position.subarray(vertex * 3, vertex * 3 + 3)])),
    normal: Int8Array.from(kept.flatMap((vertex) => [...normal.subarray(vertex * 4, vertex * 4 + 4)])),
    colour: Uint8Array.from(kept.flatMap((vertex) => [...colour.subarray(vertex * 4, vertex * 4 + 4)])),
    index: Uint32Array.from(triangles),
  };
}
