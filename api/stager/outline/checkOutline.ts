import { type Pixel, type RoomOutline, StageRefusal } from '../contract.js';
import { lengthText, type Units } from '../lengthText.js';
import type { Size } from '../room/camera/cameraHypothesis.js';
import { signedArea, wallsOfOutline } from './boxOfOutline.js';
import { FIELD_RANGE } from './viewOfOutline.js';

export const CORNERS = { least: 3, most: 12 } as const;
/** Metres. */
export const CEILING_HEIGHT = { least: 2, most: 6 } as const;
export const CAMERA_HEIGHT = { least: 0.3, most: 4 } as const;
/** Degrees. */
export const FIELD_OF_VIEW = { least: FIELD_RANGE[0], most: FIELD_RANGE[1] } as const;
/** Rows of the horizon, fractions of the height. */
export const HORIZON = { least: -1, most: 1 } as const;
/** Of the picture: an outline smaller than this is no floor to furnish. */
const SMALLEST = 0.01;
/** Metres that the lens may be under the ceiling at least. */
const UNDER_CEILING = 0.2;
/** Metres from the eye to the back wall, and between two side walls, that there are. */
const DEPTH = [0.8, 25] as const;
const LEAST_WIDTH = 0.8;
/** For the check of what is possible before the photo is read: what listing photos usually are. */
const USUAL = { cameraHeight: 1.3, fieldOfView: 75 } as const;

const within = (value: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  value >= least && value <= most;

interface Drawn {
  readonly size: Size;
  /** in which the sentence is; those about the outline's own numbers are in metres, as these are */
  readonly units?: Units;
}

/** What is wrong with an outline, as a sentence for whoever drew it; null where it can be furnished. */
export function faultOfOutline(outline: RoomOutline, drawn: Drawn): string | null {
  return faultOfShape(outline) ?? faultOfRoom(outline, drawn);
}

/** @throws {StageRefusal} invalid_request, with what is wrong with the outline */
export function requireOutline(outline: RoomOutline, size: Size): void {
  const fault = faultOfOutline(outline, { size });
  if (fault !== null) throw new StageRefusal('invalid_request', fault);
}

/** What can be said without the picture's size. */
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

/** What no room can be. */
function faultOfRoom(outline: RoomOutline, { size, units = 'metric' }: Drawn): string | null {
  const { cameraHeight = USUAL.cameraHeight, fieldOfView = USUAL.fieldOfView, tilted = false } = outline;
  try {
    const { back, left, right } = wallsOfOutline(outline, { fieldOfView, tilted }, size);
    const depth = -back * cameraHeight;
    if (depth > DEPTH[1]) {
      const far = lengthText(depth, units);
      return `The back wall would be ${far} away: move the horizon up, or the far corners down.`;
    }
    if (depth < DEPTH[0]) return 'The back wall would stand at the camera: move the far corners up to where it is.';
    if (left !== null && right !== null && (right - left) * cameraHeight < LEAST_WIDTH) {
      return 'The side walls would almost touch: move the corners apart, or raise the ceiling.';
    }
    return null;
  } catch (error) {
    if (error instanceof StageRefusal) return error.message;
    throw error;
  }
}

function crossesItself(corners: readonly Pixel[]): boolean {
  const count = corners.length;
  const corner = (i: number) => corners[i % count];
  for (let i = 0; i < count; i++) {
    for (let k = i + 2; k < count; k++) {
      const areNeighbours = i === 0 && k === count - 1;
      if (!areNeighbours && edgesMeet([corner(i), corner(i + 1)], [corner(k), corner(k + 1)])) return true;
    }
  }
  return false;
}

type Edge = readonly [Pixel, Pixel];

/** Whether a point lies left (positive) or right of the line through two others. */
const turnOf = ([ax, ay]: Pixel, [bx, by]: Pixel, [x, y]: Pixel): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);

const edgesMeet = ([a, b]: Edge, [c, d]: Edge): boolean =>
  turnOf(a, b, c) * turnOf(a, b, d) <= 0 && turnOf(c, d, a) * turnOf(c, d, b) <= 0 && !apart([a, b], [c, d]);

/** Edges on one line meet only where their spans do. */
const apart = ([a, b]: Edge, [c, d]: Edge): boolean =>
  [0, 1].some(
    (axis) =>
      Math.max(a[axis], b[axis]) < Math.min(c[axis], d[axis]) ||
      Math.max(c[axis], d[axis]) < Math.min(a[axis], b[axis]),
  );
