/**
 * The room on an outline. Picture points are in heights of the picture: x from 0 to its aspect, y from 0 to 1. Room
 * points are in metres, the floor at y = 0 under the camera.
 */
import { project } from '../../../../api/shared/geometry/camera.js';
import { cameraOf, type Size } from '../../../../api/shared/geometry/cameraHypothesis.js';
import type { Camera } from '../../../../api/shared/geometry/types.js';
import { faultOfShape } from '../../../../api/shared/outline/outline.js';
import { bestTurn } from '../../../../api/shared/outline/viewOfOutline.js';
import { wallsOfOutline } from '../../../../api/shared/outline/wallsOfOutline.js';
import { type Outline, moveHorizon } from './outline.js';

export interface OutlinedRoom {
  readonly camera: Camera;
  /** z of the back wall, metres */
  readonly back: number;
  /** x of the side walls; null where the picture does not show one */
  readonly left: number | null;
  readonly right: number | null;
}

const inHeights = (aspect: number): Size => ({ width: aspect, height: 1 });

/** @returns null when the outline gives no room */
export function roomOf(outline: Outline, aspect: number): OutlinedRoom | null {
  const walls = wallsOfOutline(outline, outline, inHeights(aspect));
  if (!walls) return null;
  const eye = outline.cameraHeight;
  const inMetres = (at: number | null) => (at === null ? null : at * eye);
  return {
    camera: cameraOf(walls.view, eye),
    back: walls.back * eye,
    left: inMetres(walls.left),
    right: inMetres(walls.right),
  };
}

/** Picture heights: how far the horizon may move to fit, in coarse and then fine steps, and the cost of moving it. */
const LEVELS = { range: 0.3, coarse: 0.01, fine: 0.001, cost: 0.001 };

/**
 * Moves the horizon to where the side walls meet; when the drawn edges do not determine it, it stays about where it is.
 */
export function fitHorizon(outline: Outline, aspect: number): Outline {
  const at = (by: number) => {
    const moved = moveHorizon(outline, 'both', by);
    const cost = bestTurn(moved, moved, inHeights(aspect)).misfit + LEVELS.cost * by * by;
    return { by, moved, cost: faultOfShape(moved) === null ? cost : Infinity };
  };
  const best = (from: number, to: number, step: number) => {
    const tried = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => at(from + i * step));
    return tried.reduce((least, next) => (next.cost < least.cost ? next : least));
  };
  const { by } = best(-LEVELS.range, LEVELS.range, LEVELS.coarse);
  const fitted = best(by - LEVELS.coarse, by + LEVELS.coarse, LEVELS.fine);
  return fitted.cost < Infinity ? fitted.moved : outline;
}

/** x of the back wall's middle, as far as it is known. */
export const middleOf = ({ left, right }: OutlinedRoom): number => ((left ?? right ?? 0) + (right ?? left ?? 0)) / 2;

/** The row in which the ceiling meets the middle of the back wall; null when that is behind the camera. */
export function ceilingRow(room: OutlinedRoom, ceilingHeight: number): number | null {
  return project(room.camera, [middleOf(room), ceilingHeight, room.back])?.[1] ?? null;
}

/** The camera height, metres, at which the ceiling meets the middle of the back wall in a row. */
export function cameraUnder(room: OutlinedRoom, ceilingHeight: number, row: number): number {
  // In units of the camera's height the floor does not change: a higher ceiling has a higher row in the picture.
  const eye = room.camera.height;
  let [low, high] = [1.01, 12];
  for (let i = 0; i < 40; i++) {
    const height = (low + high) / 2;
    const at = project(room.camera, [middleOf(room), height * eye, room.back])?.[1] ?? -Infinity;
    if (at > row) low = height;
    else high = height;
  }
  return ceilingHeight / low;
}
