import type { User } from './session.js';

/** The full name, else the e-mail address, else "User". */
export const displayName = ({ firstName, lastName, email }: User) =>
  [firstName, lastName].filter(Boolean).join(' ') || email || 'User';

/** First letters of first and last name, else the first two of the e-mail address, else "U". */
export function initialsOf({ firstName, lastName, email }: User): string {
  const letters = `${firstName?.[0] ?? ''}${lastName?.[0] ?? ''}` || email.slice(0, 2) || 'U';
  return letters.toUpperCase();
}
