import type { Statements } from './statement.js';

const MESSAGES = 'web/e2e/specification/messages.test.ts';
const REPLACED = 'a message replaces the one before, and a failure looks different';
const PLACE = 'a message is shown at the bottom right, and at the top of a small screen';
const SWIPE = 'a swipe of 50 px closes a message';
const F8 = 'F8 moves the focus to the messages, and Escape closes one';
const STAYS = 'a message stays for 5 s';
const TOOLTIP = 'a tooltip opens after 700 ms, and at once within 300 ms of leaving another';
const TOASTER = 'web/components/Toaster.test.tsx';

/** Statements about toasts and tooltips. */
export const messageStatements = {
  'toasts: one at a time': {
    section: 9,
    states: 'at most 1 toast is visible',
    shownBy: { [MESSAGES]: [REPLACED] },
  },
  'toasts: variants': {
    section: 8,
    states: 'toasts have a default and a destructive variant',
    shownBy: { [MESSAGES]: [REPLACED] },
  },
  'toasts: place': {
    section: 9,
    states: 'on top of small screens, at the bottom right of larger ones; at most 420 px wide',
    shownBy: { [MESSAGES]: [PLACE] },
  },
  'toasts: swipe': {
    section: 9,
    states: 'a toast is swiped away after 50 px',
    shownBy: {
      [MESSAGES]: [SWIPE],
      [TOASTER]: ['springs back when swiped less than 50 px', 'closes a message swiped by %o'],
    },
  },
  'toasts: F8': {
    section: 9,
    states: 'F8 moves the focus to the notification area',
    shownBy: { [MESSAGES]: [F8] },
  },
  'toasts: duration': {
    section: 9,
    states: 'a toast stays 5000 ms',
    shownBy: { [MESSAGES]: [STAYS] },
  },
  'tooltips: delay': {
    section: 9,
    states: 'tooltips open after 700 ms',
    shownBy: { [MESSAGES]: [TOOLTIP] },
  },
  'tooltips: skip window': {
    section: 9,
    states: 'within 300 ms of leaving one control the next shows its tooltip at once, later only after 700 ms',
    shownBy: { [MESSAGES]: [TOOLTIP] },
  },
} satisfies Statements;
