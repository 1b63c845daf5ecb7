/** Textures and a target to draw into. */
import type { PieceMask } from '../../review/pieces.js';

function created(gl: WebGL2RenderingContext, unit: number, smooth: boolean): WebGLTexture {
  const texture = gl.createTexture();
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  const filter = smooth ? gl.LINEAR : gl.NEAREST;
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, smooth ? gl.LINEAR_MIPMAP_LINEAR : filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}

export function pictureTexture(gl: WebGL2RenderingContext, unit: number, picture: TexImageSource): void {
  created(gl, unit, true);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  gl.generateMipmap(gl.TEXTURE_2D);
}

/** One byte per pixel, read as it is. */
export function byteTexture(gl: WebGL2RenderingContext, unit: number, { width, height, values }: PieceMask): void {
  created(gl, unit, false);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, width, height, 0, gl.RED, gl.UNSIGNED_BYTE, values);
}

/** Replaces the single row of a unit's texture. */
export function changeBytes(gl: WebGL2RenderingContext, unit: number, values: Uint8Array<ArrayBuffer>): void {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, values.length, 1, gl.RED, gl.UNSIGNED_BYTE, values);
}

/** A picture of two layers of four bytes, with its depth as the texture of a unit. */
export interface Target {
  readonly width: number;
  readonly height: number;
  readonly bind: () => void;
  /** one of the layers, from the bottom row up */
  readonly read: (layer: 0 | 1) => Uint8Array;
}

export function createTarget(gl: WebGL2RenderingContext, unit: number, width: number, height: number): Target {
  const frame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  const layers = [gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1];
  for (const layer of layers) {
    const texture = created(gl, unit, false);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, layer, gl.TEXTURE_2D, texture, 0);
  }
  const depth = created(gl, unit, false);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.DEPTH_COMPONENT24, width, height);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, depth, 0);
  gl.drawBuffers(layers);
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  return {
    width,
    height,
    bind: () => gl.bindFramebuffer(gl.FRAMEBUFFER, frame),
    read(layer) {
      gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
      gl.readBuffer(layers[layer] ?? gl.COLOR_ATTACHMENT0);
      const bytes = new Uint8Array(width * height * 4);
      gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
      return bytes;
    },
  };
}
