import type { Vec3 } from '../contract.js';
import { FACE_NORMALS } from '../room/camera/roomBox.js';
import { SKY_FROM, SKY_FULL } from '../kernel/layout.js';

/** A rectangular area light on a face of the room's box. */
export interface AreaLight {
  readonly face: number;
  readonly origin: Vec3;
  /** edges, metres */
  readonly u: Vec3;
  readonly v: Vec3;
  readonly normal: Vec3;
  /** square metres */
  readonly area: number;
  /** linear radiance */
  readonly radiance: Vec3;
  /** visible in mirrors */
  readonly visible: boolean;
  /** share of its radiance that mirrors show; default 1 */
  readonly mirrored?: number;
  /** radiance of directions below the horizon, as a share of the sky's; default 1 */
  readonly ground?: number;
}

/** Distance of a light from its wall, metres. */
const OFFSET = 0.01;

/** Spans the rectangle between two opposite corners on a face. */
export function spanLight(face: number, a: Vec3, b: Vec3, radiance: Vec3, visible: boolean): AreaLight {
  const normal = FACE_NORMALS[face];
  const low = [0, 1, 2].map((axis) => Math.min(a[axis], b[axis]) + normal[axis] * OFFSET);
  const size = [0, 1, 2].map((axis) => (normal[axis] === 0 ? Math.abs(a[axis] - b[axis]) : 0));
  const [first, second] = [0, 1, 2].filter((axis) => normal[axis] === 0);
  const edge = (axis: number): Vec3 => [axis === 0 ? size[0] : 0, axis === 1 ? size[1] : 0, axis === 2 ? size[2] : 0];
  return {
    face,
    origin: [low[0], low[1], low[2]],
    u: edge(first),
    v: edge(second),
    normal,
    area: size[first] * size[second],
    radiance,
    visible,
  };
}

/** Whether a point of a face lies within a light, with a margin in metres. */
export function withinLight(light: AreaLight, face: number, point: Vec3, margin: number): boolean {
  if (light.face !== face) return false;
  return [0, 1, 2].every((axis) => {
    if (light.normal[axis] !== 0) return true;
    const from = light.origin[axis];
    const to = from + light.u[axis] + light.v[axis];
    return point[axis] > from - margin && point[axis] < to + margin;
  });
}

/** Share of sky in what a window shows at an elevation (its sine), 0..1. */
export const skyAt = (rise: number): number => Math.min(1, Math.max(0, (rise - SKY_FROM) / (SKY_FULL - SKY_FROM)));

/** Share of a light's radiance at an elevation (its sine). */
export const shareAt = ({ ground = 1 }: Pick<AreaLight, 'ground'>, rise: number): number =>
  ground + (1 - ground) * skyAt(rise);
