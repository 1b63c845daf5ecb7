/** A perfect reading of a scene's empty room. */
import type { Camera, Opening, Raster, Room, Side, Vec3, Wall } from '../../stager/contract.js';
import { LINEAR, luminance } from '../../stager/photo/colour.js';
import { readLight } from '../../stager/room/light.js';
import { FACE, FACE_OF_WALL, exitBox, type Box, type Exit } from '../../stager/room/camera/roomBox.js';
import { makeAim } from '../../stager/room/camera/renderView.js';
import { elementAt } from '../../test/elements.js';
import { triple } from '../triple.js';
import type { LightScene } from './scene.js';

/** Least number of visible pixels of a window that counts. */
const LEAST_SEEN = 20;
const CERTAINTY = 0.9;
/** Step of the outline's corners, columns of the picture. */
const OUTLINE_STEP = 6;

interface Seen {
  readonly face: number;
  readonly point: Vec3;
}

/** What each pixel of the empty room shows, row-major. */
function castRoom({ width, height }: LightScene, camera: Camera, box: Box): Seen[] {
  const ray = new Float64Array(3);
  const exit: Exit = { face: 0 };
  const aim = makeAim(camera, ray);
  return Array.from({ length: width * height }, (_, k) => {
    aim(k % width, Math.floor(k / width));
    const [dx, dy, dz] = triple(ray, 0);
    const far = exitBox(box, 0, camera.height, 0, dx, dy, dz, exit);
    return { face: exit.face, point: [dx * far, camera.height + dy * far, dz * far] };
  });
}

type SceneWindow = LightScene['windows'][number];

/** The window in a perfect reading, or null if it is not visible. */
function openingOf({ wall, from, to, bottom, top }: SceneWindow, seen: readonly Seen[], photo: Raster): Opening | null {
  if (wall === 'front') return null;
  let [sum, count] = [0, 0];
  seen.forEach(({ face, point }, k) => {
    const along = wall === 'back' ? point[0] : point[2];
    if (face !== FACE_OF_WALL[wall] || along < from || along > to || point[1] < bottom || point[1] > top) return;
    const [r, g, b] = triple(photo.data, k);
    sum += luminance(elementAt(LINEAR, r), elementAt(LINEAR, g), elementAt(LINEAR, b));
    count++;
  });
  if (count <= LEAST_SEEN) return null;
  return { wall, kind: 'window', from, to, bottom, top, certainty: CERTAINTY, glow: sum / count };
}

export function roomOf(scene: LightScene, photo: Raster): Room {
  const { width, height } = scene;
  const box: Box = scene.box;
  const camera: Camera = { ...scene.camera, height: scene.eye };
  const seen = castRoom(scene, camera, box);
  const openings = scene.windows.map((window) => openingOf(window, seen, photo)).filter((opening) => opening !== null);
  const floorTop = Float32Array.from({ length: width }, (_, x) => {
    let y = height;
    while (y > 0 && elementAt(seen, (y - 1) * width + x).face === FACE.floor) y--;
    return y;
  });
  const outline: [number, number][] = [[0, height]];
  for (let x = 0; x < width; x += OUTLINE_STEP) outline.push([x, elementAt(floorTop, x)]);
  outline.push([width, elementAt(floorTop, width - 1)], [width, height]);
  const wallOf = (side: Side, place: number): Wall => ({
    side,
    at: place,
    from: side === 'back' ? box.left : box.back,
    to: side === 'back' ? box.right : box.front,
    seen: true,
    uprights: [],
  });
  return {
    width,
    height,
    camera,
    left: box.left,
    right: box.right,
    back: box.back,
    front: box.front,
    ceilingHeight: box.ceiling,
    walls: { left: wallOf('left', box.left), right: wallOf('right', box.right), back: wallOf('back', box.back) },
    openings,
    standing: [],
    things: [],
    fixtures: [],
    lamps: [],
    watermarks: [],
    floor: { colour: null, joints: null },
    floorOutline: outline,
    ceilingOutline: null,
    light: readLight(photo, floorTop, openings),
    explained: 1,
    confidence: 1,
    warnings: [],
  };
}
