import { z } from 'zod';
import { isCurrency } from './currencies.js';
import { partyRules } from './party.rules.js';

const currency = z
  .string()
  .trim()
  .toUpperCase()
  .refine(isCurrency, 'Expected the three letters of a currency with two decimals or none, as USD');

const details = {
  name: partyRules.name.nullish(),
  address: partyRules.address.nullish(),
  email: partyRules.email.nullish(),
  taxId: partyRules.taxId.nullish(),
  currency: currency.nullish(),
};

/** A field that is left out or null stays; an empty one is cleared. */
export const sellerDetails = z.object({ ...details, expected: z.object(details).nullish() });
export type SellerDetails = z.output<typeof sellerDetails>;
