import type { Problems } from '../forms/problems.js';

export type SignInMode = 'login' | 'register';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** @throws Error with the message "STATUS: the server's words" */
export async function signIn(mode: SignInMode, credentials: Credentials): Promise<void> {
  const response = await fetch(`/api/auth/${mode}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (response.ok) return;
  throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
}

/** The text of a failure for the form: what follows the first colon. */
export function signInProblem(failure: unknown): string {
  if (!(failure instanceof Error)) return 'Something went wrong';
  // The browser's own messages, such as "Failed to fetch", have no colon.
  const [, words = ''] = /:([^]*)/.exec(failure.message) ?? [];
  return words.trim() || 'Unable to complete the request';
}

/** The problems that the form shows when it fails; null when it succeeds. */
export const problemsIn = (begun: Promise<unknown>): Promise<Problems | null> =>
  begun.then(
    () => null,
    (failure) => ({ form: signInProblem(failure) }),
  );
