/** Which surface of the box a pixel shows. */
import type { Pixel, Room, Side, Vec3 } from '../contract.js';
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
  let nearest: Surfaced | null = null;
  const take = (surface: Surfaced['surface'], point: Vec3 | null): void => {
    if (!point) return;
    const away = Math.hypot(point[0], point[1] - camera.height, point[2]);
    if (!nearest || away < nearest.away) nearest = { surface, point, away };
  };
  take('floor', meet(camera, pixel, 1, 0));
  take('ceiling', meet(camera, pixel, 1, ceilingHeight));
  for (const wall of [walls.back, walls.left, walls.right]) {
    if (wall.seen) take(wall.side, meet(camera, pixel, wallAxis(wall.side), wall.at));
  }
  return nearest;
}

/** Pixels of the photo that a metre takes at a point, seen straight on. */
export function pixelsPerMetre({ camera }: Pick<Room, 'camera'>, point: Vec3): number {
  const here = project(camera, point);
  const above = project(camera, [point[0], point[1] + 0.1, point[2]]);
  return here && above ? 10 * Math.hypot(here[0] - above[0], here[1] - above[1]) : 0;
}
