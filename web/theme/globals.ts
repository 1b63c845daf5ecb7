import { defineGlobalStyles } from '@pandacss/dev';
import { focusRing } from './focus.js';

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
  },
  'strong, b': { fontWeight: '600' },
  // Two rings, so that focus shows on paper, on a photo and on a filled button; it outranks every recipe's own shadow.
  ':where(a, button, input, select, textarea, summary, [tabindex]):focus': { outline: 'none' },
  ':where(a, button, input, select, textarea, summary, [tabindex]):focus-visible': focusRing,
  // A region that merely receives focus when it opens is not a control.
  ':where([data-scope=dialog][data-part=content], main):focus-visible': { outline: 'none!', boxShadow: 'unset' },
});
