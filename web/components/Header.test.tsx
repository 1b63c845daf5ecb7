import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseTheme } from '../theme/choice.js';
import { Header } from './Header.js';

const links = ['Dashboard', 'Projects', 'Media', 'Staging', 'Billing'].map((label) => ({
  label,
  to: `/${label.toLowerCase()}`,
}));
const user = { name: 'Maya Okafor', initials: 'MO', email: 'maya@okafor.test' };

afterEach(() => chooseTheme('system'));

function open(address = '/dashboard', workspace?: string) {
  const onLogout = vi.fn<() => void>();
  render(
    <MemoryRouter initialEntries={[address]}>
      <Header user={user} links={links} home="/dashboard" onLogout={onLogout} workspace={workspace} />
    </MemoryRouter>,
  );
  return onLogout;
}

test('shows the brand, five tabs, the initials, the name, the label Member and Logout', async () => {
  const onLogout = open();
  expect(screen.getByRole('link', { name: 'Showhome' }).getAttribute('href')).toBe('/dashboard');
  const tabs = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard'],
    ['Projects', '/projects'],
    ['Media', '/media'],
    ['Staging', '/staging'],
    ['Billing', '/billing'],
  ]);
  for (const words of ['MO', 'Maya Okafor', 'Member']) expect(screen.getByText(words)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledOnce();
});

test.each([
  ['/projects', 'Projects'],
  ['/projects/proj_1', 'Projects'],
  ['/staging/job_1/outline/item_1', 'Staging'],
  ['/settings', null],
])('at %s marks %s as the active tab', (address, active) => {
  open(address);
  const tabs = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const current = tabs.filter((tab) => tab.getAttribute('aria-current') === 'page');
  expect(current.map((tab) => tab.textContent)).toEqual(active ? [active] : []);
});

test('has every tab, the settings and Logout in the drawer of small screens', async () => {
  const onLogout = open('/media');
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const pages = within(drawer.getByRole('navigation')).getAllByRole('link');
  const names = pages.map((page) => page.textContent);
  expect(names).toEqual(['Dashboard', 'Projects', 'Media', 'Staging', 'Billing', 'Settings']);
  expect(drawer.getByRole('link', { name: 'Media' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(drawer.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledOnce();
  await userEvent.click(drawer.getByRole('link', { name: 'Billing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('leads from the drawer’s logo to the same page as the header’s, and closes the drawer', async () => {
  open('/media');
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const mark = drawer.getByRole('link', { name: 'Showhome' });
  expect(mark.getAttribute('href')).toBe('/dashboard');
  await userEvent.click(mark);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('opens the settings and changes the theme from the user’s initials', async () => {
  open();
  const mark = screen.getByRole('button', { name: /Maya Okafor Member/ });
  await userEvent.click(mark);
  const panel = within(await screen.findByRole('dialog', { name: 'Maya Okafor' }));
  expect(panel.getByText('maya@okafor.test')).toBeTruthy();
  await userEvent.click(panel.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(panel.getByRole('radio', { name: 'Dark' })).toHaveProperty('checked', true);
  expect(panel.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
  expect(panel.getByRole('link', { name: 'Figures' }).getAttribute('href')).toBe('/figures');
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(mark));
});

test('names the workspace where the person is of several', () => {
  open('/dashboard', 'Harbor Homes');
  expect(screen.getByText('Harbor Homes').textContent).toBe('Workspace: Harbor Homes');
});

test('names no workspace where the person is of one', () => {
  open();
  expect(screen.queryByText(/^Workspace:/)).toBeNull();
});
