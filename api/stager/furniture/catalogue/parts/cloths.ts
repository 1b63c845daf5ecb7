/** Cloths of upholstery, bedding and curtains. Reflectances and roughness were matched by eye to photographs. */
import type { Vec3 } from '../../../contract.js';
import type { Material } from '../../../mesh/mesh.js';
import { luminance } from '../../../photo/colour.js';
import type { Cloth, Fabric, FiguredCloth } from '../../styleBook.js';

type Weave = Omit<Material, 'colour' | 'colour2'>;

const figured = (pattern: FiguredCloth): Weave => ({
  texture: 'figured',
  pattern,
  roughness: 0.95,
  f0: 0.02,
  sheen: 0.2,
  contrast: 0.3,
  bump: 0.1,
  crease: 0.3,
});

const CLOTHS: Readonly<Record<Cloth, Weave>> = {
  herringbone: figured('herringbone'),
  windowpane: figured('windowpane'),
  mudcloth: figured('mudcloth'),
  dashes: figured('dashes'),
  weave: {
    texture: 'fabric',
    pattern: 'melange',
    scale: 360,
    roughness: 0.95,
    f0: 0.02,
    sheen: 0.25,
    contrast: 0.3,
    bump: 0.16,
    crease: 0.3,
  },
  linen: {
    texture: 'fabric',
    pattern: 'linen',
    scale: 480,
    roughness: 0.95,
    f0: 0.02,
    sheen: 0.15,
    contrast: 0.24,
    bump: 0.11,
    crease: 0.5,
  },
  boucle: { texture: 'boucle', roughness: 1, f0: 0.015, sheen: 0.4 },
  velvet: { texture: 'velvet', roughness: 0.85, f0: 0.025, sheen: 1.3, crease: 0.4 },
  leather: { texture: 'leather', roughness: 0.5, f0: 0.045, crease: 0.5 },
  stripes: { texture: 'stripes', roughness: 0.95, f0: 0.02, sheen: 0.15, contrast: 0.26, bump: 0.08, crease: 0.35 },
  damask: { texture: 'damask', roughness: 0.85, f0: 0.03, sheen: 0.3, contrast: 0.2, bump: 0.06, crease: 0.3 },
  floral: { texture: 'floral', roughness: 0.95, f0: 0.02, sheen: 0.15, contrast: 0.22, bump: 0.07, crease: 0.4 },
  wool: {
    texture: 'fabric',
    pattern: 'melange',
    scale: 300,
    roughness: 1,
    f0: 0.015,
    sheen: 0.45,
    contrast: 0.25,
    bump: 0.2,
    crease: 0.25,
  },
};

/** Least reflectance of cloth, as loose fibres scatter light. */
const FUZZ = 0.032;

/** Share of grey in a dyed colour, from fading and dust. */
const BLEACHED = 0.13;

/** Linear reflectance of yarn or cloth with a dye of this linear reflectance. */
export function dyed([r, g, b]: Vec3): Vec3 {
  const grey = luminance(r, g, b) * BLEACHED;
  const seen = (channel: number): number => FUZZ + (channel * (1 - BLEACHED) + grey) * (1 - FUZZ);
  return [seen(r), seen(g), seen(b)];
}

/** Thick yarn knitted or woven by hand: throws, poufs. */
export const knit = (colour: Vec3): Material => ({
  texture: 'weave',
  pattern: 'knit',
  colour: dyed(colour),
  scale: 84,
  contrast: 0.3,
  bump: 0.3,
  roughness: 1,
  f0: 0.015,
  sheen: 0.4,
});

export const cloth = (fabric: Fabric): Material => ({
  ...CLOTHS[fabric.cloth],
  // leather has no loose fibres
  colour: fabric.cloth === 'leather' ? fabric.colour : dyed(fabric.colour),
  ...(fabric.colour2 && { colour2: dyed(fabric.colour2) }),
});

/** The cloth of one of several cushions, with a slightly different tone for each `own`, 0..1. */
export function cushionCloth(fabric: Fabric, own: number): Material {
  const material = cloth(fabric);
  // few tones, as each one is a separate material
  const tone = 0.96 + 0.04 * Math.floor(own * 3);
  const [r, g, b] = material.colour;
  return { ...material, colour: [r * tone, g * tone, b * tone] };
}

/** Bed linen: finer and smoother than upholstery. */
export const bedLinen = (colour: Vec3): Material => ({
  ...CLOTHS.linen,
  colour,
  contrast: 0.12,
  bump: 0.05,
  sheen: 0.1,
  crease: 1.2,
});

/**
 * Cloth of a curtain, which transmits a little light. A higher transmission would show the window's edges on it as
 * steps of brightness.
 */
export const curtainCloth = (fabric: Fabric, kind: 'sheer' | 'linen' | 'lined'): Material => ({
  ...cloth(fabric),
  crease: 0.25,
  twoSided: true,
  transmission: { sheer: 0.12, linen: 0.05, lined: 0.02 }[kind],
});
