/** Lines of drawings: built once, then queried for the distance to them. */

/** x and y of consecutive points. */
export type Line = readonly number[];

type Point = readonly [x: number, y: number];

/** Segments between two points of a curve. */
const PIECES = 6;

/** A line that bends smoothly through its points (Catmull-Rom). */
export function smoothLine(points: readonly Point[]): Line {
  const line: number[] = [];
  const at = (k: number): Point => points[Math.max(0, Math.min(points.length - 1, k))] ?? [0, 0];
  for (let k = 0; k < points.length - 1; k++) {
    for (let piece = 0; piece < PIECES; piece++) line.push(...between([at(k - 1), at(k), at(k + 1), at(k + 2)], piece));
  }
  line.push(...at(points.length - 1));
  return line;
}

function between([a, b, c, d]: readonly [Point, Point, Point, Point], piece: number): Point {
  const t = piece / PIECES;
  const along = (axis: 0 | 1): number => {
    const bend =
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t + 2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis];
    return 0.5 * ((bend * t + c[axis] - a[axis]) * t + 2 * b[axis]);
  };
  return [along(0), along(1)];
}

/** Distance of a point from a polyline. */
export function distanceFrom(line: Line, x: number, y: number): number {
  let nearest = Infinity;
  for (let k = 0; k + 3 < line.length; k += 2) {
    const away = distanceFromPiece(x, y, line[k], line[k + 1], line[k + 2], line[k + 3]);
    if (away < nearest) nearest = away;
  }
  return nearest;
}

/** Distance of a point from the segment a-b. */
export function distanceFromPiece(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = ((x - ax) * dx + (y - ay) * dy) / Math.max(1e-9, dx * dx + dy * dy);
  const t = share < 0 ? 0 : share > 1 ? 1 : share;
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}
