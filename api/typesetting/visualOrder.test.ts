import { expect, it } from 'vitest';
import { visualOrder } from './visualOrder.js';

it.each([
  ['text from left to right as it is', 'Elm (12)', 'Elm (12)'],
  ['brackets of a text from right to left mirrored', 'א(ב)', '(ב)א'],
  ['a number after Hebrew before it, its own digits in order', 'abc אב 12.50', 'abc 12.50 בא'],
  ['a pair of brackets in the direction of what it encloses', 'ג b (א b) c', 'c (b א) b ג'],
])('orders %s', (_what, text, drawn) => expect(visualOrder([...text]).join('')).toBe(drawn));

it('keeps a letter and its marks together', () => {
  expect(visualOrder(['ש\u05c1', 'ל'])).toEqual(['ל', 'ש\u05c1']);
});
