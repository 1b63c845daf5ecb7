import type { Mesh } from '../../mesh/mesh.js';

/** A mesh as typed arrays in shared memory, read by all workers. */
export interface Geometry {
  /** 3 numbers per vertex, metres */
  readonly position: Float32Array;
  readonly normal: Float32Array;
  /** 2 numbers per vertex */
  readonly uv: Float32Array;
  /** 3 vertices per triangle */
  readonly index: Uint32Array;
  /** one number per triangle */
  readonly material: Uint16Array;
}

function sharedFloats(values: readonly number[]): Float32Array {
  const shared = new Float32Array(new SharedArrayBuffer(values.length * 4));
  shared.set(values);
  return shared;
}

/** @throws if the lengths of the mesh's lists do not match: an error in the catalogue, not in the request */
export function packGeometry(mesh: Mesh): Geometry {
  const triangles = mesh.index.length / 3;
  const vertices = mesh.position.length / 3;
  if (mesh.material.length !== triangles || mesh.normal.length !== vertices * 3 || mesh.uv.length !== vertices * 2) {
    throw new Error(
      `A mesh of ${vertices} vertices and ${triangles} triangles needs as many normals, uv and materials, ` +
        `not ${mesh.normal.length / 3}, ${mesh.uv.length / 2} and ${mesh.material.length}`,
    );
  }
  const index = new Uint32Array(new SharedArrayBuffer(mesh.index.length * 4));
  index.set(mesh.index);
  const material = new Uint16Array(new SharedArrayBuffer(triangles * 2));
  material.set(mesh.material);
  return {
    position: sharedFloats(mesh.position),
    normal: sharedFloats(mesh.normal),
    uv: sharedFloats(mesh.uv),
    index,
    material,
  };
}
