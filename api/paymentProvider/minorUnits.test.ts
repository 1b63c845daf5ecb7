import { expect, it } from 'vitest';
import { Prisma } from '../db/generated/client.js';
import { fromMinorUnits, toMinorUnits } from './minorUnits.js';

it.each([
  ['18.50', 'USD', 1850],
  ['0.29', 'EUR', 29],
  ['9999999999.99', 'USD', 999_999_999_999],
  ['500', 'JPY', 500],
  ['500.00', 'KRW', 500],
  ['5', 'ISK', 500],
  ['5', 'UGX', 500],
])('%s %s is %d of its smallest units, and back', (amount, currency, units) => {
  expect(toMinorUnits(new Prisma.Decimal(amount), currency)).toBe(units);
  expect(fromMinorUnits(units, currency).equals(amount)).toBe(true);
});

it.each(['JPY', 'VND', 'ISK', 'UGX'])('%s has no hundredths', (currency) => {
  expect(toMinorUnits(new Prisma.Decimal('5.01'), currency)).toBeNull();
});
