import { type RoomOutline, StageRefusal } from '../contract.js';
import { lengthText, type Units } from '../lengthText.js';
import type { Size } from '../../shared/geometry/cameraHypothesis.js';
import { faultOfShape } from '../../shared/outline/outline.js';
import type { Lens } from '../../shared/outline/viewOfOutline.js';
import { type OutlinedWalls, wallsOfOutline } from '../../shared/outline/wallsOfOutline.js';

const NO_WALL = 'Draw at least one edge where the floor meets a wall.';
/** Range of the distance to the back wall, and of the width between two side walls; metres. */
const DEPTH = [0.8, 25] as const;
const LEAST_WIDTH = 0.8;
/** Assumptions for the check before the photo is read: typical listing photos. */
const USUAL = { cameraHeight: 1.3, fieldOfView: 75 } as const;

interface Drawn {
  readonly size: Size;
  /** of the sentence; sentences about the outline's own numbers are in metres, as these are */
  readonly units?: Units;
}

/** What is wrong with an outline, as a sentence for the person who drew it; null if it can be furnished. */
export function faultOfOutline(outline: RoomOutline, drawn: Drawn): string | null {
  return faultOfShape(outline) ?? faultOfRoom(outline, drawn);
}

/** @throws {StageRefusal} invalid_request, with the outline's fault */
export function requireOutline(outline: RoomOutline, size: Size): void {
  const fault = faultOfOutline(outline, { size });
  if (fault !== null) throw new StageRefusal('invalid_request', fault);
}

/** Faults that no room can have. */
function faultOfRoom(outline: RoomOutline, { size, units = 'metric' }: Drawn): string | null {
  const { cameraHeight = USUAL.cameraHeight, fieldOfView = USUAL.fieldOfView, tilted = false } = outline;
  const walls = wallsOfOutline(outline, { fieldOfView, tilted }, size);
  if (!walls) return NO_WALL;
  const { back, left, right } = walls;
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
}

/**
 * The walls on an outline.
 * @throws {StageRefusal} invalid_request if no edge can be the back wall's
 */
export function requireWalls(outline: RoomOutline, lens: Lens, size: Size): OutlinedWalls {
  const walls = wallsOfOutline(outline, lens, size);
  if (!walls) throw new StageRefusal('invalid_request', NO_WALL);
  return walls;
}
