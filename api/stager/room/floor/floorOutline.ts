/** The visible floor's outline: the box's, refined by the floor's mask where that is plausible. */
import type { Pixel, Raster } from '../../contract.js';
import type { Steps } from '../../steps.js';
import { floorOfBox } from '../box/boxOutline.js';
import { DOUBTING, type Mask, findFloorMask } from './floorMask.js';
import { nearFloorOf, outlineOfMask } from './maskOutline.js';
import type { MetricBox } from '../box/metricBox.js';
import { rowsOf } from '../box/boxLines.js';

/** Least intersection over union of a plausible mask with the box's floor. */
const BELIEVED = 0.6;

/**
 * How far above the box's line doorways and alcoves may extend, as a share of the height; less above a detected
 * skirting board, which may look like the floor.
 */
const REACH_UP = 0.07;
const REACH_UP_SKIRTING = 0.008;

interface FloorSeen {
  readonly outline: readonly Pixel[];
  /** the floor before everything that is unlike it, also in its middle; null where too little would be left */
  readonly near: readonly Pixel[] | null;
  /** intersection over union of the box's floor and the mask, 0..1 */
  readonly agreement: number;
}

/** @param copy about 320 px long */
export function* refineFloor(
  copy: Raster,
  box: MetricBox,
  { skirting }: { readonly skirting: boolean },
): Steps<FloorSeen> {
  const outline = floorOfBox(box);
  const boxTop = topOf(outline, copy, box);
  const mask = yield* findFloorMask(copy, boxTop, skirting ? REACH_UP_SKIRTING : REACH_UP);
  const agreement = agreementOf(mask, boxTop);
  yield;
  const doubted = yield* findFloorMask(copy, boxTop, REACH_UP_SKIRTING, DOUBTING);
  const near = agreementOf(doubted, boxTop) < BELIEVED ? null : nearFloorOf(doubted, box);
  return { outline: agreement < BELIEVED ? outline : outlineOfMask(mask, boxTop, box), near, agreement };
}

function agreementOf({ width, data }: Mask, boxTop: Float32Array): number {
  let both = 0;
  let either = 0;
  for (let i = 0; i < data.length; i++) {
    const inBox = Math.floor(i / width) + 0.5 >= boxTop[i % width];
    if (inBox && data[i]) both++;
    if (inBox || data[i]) either++;
  }
  return either ? both / either : 0;
}

/** First row per column, in the copy's pixels, of a convex outline that reaches the picture's lower border. */
function topOf(
  outline: readonly Pixel[],
  { width, height }: { readonly width: number; readonly height: number },
  photo: { readonly width: number; readonly height: number },
): Float32Array {
  const top = new Float32Array(width).fill(height);
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length];
    const [x1, y1, x2, y2] = [
      (ax * width) / photo.width,
      (ay * height) / photo.height,
      (bx * width) / photo.width,
      (by * height) / photo.height,
    ];
    const rows = rowsOf([y1 - y2, x2 - x1, x1 * y2 - x2 * y1], width);
    for (let x = 0; x < width; x++) {
      const inside = x + 0.5 >= Math.min(x1, x2) && x + 0.5 <= Math.max(x1, x2);
      if (inside && rows[x] < top[x]) top[x] = Math.max(0, rows[x]);
    }
  });
  return top;
}
