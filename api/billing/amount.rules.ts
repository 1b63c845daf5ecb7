import { z } from 'zod';
import { Prisma } from '../db/generated/client.js';

/** The largest amount that the database's money columns hold. */
export const MOST = new Prisma.Decimal('9999999999.99');
const DECIMALS = 2;

/** Digits, with or without a point; the number of digits is checked later. */
const WRITTEN = /^(\d{1,40}(\.\d{0,40})?|\.\d{1,40})$/;

interface AmountSentences {
  /** the amount's name in the sentences about its size, e.g. 'The tax' */
  readonly what: string;
  /** the sentence for a text that is no number, or a number below 0 */
  readonly invalid: string;
  /** the sentence for a missing amount */
  readonly missing: string;
}

/** An amount of money of at least 0 as text. It is never converted to a binary fraction. */
export function amount({ what, invalid, missing }: AmountSentences) {
  const largest = `${what} may be at most ${MOST.toFixed(DECIMALS)}`;
  // The first broken rule stops the checks: a later rule must not add up an invalid amount.
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
