import { expect, test } from 'vitest';
import { lengthOf, lengthScale, sizeOf } from './lengths.js';
import { readLength } from './readLength.js';

test.each([
  [2.26, '7′ 5″', '7 feet 5 inches', '2.26 m'],
  [0.2946, '1′ 0″', '1 foot', '0.29 m'], // 11.6 inches
  [0.29, '11″', '11 inches', '0.29 m'], // 11.4
  [2.43, '8′ 0″', '8 feet', '2.43 m'], // 7 feet 11.7 inches
  [0.33, '1′ 1″', '1 foot 1 inch', '0.33 m'],
  [0.02, '1″', '1 inch', '0.02 m'],
  [0.01, '0″', '0 inches', '0.01 m'],
  [0, '0″', '0 inches', '0.00 m'],
  [30, '98′ 5″', '98 feet 5 inches', '30.00 m'],
])('writes %d metres as %s, read out as %s, or as %s', (metres, text, spoken, metric) => {
  expect(lengthOf(metres, 'IMPERIAL')).toEqual({ text, spoken });
  expect(lengthOf(metres, 'METRIC').text).toBe(metric);
});

test('writes lengths that belong together as one size', () => {
  expect(sizeOf([2.26, 0.95], 'IMPERIAL')).toEqual({
    text: '7′ 5″ × 3′ 1″',
    spoken: '7 feet 5 inches by 3 feet 1 inch',
  });
  expect(sizeOf([2.26, 0.95], 'METRIC')).toEqual({ text: '2.26 × 0.95 m', spoken: '2.26 by 0.95 metres' });
});

test('keeps every inch of a scale within its range, equal to the length written there', () => {
  const { min, max, step, at, metres } = lengthScale('IMPERIAL', { least: 2, most: 6 });
  expect([min, max, step]).toEqual([79, 236, 1]);
  for (let inch = min; inch <= max; inch++) {
    expect(at(metres(inch))).toBe(inch);
    expect(lengthOf(metres(inch), 'IMPERIAL').text).toBe(`${Math.floor(inch / 12)}′ ${inch % 12}″`);
  }
  expect(metres(min)).toBeGreaterThanOrEqual(2);
  expect(metres(max)).toBeLessThanOrEqual(6);
});

test.each([
  [`12' 6"`, 3.81],
  [`12'6`, 3.81],
  ['12′ 6″', 3.81],
  ['12’6”', 3.81],
  [`12'-6"`, 3.81],
  [`12' 6''`, 3.81],
  ['12 ft 6 in', 3.81],
  ['12 ft. 6 in.', 3.81],
  ['12 Feet, 6 Inches', 3.81],
  ["12.5'", 3.81],
  ['12 1/2 ft', 3.81],
  ['12½ ft', 3.81],
  ['½ ft', 0.1524],
  [`150"`, 3.81],
  [`8' 6 1/2"`, 2.6035],
  ['3.8 m', 3.8],
  ['3,8 m', 3.8],
  ['3.8m', 3.8],
  ['  3.8  metres ', 3.8],
  ['3 meters', 3],
  ['380 cm', 3.8],
  ['3800 mm', 3.8],
])('reads %s in either units', (text, metres) => {
  expect(readLength(text, 'METRIC')).toBeCloseTo(metres, 6);
  expect(readLength(text, 'IMPERIAL')).toBeCloseTo(metres, 6);
});

test.each([
  ['3,8', 3.8],
  ['3.8', 3.8],
  ['.5', 0.5],
  ['8 1/2', 8.5],
])('reads %s alone as %d metres, or feet', (text, number) => {
  expect(readLength(text, 'METRIC')).toBeCloseTo(number, 6);
  expect(readLength(text, 'IMPERIAL')).toBeCloseTo(number * 0.3048, 6);
});

test.each(['', 'high', '8 6', '-3 m', '3 m 20', '1/0', `6" 8'`, '3.8.1', '2 yards', `8' 6" 2`, '8e3', 'm'])(
  'does not read "%s" as a length',
  (text) => {
    expect(readLength(text, 'METRIC')).toBeNull();
    expect(readLength(text, 'IMPERIAL')).toBeNull();
  },
);

test('reads back what it writes as the same length', () => {
  for (let metres = 0; metres < 8; metres += 0.013) {
    const inches = Math.round(metres / 0.0254) * 0.0254;
    expect(readLength(lengthOf(metres, 'IMPERIAL').text, 'METRIC')).toBeCloseTo(inches, 6);
    expect(readLength(lengthOf(metres, 'METRIC').text, 'IMPERIAL')).toBeCloseTo(Number(metres.toFixed(2)), 6);
  }
});
