import { type RoomOutline, StageRefusal } from '../contract.js';
import { lengthText, type Units } from '../lengthText.js';
import type { Size } from '../../shared/geometry/cameraHypothesis.js';
import { faultOfShape } from '../../shared/outline/outline.js';
import type { Lens } from '../../shared/outline/viewOfOutline.js';
import { type OutlinedWalls, wallsOfOutline } from '../../shared/outline/wallsOfOutline.js';

const NO_WALL = 'Draw at least one edge where the floor meets a wall.';
/** Metres from the eye to the back wall, and between two side walls, that there are. */
const DEPTH = [0.8, 25] as const;
const LEAST_WIDTH = 0.8;
/** For the check of what is possible before the photo is read: what listing photos usually are. */
const USUAL = { cameraHeight: 1.3, fieldOfView: 75 } as const;

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

/** What no room can be. */
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
 * The walls that stand on an outline.
 * @throws {StageRefusal} invalid_request where no edge can be the back wall's
 */
export function requireWalls(outline: RoomOutline, lens: Lens, size: Size): OutlinedWalls {
  const walls = wallsOfOutline(outline, lens, size);
  if (!walls) throw new StageRefusal('invalid_request', NO_WALL);
  return walls;
}
