/** What real cloth, paint and wool send back at the most: colours that are named as they look are paler than that. */
import { easeBelow } from '../../../photo/tone.js';
import type { Vec3 } from '../../../contract.js';
import { luminance } from '../../../photo/colour.js';
import type { Material, Texture } from '../../../mesh/mesh.js';

/**
 * Luminance of the reflectance of white paint and cloth (OSRAM, Encyclopedia of Light, Reflection: white .8, white
 * tiles .7, birch .6), and of the palest pile, which shades itself: chosen by eye.
 */
const PALEST = 0.8;
const PALEST_RUG = 0.66;
/** Of that, what is darker is left as it is named. */
const AS_NAMED = 0.75;
/** These are lit from within, or show a picture, or mirror; nor is what light comes through eased. */
const APART: readonly Texture[] = ['shade', 'screen', 'art', 'metal'];

/** The material with colours no paler than what it is made of. */
export function asMeasured(material: Material): Material {
  const { metal, emission, transmission, texture } = material;
  if (metal || emission || transmission || APART.includes(texture)) return material;
  const palest = texture === 'rug' ? PALEST_RUG : PALEST;
  const eased = (colour: Vec3): Vec3 => {
    const named = luminance(...colour);
    const share = named > 0 ? easeBelow(named, palest, AS_NAMED) / named : 1;
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
