import type { Material } from '../../mesh/mesh.js';

/** What a texture says of one point. */
export interface TextureSample {
  /** metres of the surface that one pixel shows, given by the caller; 0: seen from as near as can be */
  footprint: number;
  /**
   * the same along the shorter and the longer axis of what the pixel shows, and the room's level direction of the
   * longer
   */
  across: number;
  along: number;
  alongX: number;
  alongZ: number;
  /** linear reflectance, 0..1 (a screen's: share of its emission) */
  r: number;
  g: number;
  b: number;
  roughness: number;
  /** to be added to the unit normal before it is normalised again */
  bumpX: number;
  bumpY: number;
  bumpZ: number;
  /** share of the material's emission, 1 where the texture does not say */
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

/** A point of a surface: uv in metres along the part (leaves: -1..1 and 0..1), place in the room in metres. */
export type Painter = (
  material: Material,
  out: TextureSample,
  u: number,
  v: number,
  x: number,
  y: number,
  z: number,
) => void;
