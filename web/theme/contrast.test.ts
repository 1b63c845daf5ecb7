import { describe, expect, test } from 'vitest';
import { THEMED_COLORS, type ColorName } from './colors.js';

/** Relative luminance of `#RRGGBB`. Source: WCAG 2.2. */
function luminance(hex: string): number {
  const linear = (at: number) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const TEXT = 4.5;
const PART = 3;
// Brass has too little contrast with its track in the light theme: an unfinished bar ends in an ink seam instead.
const SEEN_BY_ITS_SEAM = 1;

/** Figures are published with one decimal, some of them rounded twice. */
const ROUNDING = 0.06;

type Figures = readonly [front: ColorName, back: ColorName, light: number, dark: number, atLeast: number];

/** The figures of the visual language, as published there. */
const PUBLISHED: readonly Figures[] = [
  ['ink', 'canvas', 14.1, 15.8, TEXT],
  ['ink', 'surface', 15.7, 14.6, TEXT],
  ['ink', 'raised', 16.6, 13.0, TEXT],
  ['ink', 'well', 12.5, 11.8, TEXT],
  ['ink.muted', 'canvas', 6.2, 9.1, TEXT],
  ['ink.muted', 'surface', 6.9, 8.4, TEXT],
  ['ink.muted', 'raised', 7.3, 7.5, TEXT],
  ['ink.muted', 'well', 5.5, 6.8, TEXT],
  ['ink.subtle', 'canvas', 5.3, 6.4, TEXT],
  ['ink.subtle', 'surface', 5.9, 5.9, TEXT],
  ['ink.subtle', 'raised', 6.3, 5.3, TEXT],
  ['ink.subtle', 'well', 4.7, 4.8, TEXT],
  ['accent.text', 'canvas', 8.2, 11.0, TEXT],
  ['accent.text', 'surface', 9.1, 10.2, TEXT],
  ['accent.text', 'raised', 9.6, 9.1, TEXT],
  ['accent.text', 'well', 7.3, 8.3, TEXT],
  ['danger.text', 'canvas', 6.8, 9.8, TEXT],
  ['danger.text', 'surface', 7.6, 9.1, TEXT],
  ['danger.text', 'raised', 8.0, 8.1, TEXT],
  ['danger.text', 'well', 6.1, 7.4, TEXT],
  ['line.strong', 'canvas', 3.2, 4.2, PART],
  ['line.strong', 'surface', 3.5, 3.9, PART],
  ['line.strong', 'raised', 3.7, 3.5, PART],
  ['focus', 'canvas', 14.1, 15.8, PART],
  ['focus', 'surface', 15.7, 14.6, PART],
  ['focus', 'raised', 16.6, 13.0, PART],
  ['accent.on', 'accent', 9.6, 9.8, TEXT],
  ['accent.on', 'accent.hover', 12.4, 11.4, TEXT],
  ['accent.on', 'accent.press', 14.9, 8.0, TEXT],
  ['done.on', 'done', 9.6, 7.2, TEXT],
  ['accent.text', 'accent.soft', 7.3, 7.8, TEXT],
  ['turn.on', 'turn', 8.7, 8.7, TEXT],
  ['turn.text', 'turn.soft', 6.6, 8.0, TEXT],
  ['work.text', 'work.soft', 7.4, 8.2, TEXT],
  ['danger.on', 'danger', 6.9, 5.2, TEXT],
  ['danger.on', 'danger.hover', 9.0, 6.5, TEXT],
  ['danger.text', 'danger.soft', 6.2, 7.8, TEXT],
  ['plate.on', 'plate', 14.8, 11.8, TEXT],
  ['work', 'well', 4.3, 5.5, PART],
  ['turn', 'well', 1.5, 6.9, SEEN_BY_ITS_SEAM],
];

describe('contrast', () => {
  test.each(PUBLISHED)('of %s on %s is %d in the light and %d in the dark', (front, back, light, dark, atLeast) => {
    const inLight = contrast(THEMED_COLORS[front].light, THEMED_COLORS[back].light);
    const inDark = contrast(THEMED_COLORS[front].dark, THEMED_COLORS[back].dark);
    expect(Math.abs(inLight - light)).toBeLessThan(ROUNDING);
    expect(Math.abs(inDark - dark)).toBeLessThan(ROUNDING);
    expect(Math.min(inLight, inDark)).toBeGreaterThanOrEqual(atLeast);
  });
});
