/** Render materials for the style book's terms. Reflectances and roughness were matched by eye to photographs. */
import type { Vec3 } from '../../../contract.js';
import type { Material } from '../../../mesh/mesh.js';
import { paint } from '../../hexColour.js';
import type { Grain, Metal, Stone, Wood } from '../../styleBook.js';

const FINISHES: Readonly<Record<Wood['finish'], Pick<Material, 'roughness' | 'f0'> & { readonly pattern?: string }>> = {
  satin: { roughness: 0.42, f0: 0.045 },
  lacquer: { roughness: 0.24, f0: 0.045 },
  painted: { roughness: 0.5, f0: 0.04, pattern: 'painted' },
  reclaimed: { roughness: 0.68, f0: 0.035, pattern: 'reclaimed' },
};

/** A dark wood and a dark metal that suit any palette, as a contrast to light furniture. */
export const WALNUT: Wood = { colour: [0.135, 0.072, 0.04], finish: 'satin', grain: 'walnut' };
/** Teak of outdoor furniture, in all styles. */
export const TEAK: Wood = { colour: paint('A9794C'), finish: 'satin' };
export const BLACK_STEEL: Metal = { colour: [0.024, 0.023, 0.022], finish: 'black' };

/** Contrast and number of the growth rings, depth of the pores. */
const GRAINS: Readonly<Record<Grain, Required<Pick<Material, 'contrast' | 'scale' | 'bump'>>>> = {
  oak: { contrast: 1.1, scale: 105, bump: 1 },
  walnut: { contrast: 1.3, scale: 85, bump: 0.7 },
  ash: { contrast: 1.1, scale: 85, bump: 0.9 },
  birch: { contrast: 0.7, scale: 70, bump: 0.35 },
  mahogany: { contrast: 0.9, scale: 130, bump: 0.5 },
  pine: { contrast: 1.2, scale: 65, bump: 0.3 },
};

/** Reflectance above which a lacquer is opaque, as no wood is so pale. */
const COVERED = 0.68;

/** Red reflectance above which bare wood counts as pale, and share of grey by which a matt oil reduces its yellow. */
const PALE = 0.3;
const MATT = 0.26;

/** The colour of pale wood without the orange tint of a varnish. */
function unvarnished([r, g, b]: Vec3): Vec3 {
  const grey = (0.2126 * r + 0.7152 * g + 0.0722 * b) * MATT;
  const seen = (channel: number): number => channel * (1 - MATT) + grey;
  return [seen(r), seen(g), seen(b)];
}

export function timber(wood: Wood): Material {
  const covered = wood.finish === 'lacquer' && (wood.colour[1] > COVERED || wood.colour[0] < 0.022);
  const bare = wood.finish === 'satin' && wood.colour[0] > PALE;
  return {
    texture: 'wood',
    colour: bare ? unvarnished(wood.colour) : wood.colour,
    ...FINISHES[wood.finish],
    ...GRAINS[wood.grain ?? 'oak'],
    ...(covered && { pattern: 'lacquered' }),
  };
}

/** Reflectance of a metal from its apparent colour in a room, which is darker and more saturated. */
const reflectance = ([r, g, b]: Vec3): Vec3 => [r * 0.8 + 0.3, g * 0.86 + 0.29, b + 0.23];

export function metalWork(metal: Metal): Material {
  const { colour, finish } = metal;
  if (finish === 'black') return { texture: 'metal', pattern: 'powder', colour, roughness: 0.38, f0: 0.06 };
  if (finish === 'raw') return { texture: 'metal', pattern: 'forged', colour, roughness: 0.5, f0: 0.2 };
  const polished = finish === 'polished';
  return {
    texture: 'metal',
    colour: reflectance(colour),
    roughness: polished ? 0.16 : 0.3,
    f0: 0.95,
    metal: true,
    ...(!polished && { pattern: 'brushed' }),
  };
}

export const stoneWork = (stone: Stone): Material => ({
  texture: 'stone',
  pattern: stone.pattern,
  colour: stone.colour,
  colour2: stone.colour2,
  roughness: { marble: 0.14, travertine: 0.46, terrazzo: 0.2, concrete: 0.72, glaze: 0.2 }[stone.pattern],
  f0: 0.045,
});

export const ceramic = (colour: Vec3): Material => ({
  texture: 'stone',
  pattern: 'glaze',
  colour,
  colour2: [colour[0] * 0.8, colour[1] * 0.8, colour[2] * 0.8],
  roughness: 0.28,
  f0: 0.045,
});

export const plain = (colour: Vec3, roughness = 0.6): Material => ({ texture: 'plain', colour, roughness, f0: 0.04 });

/** Feet, glides and plinths in the shadow of their piece. */
export const FOOT: Material = {
  texture: 'metal',
  pattern: 'powder',
  colour: [0.03, 0.028, 0.026],
  roughness: 0.85,
  f0: 0.02,
};

/** Painted or moulded plastic, sharper than `plain`. */
export const plastic = (colour: Vec3, roughness = 0.38): Material => ({
  texture: 'plain',
  colour,
  roughness,
  f0: 0.045,
});

/** Dark glass of a screen that is off. */
export const darkGlass: Material = { texture: 'plain', colour: [0.008, 0.008, 0.01], roughness: 0.1, f0: 0.05 };

/** A pale, very glossy surface in place of clear glass, as the renderer does not refract. */
export const glassWare: Material = {
  texture: 'plain',
  colour: [0.62, 0.66, 0.64],
  roughness: 0.06,
  f0: 0.08,
  transmission: 0.7,
  twoSided: true,
};

export const mirrorGlass: Material = {
  texture: 'plain',
  colour: [0.86, 0.88, 0.87],
  roughness: 0.03,
  f0: 0.9,
  metal: true,
};

export const foliage = (colour: Vec3, pattern?: string): Material => ({
  texture: 'leaf',
  colour,
  roughness: 0.45,
  f0: 0.04,
  twoSided: true,
  transmission: 0.4,
  ...(pattern && { pattern }),
});

export const soil: Material = { texture: 'boucle', colour: [0.05, 0.036, 0.026], roughness: 1, f0: 0 };

export const bark: Material = {
  texture: 'wood',
  colour: [0.2, 0.14, 0.09],
  roughness: 0.85,
  f0: 0.02,
  pattern: 'reclaimed',
};

export const cane: Material = { texture: 'cane', colour: [0.56, 0.37, 0.19], roughness: 0.6, f0: 0.04 };

export const rattan: Material = {
  texture: 'cane',
  pattern: 'wicker',
  colour: [0.58, 0.4, 0.215],
  roughness: 0.55,
  f0: 0.04,
};

export const bookPages: Material = {
  texture: 'wood',
  colour: [0.74, 0.68, 0.56],
  roughness: 0.9,
  f0: 0.02,
  contrast: 0.4,
};

/** Coarser rods than those of furniture. */
export const basketWork: Material = { ...rattan, scale: 66, twoSided: true };
