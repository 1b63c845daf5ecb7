import { expect, test } from 'vitest';
import { BOX, evenOut, litRoom, WINDOW } from '../render/testing/litRoom.js';
import { lightsPower } from './lightsPower.js';

const ROOM = litRoom({ sky: 6, ground: 0.25 });

test('what shows the light as it is follows its windows; what was evened out does not', () => {
  const shown = lightsPower(BOX, [WINDOW])(ROOM);
  expect(shown).toBeGreaterThan(0.9);
  expect(lightsPower(BOX, [WINDOW])(evenOut(ROOM, 0.25))).toBeLessThan(0.5);
});

test('without a window nothing tells', () => {
  expect(lightsPower(BOX, [])(ROOM)).toBeNull();
});
