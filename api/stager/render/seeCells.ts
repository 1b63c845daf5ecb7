import { FACE, exitBox, type Exit } from '../room/camera/roomBox.js';
import { makeAim, type RenderView } from '../room/camera/renderView.js';
import { widen } from '../photo/widen.js';
import { CELL, type FaceShade } from './trace/shade.js';

/**
 * Cells around those that the pixels' centres show: what smoothing and interpolation read, and what lies between the
 * centres of two pixels far from the camera.
 */
const AROUND = 6;

/**
 * Marks which cells of the room's surfaces a part of the picture shows, seen through the furniture.
 * @param wanted per pixel of the view, 0: it is not rendered
 */
export function seeCells(shades: readonly FaceShade[], { camera, box, width }: RenderView, wanted: Uint8Array): void {
  const byFace = new Map(shades.map((shade) => [shade.face, shade]));
  for (const { seen } of shades) seen.fill(0);
  const ray = new Float64Array(3);
  const exit: Exit = { face: 0 };
  const aim = makeAim(camera, ray);
  for (let k = 0; k < wanted.length; k++) {
    if (wanted[k] === 0) continue;
    aim(k % width, Math.floor(k / width));
    const far = exitBox(box, 0, camera.height, 0, ray[0], ray[1], ray[2], exit);
    const shade = byFace.get(exit.face);
    if (!shade) continue;
    const along = shade.face <= FACE.right ? ray[2] * far - box.back : ray[0] * far - box.left;
    const up = shade.face === FACE.floor ? ray[2] * far - box.back : camera.height + ray[1] * far;
    const column = Math.min(shade.columns - 1, Math.max(0, Math.floor(along / CELL)));
    const row = Math.min(shade.rows - 1, Math.max(0, Math.floor(up / CELL)));
    shade.seen[row * shade.columns + column] = 1;
  }
  for (const { seen, columns } of shades) seen.set(widen(seen, columns, AROUND));
}
