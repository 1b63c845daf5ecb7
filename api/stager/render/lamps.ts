import type { Vec3 } from '../contract.js';

/** Furniture that gives light, as a sphere. */
export interface Lamp {
  readonly middle: Vec3;
  /** metres */
  readonly radius: number;
  /** linear light / pi that it brings at 1 m to what faces it */
  readonly power: Vec3;
  /** numbers of the materials that give the light */
  readonly materials: readonly number[];
}
