import type { EmbedKind } from '../embeds.js';
import type { World } from '../people.js';
import type { Screen } from './screen.js';

const pathOf =
  (kind: EmbedKind, query = 'theme=auto') =>
  async ({ frames }: World) => {
    const path = (await frames())[kind];
    return `${path}${path.includes('?') ? '&' : '?'}${query}`;
  };

/** What frames on other sites show. */
export const frameScreens: readonly Screen[] = [
  { name: 'embed-slider', as: 'visitor', path: pathOf('SLIDER') },
  { name: 'embed-gallery', as: 'visitor', path: pathOf('GALLERY', 'theme=auto&accent=b3261e') },
  { name: 'embed-board', as: 'visitor', path: pathOf('BOARD') },
  { name: 'embed-figures', as: 'visitor', path: pathOf('FIGURES') },
  { name: 'embed-gone', as: 'visitor', path: '/embed/emb_00000000000000000000?theme=auto', expected: /404/ },
];
