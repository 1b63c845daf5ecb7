import { expect, test } from 'vitest';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';

const server = shared(startServer);
const who = shared(() => server.register());

const QUERY = `query($notes: String!, $roomType: RoomType!) {
  viewer { notesReading(notes: $notes, roomType: $roomType) { text understood meaning } }
}`;
const read = (notes: string, roomType = 'LIVING_ROOM', cookie: string | undefined = who.cookie) =>
  server.graphql<{ viewer: { notesReading: object[] } | null }>(QUERY, { notes, roomType }, cookie);

test('reads notes phrase by phrase, in order, for the room type', async () => {
  const { data } = await read('No plants, two beds and make it cosy');
  expect(data.viewer?.notesReading).toEqual([
    { text: 'No plants', understood: true, meaning: 'no plants' },
    { text: 'two beds', understood: false, meaning: 'a living room has no beds' },
    { text: 'make it cosy', understood: false, meaning: 'not understood' },
  ]);
  const inBedroom = await read('two nightstands', 'BEDROOM');
  expect(inBedroom.data.viewer?.notesReading).toMatchObject([{ understood: true, meaning: '2 nightstands' }]);
});

test('empty notes have no phrases', async () => {
  expect((await read(' , ')).data.viewer?.notesReading).toEqual([]);
});

test('refuses notes that are longer than an order accepts, with the limit', async () => {
  const { errors } = await read('x'.repeat(2001));
  expect(errors?.[0]).toMatchObject({
    message: 'The notes may have at most 2000 characters.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('reads no notes without a session', async () => {
  const { data } = await server.graphql(QUERY, { notes: 'no plants', roomType: 'BEDROOM' });
  expect(data).toEqual({ viewer: null });
});
