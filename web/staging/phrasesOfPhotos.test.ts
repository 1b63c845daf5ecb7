import { expect, it } from 'vitest';
import { phrasesOfPhotos, type PhotoPhrase } from './phrasesOfPhotos.js';

const phrase = (meaning: string, understood = true): PhotoPhrase => ({
  text: 'bigger rug',
  understood,
  changes: understood,
  meaning,
});
const [larger, less, none] = [phrase('rug 25 % larger'), phrase('rug 8 % larger'), phrase('there is no rug', false)];

it.each([
  ['of one photo as it is', [larger], { understood: true, meaning: 'rug 25 % larger' }],
  ['once that comes to the same in all', [larger, larger], { understood: true, meaning: 'rug 25 % larger' }],
  [
    'that comes to something else in each',
    [larger, less],
    { understood: true, meaning: '“bigger rug” in all 2 photos' },
  ],
  [
    'that not all photos allow',
    [larger, less, none],
    { understood: true, meaning: '“bigger rug” in 2 of 3 photos; in the other: there is no rug' },
  ],
  [
    'that none allows',
    [none, phrase('no larger rug fits here', false)],
    { understood: false, meaning: 'there is no rug' },
  ],
])('tells a phrase %s', (_name, photos, told) => {
  expect(phrasesOfPhotos(photos.map((one) => [one]))).toEqual([{ text: 'bigger rug', ...told }]);
});

it('keeps the order of the phrases', () => {
  const other = { ...phrase('a plant'), text: 'a plant' };
  expect(phrasesOfPhotos([[larger, other]]).map(({ text }) => text)).toEqual(['bigger rug', 'a plant']);
  expect(phrasesOfPhotos([])).toEqual([]);
});
