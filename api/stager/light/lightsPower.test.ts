import { expect, test } from 'vitest';
import { BOX, evenOut, litRoom, WINDOW } from '../render/testing/litRoom.js';
import { lightsPower } from './lightsPower.js';

const ROOM = litRoom({ sky: 6, ground: 0.25 });

test('follows the windows in a linear photo, not in an evened out one', () => {
  const shown = lightsPower(BOX, [WINDOW])(ROOM);
  expect(shown).toBeGreaterThan(0.9);
  expect(lightsPower(BOX, [WINDOW])(evenOut(ROOM, 0.25))).toBeLessThan(0.5);
});

test('is unknown without a window', () => {
  expect(lightsPower(BOX, [])(ROOM)).toBeNull();
});
