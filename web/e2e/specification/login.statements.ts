import type { Statements } from './statement.js';

const LOGIN = 'web/routes/login/LoginPage.test.tsx';
const SIGN_IN = 'web/entry/signIn.test.ts';

/** Signing in and registering. */
export const loginStatements = {
  'login: card': {
    section: 2,
    states: '"Welcome to Showhome" with "Sign in to continue", or "Create your account"',
    where: 'web/routes/login/LoginForm.tsx',
  },
  'login: provider': {
    section: 2,
    states: '"Continue with Google" sends the browser to /api/login; below it "Or"',
    where: 'web/routes/login/LoginForm.tsx',
  },
  'login: fields': {
    section: 2,
    states: 'an email field, a password field, Cancel and submit; Cancel goes to /',
    where: 'web/routes/login/LoginForm.tsx',
  },
  'login: toggle': {
    section: 2,
    states: '"Need an account? Create one" and "Already have an account? Sign in" toggle the mode',
    where: 'web/routes/login/LoginForm.tsx',
  },
  'login: toggle keeps the email': {
    section: 2,
    states: 'toggling clears the error and the password and keeps the email',
    where: 'web/routes/login/LoginForm.tsx',
  },
  'login: foot': {
    section: 2,
    states: '"Forgot password? Contact support" is a mail link; Terms and Privacy Policy are placeholders',
    where: 'web/routes/login/LoginFoot.tsx',
  },
  'login: submit labels': {
    section: 2,
    states: 'submit says "Sign in" / "Create account"; while busy "Signing in..." / "Creating account..."',
    where: 'web/routes/login/loginWords.ts',
  },
  'login: email rules': {
    section: 5,
    states: '"Email is required", "Enter a valid email address"',
    where: 'web/entry/login.rules.ts',
  },
  'login: email as sent': {
    section: 5,
    states: 'the email is sent trimmed and in lower case',
    where: 'web/entry/login.rules.ts',
  },
  'login: password rules': {
    section: 5,
    states: '"Password is required", "Password must be at least 8 characters long"',
    where: 'web/entry/login.rules.ts',
  },
  'login: shortest password': {
    section: 9,
    states: 'a password has at least 8 characters',
    where: 'web/entry/login.rules.ts',
  },
  'login: refusal': {
    section: 8,
    states: 'a refusal stands under the form: the text after the first colon',
    where: 'web/entry/signIn.ts',
    shownBy: { [LOGIN]: ['a refusal shows the words after the status, and the other mode starts without them'] },
  },
  'login: refusal without words': {
    section: 8,
    states: '"Unable to complete the request" when it is empty, "Something went wrong" when it is no error',
    where: 'web/entry/signIn.ts',
    shownBy: { [SIGN_IN]: ['of the failure %s the form shows "%s"'] },
  },
  'login: signing in': {
    section: 7,
    states: 'POST /api/auth/login with email and password; then to /, and from there to /dashboard',
    where: 'web/routes/login/LoginForm.tsx',
  },
  'login: registering': {
    section: 7,
    states: 'POST /api/auth/register with email and password; then to /, and from there to /dashboard',
    where: 'web/routes/login/LoginForm.tsx',
  },
} satisfies Statements;
