/** Exact sums of amounts as they were typed: no binary fractions. */
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

/** The sum of the lines; null when one is invalid or there is none. */
export function sumOfItems(items: string): string | null {
  const lines = linesOf(items);
  return lines && lines.length > 0 ? sumOf(lines.map(({ amount }) => amount)) : null;
}

/** The subtotal plus the tax; null when one of them is invalid. */
export function totalOf({ subtotal, tax }: Pick<InvoiceDraft, 'subtotal' | 'tax'>): string | null {
  const added = tax.trim() || '0';
  return isAmount(subtotal) && isAmount(added) ? sumOf([subtotal, added]) : null;
}
