import { matrixOf } from './camera.js';
import type { Vec3 } from './types.js';

/**
 * Radians. Yaw turns the camera about the vertical, pitch tilts its axis below the horizon, roll turns it about its
 * axis.
 */
export interface Angles {
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
}

/** The room's axes seen from the camera, in picture axes: x right, y down, z into the picture. */
export interface RoomAxes {
  /** along the back wall, to the right */
  readonly across: Vec3;
  readonly down: Vec3;
  /** towards the back wall */
  readonly depth: Vec3;
}

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const scaled = (v: Vec3, by: number): Vec3 => [v[0] * by, v[1] * by, v[2] * by];
const mixed = (a: Vec3, byA: number, b: Vec3, byB: number): Vec3 => [
  a[0] * byA + b[0] * byB,
  a[1] * byA + b[1] * byB,
  a[2] * byA + b[2] * byB,
];

export function roomAxes({ yaw, pitch, roll }: Angles): RoomAxes {
  const down: Vec3 = [Math.sin(roll) * Math.cos(pitch), Math.cos(roll) * Math.cos(pitch), Math.sin(pitch)];
  const ahead: Vec3 = [-down[0] * down[2], -down[1] * down[2], 1 - down[2] * down[2]];
  const forward = scaled(ahead, 1 / Math.hypot(ahead[0], ahead[1], ahead[2]));
  const sideways = cross(down, forward);
  const [cosine, sine] = [Math.cos(yaw), Math.sin(yaw)];
  return { down, depth: mixed(forward, cosine, sideways, sine), across: mixed(sideways, cosine, forward, -sine) };
}

/** The same room turned by a quarter: depth becomes across. Used when the camera looks into a corner. */
export function quarterTurn({ across, down, depth }: RoomAxes): RoomAxes {
  const newAcross = depth[0] < 0 ? scaled(depth, -1) : depth;
  const newDepth = across[2] < 0 ? scaled(across, -1) : across;
  return { across: newAcross, down, depth: newDepth };
}

/** Camera axes (right, up, backwards) to room axes (x right, y up, z towards the viewer), row-major 3 x 3. */
export function rotationOf({ across, down, depth }: RoomAxes): number[] {
  const rows = [across[0], -across[1], -across[2], -down[0], down[1], down[2], -depth[0], depth[1], depth[2]];
  // JSON has no -0, and a room must be equal after a round trip.
  return rows.map((value) => (value === 0 ? 0 : value));
}

export const rotationFrom = (angles: Angles): number[] => rotationOf(roomAxes(angles));

/** The angles, in degrees, of a camera with that rotation. */
export function anglesOf(rotation: readonly number[]): Angles {
  const r = matrixOf(rotation);
  const degrees = (radians: number) => Math.round((radians * 1800) / Math.PI) / 10;
  return {
    yaw: degrees(Math.atan2(r[2], r[8])),
    pitch: degrees(Math.asin(Math.max(-1, Math.min(1, r[5])))),
    roll: degrees(Math.atan2(-r[3], r[4])),
  };
}
