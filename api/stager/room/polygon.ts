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

/** Signed area in square pixels: positive where the outline runs clockwise on the screen. */
export function polygonArea(polygon: readonly Pixel[]): number {
  let twice = 0;
  let [bx, by] = polygon[polygon.length - 1] ?? [0, 0];
  for (const [ax, ay] of polygon) {
    twice += bx * ay - ax * by;
    [bx, by] = [ax, ay];
  }
  return twice / 2;
}
