/**
 * Stripe's amounts are integers in the currency's minor unit: hundredths, unless the currency is listed here. Invoices
 * cannot have the few currencies with thousandths. Source: docs.stripe.com/currencies, "Zero-decimal currencies" and
 * "Special cases".
 */
import { Prisma } from '../db/generated/client.js';

const WHOLE = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
/** Currencies without decimals whose amounts Stripe still counts in hundredths. */
const WHOLE_IN_HUNDREDTHS = ['ISK', 'UGX'];

const unitsOf = (currency: string) => (WHOLE.includes(currency) ? 1 : 100);

/**
 * @param currency ISO 4217, upper case
 * @returns null when the amount is finer than the minor unit
 */
export function toMinorUnits(amount: Prisma.Decimal, currency: string): number | null {
  if (WHOLE_IN_HUNDREDTHS.includes(currency) && !amount.isInteger()) return null;
  const units = amount.mul(unitsOf(currency));
  return units.isInteger() ? units.toNumber() : null;
}

/** The inverse of toMinorUnits. */
export function fromMinorUnits(units: number, currency: string): Prisma.Decimal {
  return new Prisma.Decimal(units).div(unitsOf(currency));
}
