import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import type { useBrowser, Visit } from '../browser.js';
import { isCheck, someone } from './entry.people.js';
import { shows } from './shows.js';

const CHECK = '**/api/auth/user';
const calls = (url: string) => /^\/(graphql|api)\b/.test(new URL(url).pathname);
const focusWindow = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your Real Estate Portfolio' });

/** Who is signed in, and what every request carries. */
export function sessionShows({ visit }: ReturnType<typeof useBrowser>) {
  let maya: Visit;
  beforeAll(async () => {
    maya = await visit();
    await (await someone()).enter(maya.context);
  });

  shows('session: loading', async () => {
    const { page } = maya;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(CHECK, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/projects');
    await page.getByRole('main').getByRole('status', { name: 'Loading' }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    answer();
    await heading(page).waitFor();
    await page.unroute(CHECK);
  });

  shows('session: requests', async () => {
    const { page } = maya;
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/graphql');
    const read = page.waitForResponse(isCheck);
    await page.reload();
    await heading(page).waitFor();
    const check = (await read).request();
    const carried = await Promise.all([check, await sent].map((request) => request.allHeaders()));
    expect(carried.map(({ cookie }) => cookie)).toEqual([
      expect.stringContaining('showhome'),
      expect.stringContaining('showhome'),
    ]);
    expect(carried[1]['content-type']).toBe('application/json');
    expect((await sent).postDataJSON()).toMatchObject({ variables: {} });
    expect(Object.keys(await (await read).json())).toEqual(expect.arrayContaining(['firstName', 'lastName', 'email']));
  });

  shows('session: nothing read again', async () => {
    const { page } = maya;
    const asked: string[] = [];
    page.on('request', (request) => calls(request.url()) && asked.push(new URL(request.url()).pathname));
    const checked = page.waitForResponse(isCheck);
    await focusWindow(page);
    await checked;
    expect(asked).toEqual(['/api/auth/user']);
  });

  shows('session: checks', async () => {
    const { page, context } = maya;
    const mounted = page.waitForResponse(isCheck);
    await page.reload();
    expect((await mounted).status()).toBe(200);
    await heading(page).waitFor();
    const focused = page.waitForResponse(isCheck);
    await focusWindow(page);
    expect((await focused).status()).toBe(200);
    await context.setOffline(true);
    const reconnected = page.waitForResponse(isCheck);
    await context.setOffline(false);
    expect((await reconnected).status()).toBe(200);
  });

  shows('session: ended', async () => {
    const { page, context } = maya;
    await context.clearCookies();
    await focusWindow(page);
    await page.waitForURL(/\/login\b/);
    await page.getByText('Sign in to continue').waitFor();
  });

  shows('session: failed', async () => {
    const { page, context } = maya;
    await (await someone()).enter(context);
    await page.route(CHECK, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/projects');
    await page.waitForURL(/\/login\b/);
    await page.unroute(CHECK);
    await page.goto('/projects');
    await heading(page).waitFor();
    await context.close();
  });
}
