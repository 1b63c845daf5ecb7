import { z } from 'zod';
import { PASSWORD_CHARACTERS } from './auth.js';

const { least, most } = PASSWORD_CHARACTERS;

const email = z
  .string('Email is required')
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .pipe(z.email('Enter a valid email address'));

const password = z
  .string('Password is required')
  .min(1, 'Password is required')
  .min(least, `Password must be at least ${least} characters long`)
  .max(most, `Password must be at most ${most} characters long`);

const name = z.string('Expected a name').trim().max(100, 'A name has at most 100 characters').default('');

export const loginRules = z.object({ email, password }, 'Expected email and password');
export const registerRules = z.object(
  { email, password, firstName: name, lastName: name },
  'Expected email and password',
);
