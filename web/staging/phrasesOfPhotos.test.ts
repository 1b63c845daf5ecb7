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
  expect(
    phrasesOfPhotos(
      photos.map((one) => [one]),
      photos.length,
    ),
  ).toEqual([{ text: 'bigger rug', ...told }]);
});

it('keeps the order of the phrases', () => {
  const other = { ...phrase('a plant'), text: 'a plant' };
  expect(phrasesOfPhotos([[larger, other]], 1).map(({ text }) => text)).toEqual(['bigger rug', 'a plant']);
  expect(phrasesOfPhotos([], 0)).toEqual([]);
});

it('matches the phrases by their text, though the photos’ comments were parted otherwise', () => {
  const plant = { ...phrase('a plant'), text: 'a plant' };
  const both = { ...phrase('not understood', false), text: 'bigger rug and a plant' };
  expect(phrasesOfPhotos([[larger, plant], [both], [plant, larger]], 3)).toEqual([
    { text: 'bigger rug', understood: true, meaning: '“bigger rug” in 2 of 3 photos' },
    { text: 'a plant', understood: true, meaning: '“a plant” in 2 of 3 photos' },
    { text: 'bigger rug and a plant', understood: false, meaning: 'not understood' },
  ]);
  expect(phrasesOfPhotos([[larger, less]], 1)).toMatchObject([{ meaning: larger.meaning }, { meaning: less.meaning }]);
});

it('says nothing of photos that were not read', () => {
  expect(phrasesOfPhotos([[larger], [less]], 5)).toMatchObject([{ meaning: '“bigger rug” in the first 2 photos' }]);
  expect(phrasesOfPhotos([[larger], [none]], 5)).toMatchObject([
    { meaning: '“bigger rug” in 1 of the first 2 photos; in the other: there is no rug' },
  ]);
});
