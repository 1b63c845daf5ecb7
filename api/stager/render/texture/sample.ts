import type { Material } from '../../mesh/mesh.js';

/** Result of sampling a texture at one point. */
export interface TextureSample {
  /** size of a pixel on the surface, metres, given by the caller; 0: full detail */
  footprint: number;
  /**
   * the same along the shorter and the longer axis of the pixel's footprint, and the room's horizontal direction of the
   * longer
   */
  across: number;
  along: number;
  alongX: number;
  alongZ: number;
  /** linear albedo, 0..1 (of a screen: share of its emission) */
  r: number;
  g: number;
  b: number;
  roughness: number;
  /** added to the unit normal before it is normalised again */
  bumpX: number;
  bumpY: number;
  bumpZ: number;
  /** share of the material's emission, default 1 */
  glow: number;
}

export const createTextureSample = (): TextureSample => ({
  footprint: 0,
  across: 0,
  along: 0,
  alongX: 0,
  alongZ: 1,
  r: 0,
  g: 0,
  b: 0,
  roughness: 1,
  bumpX: 0,
  bumpY: 0,
  bumpZ: 0,
  glow: 1,
});

/** Samples a texture: uv in metres along the part (leaves: -1..1 and 0..1), position in the room in metres. */
export type Painter = (
  material: Material,
  out: TextureSample,
  u: number,
  v: number,
  x: number,
  y: number,
  z: number,
) => void;
