import type { Page } from 'playwright-core';
import { all, button, hold, open, press } from './acts.js';
import type { Screen } from './screen.js';

/** The frame around the pages, and overlays. */
export const shellScreens: readonly Screen[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'dashboard-empty', as: 'newcomer', path: '/dashboard' },
  { name: 'dashboard-loading', path: '/dashboard', before: hold },
  { name: 'notifications', path: '/dashboard', act: open('Notifications') },
  { name: 'notifications-empty', as: 'newcomer', path: '/dashboard', act: open('Notifications') },
  { name: 'notifications-loading', path: '/checkout', act: all(hold, open('Notifications')) },
  { name: 'account', path: '/dashboard', act: open(/\(account\)/) },
  { name: 'drawer', path: '/dashboard', width: 390, act: open('Open menu') },
  {
    name: 'line-lost',
    path: '/dashboard',
    act: async (page) => {
      await page.context().setOffline(true);
      await page.getByText('Connection lost').waitFor();
    },
    expected: /ERR_INTERNET_DISCONNECTED/,
  },
  {
    name: 'page-offline',
    path: '/dashboard',
    act: async (page) => {
      await page.context().setOffline(true);
      await page.getByText('Connection lost').waitFor();
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/billing"]')?.click());
      await button(page, 'Try again').waitFor();
    },
    expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Network/,
  },
  { name: 'workspace-named', as: 'colleague', path: '/dashboard' },
  { name: 'toast', path: '/billing', act: all(press(/^Download/), toastOf('Success')) },
  {
    name: 'toast-error',
    path: '/billing',
    before: (page) => page.route('**/api/invoices/**', (route) => route.abort()),
    act: all(press(/^Download/), toastOf('Error')),
    expected: /ERR_FAILED/,
  },
  { name: 'not-found', path: '/nowhere', expected: /status of 404/ },
];

function toastOf(title: string) {
  return (page: Page) => page.locator('[data-scope=toast]').getByText(title, { exact: true }).waitFor();
}
