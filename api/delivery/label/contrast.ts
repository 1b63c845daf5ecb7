/** Contrast of a label's words (WCAG 2.2, relative luminance and contrast ratio). */

/** The least contrast of small text, success criterion 1.4.3. */
export const LEAST_CONTRAST = 4.5;
/** So that the plate is seen as one on a dark picture too. */
const LEAST_OPACITY = 0.5;
const PLATE_LEVEL = 0x14;

const linear = (level: number): number => {
  const share = level / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const toLevel = (light: number): number =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Relative luminance, 0..1, of sRGB levels, 0..255. */
export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The ratio of two relative luminances, 1..21. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * How opaque the dark plate must be for white words.
 * @param brightest relative luminance, 0..1, of what is below
 */
export function plateOpacity(brightest: number): number {
  const most = toLevel(1.05 / LEAST_CONTRAST - 0.05);
  const below = toLevel(brightest);
  // pixels are blended by their levels
  const needed = below <= most ? 0 : (below - most) / (below - PLATE_LEVEL);
  return Math.max(LEAST_OPACITY, Math.ceil(needed * 100) / 100);
}
