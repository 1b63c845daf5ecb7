import { expect, test } from 'vitest';
import { lengthText } from './lengthText.js';

test.each([
  [1.3, '1.3 m', '4′ 3″'],
  [26.93, '27 m', '88 ft'],
  [10, '10 m', '33 ft'],
  [9.96, '10 m', '32′ 8″'],
  [0.2946, '0.3 m', '1′ 0″'],
  [0.1, '0.1 m', '4″'],
  [0, '0 m', '0″'],
])('%d metres are %s, or %s', (metres, metric, imperial) => {
  expect(lengthText(metres, 'metric')).toBe(metric);
  expect(lengthText(metres, 'imperial')).toBe(imperial);
});
