import type { Page } from 'playwright-core';
import { all, follow, press } from './acts.js';
import type { Screen } from './screen.js';

/** Pretends that mail is configured; otherwise no page asks for an address. */
const withMail = (page: Page) =>
  page.route('**/api/auth/settings', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), passwordReset: true } });
  });

/** The screens of visitors who are not signed in. */
export const publicScreens: readonly Screen[] = [
  { name: 'landing', as: 'visitor', path: '/' },
  { name: 'login', as: 'visitor', path: '/login' },
  { name: 'login-register', as: 'visitor', path: '/login', act: press('Need an account? Create one') },
  { name: 'login-invalid', as: 'visitor', path: '/login', act: press('Sign in') },
  {
    name: 'login-refused',
    as: 'visitor',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@showhome.example');
      await page.getByLabel('Password').fill('not the password');
      await page.getByLabel('Password').press('Enter');
      await page.getByRole('alert').waitFor();
    },
    expected: /401/,
  },
  { name: 'login-provider', as: 'visitor', path: '/login?error=provider' },
  { name: 'login-reset', as: 'visitor', path: '/login?reset=done' },
  { name: 'reset-password', as: 'visitor', path: '/reset-password' },
  { name: 'reset-password-mail', as: 'visitor', path: '/reset-password', before: withMail },
  {
    name: 'reset-password-invalid',
    as: 'visitor',
    path: '/reset-password',
    before: withMail,
    act: press('Send the link'),
  },
  { name: 'reset-password-link', as: 'visitor', path: '/reset-password#made-up' },
  {
    name: 'reset-password-refused',
    as: 'visitor',
    path: '/reset-password#made-up',
    act: async (page) => {
      await page.getByLabel('New password').fill('a password of mine');
      await press('Set password')(page);
      await page.getByRole('alert').waitFor();
    },
    expected: /409/,
  },
  { name: 'confirm-email-signed-out', as: 'visitor', path: '/confirm-email#made-up' },
  { name: 'confirm-email-no-link', path: '/confirm-email' },
  { name: 'confirm-email', path: '/confirm-email#made-up' },
  { name: 'samples', as: 'visitor', path: '/samples' },
  { name: 'samples-signed-in', path: '/samples' },
  {
    name: 'samples-from-dashboard',
    path: '/dashboard',
    act: all(follow('View Gallery'), (page) => page.getByRole('heading', { name: 'Sample gallery' }).waitFor()),
  },
];
