import { z } from 'zod';
import { isCommon } from './commonPasswords.js';

export const PASSWORD_CHARACTERS = { least: 8, most: 128 };
const { least, most } = PASSWORD_CHARACTERS;

/** What the schema says about a new password. */
export const PASSWORD_WORDS = `${least} to ${most} characters, none of the most common ones. Space around it counts.`;

/** A password as typed: leading and trailing spaces belong to it. */
export const password = z
  .string('Password is required')
  .min(1, 'Password is required')
  .min(least, `Password must be at least ${least} characters long`)
  .max(most, `Password must be at most ${most} characters long`);

/**
 * Why a new password is too weak apart from its length, as a sentence, or null.
 * @param email the account's, in lower case
 */
export function weaknessOf(chosen: string, email: string): string | null {
  if (isCommon(chosen)) return 'This password is one of the most common ones. Choose one that is harder to guess';
  if (isNamedAfter(chosen.toLowerCase(), email)) {
    return 'This password is your email’s own name. Choose one that is harder to guess';
  }
  return null;
}

/** Whether the password is the address, or its part before the @, with at most digits and signs after it. */
function isNamedAfter(chosen: string, email: string): boolean {
  const [name = ''] = email.split('@', 1);
  if (chosen === email) return true;
  return name !== '' && chosen.startsWith(name) && /^[^\p{L}]{0,4}$/u.test(chosen.slice(name.length));
}
