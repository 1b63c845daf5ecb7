import type { Pixel } from '../contract.js';

/** Even-odd test; a point on the edge may count as either. */
export function insidePolygon([x, y]: Pixel, polygon: readonly Pixel[]): boolean {
  let inside = false;
  let [bx, by] = polygon[polygon.length - 1] ?? [0, 0];
  for (const [ax, ay] of polygon) {
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
    [bx, by] = [ax, ay];
  }
  return inside;
}
