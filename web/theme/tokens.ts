import { defineSemanticTokens, defineTokens } from '@pandacss/dev';
import { semanticColors } from './colors.js';

/** The spacing scale in CSS pixels. A token has its size as its name: `padding: '16'` is 16 px. */
const SPACING_STEPS = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 28, 32, 36, 40, 44, 48, 64, 72, 80];
const ICON_SIZES = [14, 15, 16, 18, 20, 22, 24, 28];
const FONT_SIZE_STEPS = [11, 12, 13, 14, 15, 16, 17, 18, 20];

function pixelScale(steps: readonly number[]): Record<string, { value: string }> {
  return Object.fromEntries(steps.map((step) => [String(step), { value: `${step}px` }]));
}

export const tokens = defineTokens({
  colors: { transparent: { value: 'transparent' }, current: { value: 'currentColor' } },
  fonts: {
    display: { value: '"Young Serif", "Iowan Old Style", Georgia, serif' },
    body: { value: '"Hanken Grotesk Variable", "Helvetica Neue", Arial, sans-serif' },
    /** for code and keys, which nobody reads as prose */
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace' },
  },
  fontWeights: {
    regular: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  fontSizes: pixelScale(FONT_SIZE_STEPS),
  spacing: { '0': { value: '0' }, ...pixelScale(SPACING_STEPS) },
  sizes: {
    '0': { value: '0' },
    ...pixelScale([...SPACING_STEPS, ...ICON_SIZES]),
    full: { value: '100%' },
    control: { sm: { value: '32px' }, md: { value: '40px' }, lg: { value: '48px' } },
    header: { value: '64px' },
    content: { value: '1200px' },
    rail: { value: '316px' },
    measure: { value: '65ch' },
  },
  radii: {
    '0': { value: '0' },
    photo: { value: '3px' },
    badge: { value: '4px' },
    control: { value: '6px' },
    toast: { value: '8px' },
    panel: { value: '10px' },
    dialog: { value: '12px' },
    sheet: { value: '14px 14px 0 0' },
    full: { value: '999px' },
  },
  easings: {
    out: { value: 'cubic-bezier(.2,.7,.2,1)' },
    in: { value: 'cubic-bezier(.5,0,.9,.4)' },
    seam: { value: 'cubic-bezier(.65,0,.25,1)' },
  },
  zIndex: {
    base: { value: 1 },
    header: { value: 20 },
    popover: { value: 30 },
    scrim: { value: 40 },
    toast: { value: 50 },
    // A menu or tooltip opened from a dialog must be above it.
    overDialog: { value: 45 },
  },
});

/** A duration that is 0 for people who asked for reduced motion. */
function stillable(milliseconds: number): { value: { base: string; _motionReduce: string } } {
  return { value: { base: `${milliseconds}ms`, _motionReduce: '0ms' } };
}

export const semanticTokens = defineSemanticTokens({
  colors: semanticColors(),
  spacing: { gutter: { value: { base: '16px', sm: '24px', md: '40px' } } },
  durations: {
    press: stillable(90),
    fast: stillable(140),
    leave: stillable(140),
    base: stillable(220),
    slow: stillable(420),
  },
  shadows: {
    lift: {
      value: {
        base: '0 1px 2px rgba(40,34,24,.10), 0 6px 16px -6px rgba(40,34,24,.16)',
        _dark: '0 0 0 1px rgba(255,250,240,.05), 0 8px 20px -8px rgba(0,0,0,.6)',
      },
    },
    overlay: {
      value: {
        base: '0 2px 6px rgba(40,34,24,.10), 0 24px 60px -12px rgba(40,34,24,.32)',
        _dark: '0 0 0 1px rgba(255,250,240,.09), 0 28px 70px -12px rgba(0,0,0,.8)',
      },
    },
  },
});
