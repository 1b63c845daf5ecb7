/** How rays and hits lie in memory, for the kernel and for the reference tracer in TypeScript. */
import {
  HIT_DISTANCE,
  HIT_TRIANGLE,
  HIT_U,
  HIT_V,
  HIT_WORDS,
  RAY_DIRECTION,
  RAY_FARTHEST,
  RAY_ORIGIN,
  RAY_TAG,
  RAY_WORDS,
} from '../../kernel/layout.js';

/** origin x y z, farthest distance, direction x y z, a number that the tracer ignores */
export const RAY = {
  floats: RAY_WORDS,
  origin: RAY_ORIGIN,
  farthest: RAY_FARTHEST,
  direction: RAY_DIRECTION,
  tag: RAY_TAG,
} as const;

/** distance, barycentric u, v, triangle (an integer in the same memory; -1: no hit) */
export const HIT = { floats: HIT_WORDS, distance: HIT_DISTANCE, u: HIT_U, v: HIT_V, triangle: HIT_TRIANGLE } as const;

export interface RayBuffers {
  readonly rays: Float32Array;
  readonly hits: Float32Array;
  /** the same memory, for the triangle numbers */
  readonly hitIntegers: Int32Array;
}

/** Fill `rays`, trace, read `hits`. */
export interface RayTracer extends RayBuffers {
  /** nearest hits of the first `count` rays */
  traceNearest(count: number): void;
  /** whether the first `count` rays hit anything before their farthest distance: only the triangle's sign is defined */
  traceAny(count: number): void;
}
