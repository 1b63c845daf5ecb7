import { z } from 'zod';
import { text } from '../domain/rules.js';
import { password, weaknessOf } from './password/password.rules.js';

/** RFC 3696, erratum 1690. */
const LONGEST_EMAIL = 254;

export const email = z
  .string('Email is required')
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(LONGEST_EMAIL, 'Enter a valid email address')
  .pipe(z.email('Enter a valid email address'));

const name = text('A name', 100).default('');

export const loginRules = z.object({ email, password }, 'Expected email and password');

export const registerRules = z
  .object({ email, password, firstName: name, lastName: name }, 'Expected email and password')
  .superRefine((input, context) => {
    const weakness = weaknessOf(input.password, input.email);
    if (weakness) context.addIssue({ code: 'custom', path: ['password'], message: weakness });
  });

export const requestResetRules = z.object({ email }, 'Expected an email');

export const resetRules = z.object(
  { token: z.string('Expected the token of the link').max(200, 'Expected the token of the link'), password },
  'Expected the token of the link and a password',
);
