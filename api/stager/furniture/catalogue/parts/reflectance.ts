/** Limits reflectances to those of real cloth, paint and wool, as the style books' colours are paler. */
import { easeBelow } from '../../../photo/tone.js';
import type { Vec3 } from '../../../contract.js';
import { luminance } from '../../../photo/colour.js';
import type { Material, Texture } from '../../../mesh/mesh.js';

/**
 * Greatest luminance of the reflectance of paint and cloth (OSRAM, Encyclopedia of Light, Reflection: white .8, white
 * tiles .7, birch .6), and of pile, which shadows itself (chosen by eye).
 */
const PALEST = 0.8;
const PALEST_RUG = 0.66;
/** Share of the limit below which a colour stays unchanged. */
const UNCHANGED_BELOW = 0.75;
/** Textures that stay unchanged: they emit, show a picture or mirror. */
const UNCHANGED_TEXTURES: readonly Texture[] = ['shade', 'screen', 'art', 'metal'];

/** The material with its colours limited to real reflectances. */
export function asMeasured(material: Material): Material {
  const { metal, emission, transmission, texture } = material;
  if (metal || emission || transmission || UNCHANGED_TEXTURES.includes(texture)) return material;
  const palest = texture === 'rug' ? PALEST_RUG : PALEST;
  const eased = (colour: Vec3): Vec3 => {
    const named = luminance(...colour);
    const share = named > 0 ? easeBelow(named, palest, UNCHANGED_BELOW) / named : 1;
    return [colour[0] * share, colour[1] * share, colour[2] * share];
  };
  const { colour, colour2, colour3 } = material;
  return {
    ...material,
    colour: eased(colour),
    ...(colour2 && { colour2: eased(colour2) }),
    ...(colour3 && { colour3: eased(colour3) }),
  };
}
