import { expect, test } from 'vitest';
import { fileSize } from './fileSize.js';

test.each([
  [0, '0.00 Bytes'],
  [1023, '1023.00 Bytes'],
  [831_488, '812.00 KB'],
  [2_527_068, '2.41 MB'],
  [1024 ** 3, '1.00 GB'],
  [5000 * 1024 ** 3, '5000.00 GB'],
])('shows %i bytes as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
