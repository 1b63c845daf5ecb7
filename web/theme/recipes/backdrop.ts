import { comeAndGo } from '../motion.js';

/** The layer that dims the page behind a dialog or a drawer. */
export const backdrop = {
  position: 'fixed',
  inset: '0',
  zIndex: 'scrim',
  bg: 'scrim',
  ...comeAndGo('fadeIn', 'fadeOut'),
} as const;
