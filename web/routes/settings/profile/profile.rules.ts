import { emailProblem } from '../../../entry/login.rules.js';
import type { Problems } from '../../../forms/problems.js';

export interface Names extends Readonly<Record<string, string>> {
  readonly firstName: string;
  readonly lastName: string;
}

/** characters */
export const LONGEST_NAME = 100;

export const tidyNames = ({ firstName, lastName }: Names): Names => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
});

const lengthProblem = (what: string, name: string) =>
  name.trim().length > LONGEST_NAME ? `The ${what} may have at most ${LONGEST_NAME} characters` : undefined;

export const namesProblems = ({ firstName, lastName }: Names): Problems => ({
  firstName: lengthProblem('first name', firstName),
  lastName: lengthProblem('last name', lastName),
});

interface EmailDraft extends Readonly<Record<string, string>> {
  readonly email: string;
  readonly password: string;
}

/** @param asksPassword the account has a password */
export const emailProblems = ({ email, password }: EmailDraft, asksPassword: boolean): Problems => ({
  email: emailProblem(email),
  password: asksPassword && !password ? 'Password is required' : undefined,
});
