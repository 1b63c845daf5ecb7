/** Lines on the photo: feet of pieces, guides, and boxes where there is no WebGL. */
import { project } from '../../../../api/shared/geometry/camera.js';
import type { Camera, Pixel, Vec3 } from '../../../../api/shared/geometry/types.js';
import type { Piece } from '../../../../api/stager/contract.js';

type Corner = readonly [x: number, z: number];

/** The corners of a piece seen from above, in order round it, `grow` metres further out. */
function cornersOf({ x, z, width, depth, angle }: Piece, grow: number): readonly Corner[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [w, d] = [width / 2 + grow, depth / 2 + grow];
  const corners = [
    [-w, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ] as const;
  return corners.map(([across, ahead]) => [x + across * c + ahead * s, z - across * s + ahead * c]);
}

/** The line as an SVG path; empty where a part of it is behind the camera. */
function pathOf(camera: Camera, points: readonly Vec3[], closed: boolean): string {
  const pixels = points.map((point) => project(camera, point));
  if (!pixels.every((pixel): pixel is Pixel => pixel !== null)) return '';
  return `M${pixels.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** The outline of a piece's underside; on a wall that of its front. */
export function footPath(camera: Camera, piece: Piece, isOnWall: boolean): string {
  if (!isOnWall)
    return pathOf(
      camera,
      cornersOf(piece, 0.03).map(([x, z]) => [x, piece.y, z]),
      true,
    );
  const [left, right] = cornersOf(piece, 0).slice(2).toReversed();
  if (!left || !right) return '';
  const [bottom, top] = [piece.y, piece.y + piece.height];
  const points: readonly Vec3[] = [
    [left[0], bottom, left[1]],
    [right[0], bottom, right[1]],
    [right[0], top, right[1]],
    [left[0], top, left[1]],
  ];
  return pathOf(camera, points, true);
}

/** The edges of a piece's box. */
export function boxPath(camera: Camera, piece: Piece): string {
  const corners = cornersOf(piece, 0);
  const at = (y: number) => corners.map(([x, z]): Vec3 => [x, y, z]);
  const [low, high] = [at(piece.y), at(piece.y + piece.height)];
  const uprights = low.map((point, k) => pathOf(camera, [point, high[k] ?? point], false));
  return [pathOf(camera, low, true), pathOf(camera, high, true), ...uprights].join('');
}

export const guidePath = (camera: Camera, [from, to]: readonly [Corner, Corner]): string =>
  pathOf(
    camera,
    [
      [from[0], 0, from[1]],
      [to[0], 0, to[1]],
    ],
    false,
  );

/** A box's outline in the photo: the least and greatest pixels; null: a part of it is behind the camera. */
export function frameOf(camera: Camera, piece: Piece): { readonly low: Pixel; readonly high: Pixel } | null {
  const corners = cornersOf(piece, 0).flatMap(([x, z]): Vec3[] => [
    [x, piece.y, z],
    [x, piece.y + piece.height, z],
  ]);
  const pixels = corners.map((point) => project(camera, point));
  if (!pixels.every((pixel): pixel is Pixel => pixel !== null)) return null;
  const [xs, ys] = [pixels.map(([x]) => x), pixels.map(([, y]) => y)];
  return { low: [Math.min(...xs), Math.min(...ys)], high: [Math.max(...xs), Math.max(...ys)] };
}
