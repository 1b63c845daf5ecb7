import { defineGlobalStyles } from '@pandacss/dev';
import { focusRing } from './focus.js';

const CONTROLS = 'a, button, input, select, textarea, summary, [tabindex]';

/** What merely receives the focus when it opens: a page, a dialog, a list of options. It is no control of its own. */
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
    // no last line of one word
    textWrap: 'pretty',
  },
  'strong, b': { fontWeight: '600' },
  // skipEntrance.ts: what takes the place of a frame that was there does not come in again. Without an animation it
  // would, as soon as it may have one.
  '[data-framed] :is([data-scope=dialog], [data-scope=popover])': { animationDuration: '0s!' },
  // Two rings, so that focus shows on paper, on a photo and on a filled button; it outranks every recipe's own shadow.
  [`:where(${CONTROLS}):focus`]: { outline: 'none' },
  [`:where(${CONTROLS}):not(${SURFACES}):focus-visible`]: focusRing,
});
