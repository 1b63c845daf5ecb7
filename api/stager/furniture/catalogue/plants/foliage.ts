import type { Vec3 } from '../../../contract.js';
import type { Material, Mesh } from '../../../mesh/mesh.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { tube } from '../../../mesh/kit/tube.js';
import type { Random } from '../../../random.js';
import { foliage } from '../parts/materials.js';
import type { Workshop } from '../workshop.js';
import type { Bed } from './pots.js';

export interface Growth {
  readonly shop: Workshop;
  readonly random: Random;
  readonly bed: Bed;
  /** radius and height of the whole plant, pot included */
  readonly reach: number;
  readonly height: number;
}

export type Grow = (model: Mesh, growth: Growth) => void;

/** Greens differ from plant to plant and within one: dark, middle, light and young. */
export function greens(
  shop: Workshop,
  base: Vec3,
  random: Random,
  looks: Partial<Pick<Material, 'roughness' | 'pattern' | 'transmission'>> = {},
): readonly number[] {
  return [0.86, 1.28, 1.75].map((k) => {
    const warm = random.between(0.9, 1.12) * (k > 1.6 ? 1.18 : 1);
    return shop.use({ ...foliage([base[0] * k * warm, base[1] * k, base[2] * k * 0.96]), ...looks });
  });
}

/** A leaf at the tip of a stalk that grows towards `angle`; `pitch` below the horizontal. */
export function addLeaf(
  model: Mesh,
  part: Mesh,
  {
    at,
    angle,
    pitch,
    roll,
    material,
    size = 1,
  }: { at: Vec3; angle: number; pitch: number; roll: number; material: number; size?: number },
): void {
  const own = size === 1 ? part : place(createMesh(), part, { scale: size, keepUv: true });
  place(model, own, { at, turn: { x: pitch, z: roll, y: Math.PI / 2 - angle }, material, keepUv: true });
}

interface Stalk {
  readonly path: readonly Vec3[];
  readonly thick: number;
  /** share of the thickness that is left at the tip */
  readonly taper?: number;
  readonly sides?: number;
  readonly material: number;
}

/** A stem, branch or twig that thins towards its tip. */
export function addStalk(model: Mesh, { path, thick, taper = 0.3, sides = 5, material }: Stalk): void {
  place(model, tube({ path, radius: (t) => thick * (1 - (1 - taper) * t), sides }), { material });
}

/** Golden angle: leaves around a stem never stand above each other. */
export const SPIRAL = 2.39996;
