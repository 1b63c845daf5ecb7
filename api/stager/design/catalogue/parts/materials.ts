/** From the style book's words to what the renderer shades. Reflectances and roughness by eye against photographs. */
import type { Vec3 } from '../../../contract.js';
import type { Material } from '../../../render/mesh.js';
import type { Cloth, Fabric, FiguredCloth, Grain, Metal, Stone, Wood } from '../../styleBook.js';

type Weave = Omit<Material, 'colour' | 'colour2'>;

const figured = (pattern: FiguredCloth): Weave => ({
  texture: 'figured',
  pattern,
  roughness: 0.95,
  f0: 0.02,
  sheen: 0.2,
  contrast: 0.16,
  bump: 0.1,
  crease: 0.5,
});

const CLOTHS: Readonly<Record<Cloth, Weave>> = {
  herringbone: figured('herringbone'),
  windowpane: figured('windowpane'),
  mudcloth: figured('mudcloth'),
  dashes: figured('dashes'),
  weave: {
    texture: 'fabric',
    pattern: 'melange',
    scale: 230,
    roughness: 0.95,
    f0: 0.02,
    sheen: 0.25,
    contrast: 0.19,
    bump: 0.13,
    crease: 0.45,
  },
  linen: {
    texture: 'fabric',
    pattern: 'linen',
    scale: 300,
    roughness: 0.95,
    f0: 0.02,
    sheen: 0.15,
    contrast: 0.13,
    bump: 0.09,
    crease: 0.75,
  },
  boucle: { texture: 'boucle', roughness: 1, f0: 0.015, sheen: 0.4 },
  velvet: { texture: 'velvet', roughness: 0.85, f0: 0.025, sheen: 1.3, crease: 0.4 },
  leather: { texture: 'leather', roughness: 0.46, f0: 0.045, crease: 0.8 },
  stripes: { texture: 'stripes', roughness: 0.95, f0: 0.02, sheen: 0.15, contrast: 0.12, bump: 0.08, crease: 0.5 },
  damask: { texture: 'damask', roughness: 0.85, f0: 0.03, sheen: 0.3, contrast: 0.1, bump: 0.06, crease: 0.35 },
  floral: { texture: 'floral', roughness: 0.95, f0: 0.02, sheen: 0.15, contrast: 0.1, bump: 0.07, crease: 0.6 },
  wool: {
    texture: 'fabric',
    pattern: 'melange',
    scale: 190,
    roughness: 1,
    f0: 0.015,
    sheen: 0.45,
    contrast: 0.2,
    bump: 0.17,
    crease: 0.35,
  },
};

/** Loose fibres scatter light: no cloth is as dark as its dye. Least reflectance. */
const FUZZ = 0.032;

/** Daylight and dust take some of a dye's strength: share that is grey. */
const BLEACHED = 0.13;

/** The colour of yarn or cloth that was dyed to this. */
export function dyed([r, g, b]: Vec3): Vec3 {
  const grey = (0.2126 * r + 0.7152 * g + 0.0722 * b) * BLEACHED;
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
  colour: dyed(fabric.colour),
  ...(fabric.colour2 && { colour2: dyed(fabric.colour2) }),
});

/** The cloth of one of several cushions: no two are worn and bleached alike. `own`: 0..1 */
export function cushionCloth(fabric: Fabric, own: number): Material {
  const material = cloth(fabric);
  // few tones: each is a material of its own
  const tone = 0.96 + 0.04 * Math.floor(own * 3);
  const [r, g, b] = material.colour;
  return { ...material, colour: [r * tone, g * tone, b * tone] };
}

/** Bed linen: finer and smoother than upholstery. */
export const bedLinen = (colour: Vec3): Material => ({
  ...CLOTHS.linen,
  colour,
  contrast: 0.06,
  bump: 0.05,
  sheen: 0.1,
  crease: 1.2,
});

/**
 * A curtain lets a little of the window through: with its lining and folds less than a single cloth would. More, and
 * the edges of the glass behind are drawn on it as steps of brightness.
 */
export const curtainCloth = (fabric: Fabric, kind: 'sheer' | 'linen' | 'lined'): Material => ({
  ...cloth(fabric),
  crease: 0.25,
  twoSided: true,
  transmission: { sheer: 0.2, linen: 0.12, lined: 0.04 }[kind],
});

const FINISHES: Readonly<Record<Wood['finish'], Pick<Material, 'roughness' | 'f0'> & { readonly pattern?: string }>> = {
  satin: { roughness: 0.42, f0: 0.045 },
  lacquer: { roughness: 0.24, f0: 0.045 },
  painted: { roughness: 0.5, f0: 0.04, pattern: 'painted' },
  reclaimed: { roughness: 0.68, f0: 0.035, pattern: 'reclaimed' },
};

