import { expect, test } from 'vitest';
import { placeWords } from './placeWords.js';
import { pieceOf, ROOM } from './testing/furnished.js';

test.each([
  [pieceOf('armchair-1', 'armchair', { x: -1.6 }), '0.50 metres from the left wall, 1.60 metres from the back wall'],
  [pieceOf('armchair-1', 'armchair', { x: 1.6 }), '0.50 metres from the right wall, 1.60 metres from the back wall'],
  [pieceOf('art-1', 'art', { x: 0, y: 1.3 }), '2.10 metres from the left wall, 1.30 metres above the floor'],
])('says where %o is', (piece, words) => {
  expect(placeWords(ROOM, piece, 'metric')).toBe(words);
});
