/** The wording of amounts, days and states on documents for customers. */
import type { Prisma } from '../../db/generated/client.js';
import type { InvoiceStatus } from '../../db/generated/enums.js';

/** Intl formats decimal text digit by digit, without a binary fraction. */
const isDecimal = (text: string): text is `${number}` => /^\d+\.\d\d$/.test(text);

/** "$1,234.50"; without decimals where the currency has none. @param currency ISO 4217 */
export function moneyText(amount: Prisma.Decimal, currency: string): string {
  const text = amount.toFixed(2);
  if (!isDecimal(text)) throw new Error(`${text} is not an amount of money.`);
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(text);
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "November 21, 2026" (UTC). */
export const dayText = (moment: Date): string => DAY.format(moment);

export const STATUS_LABELS: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  paid: 'Paid',
  overdue: 'Overdue',
  cancelled: 'Cancelled',
};

/** The payment's method: the provider's name, or the person's own words. */
export const methodText = (method: string): string => (method === 'stripe' ? 'Stripe' : method);
