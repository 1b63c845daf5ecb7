/** A floor that a person drew on a photo: its limits, and what is wrong with its shape. */
import type { Pixel } from '../geometry/types.js';

/** A floor that a person drew on the photo, with what makes metres of it. */
export interface RoomOutline {
  /** the floor's corners in order, either way round; fractions of the picture's width and height */
  readonly corners: readonly Pixel[];
  /** where the horizon meets the left and the right border, fractions of the height; may lie outside the picture */
  readonly horizon: readonly [left: number, right: number];
  /** metres */
  readonly ceilingHeight: number;
  /** metres above the floor; left out, it is told by the ceiling that the photo shows */
  readonly cameraHeight?: number | undefined;
  /** degrees across the picture; left out, the corners tell it as far as they can */
  readonly fieldOfView?: number | undefined;
  /**
   * Whether the camera was tilted, so that upright lines converge; else the picture was shifted, and they are parallel.
   * Left out, the photo's lines tell it.
   */
  readonly tilted?: boolean | undefined;
}

export const CORNERS = { least: 3, most: 12 } as const;
/** Metres. */
export const CEILING_HEIGHT = { least: 2, most: 6 } as const;
export const CAMERA_HEIGHT = { least: 0.3, most: 4 } as const;
/** Degrees. */
export const FIELD_OF_VIEW = { least: 30, most: 120 } as const;
/** Rows of the horizon, fractions of the height. */
const HORIZON = { least: -1, most: 1 } as const;
/** Of the picture: an outline smaller than this is no floor to furnish. */
const SMALLEST = 0.01;
/** Metres that the lens may be under the ceiling at least. */
export const UNDER_CEILING = 0.2;
const within = (value: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  value >= least && value <= most;

/** What is wrong with an outline, as a sentence for whoever drew it, as far as it can be said without the picture. */
export function faultOfShape({ corners, horizon, ...metres }: RoomOutline): string | null {
  if (!within(corners.length, { least: CORNERS.least, most: CORNERS.most })) {
    return `Draw the floor with ${CORNERS.least} to ${CORNERS.most} corners.`;
  }
  if (!corners.flat().every((value) => value >= 0 && value <= 1)) return 'Keep every corner within the picture.';
  if (!horizon.every((row) => within(row, HORIZON))) return 'The horizon must lie near the picture.';
  const { ceilingHeight, cameraHeight, fieldOfView } = metres;
  if (!within(ceilingHeight, CEILING_HEIGHT)) {
    return `The ceiling must be ${CEILING_HEIGHT.least} to ${CEILING_HEIGHT.most} metres high.`;
  }
  if (cameraHeight !== undefined && !within(cameraHeight, CAMERA_HEIGHT)) {
    return `The camera must be ${CAMERA_HEIGHT.least} to ${CAMERA_HEIGHT.most} metres above the floor.`;
  }
  if (cameraHeight !== undefined && cameraHeight > ceilingHeight - UNDER_CEILING) {
    return 'The camera must be below the ceiling.';
  }
  if (fieldOfView !== undefined && !within(fieldOfView, FIELD_OF_VIEW)) {
    return `The angle of view must be ${FIELD_OF_VIEW.least} to ${FIELD_OF_VIEW.most} degrees.`;
  }
  if (crossesItself(corners)) return 'The outline crosses itself: move its corners until no two edges meet.';
  if (Math.abs(signedArea(corners)) < SMALLEST) return 'The outline is too small: draw all of the floor that is seen.';
  const [left, right] = horizon;
  const isBelow = ([x, y]: Pixel) => y > left + (right - left) * x + 0.005;
  return corners.every(isBelow) ? null : 'All corners of the floor must lie below the horizon.';
}

/** Positive where the corners run clockwise as seen in the picture. */
export const signedArea = (corners: readonly Pixel[]): number =>
  edgesOf(corners).reduce((sum, [[x, y], [nextX, nextY]]) => sum + (x * nextY - nextX * y) / 2, 0);

function crossesItself(corners: readonly Pixel[]): boolean {
  const edges = edgesOf(corners);
  return edges.some((edge, i) =>
    edges.some((other, k) => {
      const areNeighbours = k < i + 2 || (i === 0 && k === edges.length - 1);
      return !areNeighbours && edgesMeet(edge, other);
    }),
  );
}

export type Edge = readonly [from: Pixel, to: Pixel];

/** Every edge, from one corner to the next; the last leads back to the first. */
export const edgesOf = (corners: readonly Pixel[]): readonly Edge[] =>
  corners.map((from, i) => [from, corners[(i + 1) % corners.length] ?? from]);

/** Whether a point lies left (positive) or right of the line through two others. */
const turnOf = ([ax, ay]: Pixel, [bx, by]: Pixel, [x, y]: Pixel): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);

const edgesMeet = ([a, b]: Edge, [c, d]: Edge): boolean =>
  turnOf(a, b, c) * turnOf(a, b, d) <= 0 && turnOf(c, d, a) * turnOf(c, d, b) <= 0 && !apart([a, b], [c, d]);

/** Edges on one line meet only where their spans do. */
const apart = ([a, b]: Edge, [c, d]: Edge): boolean =>
  ([0, 1] as const).some(
    (axis) =>
      Math.max(a[axis], b[axis]) < Math.min(c[axis], d[axis]) ||
      Math.max(c[axis], d[axis]) < Math.min(a[axis], b[axis]),
  );