/** A dark wood and a dark metal that go with any palette: light furniture needs something dark beside it. */
export const WALNUT: Wood = { colour: [0.135, 0.072, 0.04], finish: 'satin', grain: 'walnut' };
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

/** Above this reflectance a lacquer hides the grain: nobody's wood is so pale. */
const COVERED = 0.68;

/** Above this much red, bare wood is pale; oiled, it yellows, and less so under today's matt oils. */
const PALE = 0.3;
const MATT = 0.26;

/** Pale wood without the orange of an old varnish. */
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

/** Styles name metals by how they look in a room; what they reflect is brighter and paler. */
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

/** Feet, glides and plinths in the shadow of what they carry. */
export const FOOT: Material = {
  texture: 'metal',
  pattern: 'powder',
  colour: [0.03, 0.028, 0.026],
  roughness: 0.6,
  f0: 0.04,
};

/** Painted or moulded plastic, sharper than `plain`. */
export const plastic = (colour: Vec3, roughness = 0.38): Material => ({
  texture: 'plain',
  colour,
  roughness,
  f0: 0.045,
});

/** Warm white of a lit lamp, as a camera balanced for day shows it; mean 1. */
const WARM: Vec3 = [1.2, 1, 0.74];

const glow = (strength: number): Vec3 => [WARM[0] * strength, WARM[1] * strength, WARM[2] * strength];

/** A part that is lit from inside: the texture's glow is highest where the bulb is. `tall` in metres. */
const lit = (tall: number, pattern: string): Pick<Material, 'texture' | 'pattern' | 'halfSize'> => ({
  texture: 'shade',
  pattern,
  // few sizes: each is a material of its own
  halfSize: [1, Math.max(1, Math.round(tall * 50)) / 100],
});

/** Linear radiance of a shade where it is brightest. */
const SHINE = 0.62;

/** A cloth shade lit from inside: it glows by itself and lets light through. Its v runs from the lower rim. */
export const shadeCloth = (colour: Vec3, tall: number, pattern: 'cloth' | 'pleats' = 'cloth'): Material => ({
  ...lit(tall, pattern),
  // the cloth itself is in its own shade: most of what one sees of it came through it
  colour: [colour[0] * 0.62, colour[1] * 0.6, colour[2] * 0.56],
  roughness: 1,
  f0: 0.02,
  twoSided: true,
  transmission: 0.5,
  emission: [SHINE * WARM[0] * colour[0], SHINE * WARM[1] * colour[1], SHINE * WARM[2] * colour[2]],
});

/** The tape that binds a shade's rims. */
export const shadeTape = (colour: Vec3): Material => ({
  texture: 'fabric',
  colour: [colour[0] * 0.55, colour[1] * 0.51, colour[2] * 0.45],
  roughness: 1,
  f0: 0.02,
});

/** Paper over hoops. */
export const paperShade = (colour: Vec3, tall: number): Material => ({
  ...lit(tall, 'ribs'),
  colour,
  roughness: 1,
  f0: 0.02,
  twoSided: true,
  transmission: 0.6,
  emission: glow(0.55),
});

export const milkGlass: Material = {
  texture: 'plain',
  colour: [0.66, 0.65, 0.62],
  roughness: 0.12,
  f0: 0.05,
  // little enough that daylight still models the ball
  emission: glow(0.44),
};

/** White enamel inside a metal hood, lit by its bulb. */
export const lampLining: Material = {
  texture: 'plain',
  colour: [0.8, 0.78, 0.74],
  roughness: 0.6,
  f0: 0.04,
  twoSided: true,
  emission: glow(0.85),
};

/** A frosted bulb that is dimmed so far that one can look at it. */
export const bulbGlass: Material = {
  ...lit(0.1, 'bulb'),
  colour: [0.8, 0.7, 0.5],
  roughness: 0.2,
  f0: 0.04,
  emission: [2.2, 1.5, 0.74],
};

export const lightStripGlow = (colour: Vec3): Material => ({
  texture: 'plain',
  colour: [0.85, 0.85, 0.85],
  roughness: 0.5,
  f0: 0.04,
  emission: [colour[0] * 6, colour[1] * 6, colour[2] * 6],
});

/** Dark glass of a screen that is off. */
export const darkGlass: Material = { texture: 'plain', colour: [0.008, 0.008, 0.01], roughness: 0.1, f0: 0.05 };

/** Clear glass cannot be refracted here: a pale, very glossy skin stands for it. */
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

export const sheepskin: Material = {
  texture: 'boucle',
  colour: [0.8, 0.77, 0.71],
  scale: 70,
  bump: 0.7,
  roughness: 1,
  f0: 0.01,
  sheen: 0.5,
  twoSided: true,
};
