import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../render/mesh.js';
import { place } from '../../../render/meshkit/mesh.js';
import type { Random } from '../../random.js';
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

/** Greens differ from plant to plant and within one. */
export function greens(shop: Workshop, base: Vec3, random: Random): readonly number[] {
  return [0.8, 1, 1.25].map((k) => {
    const warm = random.between(0.9, 1.15);
    return shop.use(foliage([base[0] * k * warm, base[1] * k, base[2] * k]));
  });
}

/** A leaf at the tip of a stalk that grows towards `angle`; `pitch` below the horizontal. */
export function addLeaf(
  model: Mesh,
  part: Mesh,
  { at, angle, pitch, roll, material }: { at: Vec3; angle: number; pitch: number; roll: number; material: number },
): void {
  place(model, part, { at, turn: { x: pitch, z: roll, y: Math.PI / 2 - angle }, material, keepUv: true });
}
