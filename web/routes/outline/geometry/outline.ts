/** The outline that a person draws: its start, and what a handle does to it. */
import type { Pixel } from '../../../../api/shared/geometry/types.js';
import {
  CAMERA_HEIGHT,
  CORNERS,
  type Edge,
  edgesOf,
  type RoomOutline,
  UNDER_CEILING,
} from '../../../../api/shared/outline/outline.js';

/** An outline with every value set: the stager decides none. */
export interface Outline extends RoomOutline {
  readonly cameraHeight: number;
  readonly fieldOfView: number;
  readonly tilted: boolean;
}

/** The start when nothing was read: a room seen straight on. */
export const USUAL: Outline = {
  corners: [
    [0, 0.82],
    [0.22, 0.66],
    [0.78, 0.66],
    [1, 0.82],
    [1, 1],
    [0, 1],
  ],
  horizon: [0.46, 0.46],
  ceilingHeight: 2.6,
  cameraHeight: 1.3,
  fieldOfView: 75,
  tilted: false,
};

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export const isSame = (a: Outline, b: Outline): boolean => JSON.stringify(a) === JSON.stringify(b);

export const moveCorner = (outline: Outline, index: number, [x, y]: Pixel): Outline => ({
  ...outline,
  corners: outline.corners.with(index, [clamp(x, 0, 1), clamp(y, 0, 1)]),
});

export const middleOf = ([[ax, ay], [bx, by]]: Edge): Pixel => [(ax + bx) / 2, (ay + by) / 2];

/** Adds a corner in the middle of the edge that starts at a corner. */
export function addCorner(outline: Outline, after: number): Outline {
  const { corners } = outline;
  if (corners.length >= CORNERS.most) return outline;
  const edge = edgesOf(corners)[after];
  return edge ? { ...outline, corners: corners.toSpliced(after + 1, 0, middleOf(edge)) } : outline;
}

export const removeCorner = (outline: Outline, index: number): Outline =>
  outline.corners.length > CORNERS.least ? { ...outline, corners: outline.corners.toSpliced(index, 1) } : outline;

/** Moves the horizon, or one end of it, by a fraction of the height. */
export function moveHorizon(outline: Outline, part: 'left' | 'right' | 'both', by: number): Outline {
  const [left, right] = outline.horizon;
  const moved = (row: number) => clamp(row + by, -0.5, 0.98);
  return {
    ...outline,
    horizon: [part === 'right' ? left : moved(left), part === 'left' ? right : moved(right)],
  };
}

/** Sets the ceiling height for the same picture: the camera's height scales with it. */
export function raiseCeiling(outline: Outline, ceilingHeight: number): Outline {
  const cameraHeight = (outline.cameraHeight * ceilingHeight) / outline.ceilingHeight;
  return withCamera({ ...outline, ceilingHeight }, cameraHeight);
}

export const withCamera = (outline: Outline, cameraHeight: number): Outline => ({
  ...outline,
  cameraHeight: clamp(
    cameraHeight,
    CAMERA_HEIGHT.least,
    Math.min(CAMERA_HEIGHT.most, outline.ceilingHeight - UNDER_CEILING),
  ),
});
