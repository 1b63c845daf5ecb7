/** More pictures: recognise.long.test.ts. */
import { describe, expect, it } from 'vitest';
import { randomRoom } from '../synthetic/randomRoom.js';
import { renderEmptyRoom } from '../synthetic/emptyRoom.js';
import { readPhoto } from '../readPhoto.js';
import { type Impostor, drawImpostor } from './testing/impostors/impostors.js';
import { type Subject, recogniseSubject } from './recognise.js';
import { SUBJECTS } from './testing/subjects.js';

/** Paths per pixel: enough to recognise a room. */
const FEW = { samples: 6 } as const;

describe.each(Object.entries(SUBJECTS) as [Impostor, Subject][])('%s', (impostor, subject) => {
  it(`is recognised as ${subject}`, async () => {
    expect(recogniseSubject(await drawImpostor(impostor, 101))?.subject).toBe(subject);
  });
});

it('accepts a rendered room', async () => {
  expect(recogniseSubject(await renderEmptyRoom(randomRoom(301, { longSide: 480 }), FEW))).toBeNull();
});

it('accepts a bare room with few lines once it is read, and rejects draped cloth', async () => {
  const bare = await renderEmptyRoom(randomRoom(11007, { longSide: 480 }), FEW);
  expect(recogniseSubject(bare)?.subject).toBe('close-up');
  expect((await readPhoto(bare)).warnings.map(({ code }) => code)).not.toContain('not_a_room');
  const draped = await drawImpostor('still', 8001);
  expect((await readPhoto(draped)).warnings.map(({ code }) => code)).toContain('not_a_room');
});
