import type { Statements } from './statement.js';

const TOASTER = 'web/components/Toaster.test.tsx';

/** Toasts and tooltips. */
export const messageStatements = {
  'toasts: one at a time': {
    section: 9,
    states: 'at most 1 toast is visible',
    where: 'web/components/Toaster.tsx',
  },
  'toasts: variants': {
    section: 8,
    states: 'toasts have a default and a destructive variant',
    where: 'web/components/Toaster.tsx',
  },
  'toasts: place': {
    section: 9,
    states: 'on top of small screens, at the bottom right of larger ones; at most 420 px wide',
    where: 'web/components/Toaster.tsx',
  },
  'toasts: swipe': {
    section: 9,
    states: 'a toast is swiped away after 50 px',
    where: 'web/components/useSwipe.ts',
    shownBy: { [TOASTER]: ['less than 50 px springs back', '%o takes the message away'] },
  },
  'toasts: F8': {
    section: 9,
    states: 'F8 moves the focus to the notification area',
    where: 'web/components/Toaster.tsx',
  },
  'toasts: duration': {
    section: 9,
    states: 'a toast stays 5000 ms',
    where: 'web/components/Toaster.tsx',
  },
  'tooltips: delay': {
    section: 9,
    states: 'tooltips open after 700 ms',
    where: 'web/components/Tooltip.tsx',
  },
  'tooltips: skip window': {
    section: 9,
    states: 'within 300 ms of leaving one control the next shows its tooltip at once, later only after 700 ms',
    where: 'web/components/Tooltip.tsx',
  },
} satisfies Statements;
