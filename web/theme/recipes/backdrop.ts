import { comeAndGo } from '../motion.js';

/** What a dialog or a drawer dims behind it. */
export const backdrop = {
  position: 'fixed',
  inset: '0',
  zIndex: 'scrim',
  bg: 'scrim',
  ...comeAndGo('fadeIn', 'fadeOut'),
} as const;
