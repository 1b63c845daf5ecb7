import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Raster } from '../contract.js';
import { hardRooms } from '../room/testing/hardRooms.js';
import { drawImpostor } from '../subject/testing/impostors/impostors.js';
import { renderEmptyRoom } from '../synthetic/emptyRoom.js';
import { suggestRoom, suggestRooms } from './suggestRooms.js';

/** Paths per pixel: few suffice. */
const FEW = { samples: 6, bounces: 1 } as const;
/** A room that the engine rendered, empty and staged. */
const sample = (name: string) =>
  fileURLToPath(new URL(`../../../web/routes/samples/pictures/${name}-720.webp`, import.meta.url));

async function rendered(name: string): Promise<Raster> {
  const spec = hardRooms(480).get(name);
  if (!spec) throw new Error(`There is no room "${name}".`);
  return renderEmptyRoom(spec, FEW);
}

it('takes a room with carpet for a bedroom, and says why', async () => {
  const suggestion = await suggestRoom(await rendered('carpet'));
  expect(suggestion).toMatchObject({ roomType: 'bedroom', needsStaging: true, reason: null });
  expect(suggestion?.evidence).toContain('carpet on the floor');
  expect(suggestion?.confidence).toBeGreaterThan(0.6);
});

it('takes the same room with boards for a living room, and less surely', async () => {
  const suggestion = await suggestRoom(await rendered('usual'));
  expect(suggestion).toMatchObject({ roomType: 'living_room', alternative: 'bedroom', needsStaging: true });
  expect(suggestion?.evidence).toContain('a hard floor');
  expect(suggestion?.confidence).toBeLessThan(0.7);
});

it.each(['living-room', 'primary-suite'])('leaves out the staged %s, and not the empty one', async (name) => {
  const furnished = { needsStaging: false, reason: 'Is this room furnished?' };
  expect(await suggestRoom(sample(`${name}-after`))).toMatchObject(furnished);
  expect(await suggestRoom(sample(`${name}-before`))).toMatchObject({ needsStaging: true, reason: null });
});

it.each([
  ['garden', 'Is this a photo of the outside?'],
  ['floor plan', 'Is this a plan, a document or a screen?'],
  ['portrait', 'Does this photo show a detail instead of a room?'],
] as const)('leaves out a %s', async (impostor, reason) => {
  const nothing = { roomType: null, confidence: 0, alternative: null, needsStaging: false, evidence: [] };
  expect(await suggestRoom(await drawImpostor(impostor, 101))).toEqual({ ...nothing, reason });
});

it('believes the name of the file more than the pixels', async () => {
  const carpet = await rendered('carpet');
  expect(await suggestRoom(carpet, { name: 'Dining Room.jpg' })).toMatchObject({ roomType: 'dining_room' });
  expect(await suggestRoom(carpet, { name: 'kitchen.jpg' })).toMatchObject({
    roomType: null,
    needsStaging: false,
    reason: 'By its file name this is a kitchen: there is no room type for it.',
  });
});

it('leaves out a furnished room whose name tells its type', async () => {
  const suggestion = await suggestRoom(sample('primary-suite-after'), { name: 'bedroom.jpg' });
  expect(suggestion).toMatchObject({ roomType: 'bedroom', needsStaging: false });
});

it('suggests nothing for damaged files, and goes on with the others of the listing', async () => {
  const whole = await sharp(sample('living-room-before')).jpeg().toBuffer();
  const damaged = whole.subarray(0, 300);
  const photos = [{ photo: damaged }, { photo: new Uint8Array() }, { photo: whole }];
  expect(await suggestRooms(photos)).toMatchObject([null, null, { roomType: 'living_room' }]);
});

it('leaves out a picture that is too small to be staged', async () => {
  const small = await sharp(sample('living-room-before')).resize(300).jpeg().toBuffer();
  expect(await suggestRoom(small)).toMatchObject({
    needsStaging: false,
    reason: 'This picture is too small to be staged.',
  });
});
