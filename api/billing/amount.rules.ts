import { z } from 'zod';
import { Prisma } from '../db/generated/client.js';

/** What the database's money columns hold. */
export const MOST = new Prisma.Decimal('9999999999.99');
const DECIMALS = 2;

/** Digits, with or without a point; how many is judged afterwards, up to what nobody means. */
const WRITTEN = /^(\d{1,40}(\.\d{0,40})?|\.\d{1,40})$/;

interface AmountSentences {
  /** names it in the sentences about its size, e.g. 'The tax' */
  readonly what: string;
  /** where it is no number or below 0 */
  readonly invalid: string;
  /** where there is none */
  readonly missing: string;
}

/** An amount of money as text, of at least 0: exactly what was written, never by way of a binary fraction. */
export function amount({ what, invalid, missing }: AmountSentences) {
  const largest = `${what} may be at most ${MOST.toFixed(DECIMALS)}`;
  // The first broken rule ends the judgement: nothing may add up what is no amount.
  return z
    .string(missing)
    .trim()
    .min(1, { error: missing, abort: true })
    .regex(WRITTEN, { error: invalid, abort: true })
    .transform((text) => new Prisma.Decimal(text))
    .refine((value) => value.lte(MOST), { error: largest, abort: true })
    .refine((value) => value.decimalPlaces() <= DECIMALS, {
      error: `${what} may have at most two decimals`,
      abort: true,
    });
}
