/** How rays and hits lie in memory, for the kernel and for the plain tracer. */

/** origin x y z, farthest distance, direction x y z, one number that travels along */
export const RAY = { floats: 8, origin: 0, farthest: 3, direction: 4, tag: 7 } as const;

/** distance, barycentric u, v, triangle (an integer in the same place; -1 where nothing was met) */
export const HIT = { floats: 4, distance: 0, u: 1, v: 2, triangle: 3 } as const;

export interface RayBuffers {
  readonly rays: Float32Array;
  readonly hits: Float32Array;
  /** the hits again, for their triangle numbers */
  readonly hitIntegers: Int32Array;
}

/** Fill `rays`, trace, read the hits. */
export interface RayTracer extends RayBuffers {
  /** the nearest hit of the first `count` rays */
  traceNearest(count: number): void;
  /** whether anything lies before the first `count` rays' farthest distance: only the triangle's sign counts */
  traceAny(count: number): void;
}
