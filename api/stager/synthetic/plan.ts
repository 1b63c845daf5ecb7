/** The floor plan of a synthetic room: its walls, and the visible part of its floor. Metres. */
import type { Ground, Pixel, Side } from '../contract.js';
import { onFloor } from '../../shared/geometry/camera.js';
import { cameraOf, type RecessSpec, type RoomSpec } from './roomSpec.js';

/** How far the room extends behind the camera. */
export const BEHIND = 1.6;

export interface WallSpan {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Coordinate of a wall, and its range along the wall. */
export function wallSpan(spec: RoomSpec, side: Side): WallSpan {
  if (side === 'back') return { at: spec.back, from: spec.left, to: spec.right };
  return { at: side === 'left' ? spec.left : spec.right, from: spec.back, to: BEHIND };
}

/** +1 or -1: the outward direction through this wall, along its axis. */
export const outward = (side: Side): number => (side === 'right' ? 1 : -1);

export const recessesOf = (spec: RoomSpec): readonly RecessSpec[] => spec.recesses ?? [];

/** A rectangle of the floor plan. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
}

/** The room, and each of its recesses. */
export function floorAreas(spec: RoomSpec): Area[] {
  const room = { left: spec.left, right: spec.right, back: spec.back, front: BEHIND };
  return [room, ...recessesOf(spec).map((recess) => areaOf(spec, recess))];
}

function areaOf(spec: RoomSpec, { wall, from, to, depth }: RecessSpec): Area {
  const { at } = wallSpan(spec, wall);
  if (wall === 'back') return { left: from, right: to, back: at - depth, front: at };
  return wall === 'left'
    ? { left: at - depth, right: at, back: from, front: to }
    : { left: at, right: at + depth, back: from, front: to };
}

/** The wall at the end of a recess and the two beside it, each with the side on which it bounds the recess' floor. */
export function recessWalls(spec: RoomSpec, recess: RecessSpec): (WallSpan & { readonly side: Side })[] {
  const { left, right, back, front } = areaOf(spec, recess);
  const walls: Record<Side, WallSpan> = {
    back: { at: back, from: left, to: right },
    left: { at: left, from: back, to: front },
    right: { at: right, from: back, to: front },
  };
  const facing = { at: front, from: left, to: right, side: 'back' } as const;
  const inner = (['back', 'left', 'right'] as const)
    .filter((side) => recess.wall === 'back' || side === 'back' || side === recess.wall)
    .map((side) => ({ ...walls[side], side }));
  return recess.wall === 'back' ? inner : [...inner, facing];
}

/** Step between the sampled points of a line of sight, metres. */
const LOOK = 0.02;

/** Whether a pixel of the room's picture shows its floor: no wall blocks the line of sight. */
export function floorSeen(spec: RoomSpec): (pixel: Pixel) => boolean {
  const camera = cameraOf(spec);
  const areas = floorAreas(spec);
  const inRoom = ([x, z]: Ground) =>
    areas.some((area) => x >= area.left && x <= area.right && z >= area.back && z <= area.front);
  return (pixel) => {
    const point = onFloor(camera, pixel);
    if (!point || !inRoom([point[0], point[2]])) return false;
    if (areas.length === 1) return true;
    const steps = Math.ceil(Math.hypot(point[0], point[2]) / LOOK);
    for (let k = 1; k < steps; k++) if (!inRoom([(point[0] * k) / steps, (point[2] * k) / steps])) return false;
    return true;
  };
}
