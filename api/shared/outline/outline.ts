/** A floor that a person drew on a photo: its limits, and the faults of its shape. */
import type { Pixel } from '../geometry/types.js';

/** A floor that a person drew on the photo, with the data that give its scale. */
export interface RoomOutline {
  /** the floor's corners in order, either way round; fractions of the picture's width and height */
  readonly corners: readonly Pixel[];
  /** where the horizon meets the left and the right border, fractions of the height; may be outside the picture */
  readonly horizon: readonly [left: number, right: number];
  /** metres */
  readonly ceilingHeight: number;
  /** metres above the floor; left out, it follows from the ceiling in the photo */
  readonly cameraHeight?: number | undefined;
  /** degrees across the picture; left out, it is estimated from the corners */
  readonly fieldOfView?: number | undefined;
  /**
   * Whether the camera was tilted, so that vertical lines converge; otherwise the picture was shifted, and they are
   * parallel. Left out, it is estimated from the photo's lines.
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
/** Share of the picture's area: a smaller outline is not a floor to furnish. */
const SMALLEST = 0.01;
/** Metres between the lens and the ceiling at least. */
export const UNDER_CEILING = 0.2;
const within = (value: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  value >= least && value <= most;

/**
 * The fault of an outline as a sentence for its author, as far as it can be found without the picture; null if none.
 */
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

/** Positive if the corners run clockwise in the picture. */
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

/** Every edge, from one corner to the next; the last one closes the outline. */
export const edgesOf = (corners: readonly Pixel[]): readonly Edge[] =>
  corners.map((from, i) => [from, corners[(i + 1) % corners.length] ?? from]);

/** Whether a point is left (positive) or right of the line through two others. */
const turnOf = ([ax, ay]: Pixel, [bx, by]: Pixel, [x, y]: Pixel): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);

const edgesMeet = ([a, b]: Edge, [c, d]: Edge): boolean =>
  turnOf(a, b, c) * turnOf(a, b, d) <= 0 && turnOf(c, d, a) * turnOf(c, d, b) <= 0 && !apart([a, b], [c, d]);

/** Whether two collinear edges do not overlap. */
const apart = ([a, b]: Edge, [c, d]: Edge): boolean =>
  ([0, 1] as const).some(
    (axis) =>
      Math.max(a[axis], b[axis]) < Math.min(c[axis], d[axis]) ||
      Math.max(c[axis], d[axis]) < Math.min(a[axis], b[axis]),
  );
