import type { Page } from 'playwright-core';
import type { World } from '../people.js';
import { all, hold, open, press, send } from './acts.js';
import type { Screen } from './screen.js';

const withTeam = async (world: World) => {
  await world.team();
  return '/settings?section=people';
};
const invitation = (state: 'open' | 'long' | 'revoked') => async (world: World) =>
  (await world.team()).invitations[state];

/** Makes one of the page's queries wait for ever. */
const holdOne = (query: string) => (page: Page) =>
  page.route('**/graphql', (route) => (route.request().postData()?.includes(query) ? undefined : route.continue()));

/** Workspaces of several people. */
export const teamScreens: readonly Screen[] = [
  { name: 'settings-people', path: withTeam },
  { name: 'settings-people-invite', path: withTeam, act: open('Invite somebody') },
  {
    name: 'settings-people-link',
    path: withTeam,
    act: all(open('Invite somebody'), send('Make the link'), (page) =>
      page.getByRole('textbox', { name: 'Link' }).waitFor(),
    ),
  },
  { name: 'settings-people-remove', path: withTeam, act: open(/^Remove Wilhelmina/) },
  { name: 'settings-people-hand-over', path: withTeam, act: open('Hand over to Ann Marsh') },
  { name: 'settings-people-leave', path: withTeam, act: open('Leave the workspace') },
  { name: 'settings-people-loading', path: withTeam, before: holdOne('PeopleSectionQuery') },
  { name: 'settings-people-alone', as: 'newcomer', path: '/settings?section=people' },
  { name: 'settings-people-manager', as: 'manager', path: withTeam },
  {
    name: 'settings-people-invite-invalid',
    path: withTeam,
    act: all(
      open('Invite somebody'),
      (page) => page.getByLabel(/^Email/).fill('bob'),
      send('Make the link'),
      (page) => page.getByText('Enter a valid email').waitFor(),
    ),
  },
  { name: 'settings-people-agent', as: 'colleague', path: '/settings?section=people' },
  {
    name: 'account-workspaces',
    as: 'colleague',
    path: '/projects',
    act: all(open(/account/), (page) => page.getByRole('list', { name: 'Workspaces' }).waitFor()),
  },
  {
    name: 'project-team',
    path: async (world) => {
      await world.team();
      return `/projects/${await world.projectId()}?edit=1`;
    },
    act: (page) => page.getByRole('combobox', { name: 'Agent' }).waitFor(),
  },
  {
    name: 'project-team-new',
    path: async (world) => {
      await world.team();
      return '/projects';
    },
    act: all(open('Create New Project'), (page) => page.getByRole('combobox', { name: 'Agent' }).waitFor()),
  },
  { name: 'project-team-agent', as: 'colleague', path: '/projects', act: open('Create New Project') },
  { name: 'join', as: 'visitor', path: invitation('open') },
  { name: 'join-loading', as: 'visitor', path: invitation('open'), before: hold },
  { name: 'join-signed-in', as: 'newcomer', path: invitation('open') },
  { name: 'join-long', as: 'viewer', path: invitation('long') },
  {
    name: 'join-refused',
    as: 'colleague',
    path: invitation('long'),
    act: all(press(/^Join /), (page) => page.getByRole('alert').waitFor()),
  },
  { name: 'join-revoked', as: 'newcomer', path: invitation('revoked') },
  { name: 'join-unknown', as: 'visitor', path: '/join/unknown' },
];
