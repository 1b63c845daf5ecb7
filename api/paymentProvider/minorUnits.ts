/**
 * Stripe tells amounts as whole numbers of the currency's smallest unit: hundredths, unless the currency is listed
 * here. Invoices are not written in the few that have thousandths. Source: docs.stripe.com/currencies, "Zero-decimal
 * currencies" and "Special cases".
 */
import { Prisma } from '../db/generated/client.js';

const WHOLE = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
/** Have no fractions any more, but are still told in hundredths. */
const WHOLE_IN_HUNDREDTHS = ['ISK', 'UGX'];

const unitsOf = (currency: string) => (WHOLE.includes(currency) ? 1 : 100);

/**
 * @param currency ISO 4217, upper case
 * @returns null where the currency has no such fraction
 */
export function toMinorUnits(amount: Prisma.Decimal, currency: string): number | null {
  if (WHOLE_IN_HUNDREDTHS.includes(currency) && !amount.isInteger()) return null;
  const units = amount.mul(unitsOf(currency));
  return units.isInteger() ? units.toNumber() : null;
}

/** The way back. */
export function fromMinorUnits(units: number, currency: string): Prisma.Decimal {
  return new Prisma.Decimal(units).div(unitsOf(currency));
}
