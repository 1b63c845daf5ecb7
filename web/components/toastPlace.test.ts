import { expect, test } from 'vitest';
import { aboveActs, type Box } from './toastPlace.js';

const desk = { width: 1280, height: 860 };
const box = (left: number, right: number, top: number, bottom: number): Box => ({ left, right, top, bottom });

test.each<[string, Box[], number]>([
  ['nothing', [], 24],
  ['the foot of a wide dialog', [box(150, 1130, 768, 836)], 860 - 768 + 12],
  ['the act at a rail’s foot', [box(920, 1240, 720, 860)], 860 - 720 + 12],
  ['a dialog above a rail', [box(920, 1240, 720, 860), box(150, 1130, 640, 700)], 860 - 640 + 12],
  ['the foot of a dialog that ends higher up', [box(380, 900, 540, 608)], 24],
  ['the foot of a dialog far to the left', [box(24, 544, 768, 836)], 24],
  ['half the window', [box(0, 1280, 300, 860)], 24],
])('stands free over %s', (_what, acts, bottom) => {
  expect(aboveActs(acts, desk)).toBe(bottom);
});
