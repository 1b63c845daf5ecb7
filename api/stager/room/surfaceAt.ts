/** Which surface of the box a pixel shows. */
import type { Camera, Pixel, Room, Side, Vec3, Wall } from '../contract.js';
import { meet, project, wallAxis } from './camera.js';

export interface Surfaced {
  readonly surface: Side | 'floor' | 'ceiling';
  readonly point: Vec3;
  /** metres from the camera */
  readonly away: number;
}

type Box = Pick<Room, 'camera' | 'walls' | 'ceilingHeight'>;

/** The surface that a photo pixel shows, and where; null where no wall that is seen, no floor and no ceiling is met. */
export function surfaceAt({ camera, walls, ceilingHeight }: Box, pixel: Pixel): Surfaced | null {
  const floor = nearer(null, camera, 'floor', meet(camera, pixel, 1, 0));
  const level = nearer(floor, camera, 'ceiling', meet(camera, pixel, 1, ceilingHeight));
  const back = nearerWall(level, camera, walls.back, pixel);
  const left = nearerWall(back, camera, walls.left, pixel);
  return nearerWall(left, camera, walls.right, pixel);
}

function nearerWall(before: Surfaced | null, camera: Camera, wall: Wall, pixel: Pixel): Surfaced | null {
  return wall.seen ? nearer(before, camera, wall.side, meet(camera, pixel, wallAxis(wall.side), wall.at)) : before;
}

/** What was met before, or a surface where it is met nearer to the camera. */
function nearer(
  before: Surfaced | null,
  camera: Camera,
  surface: Surfaced['surface'],
  point: Vec3 | null,
): Surfaced | null {
  if (!point) return before;
  const away = Math.hypot(point[0], point[1] - camera.height, point[2]);
  return before && away >= before.away ? before : { surface, point, away };
}

/** Pixels of the photo that a metre takes at a point, seen straight on. */
export function pixelsPerMetre({ camera }: Pick<Room, 'camera'>, point: Vec3): number {
  const here = project(camera, point);
  const above = project(camera, [point[0], point[1] + 0.1, point[2]]);
  return here && above ? 10 * Math.hypot(here[0] - above[0], here[1] - above[1]) : 0;
}
