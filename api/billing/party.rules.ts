import { isEmail, tidyEmail } from '../domain/email.js';
import { text } from '../domain/rules.js';

/** The rules of a party's fields; each may be empty. */
export const partyRules = {
  name: text('The name', 200),
  address: text('The address', 500, { lines: true }),
  email: text('The e-mail address', 254)
    .overwrite(tidyEmail)
    .refine((value) => value === '' || isEmail(value), 'Enter a valid email address'),
  taxId: text('The tax id', 64),
};
