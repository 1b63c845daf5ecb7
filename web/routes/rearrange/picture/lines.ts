/** Lines on the photo: feet of pieces, guides, and boxes where there is no WebGL. */
import { projectAll } from '../../../../api/shared/geometry/camera.js';
import type { Camera, Ground, Pixel, Vec3 } from '../../../../api/shared/geometry/types.js';
import type { Piece } from '../../../../api/stager/contract.js';
import { corners } from '../../../../api/stager/design/scene/footprint.js';

/** The line as an SVG path; empty where a part of it is behind the camera. */
function pathOf(camera: Camera, points: readonly Vec3[], closed: boolean): string {
  const pixels = projectAll(camera, points);
  if (!pixels) return '';
  return `M${pixels.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`;
}

const atHeight = (foot: readonly Ground[], y: number): readonly Vec3[] => foot.map(([x, z]) => [x, y, z]);

/** The outline of a piece's underside; on a wall that of its front. */
export function footPath(camera: Camera, piece: Piece, isOnWall: boolean): string {
  if (!isOnWall) return pathOf(camera, atHeight(corners(piece, 0.03), piece.y), true);
  const front = corners(piece).slice(2);
  const top = atHeight(front, piece.y + piece.height).toReversed();
  return pathOf(camera, [...atHeight(front, piece.y), ...top], true);
}

/** The edges of a piece's box. */
export function boxPath(camera: Camera, piece: Piece): string {
  const foot = corners(piece);
  const [low, high] = [atHeight(foot, piece.y), atHeight(foot, piece.y + piece.height)];
  const uprights = foot.map(([x, z]) => {
    const upright: readonly Vec3[] = [
      [x, piece.y, z],
      [x, piece.y + piece.height, z],
    ];
    return pathOf(camera, upright, false);
  });
  return [pathOf(camera, low, true), pathOf(camera, high, true), ...uprights].join('');
}

export const guidePath = (camera: Camera, line: readonly Ground[]): string => pathOf(camera, atHeight(line, 0), false);

/** A box's outline in the photo: the least and greatest pixels; null: a part of it is behind the camera. */
export function frameOf(camera: Camera, piece: Piece): { readonly low: Pixel; readonly high: Pixel } | null {
  const foot = corners(piece);
  const pixels = projectAll(camera, [...atHeight(foot, piece.y), ...atHeight(foot, piece.y + piece.height)]);
  if (!pixels) return null;
  const [xs, ys] = [pixels.map(([x]) => x), pixels.map(([, y]) => y)];
  return { low: [Math.min(...xs), Math.min(...ys)], high: [Math.max(...xs), Math.max(...ys)] };
}
