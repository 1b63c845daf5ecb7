import { z } from 'zod';
import { text } from '../domain/rules.js';

/** The rules of a party's fields; each may be empty. */
export const partyRules = {
  name: text('The name', 200),
  address: text('The address', 500, { lines: true }),
  email: text('The e-mail address', 254).refine(
    (value) => value === '' || z.email().safeParse(value).success,
    'Enter a valid email address',
  ),
  taxId: text('The tax id', 64),
};
