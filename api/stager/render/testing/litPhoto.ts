/**
 * For tests: pictures of a room that one light lights, as the sensor sees it and as photographers fuse exposures of it.
 */
import type { Opening, Raster, Room, Vec3 } from '../../contract.js';
import { WALLS, brightOf, fuseExposures } from '../../light/development/exposureFusion.js';
import type { Plane } from '../../light/development/pyramid.js';
import { frontalRoom } from '../../testing/frontalRoom.js';
import { encodeSrgb } from '../../photo/srgb.js';
import { FACE, FACES, boxOf, exitBox, type Exit } from '../../room/camera/roomBox.js';
import { spanLight, withinLight, type AreaLight } from '../../light/lights.js';
import { MAP_CELLS } from '../../kernel/layout.js';
import { readMap, type RoomMap } from '../../light/roomMap.js';
import { lampsAbove } from '../../light/unseenLights.js';
import { lightUnseen } from '../../light/unseenSurfaces.js';
import { makeAim } from '../../room/camera/renderView.js';
import { PAINT } from './litRoom.js';

const WIDTH = 150;
const HEIGHT = 100;
const WINDOW: Opening = {
  wall: 'left',
  kind: 'window',
  certainty: 1,
  from: -4,
  to: -2.4,
  bottom: 0.8,
  top: 2.2,
  glow: 1,
};
const SKY = 9;
const LAMPS = 2;
const BOUNCES = 8;
/** sRGB value of the walls in a fused picture. */
const WALLS_SHOWN = 0.84;

export const LIT: Room = frontalRoom(WIDTH, HEIGHT, { openings: [WINDOW] });

const white = (radiance: number): Vec3 => [radiance, radiance, radiance];

/** Linear light of the room lit by its window, exposed for its walls; three channels per pixel. */
export function litPicture(): Plane {
  const low: Vec3 = [LIT.left, WINDOW.bottom, WINDOW.from];
  const high: Vec3 = [LIT.left, WINDOW.top, WINDOW.to];
  return pictureBy({ ...spanLight(FACE.left, low, high, white(SKY), true), ground: 0.3 });
}

/** The same, lit by ceiling lamps that are not visible themselves. */
export const lampLitPicture = (): Plane => pictureBy({ ...lampsAbove(boxOf(LIT)), radiance: white(LAMPS) });

/** The same, lit by a given light, which is seen if it is visible. */
function pictureBy(light: AreaLight): Plane {
  const box = boxOf(LIT);
  const cells = FACES * MAP_CELLS * MAP_CELLS;
  const map: RoomMap = { radiance: new Float32Array(cells * 3).fill(1e-3), seen: new Uint8Array(cells) };
  for (let bounce = 0; bounce < BOUNCES; bounce++) lightUnseen(map, box, [{ ...light, visible: false }], PAINT);
  const data = new Float32Array(WIDTH * HEIGHT * 3);
  const ray = new Float64Array(3);
  const exit: Exit = { face: 0 };
  const colour = new Float64Array(3);
  const aim = makeAim(LIT.camera, ray);
  for (let k = 0; k < WIDTH * HEIGHT; k++) {
    aim(k % WIDTH, Math.floor(k / WIDTH));
    const far = exitBox(box, 0, LIT.camera.height, 0, ray[0], ray[1], ray[2], exit);
    const [x, y, z] = [ray[0] * far, LIT.camera.height + ray[1] * far, ray[2] * far];
    readMap(map, box, exit.face, x, y, z, colour);
    const isLight = light.visible && withinLight(light, exit.face, [x, y, z], 0);
    for (let c = 0; c < 3; c++) data[k * 3 + c] = isLight ? light.radiance[c] : colour[c];
  }
  const picture: Plane = { width: WIDTH, height: HEIGHT, channels: 3, data };
  const exposure = WALLS / brightOf(picture);
  return { ...picture, data: data.map((value) => value * exposure) };
}

const rasterOf = (values: Float32Array): Raster => ({
  width: WIDTH,
  height: HEIGHT,
  data: Uint8Array.from(values, (value) => Math.round(255 * Math.min(1, Math.max(0, value)))),
});

/** The photo of a sensor, exposed for the walls. */
export const plainPhoto = (light: Plane): Raster => rasterOf(light.data.map(encodeSrgb));

export function fusedPhoto(light: Plane): Raster {
  const fused = fuseExposures(light);
  const stretch = WALLS_SHOWN / brightOf(fused);
  return rasterOf(fused.data.map((value) => value * stretch));
}
