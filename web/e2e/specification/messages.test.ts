import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../browser.js';
import { newPerson } from '../person.js';

const SMALL = { width: 390, height: 844 };
const browser = useBrowser();
const area = (page: Page) => page.getByRole('region', { name: /F8/ });
const tooltip = (page: Page) => page.getByRole('tooltip');
const message = (page: Page, name = 'Success') => area(page).getByRole('status', { name });
const stateOf = (page: Page) => message(page).getAttribute('data-state');

async function openProjects({ size = { width: 1280, height: 860 }, clock = false } = {}): Promise<Page> {
  const { page } = await browser.visitAs(await newPerson(), {
    reducedMotion: 'reduce',
    viewport: size,
    once: clock,
  });
  if (clock) await page.clock.install();
  await page.goto('/projects');
  await page.getByRole('button', { name: 'Create New Project' }).first().waitFor();
  return page;
}

/** Stops the window's clock. @returns advances it */
async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  return (milliseconds: number) => page.clock.runFor(milliseconds);
}

/** Causes a real toast: a project is created, or its creation fails. */
async function announce(page: Page, outcome: 'Success' | 'Error' = 'Success') {
  const dialog = page.getByRole('dialog');
  // creating a project opens its page
  if (new URL(page.url()).pathname !== '/projects') await page.goBack();
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Create New Project' }).first().click();
  await dialog.getByLabel('Address').fill('1 Message Lane');
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  // the toast is shown before the new project's page
  if (outcome === 'Success') await page.waitForURL((url) => url.pathname.startsWith('/projects/'));
  await message(page, outcome).waitFor();
}

async function boxOf(page: Page) {
  // a toast slides in: it is measured at its final place
  await message(page).evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
  const box = await message(page).boundingBox();
  if (!box) throw new Error('No message is on the screen.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

async function swipe(page: Page, by: number) {
  const { x, y } = await boxOf(page);
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 20 + by / 2, y + 20);
  await page.mouse.move(x + 20 + by, y + 20);
  await page.mouse.up();
}

test('a message replaces the one before, and a failure looks different', async () => {
  const page = await openProjects();
  const colourOf = (name: string) => message(page, name).evaluate((toast) => getComputedStyle(toast).backgroundColor);
  await announce(page);
  await expect.poll(() => message(page).innerText()).toContain('Project created successfully');
  const usual = await colourOf('Success');
  await page.route('**/graphql', (route) => route.abort());
  await announce(page, 'Error');
  await page.unroute('**/graphql');
  await expect.poll(() => message(page, 'Error').innerText()).toContain('Failed to create project');
  expect(await colourOf('Error')).not.toBe(usual);
  await announce(page);
  await message(page, 'Error').waitFor({ state: 'detached' });
  expect(await area(page).getByRole('status').count()).toBe(1);
});

test('F8 moves the focus to the messages, and Escape closes one', async () => {
  const page = await openProjects();
  await announce(page);
  // the new project's page takes the focus when it opens
  await page.getByRole('heading', { name: '1 Message Lane' }).waitFor();
  const isFocused = async () => {
    await page.keyboard.press('F8');
    return area(page).evaluate((region) => region === document.activeElement);
  };
  await expect.poll(isFocused).toBe(true);
  await page.keyboard.press('Escape');
  await message(page).waitFor({ state: 'detached' });
});

test('a message is shown at the bottom right, and at the top of a small screen', async () => {
  const page = await openProjects();
  await announce(page);
  const wide = await boxOf(page);
  expect(wide.width).toBeLessThanOrEqual(420);
  expect([wide.right, wide.bottom].map(Math.round)).toEqual([1280 - 24, 860 - 24]);
  await page.setViewportSize(SMALL);
  await announce(page);
  const small = await boxOf(page);
  // below the header, so that its menu and bell are not covered
  expect(Math.round(small.y)).toBe(64 + 8);
  expect([small.x > 0, small.right < 390]).toEqual([true, true]);
});

test('a swipe of 50 px closes a message', async () => {
  const page = await openProjects({ size: SMALL });
  await announce(page);
  await swipe(page, 49);
  await expect.poll(() => message(page).evaluate((toast) => toast.style.transform)).toBe('');
  expect(await stateOf(page)).toBe('open');
  await swipe(page, 50);
  await message(page).waitFor({ state: 'detached' });
});

test('a message stays for 5 s', async () => {
  const page = await openProjects({ size: SMALL, clock: true });
  await announce(page); // the dialog's chunk loads while the clock runs
  const pass = await stopClock(page);
  await announce(page);
  await pass(4900);
  expect(await stateOf(page)).toBe('open');
  await pass(200);
  expect(await stateOf(page)).toBe('closed');
  await pass(500);
  await message(page).waitFor({ state: 'detached' });
});

test('a tooltip opens after 700 ms, and at once within 300 ms of leaving another', async () => {
  const page = await openProjects({ size: SMALL, clock: true });
  const pass = await stopClock(page);
  await page.getByRole('button', { name: /^Notifications/ }).hover();
  await pass(650);
  expect(await tooltip(page).count()).toBe(0);
  await pass(100);
  await expect.poll(() => tooltip(page).innerText()).toBe('Notifications');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await page.mouse.move(200, 700);
  await pass(250);
  await menu.hover();
  await pass(50);
  expect(await tooltip(page).filter({ hasText: 'Open menu' }).count()).toBe(1);
  await page.mouse.move(200, 700);
  await pass(400);
  expect(await tooltip(page).count()).toBe(0);
  await menu.hover();
  await pass(650);
  expect(await tooltip(page).count()).toBe(0);
  await pass(100);
  await expect.poll(() => tooltip(page).innerText()).toBe('Open menu');
});
