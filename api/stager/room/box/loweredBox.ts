/** Moves a box's floor down: from the top of a skirting board to its foot. */
import type { LabPicture } from '../../photo/colour.js';
import { type BoxFrame, type BoxParameters, sidePoint } from './boxLines.js';
import { dot } from '../../../shared/geometry/roomAxes.js';
import { type CameraHypothesis, viewRay } from '../../../shared/geometry/cameraHypothesis.js';

export interface SkirtingScene {
  /** about 720 px long */
  readonly lab: LabPicture;
  /** at the box's size */
  readonly view: CameraHypothesis;
  readonly frame: BoxFrame;
}

/** The box with its floor moved down by a share of the camera's height above it; the walls stay. */
export function loweredBox(
  { view, frame }: Pick<SkirtingScene, 'view' | 'frame'>,
  box: BoxParameters,
  by: number,
): BoxParameters {
  const { down } = view.axes;
  const lower = (x: number, y: number) => {
    const r = viewRay(view, x, y);
    const fall = dot(r, down);
    const depth = r[2] / fall + by * down[2];
    return [
      view.cx + (view.focal * (r[0] / fall + by * down[0])) / depth,
      view.cy + (view.focal * (r[1] / fall + by * down[1])) / depth,
    ] as const;
  };
  const side = (which: 'left' | 'right', angle: number | null) => {
    if (angle === null) return null;
    const [x, y] = lower(...sidePoint(frame, which, angle, 0.25 * frame.width));
    return (Math.atan2(Math.abs(x - frame.vx), y - frame.vy) * 180) / Math.PI;
  };
  const [x, y] = lower(frame.middle, box.back);
  return {
    back: y + (frame.middle - x) * backSlope(frame, x, y),
    left: side('left', box.left),
    right: side('right', box.right),
  };
}

/** Slope (rows per column) of the back line through a point. */
function backSlope({ across }: BoxFrame, x: number, y: number): number {
  return (across[1] - y * across[2]) / (across[0] - x * across[2]);
}
