import { expect, it } from 'vitest';
import type { Opening, RoomLight } from '../contract.js';
import { hungPictures } from './hungPictures.js';

const light: RoomLight = { from: 'even', walls: 0.6, floor: 0.3, tint: [1, 1, 1] };
const screen: Opening = {
  wall: 'back',
  kind: 'window',
  from: -0.6,
  to: 0.6,
  bottom: 0.9,
  top: 1.6,
  certainty: 0.7,
  glow: 0.06,
};
const seen = (...openings: Opening[]) => hungPictures({ light, ceilingHeight: 2.6, openings });

it('takes a window far darker than the walls for a picture, surely', () => {
  const [picture, ...others] = seen(screen);
  expect(others).toEqual([]);
  expect(picture).toMatchObject({ wall: 'back', kind: 'picture', from: -0.6, to: 0.6, bottom: 0.9, top: 1.6 });
  expect(picture.certainty).toBeGreaterThan(0.5);
});

it('doubts a dim one, and takes neither daylight nor what reaches floor or ceiling', () => {
  expect(seen({ ...screen, glow: 0.27 })[0].certainty).toBeLessThan(0.5);
  expect(seen({ ...screen, glow: 0.5 }, { ...screen, bottom: 0.1 }, { ...screen, top: 2.5 })).toEqual([]);
});

it('takes what hangs there by its frame as sure as it was read', () => {
  const framed: Opening = { ...screen, kind: 'obstacle', certainty: 0.8 };
  expect(seen(framed)).toEqual([expect.objectContaining({ kind: 'picture', certainty: 0.8 })]);
  expect(seen({ ...framed, bottom: 0 })).toEqual([]);
});
