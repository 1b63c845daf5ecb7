/** The server's code in `?error=` after a return from linking -> the sentence for the person. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['provider', 'Sign-in with a provider is not set up here.'],
  ['unavailable', 'The provider does not answer at the moment. Try again later.'],
  ['denied', 'You did not allow the link. Nothing was changed.'],
  ['expired', 'It took too long or was begun in another window. Try again.'],
  ['taken', 'That account is linked to another person here. Nothing was changed.'],
  ['no-email', 'The provider gave us no email address for you. Allow it and try again.'],
]);

/** Empty when nothing went wrong. */
export function linkProblem(code: string | null): string {
  if (code === null) return '';
  return SENTENCES.get(code) ?? 'The accounts could not be linked. Try again.';
}
