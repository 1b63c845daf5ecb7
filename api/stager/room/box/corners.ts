/**
 * Vertical corners between two walls: their tones differ from the floor up. They test the foot lines of a box: if a
 * corner is in the middle of a wall, one of its lines is another edge.
 */
import { HUE_WEIGHT, LIGHTNESS_WEIGHT } from '../../photo/colour.js';
import { type BoxFrame, type BoxParameters, backRows, sideRows } from './boxLines.js';
import { dot } from '../../../shared/geometry/roomAxes.js';
import type { Surfaces } from './surfaces.js';
import { type CameraHypothesis, viewRay } from '../../../shared/geometry/cameraHypothesis.js';

/** Width in pixels of the compared bands left and right of a pixel, which itself is left out. */
const BAND = 3;
/** Colour difference that gives half the evidence. */
const HALF_CONTRAST = 4;
/** Share of a pixel's evidence for its neighbours one and two columns away. */
const LENT = [0.85, 0.6] as const;
/** Upper end of a corner, eye heights above the camera: typical for ceilings. */
const UP = 0.8;
/** Least number of a corner's rows in the picture. */
const FEWEST_ROWS = 6;

export interface CornerScene {
  readonly frame: BoxFrame;
  /** of the frame's size */
  readonly view: CameraHypothesis;
  /** of the frame's size, 0..1: colour difference between left and right of a pixel */
  readonly contrast: Float32Array;
}

export const cornerScene = (surfaces: Surfaces, frame: BoxFrame, view: CameraHypothesis): CornerScene => ({
  frame,
  view,
  contrast: uprightContrast(surfaces),
});

function uprightContrast({ lab, width, height }: Surfaces): Float32Array {
  const sharp = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = BAND; x < width - BAND; x++) {
      const i = y * width + x;
      const lightness = LIGHTNESS_WEIGHT * acrossBands(lab.data, i, 0);
      const red = HUE_WEIGHT * acrossBands(lab.data, i, 1);
      const yellow = HUE_WEIGHT * acrossBands(lab.data, i, 2);
      const difference = Math.sqrt(lightness * lightness + red * red + yellow * yellow);
      sharp[i] = difference / (difference + HALF_CONTRAST);
    }
  }
  return withLent(sharp);
}

/** Maximum of each value and its neighbours' lent evidence. */
function withLent(sharp: Float32Array): Float32Array {
  // padded by two at either end
  const padded = new Float32Array(sharp.length + 4);
  padded.set(sharp, 2);
  const out = new Float32Array(sharp.length);
  for (let i = 0; i < out.length; i++) {
    const next = LENT[0] * Math.max(padded[i + 1], padded[i + 3]);
    const nextButOne = LENT[1] * Math.max(padded[i], padded[i + 4]);
    out[i] = Math.max(padded[i + 2], next, nextButOne);
  }
  return out;
}

/** Mean of one channel over the band to the right of a pixel minus that to its left. */
function acrossBands(data: Float32Array, pixel: number, channel: number): number {
  let sum = 0;
  for (let d = 1; d <= BAND; d++) sum += data[3 * (pixel + d) + channel] - data[3 * (pixel - d) + channel];
  return sum / BAND;
}

/** Evidence of the corner beside the back wall, 0..1, or null if it is outside the picture. */
export function cornerSupport(scene: CornerScene, box: BoxParameters, side: 'left' | 'right'): number | null {
  const { width, height } = scene.frame;
  const foot = cornerFoot(scene.frame, box, side);
  const head = foot && lift(scene.view, foot[0], foot[1], UP);
  if (!head || head[1] >= foot[1]) return null;
  const slope = (head[0] - foot[0]) / (head[1] - foot[1]);
  const last = Math.min(height - 1, foot[1]);
  let sum = 0;
  let rows = 0;
  for (let y = Math.ceil(Math.max(0, head[1])); y <= last; y++) {
    const x = Math.floor(foot[0] + slope * (y - foot[1]));
    if (x < 0 || x >= width) continue;
    sum += scene.contrast[y * width + x];
    rows++;
  }
  return rows < FEWEST_ROWS ? null : sum / rows;
}

/**
 * Image of a floor point (given by its image) raised by this many eye heights above the camera; null if either is
 * behind the camera.
 */
function lift(view: CameraHypothesis, x: number, y: number, ratio: number): readonly [number, number] | null {
  const { down } = view.axes;
  const direction = viewRay(view, x, y);
  const fall = dot(direction, down);
  if (fall <= 1e-3) return null;
  const rise = 1 + ratio;
  const depth = direction[2] / fall - rise * down[2];
  if (depth <= 1e-3) return null;
  const right = direction[0] / fall - rise * down[0];
  const low = direction[1] / fall - rise * down[1];
  return [view.cx + (view.focal * right) / depth, view.cy + (view.focal * low) / depth];
}

/** Intersection of a side line with the back line, or null if it is outside the picture. */
export function cornerFoot(
  frame: BoxFrame,
  box: BoxParameters,
  side: 'left' | 'right',
): readonly [number, number] | null {
  const angle = box[side];
  if (angle === null) return null;
  const { width, vx } = frame;
  const back = backRows(frame, box.back);
  const wall = sideRows(frame, side, angle);
  const step = side === 'left' ? -1 : 1;
  for (let x = Math.max(0, Math.min(width - 1, Math.round(vx))); x >= 0 && x < width; x += step) {
    if (wall[x] > back[x]) return [x + 0.5, back[x]];
  }
  return null;
}
