/** The studio in which the catalogue's pictures are taken: an endless pale floor under one soft light. */
import type { Camera, Raster, Room, Side, Vec3, Wall } from '../../stager/contract.js';
import { meanLevelFromLights } from '../../stager/light/lightLevel.js';
import { spanLight } from '../../stager/light/lights.js';
import type { RoomLighting } from '../../stager/light/roomLights.js';
import { meanRadiance, uniformMap } from '../../stager/light/roomMap.js';
import { FACE, type Box } from '../../stager/room/camera/roomBox.js';
import { NOTHING_SEEN } from '../../stager/room/nothingSeen.js';

/** sRGB of the paper on which everything stands: pale on both themes of the pages. */
export const PAPER = [0xee, 0xeb, 0xe6] as const;

/** Metres: so large that its walls are in no picture. */
const BOX: Box = { left: -4, right: 4, back: -9, front: 1, ceiling: 5 };
const grey = (radiance: number): Vec3 => [radiance, radiance, radiance];
/** Light from all sides, and a soft box above on the left, before the piece. */
const AROUND = grey(0.55);
const LIGHTS = [spanLight(FACE.ceiling, [-4, BOX.ceiling, -6], [-1, BOX.ceiling, -2.5], grey(5), true)];
/** Reflectance of the studio's surfaces. */
const PAINT = 0.8;

/** Nothing is read from the studio's photo: its light is known. A new object, as the renderer changes the map. */
export function studioLight(): RoomLighting {
  const map = uniformMap(AROUND);
  return {
    // nothing counts as seen, so that nothing is corrected by it
    map: { ...map, seen: new Uint8Array(map.seen.length) },
    lights: LIGHTS,
    ambient: grey(meanRadiance(map)[1] + meanLevelFromLights(LIGHTS, BOX)),
    level: 1,
    fitted: true,
    paint: Array.from({ length: 5 }, () => PAINT),
    glare: null,
    shown: { floor: 1, wall: 0 },
    asSeen: 0,
    development: null,
    sun: null,
  };
}

const wallAt = (side: Side, at: number): Wall => ({
  side,
  at,
  from: BOX.back,
  to: BOX.front,
  seen: true,
  uprights: [],
});

/** The studio as this camera sees it. @param side pixels of the square picture */
export const studioRoom = (camera: Camera, side: number): Room => ({
  width: side,
  height: side,
  camera,
  left: BOX.left,
  right: BOX.right,
  back: BOX.back,
  front: BOX.front,
  ceilingHeight: BOX.ceiling,
  walls: { left: wallAt('left', BOX.left), right: wallAt('right', BOX.right), back: wallAt('back', BOX.back) },
  openings: [],
  ...NOTHING_SEEN,
  floorOutline: [],
  ceilingOutline: null,
  light: { from: 'left', walls: AROUND[1], floor: AROUND[1], tint: [1, 1, 1] },
  explained: 1,
  confidence: 1,
  warnings: [],
});

/** The empty studio. @param side pixels of the square picture */
export const emptyStudio = (side: number): Raster => ({
  width: side,
  height: side,
  data: Uint8Array.from({ length: side * side * 3 }, (_, at) => PAPER[at % 3] ?? 0),
});
