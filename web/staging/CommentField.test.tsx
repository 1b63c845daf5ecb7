import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../test/renderPage.js';
import { useApi } from '../test/server.js';
import { CommentField } from './CommentField.js';

const api = useApi();

/** Photo two has no rug. */
function wordsReading(photo: string, words: string) {
  return words.split(', ').map((text) => {
    const none = photo === 'item_two' ? 'there is no rug' : null;
    if (text === 'bigger rug') return { text, understood: !none, changes: !none, meaning: none ?? 'rug 25 % larger' };
    if (text === 'no plants') return { text, understood: true, changes: false, meaning: 'no plant, as now' };
    return { text, understood: false, changes: false, meaning: 'not understood' };
  });
}

interface Asked {
  readonly ids: readonly string[];
}
const nodes = ({ ids }: Asked) =>
  ids.map((id) => ({
    __typename: 'StagingItem',
    id,
    wordsReading: ({ words }: { readonly words: string }) => wordsReading(id, words),
  }));

function open(...photos: string[]) {
  api.answer({ nodes });
  renderPage({
    Page: function Form() {
      const [words, setWords] = useState('');
      return <CommentField label="Comment" value={words} onChange={setWords} photos={photos} />;
    },
  });
}
const type = async (words: string) => userEvent.type(await screen.findByRole('textbox', { name: 'Comment' }), words);
const texts = () =>
  within(screen.getByRole('list', { name: 'How your words are understood' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows of each phrase what becomes of the photo, and says it politely', async () => {
  open('item_one');
  await type('bigger rug, make it cosy');
  await waitFor(() => expect(texts()).toEqual(['Understood: rug 25 % larger', '“make it cosy”: not understood']));
  expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
});

test('says of several photos in how many a phrase can be done', async () => {
  open('item_one', 'item_two');
  await type('bigger rug');
  await waitFor(() =>
    expect(texts()).toEqual([
      'Understood: “bigger rug” in 1 of 2 photos; in the other: there is no rug',
      'In 1 of 2 photos nothing of this changes the present furniture: it is arranged anew.',
    ]),
  );
});

test('says when nothing of it changes the furniture', async () => {
  open('item_one');
  await type('no plants');
  const anew = 'Nothing of this changes the present furniture: it is arranged anew.';
  await waitFor(() => expect(texts()).toEqual(['Understood: no plant, as now', anew]));
});

test('looks at the first photos of many', async () => {
  open('item_one', 'item_3', 'item_4', 'item_5', 'item_6');
  await type('bigger rug');
  await waitFor(() =>
    expect(texts()).toEqual(['Understood: rug 25 % larger', 'Looked at for the first 4 of 5 photos.']),
  );
  expect(api.callsOf('useWordsReadingQuery').at(-1)).toEqual({
    ids: ['item_one', 'item_3', 'item_4', 'item_5'],
    words: 'bigger rug',
  });
});

test.each([
  [
    'bigger rug',
    'Understood: “bigger rug” in 3 of the first 4 photos; in the other: there is no rug',
    'In 1 of the first 4 photos nothing of this changes the present furniture: it is arranged anew.',
  ],
  [
    'no plants',
    'Understood: no plant, as now',
    'In the first 4 photos nothing of this changes the present furniture: it is arranged anew.',
  ],
])('of many photos says only of the first what "%s" changes', async (words, phrase, outcome) => {
  open('item_one', 'item_two', 'item_3', 'item_4', 'item_5');
  await type(words);
  await waitFor(() => expect(texts()).toEqual([phrase, outcome, 'Looked at for the first 4 of 5 photos.']));
});
