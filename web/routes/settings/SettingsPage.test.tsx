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

test('keeps the section in the address, each one press away', async () => {
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
  [
    {},
    [
      'Profile',
      'Sign-in and security',
      'Mail',
      'Appearance',
      'People',
      'Invoicing',
      'Public pages',
      'Storage',
      'What is kept',
      'Audit log',
      'Your data',
    ],
  ],
  [
    { ownsWorkspace: false },
    [
      'Profile',
      'Sign-in and security',
      'Mail',
      'Appearance',
      'People',
      'Public pages',
      'Storage',
      'What is kept',
      'Your data',
    ],
  ],
  [
    { isAdministrator: true },
    [
      'Profile',
      'Sign-in and security',
      'Mail',
      'Appearance',
      'People',
      'Invoicing',
      'Public pages',
      'Storage',
      'What is kept',
      'Audit log',
      'Your data',
      'Deleted projects',
    ],
  ],
])('for a person with %j offers the sections %j', async (viewer, names) => {
  openSettings(api, { viewer });
  expect(await sectionsShown()).toEqual(names);
});

test('shows the page’s title and a skeleton until the answer arrives', async () => {
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

test('leads from a section that is not theirs, or unknown, to the first', async () => {
  openSettings(api, { search: '?section=administration' });
  expect(await screen.findByRole('heading', { name: 'Name' })).toBeTruthy();
  expect(api.callsOf('DeletedProjectsSectionQuery')).toEqual([]);
});

test('applies a chosen theme at once, and System again', async () => {
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
