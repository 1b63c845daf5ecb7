/** Free places on the visible walls of a synthetic room. Metres. */
import type { Side } from '../contract.js';
import type { Random } from '../random.js';
import { project } from '../../shared/geometry/camera.js';
import { wallPoint } from '../room/camera/wallPlane.js';
import { wallSpan } from './plan.js';
import { type Hole, type RoomSpec, cameraOf } from './roomSpec.js';

const ATTEMPTS = 30;
/** Side walls closer to the camera's plane are ignored. */
const NEAREST = -0.45;

/** Occupied rectangles of a wall. */
export function takenOn(room: RoomSpec, wall: Side): Hole[] {
  const { windows, doors, hearths = [], radiators = [], pictures = [], mouldings = [], storage = [] } = room;
  const holes: readonly Hole[] = [windows, doors, hearths, radiators, pictures, mouldings, storage].flat();
  return holes.filter((hole) => hole.wall === wall);
}

/** Whether that point of the wall is in the picture. */
export function isSeen(room: RoomSpec, wall: Side, along: number, height: number): boolean {
  const pixel = project(cameraOf(room), wallPoint(wall, wallSpan(room, wall).at, along, height));
  return pixel !== null && pixel[0] >= 0 && pixel[0] < room.picture.width;
}

interface Wanted {
  /** of what is to be placed */
  readonly width: number;
  /** least distance from corners, and from other things on the wall */
  readonly corner: number;
  readonly others: number;
  /** largest share of it that may be outside the picture at its near end */
  readonly hidden: number;
}

/** A free place on a wall, mostly in the picture; null if there is none. */
export function freePlace(
  random: Random,
  room: RoomSpec,
  wall: Side,
  { width, corner, others, hidden }: Wanted,
): Pick<Hole, 'from' | 'to'> | null {
  const span = wallSpan(room, wall);
  const [first, last] = [span.from + corner, (wall === 'back' ? span.to - corner : NEAREST) - width];
  const taken = takenOn(room, wall);
  for (let attempt = 0; attempt < ATTEMPTS && last >= first; attempt++) {
    const from = random.between(first, last);
    const to = from + width;
    const start = wall === 'back' ? from + hidden * width : from;
    if (!isSeen(room, wall, start, 1) || !isSeen(room, wall, to - hidden * width, 1)) continue;
    if (taken.every((other) => from >= other.to + others || to <= other.from - others)) return { from, to };
  }
  return null;
}
