import { expect, it } from 'vitest';
import { hintOfName } from './fileName.js';

it.each([
  ['IMG bedroom 2.jpg', ['bedroom']],
  ['LivingRoom_01.JPG', ['living_room']],
  ['12-salle-à-manger.jpeg', ['dining_room']],
  ['SCHLAFZIMMER.png', ['bedroom']],
  ['home office (3).heic', ['home_office']],
  ['playroom.webp', ['gaming_room']],
  ['living-dining.jpg', ['living_room', 'dining_room']],
  ['kitchen and living.jpg', ['living_room']],
])('reads the room types of %s', (name, types) => {
  const { evidence, reason } = hintOfName(name);
  expect(Object.keys(evidence?.weights ?? {})).toEqual(types);
  expect(reason).toBeNull();
});

it.each([
  ['Kitchen.jpg', 'a kitchen'],
  ['salle de bain 1.jpg', 'a bathroom'],
  ['Küche.jpg', 'a kitchen'],
  ['front yard.jpg', 'the outside'],
  ['floor_plan.png', 'a floor plan'],
  ['Garage2.jpg', 'a garage'],
])('says why %s needs no staging', (name, what) => {
  expect(hintOfName(name)).toEqual({
    evidence: null,
    reason: `By its file name this is ${what}: there is no room type for it.`,
  });
});

it.each(['DSC_0012.JPG', 'photo.jpg', '', 'bedford avenue 7.jpg', 'officer.png', '.jpg'])(
  'takes nothing from %j',
  (name) => expect(hintOfName(name)).toEqual({ evidence: null, reason: null }),
);
