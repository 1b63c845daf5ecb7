import { moneyFormat } from '../../format/money.js';

/** Currencies that Stripe counts differently from ISO 4217. Source: docs.stripe.com/currencies, "Special cases". */
const DECIMALS_AT_STRIPE: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

/**
 * @param units Stripe's amount, in the currency's smallest unit
 * @param currency ISO 4217, in either case
 */
export function amountText(units: number, currency: string): string {
  const format = moneyFormat(currency);
  const decimals = DECIMALS_AT_STRIPE[currency.toUpperCase()] ?? format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(units / 10 ** decimals);
}
