import type { PackedMesh } from '../engine/messages.js';
import { ATTRIBUTES } from './program.js';

/** A mesh on the graphics card. */
export interface MeshBuffers {
  readonly arrays: WebGLVertexArrayObject;
  /** of its indices */
  readonly count: number;
  readonly all: readonly WebGLBuffer[];
}

export function uploadMesh(gl: WebGL2RenderingContext, { position, normal, colour, index }: PackedMesh): MeshBuffers {
  const arrays = gl.createVertexArray();
  gl.bindVertexArray(arrays);
  const buffer = (target: number, data: ArrayBufferView<ArrayBuffer>) => {
    const made = gl.createBuffer();
    gl.bindBuffer(target, made);
    gl.bufferData(target, data, gl.STATIC_DRAW);
    return made;
  };
  const all = [buffer(gl.ARRAY_BUFFER, position)];
  gl.vertexAttribPointer(ATTRIBUTES.position, 3, gl.FLOAT, false, 0, 0);
  all.push(buffer(gl.ARRAY_BUFFER, normal));
  gl.vertexAttribPointer(ATTRIBUTES.normal, 3, gl.BYTE, true, 4, 0);
  all.push(buffer(gl.ARRAY_BUFFER, colour));
  gl.vertexAttribPointer(ATTRIBUTES.colour, 4, gl.UNSIGNED_BYTE, true, 0, 0);
  for (const place of Object.values(ATTRIBUTES)) gl.enableVertexAttribArray(place);
  all.push(buffer(gl.ELEMENT_ARRAY_BUFFER, index));
  gl.bindVertexArray(null);
  return { arrays, count: index.length, all };
}

export function discardMesh(gl: WebGL2RenderingContext, { arrays, all }: MeshBuffers): void {
  gl.deleteVertexArray(arrays);
  for (const buffer of all) gl.deleteBuffer(buffer);
}
