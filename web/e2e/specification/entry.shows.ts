import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import type { useBrowser, Visit } from '../browser.js';
import { newPerson, type Person } from '../person.js';
import { someone } from './entry.people.js';
import { shows } from './shows.js';

const TABS = {
  Dashboard: 'Transform Properties with AI',
  Projects: 'Your Real Estate Portfolio',
  Media: 'Media Management',
  Staging: 'AI Virtual Staging',
  Billing: 'Billing & Payments',
};
const pathOf = (page: Page) => new URL(page.url()).pathname;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const navigation = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });

async function activeTabs(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await navigation(page).waitFor();
  const links = await navigation(page).getByRole('link').all();
  const current = await Promise.all(links.map((link) => link.getAttribute('aria-current')));
  return Object.keys(TABS).filter((_, at) => current[at] === 'page');
}

/** What stands round every screen, for visitors and for users. */
export function entryShows({ visit }: ReturnType<typeof useBrowser>) {
  let visitor: Visit;
  let maya: Visit;
  let nameless: Visit & { readonly person: Person };

  beforeAll(async () => {
    visitor = await visit();
    maya = await visit();
    await (await someone()).enter(maya.context);
    const person = await newPerson();
    nameless = { ...(await visit()), person };
    await person.enter(nameless.context);
  });

  shows('routes: landing', async () => {
    const { page } = visitor;
    await page.goto('/');
    await title(page, 'Furnish the photo. Keep the room.').waitFor();
    expect(pathOf(page)).toBe('/');
  });

  shows('header: signed out', async () => {
    const { page } = visitor;
    await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/login');
    await title(page, 'Welcome to Showhome').waitFor();
  });

  shows('routes: samples', async () => {
    const { page } = visitor;
    await page.goto('/samples');
    await title(page, 'Sample gallery').waitFor();
    expect(pathOf(page)).toBe('/samples');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  });

  shows('routes: signed-in pages', async () => {
    const { page } = visitor;
    for (const path of ['/dashboard', '/projects', '/projects/proj_1', '/media', '/staging', '/billing', '/checkout']) {
      await page.goto(path);
      await page.waitForURL(/\/login\b/);
      await page.getByText('Sign in to continue').waitFor();
    }
  });

  shows('routes: unknown path, signed out', async () => {
    const { page } = visitor;
    await page.goto('/no-such-page');
    await page.waitForURL(/\/login\b/);
    expect(await page.getByText('Page Not Found').count()).toBe(0);
  });

  shows('routes: landing, signed in', async () => {
    const { page } = maya;
    await page.goto('/');
    await page.waitForURL('**/dashboard');
    await title(page, TABS.Dashboard).waitFor();
  });

  shows('routes: login, signed in', async () => {
    const { page } = maya;
    await page.goto('/login');
    await page.waitForURL('**/dashboard');
    await title(page, TABS.Dashboard).waitFor();
  });

  shows('routes: samples, signed in', async () => {
    const { page } = maya;
    await page.goto('/samples');
    await title(page, 'Sample gallery').waitFor();
    expect(pathOf(page)).toBe('/samples');
    await navigation(page).waitFor();
  });

  shows('routes: unknown path, signed in', async () => {
    const { page } = maya;
    await page.goto('/no-such-page');
    await title(page, 'Page Not Found').waitFor();
    await page.getByText('404', { exact: true }).waitFor();
    expect(pathOf(page)).toBe('/no-such-page');
  });

  shows('header: tabs', async () => {
    const { page } = maya;
    await page.goto('/projects');
    await navigation(page).waitFor();
    await expect.poll(() => navigation(page).getByRole('link').allInnerTexts()).toEqual(Object.keys(TABS));
    for (const [tab, heading] of Object.entries(TABS)) {
      await navigation(page).getByRole('link', { name: tab, exact: true }).click();
      await title(page, heading).waitFor();
      expect(pathOf(page)).toBe(`/${tab.toLowerCase()}`);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Showhome' }).click();
    await title(page, TABS.Dashboard).waitFor();
  });

  shows('header: active tab', async () => {
    const { page } = maya;
    expect(await activeTabs(page, '/projects')).toEqual(['Projects']);
    expect(await activeTabs(page, '/projects/proj_1')).toEqual(['Projects']);
    expect(await activeTabs(page, '/billings')).toEqual(['Billing']);
    expect(await activeTabs(page, '/samples')).toEqual([]);
  });

  shows('header: bell', async () => {
    const bell = maya.page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    await bell.waitFor();
  });

  shows('header: drawer', async () => {
    const { page } = maya;
    await page.setViewportSize({ width: 390, height: 844 });
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
    await page.setViewportSize({ width: 1280, height: 860 });
  });

  shows('header: initials', async () => {
    const { page, person } = nameless;
    await page.goto('/checkout');
    const signs = (window: Page, initials: string) =>
      window.getByRole('banner').getByText(initials, { exact: true }).waitFor();
    await signs(maya.page, 'MO');
    await signs(page, person.email.slice(0, 2).toUpperCase());
  });

  shows('header: display name', async () => {
    const named = (window: Page, name: string) => window.getByRole('banner').getByText(name, { exact: true });
    await named(maya.page, 'Maya Okafor').waitFor();
    await named(nameless.page, nameless.person.email).waitFor();
  });

  shows('header: Member', async () => {
    for (const { page } of [maya, nameless]) {
      const who = page.getByRole('banner').getByRole('button', { name: /Member/ });
      await who.getByText('Member', { exact: true }).waitFor();
      expect(await page.getByText(/\b(Administrator|Admin|Owner|Agent|Seller)\b/).count()).toBe(0);
    }
  });

  shows('header: Logout', async () => {
    const { page } = nameless;
    const left = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/logout');
    await page.getByRole('button', { name: 'Logout' }).click();
    expect((await left).isNavigationRequest()).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    expect(pathOf(page)).toBe('/');
    await page.goto('/dashboard');
    await page.waitForURL('**/login');
  });
}
