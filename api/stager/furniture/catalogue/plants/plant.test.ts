import { expect, test } from 'vitest';
import { STYLES } from '../../../contract.js';
import { createRandom } from '../../../random.js';
import { STYLE_BOOKS } from '../../styles.js';
import { speciesFor } from './plant.js';

test('is a tree from 1.55 m only, and always a species of that height', () => {
  for (const style of STYLES) {
    for (const height of [0.3, 0.6, 0.9, 1.2, 1.45, 1.7, 1.9]) {
      for (let seed = 1; seed < 9; seed++) {
        const species = speciesFor({ style, book: STYLE_BOOKS[style] }, height, createRandom(seed));
        const isTree = ['olive', 'ficus', 'fiddle'].includes(species);
        const isSmall = ['snake', 'bonsai', 'lavender', 'monstera', 'pampas'].includes(species);
        expect({ style, height, species, fits: height < 1.5 ? !isTree : !isSmall }).toMatchObject({ fits: true });
      }
    }
  }
});
