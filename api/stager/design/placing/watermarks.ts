/** Watermarks: furniture that covers a part of one shows that the photo was edited. */
import type { Pixel, Room, Watermark } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import { insidePolygon } from '../../room/camera/polygon.js';
import type { Placed } from '../../furniture/draft.js';
import { corners } from '../scene/footprint.js';

/** Certainty from which on a watermark counts. */
const LEAST_CERTAINTY = 0.35;
/** Covered share of a watermark between which it counts as crossed. */
const CROSSED_SHARE = [0.04, 0.96] as const;
/** How far the banner behind the letters reaches beyond them at either end, in heights of the mark. */
const BANNER = 0.5;
/** Sample points across and down a watermark. */
const COLUMNS = 12;
const ROWS = 5;

/** Whether a flat piece on the floor covers a part of a watermark, and not all of it. */
export function crossesWatermark(room: Room, piece: Placed): boolean {
  const marks = room.watermarks.filter(({ certainty }) => certainty >= LEAST_CERTAINTY);
  if (marks.length === 0) return false;
  const outline = corners(piece).flatMap(([x, z]) => {
    const pixel = project(room.camera, [x, 0, z]);
    return pixel ? [pixel] : [];
  });
  if (outline.length < 4) return false;
  return marks.some((mark) => {
    const points = gridInside(withBanner(mark));
    const share = points.filter((point) => insidePolygon(point, outline)).length / Math.max(1, points.length);
    return share > CROSSED_SHARE[0] && share < CROSSED_SHARE[1];
  });
}

/** A mark's outline extended to the ends of its banner. */
function withBanner({ outline }: Watermark): Pixel[] {
  const [left, right] = span(outline, 0);
  const [top, bottom] = span(outline, 1);
  const middle = (left + right) / 2;
  const wider = 1 + (2 * BANNER * (bottom - top)) / Math.max(1, right - left);
  return outline.map(([x, y]) => [middle + (x - middle) * wider, y]);
}

function gridInside(outline: readonly Pixel[]): Pixel[] {
  const [left, right] = span(outline, 0);
  const [top, bottom] = span(outline, 1);
  const grid = Array.from({ length: COLUMNS * ROWS }, (_, k): Pixel => {
    const u = ((k % COLUMNS) + 0.5) / COLUMNS;
    const v = (Math.floor(k / COLUMNS) + 0.5) / ROWS;
    return [left + u * (right - left), top + v * (bottom - top)];
  });
  return grid.filter((point) => insidePolygon(point, outline));
}

/** The least and the greatest of the points' coordinates along an axis. */
function span(points: readonly Pixel[], axis: 0 | 1): readonly [number, number] {
  const values = points.map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
}
