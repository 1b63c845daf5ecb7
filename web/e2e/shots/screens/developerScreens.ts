import { open } from './acts.js';
import type { Screen } from './screen.js';

export const developerScreens: readonly Screen[] = [
  { name: 'developers', path: '/developers' },
  { name: 'developers-key', path: '/developers', act: open('Make a key') },
];
