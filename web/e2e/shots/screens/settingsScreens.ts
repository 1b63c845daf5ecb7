import type { Page } from 'playwright-core';
import { all, hold, open, press, send } from './acts.js';
import type { Screen } from './screen.js';

const administration = '/settings?section=administration';

/** Pretends that a provider is linked, because linking needs a provider's own pages. */
const asLinked = (page: Page) =>
  page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll('"hasProvider":false', '"hasProvider":true') });
  });

export const settingsScreens: readonly Screen[] = [
  { name: 'settings-profile', path: '/settings' },
  { name: 'settings-profile-invalid', path: '/settings', act: press('Change email') },
  { name: 'settings-loading', path: '/settings', before: hold },
  { name: 'settings-security', path: '/settings?section=security' },
  { name: 'settings-security-invalid', path: '/settings?section=security', act: press('Change password') },
  { name: 'settings-sign-out', path: '/settings?section=security', act: open('Sign out everywhere') },
  { name: 'settings-taken', path: '/settings?error=taken' },
  { name: 'settings-unlink', path: '/settings?section=security', before: asLinked, act: open('Unlink') },
  { name: 'settings-linked', path: '/settings?linked=1', before: asLinked },
  { name: 'settings-mail', path: '/settings?section=mail' },
  { name: 'settings-appearance', path: '/settings?section=appearance' },
  {
    name: 'settings-units',
    path: '/settings?section=appearance',
    act: (page) => page.getByRole('combobox', { name: 'Units' }).click(),
  },
  { name: 'settings-invoicing', path: '/settings?section=invoicing' },
  { name: 'settings-pages-none', as: 'newcomer', path: '/settings?section=pages' },
  { name: 'settings-storage', path: '/settings?section=storage' },
  { name: 'settings-kept', path: '/settings?section=kept' },
  { name: 'settings-data', path: '/settings?section=data' },
  { name: 'settings-delete', path: '/settings?section=data', act: open('Delete account') },
  {
    name: 'settings-delete-invalid',
    path: '/settings?section=data',
    act: all(open('Delete account'), send('Delete account')),
  },
  { name: 'settings-audit', path: '/settings?section=audit' },
  { name: 'settings-deleted-projects', as: 'administrator', path: administration },
];
