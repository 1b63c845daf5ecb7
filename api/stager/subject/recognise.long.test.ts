/** The same as recognise.test.ts over more pictures. */
import { describe, expect, it } from 'vitest';
import { randomRoom } from '../synthetic/randomRoom.js';
import { renderEmptyRoom } from '../synthetic/emptyRoom.js';
import { type Impostor, drawImpostor } from './testing/impostors/impostors.js';
import { type Subject, recogniseSubject } from './recognise.js';
import { SUBJECTS } from './testing/subjects.js';

describe.each(Object.entries(SUBJECTS) as [Impostor, Subject][])('%s', (impostor, subject) => {
  it.each([101, 102])(`is recognised as ${subject}, seed %i`, async (seed) => {
    expect(recogniseSubject(await drawImpostor(impostor, seed))?.subject).toBe(subject);
  });
});

it.each([301, 302, 303])('accepts a rendered room, seed %i', async (seed) => {
  expect(recogniseSubject(await renderEmptyRoom(randomRoom(seed, { longSide: 480 })))).toBeNull();
});
