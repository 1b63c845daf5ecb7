/** Sums of amounts as they were typed, exactly: never by way of a binary fraction. */
import { isAmount, linesOf, type InvoiceDraft } from './invoice.rules.js';

const decimalsOf = (amount: string) => amount.split('.')[1]?.length ?? 0;

function unitsOf(amount: string, decimals: number): bigint {
  const [whole, fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** @param amounts digits, with or without a point */
export function sumOf(amounts: readonly string[]): string {
  const trimmed = amounts.map((amount) => amount.trim());
  const decimals = Math.max(2, ...trimmed.map(decimalsOf));
  const sum = trimmed.reduce((units, amount) => units + unitsOf(amount, decimals), 0n);
  const digits = String(sum).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** What the lines add up to; null while one is not right, or there is none. */
export function sumOfItems(items: string): string | null {
  const lines = linesOf(items);
  return lines && lines.length > 0 ? sumOf(lines.map(({ amount }) => amount)) : null;
}

/** The subtotal plus the tax; null while one of them is not right. */
export function totalOf({ subtotal, tax }: Pick<InvoiceDraft, 'subtotal' | 'tax'>): string | null {
  const added = tax.trim() || '0';
  return isAmount(subtotal) && isAmount(added) ? sumOf([subtotal, added]) : null;
}
