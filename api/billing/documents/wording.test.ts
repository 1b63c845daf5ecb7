import { expect, it } from 'vitest';
import { Prisma } from '../../db/generated/client.js';
import { dayText, moneyText } from './wording.js';

it.each([
  ['0', 'USD', '$0.00'],
  ['1234.5', 'USD', '$1,234.50'],
  ['0.1', 'EUR', '€0.10'],
  ['9999999999.99', 'USD', '$9,999,999,999.99'],
  // One more digit than a binary fraction can hold.
  ['9007199254740993.01', 'USD', '$9,007,199,254,740,993.01'],
  ['1500', 'JPY', '¥1,500'],
  ['12.34', 'CHF', 'CHF\u00a012.34'],
])('%s %s is written %s', (amount, currency, text) => {
  expect(moneyText(new Prisma.Decimal(amount), currency)).toBe(text);
});

it('days are in UTC', () => {
  expect(dayText(new Date('2026-11-30T23:59:59Z'))).toBe('November 30, 2026');
  expect(dayText(new Date('2026-12-01T00:00:00Z'))).toBe('December 1, 2026');
});
