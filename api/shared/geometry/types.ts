export type Vec3 = readonly [x: number, y: number, z: number];
export type Pixel = readonly [x: number, y: number];
/** A point of the floor plan. */
export type Ground = readonly [x: number, z: number];

/** Row-major, 3 x 3. */
export type Rotation = readonly [number, number, number, number, number, number, number, number, number];

/** A pinhole camera with square pixels. */
export interface Camera {
  /** pixels of the upright photo */
  readonly focal: number;
  readonly cx: number;
  readonly cy: number;
  /** camera axes (right, up, backwards) to world */
  readonly rotation: Rotation;
  /** metres above the floor */
  readonly height: number;
}
