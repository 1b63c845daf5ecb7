/** Where the picture shows what was read in a room: outlines in photo pixels. */
import type { Pixel, Room, RoomLamp, Side, Thing, Vec3 } from '../contract.js';
import { projectAll } from '../../shared/geometry/camera.js';
import { wallPoint } from '../room/camera/wallPlane.js';
import { convexHull } from '../room/camera/polygon.js';

/** What the photo shows of a thing, or its box where that is not known. */
export function thingOutline(room: Room, { x, z, width, depth, height, outline }: Thing): Pixel[] | null {
  if (outline) return [...outline];
  const corners = [-0.5, 0.5].flatMap((u) =>
    [-0.5, 0.5].flatMap((v) => [0, height].map((y): Vec3 => [x + u * width, y, z + v * depth])),
  );
  const seen = projectAll(room.camera, corners);
  return seen && convexHull(seen);
}

/** From its lowest point to the ceiling, across the line of sight; a flat one as a square of the ceiling. */
export function lampQuad(room: Room, { kind, x, z, radius, bottom }: RoomLamp): Pixel[] | null {
  const ceiling = room.ceilingHeight;
  const away = Math.hypot(x, z) || 1;
  const [acrossX, acrossZ] = [(-z / away) * radius, (x / away) * radius];
  const across = (sign: 1 | -1, y: number): Vec3 => [x + sign * acrossX, y, z + sign * acrossZ];
  const flat = (u: number, v: number): Vec3 => [x + u * radius, ceiling, z + v * radius];
  if (kind === 'flat') return projectAll(room.camera, [flat(-1, -1), flat(1, -1), flat(1, 1), flat(-1, 1)]);
  return projectAll(room.camera, [across(-1, ceiling), across(1, ceiling), across(1, bottom), across(-1, bottom)]);
}

/** A cell of a wall that shows edges or pattern, 0 bare .. 1 full. */
export interface BusyCell {
  readonly quad: readonly Pixel[];
  readonly busy: number;
}

/** Cells less busy than this are bare. */
const BARE = 0.3;

/** The busy parts of the walls. */
export const busyCells = (room: Room): BusyCell[] =>
  (['back', 'left', 'right'] as const).flatMap((side) => busyCellsOf(room, side));

function busyCellsOf(room: Room, side: Side): BusyCell[] {
  const { look, at } = room.walls[side];
  if (!look) return [];
  const { step, from, start } = look;
  return look.busy.flatMap((row, j) =>
    [...row].flatMap((digit, i) => {
      const busy = Number(digit) / 9;
      if (busy < BARE) return [];
      const corner = (u: number, v: number) => wallPoint(side, at, from + (i + u) * step, start + (j + v) * step);
      const quad = projectAll(room.camera, [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]);
      return quad ? [{ quad, busy }] : [];
    }),
  );
}
