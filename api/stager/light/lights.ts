import type { Vec3 } from '../contract.js';
import { FACE_NORMALS } from '../room/camera/roomBox.js';
import { SKY_FROM, SKY_FULL } from '../kernel/layout.js';

/** A rectangle on a face of the room's box that gives light into the room. */
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
  /** whether mirrors show it */
  readonly visible: boolean;
  /** of its radiance, what mirrors show: 1 where absent */
  readonly mirrored?: number;
  /** a window's radiance is the sky's; of it, what lies below the horizon sends this share: 1 where absent */
  readonly ground?: number;
}

/** Keeps a light off its wall, metres. */
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

/** How much of what a window shows in a direction of this rise (a sine) is sky, 0..1. */
export const skyAt = (rise: number): number => Math.min(1, Math.max(0, (rise - SKY_FROM) / (SKY_FULL - SKY_FROM)));

/** Of a light's radiance, what it sends down from a direction of this rise. */
export const shareAt = ({ ground = 1 }: Pick<AreaLight, 'ground'>, rise: number): number =>
  ground + (1 - ground) * skyAt(rise);
