import type { Problems } from '../forms/problems.js';

export type SignInMode = 'login' | 'register';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** @throws Error whose message is "STATUS: what the server said" */
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

/** What the form shows of a failure: the text after the first colon. */
export function signInProblem(failure: unknown): string {
  if (!(failure instanceof Error)) return 'Something went wrong';
  // A browser's own words, such as "Failed to fetch", have no colon.
  const [, words = ''] = /:([^]*)/.exec(failure.message) ?? [];
  return words.trim() || 'Unable to complete the request';
}

/** What the form shows where it fails; null where it does not. */
export const problemsIn = (begun: Promise<unknown>): Promise<Problems | null> =>
  begun.then(
    () => null,
    (failure) => ({ form: signInProblem(failure) }),
  );
