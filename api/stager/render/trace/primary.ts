import { exitBox, type Exit } from '../../room/camera/roomBox.js';
import { RAY } from './rays.js';
import { jitter } from '../../sampling.js';
import type { Wave } from './wavefront.js';
import type { TraceContext } from './traceContext.js';

/** A rectangle of pixels. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Aims a primary ray through each pixel of the tile, up to the room's box; the lane's kind is the face where it would
 * leave.
 */
export function aimPrimary(wave: Wave, { view, kernel }: TraceContext, tile: Tile, sample: number): void {
  const { camera, box, width } = view;
  const { rays } = kernel;
  const r = camera.rotation;
  const shift = jitter(sample);
  const exit: Exit = { face: 0 };
  let lane = 0;
  for (let y = tile.y; y < tile.y + tile.height; y++) {
    const b = -(y + 0.5 + shift.y - camera.cy) / camera.focal;
    for (let x = tile.x; x < tile.x + tile.width; x++, lane++) {
      const a = (x + 0.5 + shift.x - camera.cx) / camera.focal;
      const scale = 1 / Math.sqrt(a * a + b * b + 1);
      const dx = (r[0] * a + r[1] * b - r[2]) * scale;
      const dy = (r[3] * a + r[4] * b - r[5]) * scale;
      const dz = (r[6] * a + r[7] * b - r[8]) * scale;
      const at = lane * RAY.floats;
      rays[at] = 0;
      rays[at + 1] = camera.height;
      rays[at + 2] = 0;
      rays[at + RAY.farthest] = exitBox(box, 0, camera.height, 0, dx, dy, dz, exit);
      rays[at + 4] = dx;
      rays[at + 5] = dy;
      rays[at + 6] = dz;
      wave.pixel[lane] = y * width + x;
      wave.kind[lane] = exit.face;
    }
  }
  wave.count = lane;
}
