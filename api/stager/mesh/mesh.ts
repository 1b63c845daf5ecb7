/** The renderer's input: meshes and materials. */
import type { Vec3 } from '../contract.js';

/**
 * Triangles with smooth normals. `position` and `normal` hold 3 numbers per vertex, `uv` 2 (metres along the part, so
 * that weave and grain keep their scale), `index` 3 vertices per triangle, `material` one number per triangle: an
 * index into the materials that go with the mesh.
 */
export interface Mesh {
  readonly position: number[];
  readonly normal: number[];
  readonly uv: number[];
  readonly index: number[];
  readonly material: number[];
}

export const TEXTURES = [
  'plain',
  'fabric',
  'weave',
  'boucle',
  'velvet',
  'leather',
  'stripes',
  'damask',
  'floral',
  'figured',
  'wood',
  'cane',
  'stone',
  'tile',
  'rug',
  'leaf',
  'paper',
  'metal',
  'shade',
  'screen',
  'art',
] as const;
export type Texture = (typeof TEXTURES)[number];

/** Linear albedo unless noted. */
export interface Material {
  readonly texture: Texture;
  readonly colour: Vec3;
  /** the pattern's second colour */
  readonly colour2?: Vec3;
  readonly colour3?: Vec3;
  /** named variant of the texture: a rug's `plain`, `diamond`, `kilim`; a motif of art */
  readonly pattern?: string;
  /** repetitions per metre of the finest detail */
  readonly scale?: number;
  /** contrast of the texture's brightness, 0..1 */
  readonly contrast?: number;
  readonly bump?: number;
  /** strength of creases at the scale of 10 cm in cloth and leather, 0..1; 0: taut */
  readonly crease?: number;
  /** square root of the GGX alpha, 0..1 */
  readonly roughness: number;
  /** reflectance at normal incidence; `metal` tints it with the colour */
  readonly f0: number;
  readonly metal?: boolean;
  /** brightening towards grazing angles: velvet, wool */
  readonly sheen?: number;
  /** share of light that a thin part transmits: leaves, lamp shades, curtains */
  readonly transmission?: number;
  readonly twoSided?: boolean;
  /** linear emitted radiance */
  readonly emission?: Vec3;
  /** half the size in metres of the textured area (rugs, art) */
  readonly halfSize?: readonly [number, number];
  readonly seed?: number;
  /** rotation of a rug's u axis from the room's x, radians, counter-clockwise from above */
  readonly turn?: number;
}

/** A mesh in the room's metres with the materials that its triangles index. */
export interface Scene {
  readonly mesh: Mesh;
  readonly materials: readonly Material[];
}

/** A scene of pieces: `ends` are the ends of each piece's triangles in the mesh, in the plan's order. */
export interface PieceScene extends Scene {
  readonly ends: readonly number[];
}
