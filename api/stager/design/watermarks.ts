/** Letters that somebody laid over the photo: what crosses them half shows that the picture was worked on. */
import type { Pixel, Room, Watermark } from '../contract.js';
import { project } from '../room/camera.js';
import { insidePolygon } from '../room/polygon.js';
import type { Placed } from './draft.js';
import { corners } from './footprint.js';

/** Certainty from which letters are minded. */
const LIKELY = 0.35;
/** Share of the letters up to which, and from which on, they are not crossed. */
const CROSSED = [0.04, 0.96] as const;
/** Points across and down in which letters are asked. */
const ACROSS = 12;
const DOWN = 5;

/** Whether a flat piece on the floor covers a part of a watermark, and not all of it. */
export function crossesWatermark(room: Room, piece: Placed): boolean {
  const marks = room.watermarks.filter(({ certainty }) => certainty >= LIKELY);
  if (marks.length === 0) return false;
  const outline = corners(piece).flatMap(([x, z]) => {
    const pixel = project(room.camera, [x, 0, z]);
    return pixel ? [pixel] : [];
  });
  if (outline.length < 4) return false;
  return marks.some((mark) => {
    const points = pointsOf(mark);
    const share = points.filter((point) => insidePolygon(point, outline)).length / Math.max(1, points.length);
    return share > CROSSED[0] && share < CROSSED[1];
  });
}

function pointsOf({ outline }: Watermark): Pixel[] {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const grid = Array.from({ length: ACROSS * DOWN }, (_, k): Pixel => {
    const u = ((k % ACROSS) + 0.5) / ACROSS;
    const v = (Math.floor(k / ACROSS) + 0.5) / DOWN;
    return [left + u * (right - left), top + v * (bottom - top)];
  });
  return grid.filter((point) => insidePolygon(point, outline));
}
