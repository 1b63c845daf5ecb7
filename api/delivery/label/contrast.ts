/** Contrast of a label's words (WCAG 2.2, relative luminance and contrast ratio). */
import { encodeSrgb } from '../../stager/photo/srgb.js';

/** The least contrast of small text, success criterion 1.4.3. */
export const LEAST_CONTRAST = 4.5;
/** So that the plate is seen as one on a dark picture too. */
const LEAST_OPACITY = 0.5;
/** sRGB 0..1 of the plate, #141412 */
const PLATE_LEVEL = 0x14 / 255;

/** The ratio of two relative luminances, 1..21. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * How opaque the dark plate must be for white words.
 * @param brightest relative luminance, 0..1, of what is below
 */
export function plateOpacity(brightest: number): number {
  const most = encodeSrgb(1.05 / LEAST_CONTRAST - 0.05);
  const below = encodeSrgb(brightest);
  // pixels are blended by their levels
  const needed = below <= most ? 0 : (below - most) / (below - PLATE_LEVEL);
  return Math.max(LEAST_OPACITY, Math.ceil(needed * 100) / 100);
}
