/**
 * Procedural textures. Sampled for every shaded point in the render workers: plain arithmetic, no allocation; the
 * caller owns the sample that is written.
 */
import { noise3 } from '../../mesh/kit/noise.js';
import type { Material, Texture } from '../../mesh/mesh.js';
import { paintArt } from './art.js';
import {
  paintBoucle,
  paintDamask,
  paintFabric,
  paintFloral,
  paintLeather,
  paintStripes,
  paintVelvet,
  paintWeave,
} from './cloth.js';
import { paintFigured } from './figured.js';
import { paintCane, paintMetal, paintPaper, paintShade, paintTile } from './hard.js';
import { paintLeaf } from './leaf.js';
import { paintRug } from './rug.js';
import { paintScreen } from './screen.js';
import type { Painter, TextureSample } from './sample.js';
import { paintStone } from './stone.js';
import { paintWood } from './wood.js';

function paintPlain(
  material: Material,
  out: TextureSample,
  _u: number,
  _v: number,
  x: number,
  y: number,
  z: number,
): void {
  const k = 0.97 + 0.06 * noise3(x * 9, y * 9, z * 9);
  out.r *= k;
  out.g *= k;
  out.b *= k;
  if (material.bump === undefined) return;
  out.bumpX = (noise3(x * 60, y * 60, z * 60) - 0.5) * material.bump;
  out.bumpY = (noise3(x * 60 + 9, y * 60, z * 60) - 0.5) * material.bump;
  out.bumpZ = (noise3(x * 60, y * 60, z * 60 + 9) - 0.5) * material.bump;
}

const PAINTERS: Readonly<Record<Texture, Painter>> = {
  plain: paintPlain,
  fabric: paintFabric,
  weave: paintWeave,
  boucle: paintBoucle,
  velvet: paintVelvet,
  leather: paintLeather,
  stripes: paintStripes,
  damask: paintDamask,
  floral: paintFloral,
  figured: paintFigured,
  wood: paintWood,
  cane: paintCane,
  stone: paintStone,
  tile: paintTile,
  rug: paintRug,
  leaf: paintLeaf,
  paper: paintPaper,
  metal: paintMetal,
  shade: paintShade,
  screen: paintScreen,
  art: paintArt,
};

/** Range of the albedo of real surfaces. */
const BRIGHTEST = 0.92;
const DARKEST = 0.004;

const clamp = (value: number): number => (value > BRIGHTEST ? BRIGHTEST : value > DARKEST ? value : DARKEST);

/**
 * Samples the texture of a material at one point.
 * @param u,v metres along the part
 * @param x,y,z metres in the room
 * @param out overwritten except for its footprint, which the caller sets
 */
export function sampleTexture(
  material: Material,
  u: number,
  v: number,
  x: number,
  y: number,
  z: number,
  out: TextureSample,
): void {
  out.r = material.colour[0];
  out.g = material.colour[1];
  out.b = material.colour[2];
  out.roughness = material.roughness;
  out.bumpX = 0;
  out.bumpY = 0;
  out.bumpZ = 0;
  out.glow = 1;
  PAINTERS[material.texture](material, out, u, v, x, y, z);
  out.r = clamp(out.r);
  out.g = clamp(out.g);
  out.b = clamp(out.b);
  out.roughness = out.roughness < 0.02 ? 0.02 : out.roughness > 1 ? 1 : out.roughness;
}
