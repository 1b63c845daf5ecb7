/** Where sunlight falls in a synthetic room. */
import type { Vec3 } from '../../stager/contract.js';
import { exitBox, type Exit } from '../../stager/room/camera/roomBox.js';
import { project } from '../../shared/geometry/camera.js';
import { type EmptyRoom, type SceneWindow, atWall } from './sceneShape.js';

/** Samples of a window per axis, and the least share of them whose light is visible in the picture. */
const POINTS = 6;
const LEAST_SEEN = 0.3;

function pointsOf({ box }: EmptyRoom, { wall, from, to, bottom, top }: SceneWindow): Vec3[] {
  const part = (k: number) => (k + 0.5) / POINTS;
  return Array.from({ length: POINTS * POINTS }, (_, k) => {
    const [across, up] = [part(k % POINTS), part(Math.floor(k / POINTS))];
    return atWall(box, wall, from + (to - from) * across, bottom + (top - bottom) * up, 0);
  });
}

/** Whether enough of the sunlight through the windows falls on visible floor and walls. */
export function showsSun(room: EmptyRoom): boolean {
  const { sun, box, windows, camera, width, height } = room;
  if (!sun) return false;
  const [dx, dy, dz] = [-sun.from[0], -sun.from[1], -sun.from[2]];
  const exit: Exit = { face: 0 };
  const inward: Readonly<Record<SceneWindow['wall'], number>> = { left: dx, right: -dx, back: dz, front: -dz };
  const points = windows.filter(({ wall }) => inward[wall] > 0).flatMap((window) => pointsOf(room, window));
  const seen = points.filter(([x, y, z]) => {
    const far = exitBox(box, x, y, z, dx, dy, dz, exit);
    const pixel = project(camera, [x + dx * far, y + dy * far, z + dz * far]);
    return pixel !== null && pixel[0] > 0 && pixel[0] < width && pixel[1] > 0 && pixel[1] < height;
  });
  return points.length > 0 && seen.length >= LEAST_SEEN * points.length;
}
