/** Where the walls of a made-up room are still free, as far as its picture shows them. Metres. */
import type { Side } from '../contract.js';
import type { Random } from '../random.js';
import { project } from '../../shared/geometry/camera.js';
import { wallPoint } from '../room/camera/wallPlane.js';
import { wallSpan } from './plan.js';
import { type Hole, type RoomSpec, cameraOf } from './roomSpec.js';

const ATTEMPTS = 30;
/** Nearer to the camera's plane a side wall is no longer looked at. */
const NEAREST = -0.45;

/** What takes room on a wall. */
export function takenOn(room: RoomSpec, wall: Side): Hole[] {
  const { windows, doors, hearths = [], radiators = [], pictures = [], mouldings = [], storage = [] } = room;
  const holes: readonly Hole[] = [windows, doors, hearths, radiators, pictures, mouldings, storage].flat();
  return holes.filter((hole) => hole.wall === wall);
}

/** Whether the picture shows that place of the wall, so high above the floor. */
export function isSeen(room: RoomSpec, wall: Side, along: number, height: number): boolean {
  const pixel = project(cameraOf(room), wallPoint(wall, wallSpan(room, wall).at, along, height));
  return pixel !== null && pixel[0] >= 0 && pixel[0] < room.picture.width;
}

interface Wanted {
  /** of what is to be placed */
  readonly width: number;
  /** kept from corners, and from what else is on the wall */
  readonly corner: number;
  readonly others: number;
  /** share of it that may lie beside the picture at its near end */
  readonly hidden: number;
}

/** A free place on a wall, most of it in the picture; null where there is none. */
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
