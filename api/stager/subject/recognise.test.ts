import { describe, expect, it } from 'vitest';
import { randomRoom } from '../synthetic/randomRoom.js';
import { renderEmptyRoom } from '../synthetic/emptyRoom.js';
import { readPhoto } from '../readPhoto.js';
import { type Impostor, drawImpostor } from './impostors/impostors.js';
import { type Subject, recogniseSubject } from './recognise.js';

const EXPECTED: Readonly<Record<Impostor, Subject>> = {
  letter: 'paper',
  'floor plan': 'paper',
  screen: 'paper',
  terrace: 'outdoors',
  garden: 'outdoors',
  'house front': 'outdoors',
  'night street': 'night',
  portrait: 'close-up',
  still: 'close-up',
  texture: 'close-up',
};

describe.each(Object.entries(EXPECTED) as [Impostor, Subject][])('%s', (impostor, subject) => {
  it.each([101, 102])(`is recognised as ${subject}`, async (seed) => {
    expect(recogniseSubject(await drawImpostor(impostor, seed))?.subject).toBe(subject);
  });
});

it.each([301, 302, 303])('takes a rendered room for a room, seed %i', async (seed) => {
  expect(recogniseSubject(await renderEmptyRoom(randomRoom(seed, { longSide: 480 })))).toBeNull();
});

it('takes a bare room of few lines for a room once it is read, and what is draped for none', async () => {
  const bare = await renderEmptyRoom(randomRoom(11007, { longSide: 480 }));
  expect(recogniseSubject(bare)?.subject).toBe('close-up');
  expect((await readPhoto(bare)).warnings.map(({ code }) => code)).not.toContain('not_a_room');
  const draped = await drawImpostor('still', 8001);
  expect((await readPhoto(draped)).warnings.map(({ code }) => code)).toContain('not_a_room');
});
