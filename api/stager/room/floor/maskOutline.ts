/**
 * The outline of a floor mask. Each column has a single run of floor pixels: objects on it shorten the run, but nothing
 * hangs over it.
 */
import type { Pixel } from '../../contract.js';
import type { Mask } from './floorMask.js';

/** Mask pixels: within this distance of the box's line the line is more accurate. */
const SNAP = 1.6;
/** Tolerance of the simplified outline, mask pixels. */
const TOLERANCE = 0.7;
/** Radius of the median filter over columns. */
const MEDIAN_RADIUS = 1;

/** Range of floor rows per column; empty if both are the picture's height. */
interface Runs {
  readonly top: Float32Array;
  readonly bottom: Float32Array;
}

/**
 * The outline of the floor that is nearest to the camera: everything that stands on it cuts it, islands as well.
 * @returns photo pixels
 */
export function nearFloorOf({ width, height, data }: Mask, photo: Size): Pixel[] {
  const top = new Float32Array(width).map((_, x) => {
    let row = height;
    while (row > 0 && data[(row - 1) * width + x]) row--;
    return row;
  });
  const [scaleX, scaleY] = [photo.width / width, photo.height / height];
  const upper = simplify(chain(median(top), width), TOLERANCE);
  return [...upper, [width, height] as const, [0, height] as const].map(([x, y]) => [x * scaleX, y * scaleY]);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** @param boxTop first floor row of each column by the box, in mask pixels @returns photo pixels */
export function outlineOfMask(mask: Mask, boxTop: Float32Array, photo: Size): Pixel[] {
  const { top, bottom } = longestRuns(mask);
  const smoothTop = median(top).map((row, x) => (Math.abs(row - boxTop[x]) < SNAP ? boxTop[x] : row));
  const upper = simplify(chain(smoothTop, mask.width), TOLERANCE);
  const lower = simplify(chain(median(bottom), mask.width), TOLERANCE).toReversed();
  const [scaleX, scaleY] = [photo.width / mask.width, photo.height / mask.height];
  return [...upper, ...lower].map(([x, y]) => [x * scaleX, y * scaleY]);
}

export function longestRuns({ width, height, data }: Mask): Runs {
  const top = new Float32Array(width).fill(height);
  const bottom = new Float32Array(width).fill(height);
  for (let x = 0; x < width; x++) {
    let longest = 0;
    let start = 0;
    for (let y = 0; y <= height; y++) {
      if (y < height && data[y * width + x]) continue;
      if (y - start > longest) {
        longest = y - start;
        top[x] = start;
        bottom[x] = y;
      }
      start = y + 1;
    }
  }
  return { top, bottom };
}

function median(rows: Float32Array): Float32Array {
  return rows.map((_, x) => {
    const around = rows.slice(Math.max(0, x - MEDIAN_RADIUS), x + MEDIAN_RADIUS + 1).sort();
    return around[around.length >> 1];
  });
}

/** Points at the centre of each column, and at the picture's borders. */
function chain(rows: Float32Array, width: number): Pixel[] {
  const points = Array.from(rows, (row, x): Pixel => [x + 0.5, row]);
  return [[0, rows[0]], ...points, [width, rows[width - 1]]];
}

/** Douglas and Peucker 1973. */
export function simplify(points: readonly Pixel[], tolerance: number): Pixel[] {
  if (points.length < 3) return [...points];
  const [first, last] = [points[0], points[points.length - 1]];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy) || 1;
  let [farthest, split] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const off = Math.abs((points[i][0] - first[0]) * dy - (points[i][1] - first[1]) * dx) / length;
    if (off <= farthest) continue;
    farthest = off;
    split = i;
  }
  if (farthest <= tolerance) return [first, last];
  return [...simplify(points.slice(0, split + 1), tolerance).slice(0, -1), ...simplify(points.slice(split), tolerance)];
}
