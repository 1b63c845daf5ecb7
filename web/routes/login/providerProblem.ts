/** The server's code in `?error=` after a return from the provider -> the sentence for the person. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['provider', 'Sign-in with a provider is not set up here. Use your email and password.'],
  ['unavailable', 'The provider does not answer at the moment. Try again, or use your email and password.'],
  ['denied', 'You did not allow the sign-in. Try again, or use your email and password.'],
  ['expired', 'The sign-in took too long or was begun in another window. Try again.'],
  ['link', 'There is already an account with this email. Sign in with your password and link the two in the settings.'],
  [
    'unlinked',
    'You unlinked this way to sign in from your account. Sign in with your password and link it again in the settings.',
  ],
  ['no-email', 'The provider gave us no email address for you. Allow it, or use your email and password.'],
]);

/** Empty when nothing went wrong. */
export function providerProblem(code: string | null): string {
  if (code === null) return '';
  return SENTENCES.get(code) ?? 'The sign-in with the provider failed. Try again, or use your email and password.';
}
