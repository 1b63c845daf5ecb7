/** Outlines in photo pixels of the floor, the ceiling and the walls of a room's box. */
import type { Camera, Opening, Pixel, Room, Side, Vec3 } from '../../contract.js';
import { project, projectAll } from '../../../shared/geometry/camera.js';
import { wallPoint } from '../camera/wallPlane.js';
import { cutPolygon } from '../camera/polygon.js';
import { cross, dot } from '../../../shared/geometry/roomAxes.js';

/** Input of the outlines. */
export type FloorBox = Pick<Room, 'width' | 'height' | 'camera' | 'left' | 'right' | 'back' | 'ceilingHeight'> & {
  readonly walls: Readonly<Record<'left' | 'right', { readonly seen: boolean }>>;
};
type Box = FloorBox & Pick<Room, 'walls'>;

/** The part of the picture below all lines of the floor. */
export const floorOfBox = (box: FloorBox): Pixel[] => horizontalFace(box, 0);

/** The part of the picture above all lines of the ceiling; null if it is empty. */
export function ceilingOfBox(box: FloorBox): Pixel[] | null {
  const outline = horizontalFace(box, box.ceilingHeight);
  return outline.length >= 3 ? outline : null;
}

type WallPart = Pick<Opening, 'wall' | 'from' | 'to' | 'bottom' | 'top'>;

/** Four corners of a part of a wall, clockwise from its upper left; null if one is behind the camera. */
export function onWallQuad({ camera, walls }: Pick<Room, 'camera' | 'walls'>, part: WallPart): Pixel[] | null {
  const { wall, from, to, bottom, top } = part;
  const corner = (along: number, y: number) => wallPoint(wall, walls[wall].at, along, y);
  return projectAll(camera, [corner(from, top), corner(to, top), corner(to, bottom), corner(from, bottom)]);
}

/** Four corners of a wall, clockwise from its upper left; clipped at the camera. */
export function wallQuad(box: Box, side: Side): [Pixel, Pixel, Pixel, Pixel] | null {
  const wall = box.walls[side];
  const nearest = Math.max(box.back, wall.to);
  const ends = { back: [box.left, box.right], left: [nearest, box.back], right: [box.back, nearest] }[side];
  const corner = (along: number, y: number) => project(box.camera, wallPoint(side, wall.at, along, y));
  const corners = [
    corner(ends[0], box.ceilingHeight),
    corner(ends[1], box.ceilingHeight),
    corner(ends[1], 0),
    corner(ends[0], 0),
  ];
  const [a, b, c, d] = corners;
  return a && b && c && d ? [a, b, c, d] : null;
}

/** Clips the picture to a horizontal plane within the walls. */
function horizontalFace(box: FloorBox, y: number): Pixel[] {
  const { camera, left, right, back, width, height } = box;
  const seen = (side: 'left' | 'right') => box.walls[side].seen;
  const middle: Vec3 = [(left + right) / 2, y, back + 0.1];
  const lines: Vec3[] = [lineThrough(camera, [0, y, back], [1, 0, 0])];
  if (seen('left')) lines.push(lineThrough(camera, [left, y, back], [0, 0, 1]));
  if (seen('right')) lines.push(lineThrough(camera, [right, y, back], [0, 0, 1]));
  const inside = homogeneous(camera, middle);
  let outline: Pixel[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  for (const line of lines) {
    const sign = Math.sign(dot(line, inside));
    outline = cutPolygon(outline, [sign * line[0], sign * line[1], sign * line[2]]);
  }
  return outline;
}

/** The image of a line in the room, homogeneous. */
function lineThrough(camera: Camera, point: Vec3, direction: Vec3): Vec3 {
  const a = homogeneous(camera, point);
  const b = homogeneous(camera, [point[0] + direction[0], point[1] + direction[1], point[2] + direction[2]]);
  return cross(a, b);
}

/** Image point times its depth: also valid for points behind the camera. */
function homogeneous({ rotation: r, focal, cx, cy, height }: Camera, [x, py, z]: Vec3): Vec3 {
  const y = py - height;
  const right = r[0] * x + r[3] * y + r[6] * z;
  const up = r[1] * x + r[4] * y + r[7] * z;
  const depth = -(r[2] * x + r[5] * y + r[8] * z);
  return [focal * right + cx * depth, -focal * up + cy * depth, depth];
}
