import { z } from 'zod';
import { isWrittenInAscii } from './asciiEmail.js';
import { isEmail, plainEmail } from '../domain/email.js';
import { text } from '../domain/rules.js';
import { password, weaknessOf } from './password/password.rules.js';

export const email = z
  .string('Email is required')
  .overwrite(plainEmail)
  .min(1, 'Email is required')
  .refine((plain) => isEmail(plain) && !isWrittenInAscii(plain), 'Enter a valid email address');

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
