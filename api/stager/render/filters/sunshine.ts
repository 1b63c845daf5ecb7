import type { Camera, Vec3 } from '../../contract.js';
import { FACE_NORMALS, exitBox, type Box, type Exit } from '../../room/camera/roomBox.js';
import { LINEAR, luminanceAt } from '../../photo/colour.js';
import { easeBelow } from '../../photo/tone.js';
import { PLANE, plane, type Frame, type Rows } from '../trace/frame.js';
import { withinLight, type AreaLight } from '../../light/lights.js';
import type { Sunlight } from '../trace/sunlight.js';
import { magnitude, makeAim } from '../../room/camera/renderView.js';

/** The sun in a room, and the camera in pixels of the frame. */
interface SunView {
  readonly sunlight: Sunlight;
  readonly box: Box;
  /** areas that receive no shadow */
  readonly windows: readonly AreaLight[];
  readonly camera: Camera;
  /** linear luminance of the photo's brightest paint */
  readonly trim: number;
}

/**
 * Sunlit furniture stays below this share of the brightest paint, and each of its channels below an 8-bit value, as
 * whites beside a patch of sun do in photos: beyond a share of these bounds it is compressed, so that its pattern stays.
 */
const BRIGHTEST = { ofTrim: 1.1, channel: 245, asItIs: 0.7 } as const;

/** Factor that keeps a sunlit colour within the bounds; at most as dark as it is without the sun. */
function keepWithin(colour: Float32Array, at: number, gain: Float64Array, trim: number): number {
  const lit = [0, 1, 2].map((c) => colour[at + c] * gain[c]);
  const shown = luminanceAt(lit, 0);
  if (!(shown > 0)) return 1;
  const most = Math.max(...lit);
  const within = Math.min(
    easeBelow(shown, BRIGHTEST.ofTrim * trim, BRIGHTEST.asItIs) / shown,
    easeBelow(most, LINEAR[BRIGHTEST.channel], BRIGHTEST.asItIs) / most,
  );
  return Math.min(1, Math.max(within, luminanceAt(colour, at) / shown));
}

/** Adds sunlight to the furniture's colour in the irradiance plane, and its shadow to the room's ratio. */
export function addSunshine(frame: Frame, rows: Rows, { sunlight, box, windows, camera, trim }: SunView): void {
  const { width } = frame;
  const coverage = plane(frame, PLANE.coverage, 1);
  const colour = plane(frame, PLANE.irradiance, 3);
  const normal = plane(frame, PLANE.normal, 3);
  const depth = plane(frame, PLANE.depth, 1);
  const ratio = plane(frame, PLANE.rawRatio, 3);
  const exit: Exit = { face: 0 };
  const factor = new Float64Array(3);
  const ray = new Float64Array(3);
  const aim = makeAim(camera, ray);
  for (let k = rows.from * width; k < rows.to * width; k++) {
    aim(k % width, Math.floor(k / width));
    if (coverage[k] > 0) {
      const far = depth[k] / magnitude(ray);
      sunlight.gainAt(ray[0] * far, camera.height + ray[1] * far, ray[2] * far, normal, k * 3, factor);
      const isLit = factor[0] !== 1 || factor[1] !== 1 || factor[2] !== 1;
      const within = isLit ? keepWithin(colour, k * 3, factor, trim) : 1;
      for (let c = 0; c < 3; c++) colour[k * 3 + c] *= factor[c] * within;
    }
    if (coverage[k] < 1) {
      const far = exitBox(box, 0, camera.height, 0, ray[0], ray[1], ray[2], exit);
      const point: Vec3 = [ray[0] * far, camera.height + ray[1] * far, ray[2] * far];
      if (windows.some((window) => withinLight(window, exit.face, point, 0))) continue;
      const left = sunlight.leftAt(...point, FACE_NORMALS[exit.face]);
      for (let c = 0; c < 3; c++) ratio[k * 3 + c] *= left;
    }
  }
}
