/** The texts of the login page in each of its modes, and which password browsers shall fill in. */
export const LOGIN_WORDS = {
  login: {
    subtitle: 'Sign in to continue',
    submit: 'Sign in',
    busy: 'Signing in...',
    toggle: 'Need an account? Create one',
    password: 'current-password',
    hint: '',
  },
  register: {
    subtitle: 'Create your account',
    submit: 'Create account',
    busy: 'Creating account...',
    toggle: 'Already have an account? Sign in',
    password: 'new-password',
    hint: 'At least 8 characters',
  },
} as const;
