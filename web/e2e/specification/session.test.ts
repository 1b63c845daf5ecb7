import type { Page, Response } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../browser.js';
import { newPerson, type Person } from '../person.js';
import { elementAt } from '../../../api/test/elements.js';

const CHECK = '**/api/auth/user';
const browser = useBrowser();
let maya: Person;

beforeAll(async () => {
  maya = await newPerson();
});

/** Whether it answers the request for the user. */
const isCheck = (response: Response) => new URL(response.url()).pathname === '/api/auth/user';
const isCall = (url: string) => /^\/(graphql|api)\b/.test(new URL(url).pathname);
const focusWindow = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your Real Estate Portfolio' });

test('the page says that it is loading until the user is known', async () => {
  const { page } = await browser.visitAs(maya);
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
});

test('requests carry credentials, and a body is JSON', async () => {
  const { page } = await browser.visitAs(maya);
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/graphql');
  const read = page.waitForResponse(isCheck);
  await page.goto('/projects');
  await heading(page).waitFor();
  const check = (await read).request();
  const carried = await Promise.all([check, await sent].map((request) => request.allHeaders()));
  expect(carried.map(({ cookie }) => cookie)).toEqual([
    expect.stringContaining('showhome'),
    expect.stringContaining('showhome'),
  ]);
  expect(elementAt(carried, 1)['content-type']).toBe('application/json');
  expect((await sent).postDataJSON()).toMatchObject({ variables: {} });
  expect(Object.keys(await (await read).json())).toEqual(expect.arrayContaining(['firstName', 'lastName', 'email']));
});

test('focus requests the user again, and nothing else', async () => {
  const { page } = await browser.visitAs(maya);
  await page.goto('/projects');
  await heading(page).waitFor();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => isCall(request.url()) && asked.push(new URL(request.url()).pathname));
  const checked = page.waitForResponse(isCheck);
  await focusWindow(page);
  await checked;
  expect(asked).toEqual(['/api/auth/user']);
});

test('the user is requested on mount, on focus and on reconnect', async () => {
  const { page, context } = await browser.visitAs(maya);
  const mounted = page.waitForResponse(isCheck);
  await page.goto('/projects');
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

test('a user whose session ended is a visitor at the next check', async () => {
  const { page, context } = await browser.visitAs(maya);
  await page.goto('/projects');
  await heading(page).waitFor();
  await context.clearCookies();
  await focusWindow(page);
  await page.waitForURL(/\/login\b/);
  await page.getByText('Sign in to continue').waitFor();
});

test('a failed check counts as signed out', async () => {
  const { page } = await browser.visitAs(maya);
  await page.route(CHECK, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/projects');
  await page.waitForURL(/\/login\b/);
  await page.unroute(CHECK);
  await page.goto('/projects');
  await heading(page).waitFor();
});
