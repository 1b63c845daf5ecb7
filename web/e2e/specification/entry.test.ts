import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../browser.js';
import { newPerson, type Person } from '../person.js';

const TABS = {
  Dashboard: 'Transform Properties with AI',
  Projects: 'Your Real Estate Portfolio',
  Media: 'Media Management',
  Staging: 'AI Virtual Staging',
  Billing: 'Billing & Payments',
};
const browser = useBrowser();
let maya: Person;

beforeAll(async () => {
  maya = await newPerson({ firstName: 'Maya', lastName: 'Okafor' });
});

const pathOf = (page: Page) => new URL(page.url()).pathname;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const banner = (page: Page) => page.getByRole('banner');
const navigation = (page: Page) => banner(page).getByRole('navigation', { name: 'Main' });

async function openAs(person: Person, path: string): Promise<Page> {
  const { page } = await browser.visitAs(person);
  await page.goto(path);
  return page;
}

async function activeTabs(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await navigation(page).waitFor();
  const links = await navigation(page).getByRole('link').all();
  const current = await Promise.all(links.map((link) => link.getAttribute('aria-current')));
  return Object.keys(TABS).filter((_, at) => current[at] === 'page');
}

test('a visitor sees the landing page, whose header leads to the login', async () => {
  const { page } = await browser.visit();
  await page.goto('/');
  await title(page, 'Furnish the photo. Keep the room.').waitFor();
  expect(pathOf(page)).toBe('/');
  await banner(page).getByRole('link', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/login');
  await title(page, 'Welcome to Showhome').waitFor();
});

test('a visitor sees the samples', async () => {
  const { page } = await browser.visit();
  await page.goto('/samples');
  await title(page, 'Sample gallery').waitFor();
  expect(pathOf(page)).toBe('/samples');
  await banner(page).getByRole('link', { name: 'Login' }).waitFor();
});

test('a visitor is led to the login from every page of signed-in users, and from an unknown path', async () => {
  const { page } = await browser.visit();
  for (const path of ['/dashboard', '/projects', '/projects/proj_1', '/media', '/staging', '/billing', '/checkout']) {
    await page.goto(path);
    await page.waitForURL(/\/login\b/);
    await page.getByText('Sign in to continue').waitFor();
  }
  await page.goto('/no-such-page');
  await page.waitForURL(/\/login\b/);
  expect(await page.getByText('Page Not Found').count()).toBe(0);
});

test.each(['/', '/login'])('%s leads a signed-in user to the dashboard', async (path) => {
  const page = await openAs(maya, path);
  await page.waitForURL('**/dashboard');
  await title(page, TABS.Dashboard).waitFor();
});

test('a signed-in user sees the samples under their own header', async () => {
  const page = await openAs(maya, '/samples');
  await title(page, 'Sample gallery').waitFor();
  expect(pathOf(page)).toBe('/samples');
  await navigation(page).waitFor();
});

test('an unknown path shows a signed-in user that it is not found', async () => {
  const page = await openAs(maya, '/no-such-page');
  await title(page, 'Page Not Found').waitFor();
  await page.getByText('404', { exact: true }).waitFor();
  expect(pathOf(page)).toBe('/no-such-page');
});

test('each tab of the header leads to its page, and the brand to the dashboard', async () => {
  const page = await openAs(maya, '/projects');
  await navigation(page).waitFor();
  await expect.poll(() => navigation(page).getByRole('link').allInnerTexts()).toEqual(Object.keys(TABS));
  for (const [tab, heading] of Object.entries(TABS)) {
    await navigation(page).getByRole('link', { name: tab, exact: true }).click();
    await title(page, heading).waitFor();
    expect(pathOf(page)).toBe(`/${tab.toLowerCase()}`);
  }
  await banner(page).getByRole('link', { name: 'Showhome' }).click();
  await title(page, TABS.Dashboard).waitFor();
});

test('a tab is active when the path starts with its path', async () => {
  const { page } = await browser.visitAs(maya);
  expect(await activeTabs(page, '/projects')).toEqual(['Projects']);
  expect(await activeTabs(page, '/projects/proj_1')).toEqual(['Projects']);
  expect(await activeTabs(page, '/billings')).toEqual(['Billing']);
  expect(await activeTabs(page, '/samples')).toEqual([]);
});

test('on a small screen the navigation is a drawer', async () => {
  const { page } = await browser.visitAs(maya, { viewport: { width: 390, height: 844 } });
  await page.goto('/samples');
  await page.getByRole('button', { name: 'Open menu' }).waitFor();
  expect(await navigation(page).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const links = drawer.getByRole('navigation').getByRole('link');
  await links.first().waitFor();
  await expect.poll(() => links.allInnerTexts()).toEqual([...Object.keys(TABS), 'Settings']);
  const { width = 0, height = 0 } = (await drawer.boundingBox()) ?? {};
  expect({ narrow: width < 390, tall: height }).toEqual({ narrow: true, tall: 844 });
  await links.filter({ hasText: 'Media' }).click();
  await title(page, TABS.Media).waitFor();
  await drawer.waitFor({ state: 'hidden' });
});

/** Checks the header of a person's window: a bell, their initials, their name, and the one role that is shown. */
async function expectHeader(page: Page, { initials, name }: { readonly initials: string; readonly name: string }) {
  await banner(page)
    .getByRole('button', { name: /^Notifications/ })
    .waitFor();
  for (const text of [initials, name]) await banner(page).getByText(text, { exact: true }).waitFor();
  const account = banner(page).getByRole('button', { name: /Member/ });
  await account.getByText('Member', { exact: true }).waitFor();
  expect(await page.getByText(/\b(Administrator|Admin|Owner|Agent|Seller)\b/).count()).toBe(0);
}

test('the header shows a bell, initials, the full name and "Member"', async () => {
  await expectHeader(await openAs(maya, '/checkout'), { initials: 'MO', name: 'Maya Okafor' });
});

test('the header shows the e-mail of a person without a name', async () => {
  const person = await newPerson();
  const page = await openAs(person, '/checkout');
  await expectHeader(page, { initials: person.email.slice(0, 2).toUpperCase(), name: person.email });
});

test('"Logout" leads to the server’s path, and nobody is signed in after it', async () => {
  const page = await openAs(await newPerson(), '/checkout');
  const left = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  expect((await left).isNavigationRequest()).toBe(true);
  await banner(page).getByRole('link', { name: 'Login' }).waitFor();
  expect(pathOf(page)).toBe('/');
  await page.goto('/dashboard');
  await page.waitForURL('**/login');
  await page.goto('/staging');
  await page.getByText('Sign in to continue').waitFor();
  expect(pathOf(page)).toBe('/login');
});
