import { expect, it } from 'vitest';
import { votesOf } from './evidence.js';
import { suggestForListing } from './suggestForListing.js';
import type { PhotoFindings, Votes } from './suggestion.js';

const photo = (weights: Partial<Votes>, rest: Partial<PhotoFindings> = {}): PhotoFindings => ({
  votes: votesOf([{ words: 'a test', weights }]),
  needsStaging: true,
  reason: null,
  evidence: [],
  isRoom: true,
  ...rest,
});

const typesOf = (photos: readonly PhotoFindings[]) => suggestForListing(photos).map(({ roomType }) => roomType);

it('suggests nothing for no photos', () => expect(suggestForListing([])).toEqual([]));

it('gives a photo alone its likeliest type, with a probability', () => {
  const [suggestion] = suggestForListing([photo({})]);
  expect(suggestion).toMatchObject({ roomType: 'living_room', alternative: 'bedroom', needsStaging: true });
  expect(suggestion?.confidence).toBeCloseTo(0.47, 5);
});

it('takes a second doubtful room for a bedroom, once there is a sure living room', () => {
  expect(typesOf([photo({})])).toEqual(['living_room']);
  expect(typesOf([photo({}), photo({ living_room: 3 })])).toEqual(['bedroom', 'living_room']);
});

it('keeps several photos of one sure living room', () => {
  const sure = photo({ living_room: 3 });
  expect(typesOf([sure, sure, sure])).toEqual(['living_room', 'living_room', 'living_room']);
});

it('lets a listing have many bedrooms, but hardly a second dining room', () => {
  const bedroom = () => photo({ bedroom: 2 });
  expect(typesOf([bedroom(), bedroom(), bedroom()])).toEqual(['bedroom', 'bedroom', 'bedroom']);
  const dining = () => photo({ dining_room: 2.2 });
  expect(typesOf([dining()])).toEqual(['dining_room']);
  expect(typesOf([dining(), dining()])).toContain('living_room');
});

it('does not depend on the order of the photos', () => {
  const photos = [photo({ bedroom: 1 }), photo({ living_room: 1 }), photo({}), photo({ dining_room: 3 })];
  expect(typesOf(photos.toReversed())).toEqual(typesOf(photos).toReversed());
});

it('lets photos that are left out take no type from the others', () => {
  const furnished = photo({ living_room: 3 }, { needsStaging: false, reason: 'Is this room furnished?' });
  const outside = photo({}, { needsStaging: false, reason: 'Is this a photo of the outside?', isRoom: false });
  const [first, second, third] = suggestForListing([furnished, outside, photo({})]);
  expect(first).toMatchObject({ roomType: 'living_room', needsStaging: false });
  expect(second).toMatchObject({ roomType: null, confidence: 0, alternative: null, needsStaging: false });
  expect(third).toMatchObject({ roomType: 'living_room', needsStaging: true });
});

it('calls most of many equally doubtful photos bedrooms', () => {
  const types = typesOf(Array.from({ length: 200 }, () => photo({})));
  expect(new Set(types)).toEqual(new Set(['living_room', 'bedroom']));
  expect(types.filter((type) => type === 'bedroom').length).toBeGreaterThan(150);
});
