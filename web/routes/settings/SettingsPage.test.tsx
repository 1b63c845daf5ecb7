import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useApi } from '../../test/server.js';
import { chooseTheme, themeChoice } from '../../theme/choice.js';
import { openSettings } from '../../test/openSettings.js';
import { viewerExample } from '../../test/settingsExamples.js';

const api = useApi();
const sectionsShown = async () => {
  const list = within(await screen.findByRole('navigation', { name: 'Settings' }));
  return list.getAllByRole('link').map(({ textContent }) => textContent);
};

test('the address holds the section, and each is one press away', async () => {
  const { router } = openSettings(api, { search: '?section=invoicing' });
  expect(await screen.findByRole('heading', { name: 'Seller’s details' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Profile' });
  expect(screen.getByRole('link', { name: 'Invoicing' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'Name' })).toBeTruthy();
  expect(router.state.location.search).toBe('?section=profile');
  expect(link.getAttribute('aria-current')).toBe('page');
});

test.each([
  [{}, ['Profile', 'Sign-in and security', 'Appearance', 'Invoicing', 'Storage', 'Your data']],
  [{ ownsWorkspace: false }, ['Profile', 'Sign-in and security', 'Appearance', 'Storage', 'Your data']],
  [
    { isAdministrator: true },
    ['Profile', 'Sign-in and security', 'Appearance', 'Invoicing', 'Storage', 'Your data', 'Deleted projects'],
  ],
])('of a person with %j the sections are %j', async (viewer, names) => {
  openSettings(api, { viewer });
  expect(await sectionsShown()).toEqual(names);
});

test('until the answer is there the page has its shape and its name', async () => {
  openSettings(api);
  let arrive = (_viewer: object) => {};
  const viewer = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  api.answer({ viewer: () => viewer });
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
  expect(screen.getByText('Loading')).toBeTruthy();
  arrive(viewerExample());
  expect(await screen.findByRole('heading', { name: 'Email' })).toBeTruthy();
  expect(screen.queryByText('Loading')).toBeNull();
});

test('a section that is not theirs, or none, leads to the first', async () => {
  openSettings(api, { search: '?section=administration' });
  expect(await screen.findByRole('heading', { name: 'Name' })).toBeTruthy();
  expect(api.callsOf('DeletedProjectsSectionQuery')).toEqual([]);
});

test('the theme is chosen at once, and System again', async () => {
  chooseTheme('system');
  openSettings(api, { search: '?section=appearance' });
  const dark = await screen.findByRole('radio', { name: 'Dark' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true);
  await userEvent.click(dark);
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
  expect(themeChoice()).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  await waitFor(() => expect(themeChoice()).toBe('system'));
});
