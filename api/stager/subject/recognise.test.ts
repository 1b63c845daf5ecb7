import { describe, expect, it } from 'vitest';
import { randomRoom } from '../synthetic/randomRoom.js';
import { renderEmptyRoom } from '../synthetic/emptyRoom.js';
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
    expect(recogniseSubject(await drawImpostor(impostor, seed))).toBe(subject);
  });
});

it.each([301, 302, 303])('takes a rendered room for a room, seed %i', async (seed) => {
  expect(recogniseSubject(await renderEmptyRoom(randomRoom(seed, { longSide: 480 })))).toBeNull();
});
