/** Share of specular reflection in the floor's radiance: shadow does not darken it, and furniture hides it. */
import { luminanceAt } from '../photo/colour.js';
import { FACE, type Box } from '../room/camera/roomBox.js';
import { MAP_CELLS } from '../kernel/layout.js';
import type { RoomMap } from './roomMap.js';

const CELLS = MAP_CELLS * MAP_CELLS;
const TINY = 1e-6;
/** Upper bound of the share. */
const MOST = 0.98;
/** Lower bound of a channel of the floor's colour, as a share of its luminance. */
const LEAST_COLOUR = 0.05;

export interface GlareShare {
  /** per cell of the map's floor, 3 numbers each, 0..1 */
  readonly shares: Float32Array;
  /** 1 for cells that the photo shows, else 0 */
  readonly known: Uint8Array;
}

/**
 * The share by which the removal of glare dimmed the floor. Glare is about white: below it is the colour of the floor's
 * part with the least glare, more so the stronger the glare.
 * @param before radiance of the map with its glare
 */
export function glareShareOf(before: ArrayLike<number>, { radiance, seen }: RoomMap): GlareShare {
  const first = FACE.floor * CELLS;
  const known = Uint8Array.from({ length: CELLS }, (_, k) => (seen[first + k] ? 1 : 0));
  const taken = Float32Array.from({ length: CELLS }, (_, k) => {
    const at = (first + k) * 3;
    return known[k] ? Math.max(0, 1 - luminanceAt(radiance, at) / Math.max(TINY, luminanceAt(before, at))) : 0;
  });
  const paint = [TINY, TINY, TINY];
  for (let k = 0; k < CELLS; k++) {
    if (!known[k]) continue;
    const at = (first + k) * 3;
    const weight = (1 - taken[k]) ** 4 / Math.max(TINY, luminanceAt(before, at));
    for (let c = 0; c < 3; c++) paint[c] += weight * before[at + c];
  }
  const shown = luminanceAt(paint, 0);
  const shares = new Float32Array(CELLS * 3);
  for (let k = 0; k < CELLS; k++) {
    if (!known[k]) continue;
    const at = (first + k) * 3;
    const light = Math.max(TINY, luminanceAt(before, at));
    for (let c = 0; c < 3; c++) {
      const hidden = paint[c] / shown / Math.max(LEAST_COLOUR, before[at + c] / light);
      const left = (1 - taken[k]) * (1 + taken[k] * (hidden - 1));
      shares[k * 3 + c] = Math.min(MOST, Math.max(0, 1 - left));
    }
  }
  return { shares, known };
}

/** Radius in cells of the interpolation: glare is known in patches and must end softly. */
const WITHIN = 2;

/** Reads the share at a point of the floor into `out`; 0 where it is unknown. */
export function glareReader({ shares, known }: GlareShare, box: Box) {
  return (x: number, z: number, out: Float64Array): void => {
    out.fill(0);
    const across = ((x - box.left) / (box.right - box.left)) * MAP_CELLS - 0.5;
    const along = ((z - box.back) / (box.front - box.back)) * MAP_CELLS - 0.5;
    let weights = 0;
    for (let row = Math.floor(along) - WITHIN + 1; row <= Math.floor(along) + WITHIN; row++) {
      if (row < 0 || row >= MAP_CELLS) continue;
      for (let column = Math.floor(across) - WITHIN + 1; column <= Math.floor(across) + WITHIN; column++) {
        if (column < 0 || column >= MAP_CELLS) continue;
        const cell = row * MAP_CELLS + column;
        if (!known[cell]) continue;
        const weight = (1 - Math.abs(column - across) / WITHIN) * (1 - Math.abs(row - along) / WITHIN);
        weights += weight;
        for (let c = 0; c < 3; c++) out[c] += weight * shares[cell * 3 + c];
      }
    }
    if (weights > 0) for (let c = 0; c < 3; c++) out[c] /= weights;
  };
}
