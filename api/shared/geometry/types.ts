export type Vec3 = readonly [x: number, y: number, z: number];
export type Pixel = readonly [x: number, y: number];
/** A point of the floor plan. */
export type Ground = readonly [x: number, z: number];

/** A pinhole camera with square pixels. */
export interface Camera {
  /** pixels of the upright photo */
  readonly focal: number;
  readonly cx: number;
  readonly cy: number;
  /** camera axes (right, up, backwards) to world, row-major 3 x 3 */
  readonly rotation: readonly number[];
  /** metres above the floor */
  readonly height: number;
}
