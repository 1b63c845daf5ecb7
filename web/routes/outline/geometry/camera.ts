/**
 * The camera of an outline. Picture points are in heights of the picture: x from 0 to its aspect, y from 0 to 1. Room
 * points are metres: x to the right, y up, z towards the viewer, the floor at y = 0 under the camera.
 */
import type { Outline, Point } from './outline.js';

export type Vector = readonly [number, number, number];

export interface Camera {
  /** picture heights */
  readonly focal: number;
  readonly cx: number;
  readonly cy: number;
  /** the room's axes in the picture's (right, down, ahead) */
  readonly across: Vector;
  readonly down: Vector;
  readonly depth: Vector;
  /** metres above the floor */
  readonly height: number;
}

/** Metres: what is nearer to the camera's plane cannot be drawn. */
const NEAREST = 0.05;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const sum = (a: Vector, s: number, b: Vector, t: number): Vector => [
  a[0] * s + b[0] * t,
  a[1] * s + b[1] * t,
  a[2] * s + b[2] * t,
];

/** @param turn degrees about the vertical; at 0 the camera looks straight at the back wall */
export function cameraOf(outline: Outline, aspect: number, turn: number): Camera {
  const [left, right] = outline.horizon;
  const roll = Math.atan((left - right) / aspect);
  const focal = aspect / 2 / Math.tan(radians(outline.fieldOfView) / 2);
  const row = (left + right) / 2;
  const pitch = outline.tilted ? Math.atan(((0.5 - row) * Math.cos(roll)) / focal) : 0;
  const down: Vector = [Math.sin(roll) * Math.cos(pitch), Math.cos(roll) * Math.cos(pitch), Math.sin(pitch)];
  const ahead: Vector = [-down[0] * down[2], -down[1] * down[2], 1 - down[2] * down[2]];
  const forward = sum(ahead, 1 / Math.hypot(...ahead), ahead, 0);
  const sideways = cross(down, forward);
  const yaw = radians(turn);
  return {
    focal,
    cx: aspect / 2,
    cy: outline.tilted ? 0.5 : row,
    across: sum(sideways, Math.cos(yaw), forward, -Math.sin(yaw)),
    down,
    depth: sum(forward, Math.cos(yaw), sideways, Math.sin(yaw)),
    height: outline.cameraHeight,
  };
}

/** Homogeneous picture point in which all lines of a direction meet. */
export const vanishingPoint = ({ focal, cx, cy }: Camera, direction: Vector): Vector => [
  focal * direction[0] + cx * direction[2],
  focal * direction[1] + cy * direction[2],
  direction[2],
];

/** The floor point that a picture point shows; null at or above the horizon. */
export function onFloor(camera: Camera, [x, y]: Point): { readonly x: number; readonly z: number } | null {
  const ray: Vector = [(x - camera.cx) / camera.focal, (y - camera.cy) / camera.focal, 1];
  const fall = dot(ray, camera.down);
  if (fall <= 1e-6) return null;
  const distance = camera.height / fall;
  return { x: distance * dot(ray, camera.across), z: -distance * dot(ray, camera.depth) };
}

/** A room point in the camera's axes. */
function seen({ across, down, depth, height }: Camera, [x, y, z]: Vector): Vector {
  return sum(sum(across, x, down, height - y), 1, depth, -z);
}

const flat = ({ focal, cx, cy }: Camera, [right, low, ahead]: Vector): Point => [
  cx + (focal * right) / ahead,
  cy + (focal * low) / ahead,
];

/** Where a room point lies in the picture; null where it is behind the camera. */
export function project(camera: Camera, point: Vector): Point | null {
  const at = seen(camera, point);
  return at[2] < NEAREST ? null : flat(camera, at);
}

export type Line = readonly [Point, Point];

/** The part of a line in the room that lies before the camera; null where none does. */
export function projectLine(camera: Camera, from: Vector, to: Vector): Line | null {
  const a = seen(camera, from);
  const b = seen(camera, to);
  if (a[2] < NEAREST && b[2] < NEAREST) return null;
  const cut = (behind: Vector, before: Vector): Vector => {
    const share = (NEAREST - behind[2]) / (before[2] - behind[2]);
    return sum(behind, 1 - share, before, share);
  };
  return [flat(camera, a[2] < NEAREST ? cut(a, b) : a), flat(camera, b[2] < NEAREST ? cut(b, a) : b)];
}
