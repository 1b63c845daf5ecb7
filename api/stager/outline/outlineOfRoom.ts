import type { Pixel, RoomOutline } from '../contract.js';
import { floorOfBox, type FloorBox } from '../room/box/boxOutline.js';
import { horizontalFieldOfView } from '../../shared/geometry/camera.js';

/** Corners closer than this share of the picture are merged. */
const ONE_CORNER = 0.004;

/** The outline that a person would have to draw for this room. */
export function outlineOfRoom(room: FloorBox): RoomOutline {
  const { camera, width, height } = room;
  const corners = floorOfBox(room).map(([x, y]): Pixel => [fraction(x / width), fraction(y / height)]);
  // how far down each of the camera's axes points: right, down, forward
  const [right, down, ahead] = [-camera.rotation[3], camera.rotation[4], camera.rotation[5]];
  const row = (x: number) => (camera.cy - (camera.focal * ahead + (x - camera.cx) * right) / down) / height;
  return {
    corners: corners.filter((corner, i) => !isSame(corner, corners[(i + 1) % corners.length])),
    horizon: [row(0), row(width)],
    ceilingHeight: room.ceilingHeight,
    cameraHeight: camera.height,
    fieldOfView: horizontalFieldOfView(camera, width),
    tilted: Math.abs(camera.cy - height / 2) < 0.5,
  };
}

const fraction = (value: number): number => Math.min(1, Math.max(0, value));

const isSame = (a: Pixel, b: Pixel): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < ONE_CORNER;
