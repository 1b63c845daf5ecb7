/** What a piece of furniture is made of, as the renderer takes it. */
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

/** Linear reflectance unless said otherwise. */
export interface Material {
  readonly texture: Texture;
  readonly colour: Vec3;
  /** the pattern's second colour */
  readonly colour2?: Vec3;
  readonly colour3?: Vec3;
  /** named variant of the texture: a rug's `plain`, `diamond`, `kilim`; a motif of art */
  readonly pattern?: string;
  /** repeats per metre of the finest detail */
  readonly scale?: number;
  /** strength of the texture's light and dark, 0..1 */
  readonly contrast?: number;
  readonly bump?: number;
  /** how strongly cloth and leather are creased at the scale of a hand, 0..1; 0: taut */
  readonly crease?: number;
  /** GGX alpha's square root, 0..1 */
  readonly roughness: number;
  /** reflectance at normal incidence; `metal` tints it with the colour */
  readonly f0: number;
  readonly metal?: boolean;
  /** brightening towards grazing angles: velvet, wool */
  readonly sheen?: number;
  /** share of light that goes through a thin part: leaves, lamp shades, curtains */
  readonly transmission?: number;
  readonly twoSided?: boolean;
  /** linear radiance that it gives off by itself */
  readonly emission?: Vec3;
  /** half extents in metres of what the texture fills (rugs, art) */
  readonly halfSize?: readonly [number, number];
  readonly seed?: number;
  /** radians that a rug's u is turned from the room's x, counter-clockwise seen from above */
  readonly turn?: number;
}

/** A mesh in the room's metres with the materials that its triangles index. */
export interface Scene {
  readonly mesh: Mesh;
  readonly materials: readonly Material[];
}

/** A scene of pieces: `ends` says where each piece's triangles end in the mesh, in the plan's order. */
export interface PieceScene extends Scene {
  readonly ends: readonly number[];
}
