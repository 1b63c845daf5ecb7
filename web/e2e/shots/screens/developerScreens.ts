import { all, open, send } from './acts.js';
import type { World } from '../people.js';
import type { Screen } from './screen.js';

const withWebhook = async (world: World) => {
  await world.webhook();
  return '/developers';
};
const rotate = open(/^Rotate secret of /);

export const developerScreens: readonly Screen[] = [
  { name: 'developers', path: '/developers' },
  { name: 'developers-key', path: '/developers', act: open('Make a key') },
  { name: 'developers-webhooks', path: withWebhook },
  { name: 'developers-rotate', path: withWebhook, act: rotate },
  {
    name: 'developers-rotated',
    path: withWebhook,
    act: all(rotate, send('Rotate secret'), (page) => page.getByText(/^whsec_/).waitFor()),
  },
];
