import type { Problems } from '../forms/problems.js';
import type { Credentials } from './signIn.js';

const SHORTEST_PASSWORD = 8;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The e-mail address as it is sent. */
export const tidyEmail = (email: string) => email.trim().toLowerCase();

export function emailProblem(email: string): string | undefined {
  if (!email.trim()) return 'Email is required';
  if (!EMAIL.test(email.trim())) return 'Enter a valid email address';
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
