import type { Page } from 'playwright-core';
import { all, hold, open, press, send } from './acts.js';
import type { World } from '../people.js';
import type { Screen } from './screen.js';

const withTeam = async (world: World) => {
  await world.team();
  return '/settings?section=people';
};
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
  { name: 'settings-people', path: withTeam },
  { name: 'settings-people-invite', path: withTeam, act: open('Invite somebody') },
  {
    name: 'settings-people-link',
    path: withTeam,
    act: all(open('Invite somebody'), send('Make the link'), (page) =>
      page.getByRole('textbox', { name: 'Link' }).waitFor(),
    ),
  },
  { name: 'settings-people-remove', path: withTeam, act: open('Remove Ann Marsh') },
  { name: 'settings-people-hand-over', path: withTeam, act: open('Hand over to Ann Marsh') },
  { name: 'settings-people-leave', path: withTeam, act: open('Leave the workspace') },
  {
    name: 'account-workspaces',
    as: 'colleague',
    path: '/projects',
    act: all(open(/account/), (page) => page.getByRole('list', { name: 'Workspaces' }).waitFor()),
  },
  { name: 'settings-people-agent', as: 'colleague', path: '/settings?section=people' },
  {
    name: 'project-team',
    path: async (world) => {
      await world.team();
      return `/projects/${await world.projectId()}?edit=1`;
    },
    act: (page) => page.getByRole('combobox', { name: 'Agent' }).waitFor(),
    // the dialog grows when the names are there
    shift: 0.08,
  },
  { name: 'join', as: 'visitor', path: async (world) => (await world.team()).invitation },
  { name: 'join-signed-in', as: 'newcomer', path: async (world) => (await world.team()).invitation },
  { name: 'join-closed', as: 'visitor', path: '/join/unknown' },
  { name: 'settings-invoicing', path: '/settings?section=invoicing' },
  { name: 'settings-storage', path: '/settings?section=storage' },
  { name: 'settings-data', path: '/settings?section=data' },
  { name: 'settings-delete', path: '/settings?section=data', act: open('Delete account') },
  {
    name: 'settings-delete-invalid',
    path: '/settings?section=data',
    act: all(open('Delete account'), send('Delete account')),
  },
  { name: 'settings-deleted-projects', as: 'administrator', path: administration },
];
