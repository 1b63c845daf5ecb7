/** A drawn floor, and what is wrong with it. The sentences are the server's: here they come while one draws. */

/** In an outline: fractions of the picture's width and height. */
export type Point = readonly [x: number, y: number];

export interface Outline {
  /** in order, either way round */
  readonly corners: readonly Point[];
  /** rows at which the horizon meets the left and the right border */
  readonly horizon: readonly [left: number, right: number];
  /** metres */
  readonly ceilingHeight: number;
  /** metres above the floor */
  readonly cameraHeight: number;
  /** degrees across the picture */
  readonly fieldOfView: number;
  /** whether upright lines converge */
  readonly tilted: boolean;
}

export const CORNERS = { least: 3, most: 12 } as const;
/** Metres. */
export const CEILING = { least: 2, most: 6 } as const;
export const CAMERA = { least: 0.3, most: 4 } as const;
/** Metres that the camera is under the ceiling at least. */
const UNDER_CEILING = 0.2;
/** Degrees. */
export const FIELD = { least: 40, most: 110 } as const;
/** Of the picture. */
const SMALLEST = 0.01;
const UNDER_HORIZON = 0.005;

/** Where nothing was read: a room seen straight on, to begin with. */
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

/** What keeps an outline from being staged, as a sentence; null where nothing does. */
export function faultOf({ corners, horizon: [left, right] }: Outline): string | null {
  if (crossesItself(corners)) return 'The outline crosses itself: move its corners until no two edges meet.';
  if (Math.abs(signedArea(corners)) < SMALLEST) return 'The outline is too small: draw all of the floor that is seen.';
  const isBelow = ([x, y]: Point) => y > left + (right - left) * x + UNDER_HORIZON;
  return corners.every(isBelow) ? null : 'All corners of the floor must lie below the horizon.';
}

/** Positive where the corners run clockwise as seen in the picture. */
export const signedArea = (corners: readonly Point[]): number =>
  corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

type Edge = readonly [Point, Point];

function crossesItself(corners: readonly Point[]): boolean {
  const edges = corners.map((corner, i): Edge => [corner, corners[(i + 1) % corners.length]]);
  return edges.some((edge, i) =>
    edges.some((other, k) => k > i + 1 && !(i === 0 && k === edges.length - 1) && meet(edge, other)),
  );
}

/** Whether a point lies left or right of the line through two others. */
const turnOf = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);

const meet = ([a, b]: Edge, [c, d]: Edge): boolean =>
  turnOf(a, b, c) * turnOf(a, b, d) <= 0 &&
  turnOf(c, d, a) * turnOf(c, d, b) <= 0 &&
  [0, 1].every(
    (axis) =>
      Math.max(a[axis], b[axis]) >= Math.min(c[axis], d[axis]) &&
      Math.max(c[axis], d[axis]) >= Math.min(a[axis], b[axis]),
  );

export const moveCorner = (outline: Outline, index: number, [x, y]: Point): Outline => ({
  ...outline,
  corners: outline.corners.with(index, [clamp(x, 0, 1), clamp(y, 0, 1)]),
});

/** One more corner in the middle of the edge that begins at a corner. */
export function addCorner(outline: Outline, after: number): Outline {
  const { corners } = outline;
  if (corners.length >= CORNERS.most) return outline;
  const [ax, ay] = corners[after];
  const [bx, by] = corners[(after + 1) % corners.length];
  return { ...outline, corners: corners.toSpliced(after + 1, 0, [(ax + bx) / 2, (ay + by) / 2]) };
}

export const removeCorner = (outline: Outline, index: number): Outline =>
  outline.corners.length > CORNERS.least ? { ...outline, corners: outline.corners.toSpliced(index, 1) } : outline;

/** Moves the horizon, or one end of it, by a share of the height. */
export function moveHorizon(outline: Outline, part: 'left' | 'right' | 'both', by: number): Outline {
  const [left, right] = outline.horizon;
  const moved = (row: number) => clamp(row + by, -0.5, 0.98);
  return {
    ...outline,
    horizon: [part === 'right' ? left : moved(left), part === 'left' ? right : moved(right)],
  };
}

/** Another ceiling height in the same picture: the camera, and all else, grows with it. */
export function raiseCeiling(outline: Outline, ceilingHeight: number): Outline {
  const cameraHeight = (outline.cameraHeight * ceilingHeight) / outline.ceilingHeight;
  return withCamera({ ...outline, ceilingHeight }, cameraHeight);
}

export const withCamera = (outline: Outline, cameraHeight: number): Outline => ({
  ...outline,
  cameraHeight: clamp(cameraHeight, CAMERA.least, Math.min(CAMERA.most, outline.ceilingHeight - UNDER_CEILING)),
});
