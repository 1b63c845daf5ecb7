import type { Pixel, Vec3 } from '../../contract.js';

/** Even-odd test; a point on the edge may count as either. */
export function insidePolygon([x, y]: Pixel, polygon: readonly Pixel[]): boolean {
  let inside = false;
  // without iterators: it runs for every pixel of a picture
  for (let k = 0, before = polygon.length - 1; k < polygon.length; before = k++) {
    const ay = polygon[k][1];
    const by = polygon[before][1];
    if (ay > y === by > y) continue;
    const ax = polygon[k][0];
    if (x < ax + ((y - ay) * (polygon[before][0] - ax)) / (by - ay)) inside = !inside;
  }
  return inside;
}

/** The part of a polygon where a x + b y + c >= 0 (Sutherland and Hodgman 1974). */
export function cutPolygon(polygon: readonly Pixel[], [a, b, c]: Vec3): Pixel[] {
  const side = ([x, y]: Pixel) => a * x + b * y + c;
  return polygon.flatMap((point, i): Pixel[] => {
    const before = polygon[(i + polygon.length - 1) % polygon.length];
    const here = side(point);
    const there = side(before);
    const kept: Pixel[] = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const t = there / (there - here);
    return [[before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1])], ...kept];
  });
}

/** The smallest convex polygon around points (Andrew 1979). */
export function convexHull(points: readonly Pixel[]): Pixel[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (some: readonly Pixel[]): Pixel[] => {
    const kept: Pixel[] = [];
    for (const point of some) {
      while (kept.length > 1 && turn(kept[kept.length - 2], kept[kept.length - 1], point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** Twice the signed area of a triangle. */
const turn = (a: Pixel, b: Pixel, c: Pixel): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
