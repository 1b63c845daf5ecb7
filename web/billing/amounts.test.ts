import { expect, test } from 'vitest';
import { sumOf, sumOfItems, totalOf } from './amounts.js';

test('adds amounts exactly, however they are typed', () => {
  expect(sumOf(['0.1', '0.2'])).toBe('0.30');
  expect(sumOf([' .5 ', '36', '1.', '9999999999.99'])).toBe('10000000037.49');
  expect(sumOf([])).toBe('0.00');
  expect(sumOf(['0.005', '0.05'])).toBe('0.055');
});

test('sums the lines only when each of them is valid', () => {
  expect(sumOfItems('Staging, 2 photos: 6.00\n\nCourtesy: 0.5')).toBe('6.50');
  expect(sumOfItems('Staging: 6.00\nCourtesy')).toBeNull();
  expect(sumOfItems(' \n')).toBeNull();
});

test('adds the tax to the subtotal, also when it is left empty', () => {
  expect(totalOf({ subtotal: '36', tax: '2.97' })).toBe('38.97');
  expect(totalOf({ subtotal: '36', tax: ' ' })).toBe('36.00');
  expect(totalOf({ subtotal: '', tax: '1' })).toBeNull();
  expect(totalOf({ subtotal: '36', tax: 'a lot' })).toBeNull();
});
