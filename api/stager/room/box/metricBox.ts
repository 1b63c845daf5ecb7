/** A reading in metres: camera, walls and their visible parts. */
import type { Camera, Pixel, Room, Side, Wall } from '../../contract.js';
import { meet, onFloor, project } from '../../../shared/geometry/camera.js';
import { wallPoint } from '../camera/wallPlane.js';
import { type Reading, pointsOfLines } from './reading.js';
import { USUAL_CEILING, assumedEye } from '../camera/scale.js';
import { type Size, cameraOf, resized } from '../../../shared/geometry/cameraHypothesis.js';

/** How far the room extends beyond the picture where a wall is outside it, metres. */
const BEYOND = 0.6;
/** How far the room extends behind the camera, metres. */
const BEHIND = 1.6;
const UNSEEN_RANGE = [1.5, 7] as const;
/** A side wall closer to the camera is a misreading, metres. */
const NEAREST_SIDE = 0.15;
/** Closest visible part of a side wall, metres before the camera. */
const NEAREST_DEPTH = 0.2;
const LOOK_STEP = 0.05;

export type MetricBox = Pick<
  Room,
  'width' | 'height' | 'camera' | 'left' | 'right' | 'back' | 'front' | 'ceilingHeight' | 'walls'
>;

/** @returns null if the back wall does not meet the floor */
export function metricBox(reading: Reading, { width, height }: Size): MetricBox | null {
  const { frame } = reading;
  const camera = cameraOf(resized(reading.view, { width, height }), reading.eye ?? assumedEye(reading.ceiling));
  const toPhoto = ([x, y]: Pixel): Pixel => [(x * width) / frame.width, (y * height) / frame.height];
  const points = pointsOfLines(reading);
  const backPoint = onFloor(camera, toPhoto(points.back));
  if (!backPoint) return null;
  const back = backPoint[2];
  const sideX = (point: Pixel | null) => (point && onFloor(camera, toPhoto(point))?.[0]) ?? null;
  return boxBetween(
    { camera, back, left: sideX(points.left), right: sideX(points.right), ceilingHeight: USUAL_CEILING },
    { width, height },
  );
}

/** Places of the walls, metres; null if one is not in the picture. */
interface Walls {
  readonly camera: Camera;
  /** z */
  readonly back: number;
  readonly left: number | null;
  readonly right: number | null;
  readonly ceilingHeight: number;
}

/** The box between walls, with the visible part of each; a wall that is not seen is placed outside the picture. */
export function boxBetween(
  { camera, back, left: seenLeft, right: seenRight, ceilingHeight }: Walls,
  size: Size,
): MetricBox {
  const { width, height } = size;
  const leftSeen = seenLeft !== null && seenLeft < -NEAREST_SIDE;
  const rightSeen = seenRight !== null && seenRight > NEAREST_SIDE;
  const left = leftSeen ? seenLeft : -unseenSide(-(borderX(camera, back, 0) ?? -3));
  const right = rightSeen ? seenRight : unseenSide(borderX(camera, back, width) ?? 3);
  const wall = (side: Side, at: number, seen: boolean): Wall => {
    const [low, high] = side === 'back' ? [left, right] : [back, -NEAREST_DEPTH];
    const [from, to] = visiblePart({ camera, side, at, low, high, width });
    return { side, at, from, to, seen, uprights: [] };
  };
  return {
    width,
    height,
    camera,
    left,
    right,
    back,
    front: BEHIND,
    ceilingHeight,
    walls: {
      back: wall('back', back, true),
      left: wall('left', left, leftSeen),
      right: wall('right', right, rightSeen),
    },
  };
}

/** x at which the back wall leaves the picture. */
const borderX = (camera: Camera, back: number, column: number): number | null =>
  meet(camera, [column, camera.cy], 2, back)?.[0] ?? null;

const unseenSide = (border: number): number => Math.max(UNSEEN_RANGE[0], Math.min(UNSEEN_RANGE[1], border + BEYOND));

interface Look {
  readonly camera: Camera;
  readonly side: Side;
  readonly at: number;
  readonly low: number;
  readonly high: number;
  readonly width: number;
}

/** The visible part of a wall at camera height. */
function visiblePart({ camera, side, at, low, high, width }: Look): [number, number] {
  let from = Infinity;
  let to = -Infinity;
  for (let along = low; along <= high; along += LOOK_STEP) {
    const pixel = project(camera, wallPoint(side, at, along, camera.height));
    if (!pixel || pixel[0] < 0 || pixel[0] >= width) continue;
    from = Math.min(from, along);
    to = Math.max(to, along);
  }
  return from < to ? [from, to] : [low, low];
}
