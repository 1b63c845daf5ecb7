import type { Statements } from './statement.js';

const LOGIN_E2E = 'web/e2e/specification/login.test.ts';
const MODES = 'the login card switches between signing in and registering';
const PROVIDER = 'a provider is offered above the email, and leads to the server’s login path';
const FIELDS = 'the login has an email, a password, a submit button, and Cancel, which leads to the landing page';
const REFUSED = 'a refusal is shown in the server’s words, and the other mode keeps only the email';
const FOOT = 'the foot of the login leads to support, terms and privacy policy';
const BUSY = 'the submit button says what it does while it is busy';
const REFUSED_BEFORE = 'an invalid email and an invalid password are refused before anything is sent';
const SIGNED_IN = 'a person who signs in is led to the dashboard; the email is sent trimmed and in lower case';
const REGISTERED = 'a person who registers is led to the dashboard';
const LOGIN = 'web/routes/login/LoginPage.test.tsx';
const SIGN_IN = 'web/entry/signIn.test.ts';

/** Statements about signing in and registering. */
export const loginStatements = {
  'login: card': {
    section: 2,
    states: '"Welcome to Showhome" with "Sign in to continue", or "Create your account"',
    shownBy: { [LOGIN_E2E]: [MODES] },
  },
  'login: provider': {
    section: 2,
    states: '"Continue with Google" sends the browser to /api/login; below it "Or"',
    shownBy: { [LOGIN_E2E]: [PROVIDER] },
  },
  'login: fields': {
    section: 2,
    states: 'an email field, a password field, Cancel and submit; Cancel goes to /',
    shownBy: { [LOGIN_E2E]: [FIELDS] },
  },
  'login: toggle': {
    section: 2,
    states: '"Need an account? Create one" and "Already have an account? Sign in" toggle the mode',
    shownBy: { [LOGIN_E2E]: [MODES] },
  },
  'login: toggle keeps the email': {
    section: 2,
    states: 'toggling clears the error and the password and keeps the email',
    shownBy: { [LOGIN_E2E]: [REFUSED] },
  },
  'login: foot': {
    section: 2,
    states: '"Forgot password? Contact support" is a mail link; Terms and Privacy Policy are placeholders',
    shownBy: { [LOGIN_E2E]: [FOOT] },
  },
  'login: submit labels': {
    section: 2,
    states: 'submit says "Sign in" / "Create account"; while busy "Signing in..." / "Creating account..."',
    shownBy: { [LOGIN_E2E]: [BUSY] },
  },
  'login: email rules': {
    section: 5,
    states: '"Email is required", "Enter a valid email address"',
    shownBy: { [LOGIN_E2E]: [REFUSED_BEFORE] },
  },
  'login: email as sent': {
    section: 5,
    states: 'the email is sent trimmed and in lower case',
    shownBy: { [LOGIN_E2E]: [SIGNED_IN] },
  },
  'login: password rules': {
    section: 5,
    states: '"Password is required", "Password must be at least 8 characters long"',
    shownBy: { [LOGIN_E2E]: [REFUSED_BEFORE] },
  },
  'login: shortest password': {
    section: 9,
    states: 'a password has at least 8 characters',
    shownBy: { [LOGIN_E2E]: [REFUSED] },
  },
  'login: refusal': {
    section: 8,
    states: 'a refusal stands under the form: the text after the first colon',
    shownBy: {
      [LOGIN_E2E]: [REFUSED],
      [LOGIN]: ['shows the words after the status of a refusal, and clears them in the other mode'],
    },
  },
  'login: refusal without words': {
    section: 8,
    states: '"Unable to complete the request" when it is empty, "Something went wrong" when it is no error',
    shownBy: { [SIGN_IN]: ['for the failure %s the form shows "%s"'] },
  },
  'login: signing in': {
    section: 7,
    states: 'POST /api/auth/login with email and password; then to /, and from there to /dashboard',
    shownBy: { [LOGIN_E2E]: [SIGNED_IN] },
  },
  'login: registering': {
    section: 7,
    states: 'POST /api/auth/register with email and password; then to /, and from there to /dashboard',
    shownBy: { [LOGIN_E2E]: [REGISTERED] },
  },
} satisfies Statements;
