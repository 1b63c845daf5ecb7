import type { Problems } from '../forms/problems.js';
import type { Credentials } from './signIn.js';

const shortestPassword = 8;
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The e-mail address as it is sent. */
export const tidyEmail = (email: string) => email.trim().toLowerCase();

export function emailProblem(email: string): string | undefined {
  if (!email.trim()) return 'Email is required';
  if (!address.test(email.trim())) return 'Enter a valid email address';
}

export function passwordProblem(password: string): string | undefined {
  if (!password) return 'Password is required';
  if (password.length < shortestPassword) {
    return `Password must be at least ${shortestPassword} characters long`;
  }
}

export const credentialProblems = ({ email, password }: Credentials): Problems => ({
  email: emailProblem(email),
  password: passwordProblem(password),
});
