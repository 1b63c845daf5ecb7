import type { Problems } from '../forms/problems.js';
import type { Credentials } from './signIn.js';

const SHORTEST_PASSWORD = 8;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Not seen, and pasted along: spaces, and characters of zero width or of direction. */
const UNSEEN_ENDS = /^[\s\u200b-\u200f\u202a-\u202e\u2060-\u206f]+|[\s\u200b-\u200f\u202a-\u202e\u2060-\u206f]+$/g;

/** The e-mail address as it is sent. */
export const tidyEmail = (email: string) => email.replace(UNSEEN_ENDS, '').toLowerCase();

export function emailProblem(email: string): string | undefined {
  if (!tidyEmail(email)) return 'Email is required';
  if (!EMAIL.test(tidyEmail(email))) return 'Enter a valid email address';
}

export function passwordProblem(password: string): string | undefined {
  if (!password) return 'Password is required';
  if (password.length < SHORTEST_PASSWORD) {
    return `Password must be at least ${SHORTEST_PASSWORD} characters long`;
  }
}

export const credentialProblems = ({ email, password }: Credentials): Problems => ({
  email: emailProblem(email),
  password: passwordProblem(password),
});
