import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../test/renderPage.js';
import { useApi } from '../test/server.js';
import { NotesField } from './NotesField.js';
import type { RoomType } from './stagingOptions.js';

const api = useApi();

interface Asked {
  readonly notes: string;
  readonly roomType: RoomType;
}
const phraseOf = (text: string, { roomType }: Asked) => {
  if (text === 'two armchairs') return { text, understood: true, meaning: '2 armchairs' };
  if (text === 'two beds' && roomType === 'BEDROOM') return { text, understood: true, meaning: '2 beds' };
  return { text, understood: false, meaning: text === 'two beds' ? 'a living room has no beds' : 'not understood' };
};
const readAll = (asked: Asked) => asked.notes.split(', ').map((text) => phraseOf(text, asked));

function Form() {
  const [notes, setNotes] = useState('');
  const [roomType, setRoomType] = useState<RoomType>('LIVING_ROOM');
  return (
    <>
      <NotesField label="Notes" value={notes} onChange={setNotes} roomType={roomType} />
      <button type="button" onClick={() => setRoomType('BEDROOM')}>
        Bedroom
      </button>
    </>
  );
}

function open(notesReading: (asked: Asked) => unknown = readAll) {
  api.answer({ viewer: { notesReading } });
  renderPage({ Page: Form });
}
const chips = () => within(screen.getByRole('list')).queryAllByRole('listitem');
const texts = () => chips().map(({ textContent }) => textContent);

test('reads notes once typing pauses, and shows of each phrase whether it is understood', async () => {
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), 'two armchairs, make it cosy');
  await waitFor(() => expect(texts()).toEqual(['Understood: 2 armchairs', '“make it cosy”: not understood']));
  expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
  expect(api.callsOf('useNotesReadingQuery').length).toBeLessThan(5);
  expect(screen.getByText(/Name pieces and numbers/)).toBeTruthy();
});

test('reads the notes again for another room type', async () => {
  open();
  await userEvent.type(await screen.findByRole('textbox'), 'two beds');
  await waitFor(() => expect(texts()).toEqual(['“two beds”: a living room has no beds']));
  await userEvent.click(screen.getByRole('button', { name: 'Bedroom' }));
  await waitFor(() => expect(texts()).toEqual(['Understood: 2 beds']));
});

test('keeps the chips until the next reading, ignores a late answer, and shows none for empty notes', async () => {
  const answers = new Map<string, (phrases: object[]) => void>();
  open(({ notes }) => new Promise((resolve) => answers.set(notes, resolve)));
  const box = await screen.findByRole('textbox');
  const answer = async (notes: string) => {
    await waitFor(() => expect(answers.has(notes)).toBe(true));
    answers.get(notes)?.([{ text: notes, understood: true, meaning: `read ${notes}` }]);
  };
  await userEvent.type(box, 'a rug');
  await answer('a rug');
  await waitFor(() => expect(texts()).toEqual(['Understood: read a rug']));

  await userEvent.type(box, 's');
  await waitFor(() => expect(answers.has('a rugs')).toBe(true));
  await userEvent.type(box, '!');
  expect(texts()).toEqual(['Understood: read a rug']);
  await answer('a rugs!');
  await answer('a rugs');
  await waitFor(() => expect(texts()).toEqual(['Understood: read a rugs!']));

  await userEvent.clear(box);
  expect(texts()).toEqual([]);
});
