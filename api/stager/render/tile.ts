import { SUMS, plane, type Frame } from './frame.js';
import { aimBounces, gatherBounces } from './stages/bounce.js';
import { meetPrimary } from './stages/hit.js';
import { aimAtLights, gatherLight } from './stages/light.js';
import { aimMirrors, gatherMirrors } from './stages/mirror.js';
import { aimPrimary, type Tile } from './stages/primary.js';
import type { Studio } from './stages/studio.js';
import { PLANE } from './frame.js';
import type { makeBackdrop } from './view.js';
import { LANE_FLOATS, type Wave } from './wave.js';

/** Pixels per side. */
export const TILE = 32;
/** The room's own surfaces need fewer samples than the furniture: they are only compared with themselves. */
export const BACKGROUND_SAMPLES = 8;

export const tileCount = (frame: Frame) => Math.ceil(frame.width / TILE) * Math.ceil(frame.height / TILE);

export function tileAt(frame: Frame, number: number): Tile {
  const across = Math.ceil(frame.width / TILE);
  const x = (number % across) * TILE;
  const y = Math.floor(number / across) * TILE;
  return { x, y, width: Math.min(TILE, frame.width - x), height: Math.min(TILE, frame.height - y) };
}

/** Groups of planes as they lie in a lane's sums: where each begins, and how many numbers per pixel. */
const GROUPS: readonly (readonly [offset: number, channels: 1 | 3])[] = [
  [PLANE.coverage, 1],
  [PLANE.albedo, 3],
  [PLANE.irradiance, 3],
  [PLANE.specular, 3],
  [PLANE.normal, 3],
  [PLANE.depth, 1],
  [PLANE.lit, 3],
  [PLANE.unlit, 3],
  [PLANE.reflection, 3],
  [PLANE.backs, 1],
];

/** Adds the lanes' sums to the frame. */
export function addSums(frame: Frame, { sums, pixel, count }: Wave): void {
  for (const [offset, channels] of GROUPS) {
    const target = plane(frame, offset, channels);
    for (let lane = 0, from = offset; lane < count; lane++, from += LANE_FLOATS) {
      const at = pixel[lane] * channels;
      target[at] += sums[from];
      if (channels === 1) continue;
      target[at + 1] += sums[from + 1];
      target[at + 2] += sums[from + 2];
    }
  }
}

/** Writes which face lies behind the tile's pixels, and how far its light may change there. */
export function drawBackdrop(frame: Frame, tile: Tile, backdrop: ReturnType<typeof makeBackdrop>): void {
  const fade = plane(frame, PLANE.fade, 1);
  for (let y = tile.y; y < tile.y + tile.height; y++) {
    for (let x = tile.x; x < tile.x + tile.width; x++) {
      const behind = backdrop(x, y);
      frame.face[y * frame.width + x] = behind.face;
      fade[y * frame.width + x] = behind.fade;
    }
  }
}

function loadFade(frame: Frame, wave: Wave, tile: Tile): void {
  const fade = plane(frame, PLANE.fade, 1);
  let lane = 0;
  for (let y = tile.y; y < tile.y + tile.height; y++) {
    for (let x = tile.x; x < tile.x + tile.width; x++) wave.fade[lane++] = fade[y * frame.width + x];
  }
}

export interface SampleRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Traces the samples of one tile and adds them to the frame. What comes out depends on the tile and the samples alone,
 * never on the thread or the time.
 * @returns whether any furniture shows in the tile, or changes its light
 */
export function traceTile(frame: Frame, wave: Wave, studio: Studio, tile: Tile, samples: SampleRange): boolean {
  const { kernel } = studio;
  wave.sums.fill(0, 0, tile.width * tile.height * SUMS);
  loadFade(frame, wave, tile);
  let touched = false;
  for (let sample = samples.from; sample < samples.to; sample++) {
    aimPrimary(wave, studio, tile, sample);
    kernel.traceNearest(wave.count);
    meetPrimary(wave, studio, sample < BACKGROUND_SAMPLES);
    aimAtLights(wave, studio, sample);
    kernel.traceAny(wave.count);
    if (gatherLight(wave, studio)) touched = true;
    aimBounces(wave, studio, sample);
    kernel.traceNearest(wave.count);
    if (gatherBounces(wave, studio)) touched = true;
    const mirrors = aimMirrors(wave, studio, sample);
    kernel.traceNearest(mirrors);
    if (gatherMirrors(wave, studio, mirrors)) touched = true;
  }
  addSums(frame, wave);
  return touched;
}
