import { defineGlobalStyles } from '@pandacss/dev';
import { focusRing } from './focus.js';

const CONTROLS = 'a, button, input, select, textarea, summary, [tabindex]';

/** Elements that are focused by scripts, and are no controls: a page, a dialog, a list of options. */
const SURFACES = 'main, [data-part=content]:not([data-scope=tabs])';

export const globalCss = defineGlobalStyles({
  ':root': { colorScheme: 'light' },
  '[data-theme=dark]': { colorScheme: 'dark' },
  html: { textSizeAdjust: '100%' },
  body: {
    bg: 'canvas',
    color: 'ink',
    textStyle: 'body',
    fontSynthesis: 'none',
    WebkitFontSmoothing: 'antialiased',
    textRendering: 'optimizeLegibility',
    overflowWrap: 'break-word',
    // avoids a last line of one word
    textWrap: 'pretty',
  },
  'strong, b': { fontWeight: '600' },
  // skipEntrance.ts: what replaces a frame has no opening animation. The duration is 0 because an animation that is
  // `none` would start when this rule ends.
  '[data-framed] :is([data-scope=dialog], [data-scope=popover])': { animationDuration: '0s!' },
  // Two rings, so that the focus is visible on paper, on a photo and on a filled button; higher specificity than every
  // recipe's shadow.
  [`:where(${CONTROLS}):focus`]: { outline: 'none' },
  [`:where(${CONTROLS}):not(${SURFACES}):focus-visible`]: focusRing,
});
