/** Luminous materials: shades, globes, bulbs. Radiances were matched by eye to photographs of lit lamps by day. */
import type { Vec3 } from '../../../contract.js';
import type { Material } from '../../../mesh/mesh.js';

/** Warm white of a lit lamp, as a camera balanced for day shows it; mean 1. */
const WARM: Vec3 = [1.2, 1, 0.74];

const glow = (strength: number): Vec3 => [WARM[0] * strength, WARM[1] * strength, WARM[2] * strength];

/** A part that is lit from inside: the texture's glow is highest where the bulb is. `tall` in metres. */
const lit = (tall: number, pattern: string): Pick<Material, 'texture' | 'pattern' | 'halfSize'> => ({
  texture: 'shade',
  pattern,
  // few sizes, as each one is a separate material
  halfSize: [1, Math.max(1, Math.round(tall * 50)) / 100],
});

/** Linear radiance of a shade where it is brightest. */
const SHINE = 0.62;

/** A cloth shade lit from inside: it emits and transmits light. Its v coordinate starts at the lower rim. */
export const shadeCloth = (colour: Vec3, tall: number, pattern: 'cloth' | 'pleats' = 'cloth'): Material => ({
  ...lit(tall, pattern),
  // the outside of the cloth is in shadow: most of its visible light comes through it
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
  // low enough that daylight still shades the globe
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

/** A frosted bulb, strongly dimmed. */
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
