import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import type { useBrowser } from '../browser.js';
import { someone } from './entry.people.js';
import { shows } from './shows.js';

const area = (page: Page) => page.getByRole('region', { name: /F8/ });
const tooltip = (page: Page) => page.getByRole('tooltip');
const message = (page: Page, name = 'Success') => area(page).getByRole('status', { name });

/** A message of the product's own: a project is created, or cannot be. */
async function announce(page: Page, outcome: 'Success' | 'Error' = 'Success') {
  const dialog = page.getByRole('dialog');
  // a project that was created leads to its own page
  if (new URL(page.url()).pathname !== '/projects') await page.goBack();
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Create New Project' }).first().click();
  await dialog.getByLabel('Address').fill('1 Message Lane');
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  // the message stands before the new project's page does
  if (outcome === 'Success') await page.waitForURL((url) => url.pathname.startsWith('/projects/'));
  await message(page, outcome).waitFor();
}

async function boxOf(page: Page) {
  // a message slides in: it is measured where it comes to rest
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

/** Toasts and tooltips. For the last of them the clock of the window stands still and moves on by `pass` alone. */
export function messageShows({ visit }: ReturnType<typeof useBrowser>) {
  let page: Page;
  const pass = (milliseconds: number) => page.clock.runFor(milliseconds);
  const stateOf = () => message(page).getAttribute('data-state');

  beforeAll(async () => {
    const maya = await visit({ reducedMotion: 'reduce' });
    await (await someone()).enter(maya.context);
    page = maya.page;
    await page.clock.install();
    await page.goto('/projects');
  });

  shows('toasts: variants', async () => {
    const colourOf = (name: string) => message(page, name).evaluate((toast) => getComputedStyle(toast).backgroundColor);
    await announce(page);
    await expect.poll(() => message(page).innerText()).toContain('Project created successfully');
    const usual = await colourOf('Success');
    await page.route('**/graphql', (route) => route.abort());
    await announce(page, 'Error');
    await page.unroute('**/graphql');
    await expect.poll(() => message(page, 'Error').innerText()).toContain('Failed to create project');
    expect(await colourOf('Error')).not.toBe(usual);
  });

  shows('toasts: one at a time', async () => {
    await announce(page);
    await message(page, 'Error').waitFor({ state: 'detached' });
    expect(await area(page).getByRole('status').count()).toBe(1);
  });

  shows('toasts: F8', async () => {
    // the new project's page takes the focus as it comes
    await page.getByRole('heading', { name: '1 Message Lane' }).waitFor();
    const isFocused = async () => {
      await page.keyboard.press('F8');
      return area(page).evaluate((region) => region === document.activeElement);
    };
    await expect.poll(isFocused).toBe(true);
    await page.keyboard.press('Escape');
    await message(page).waitFor({ state: 'detached' });
  });

  shows('toasts: place', async () => {
    await announce(page);
    const wide = await boxOf(page);
    expect(wide.width).toBeLessThanOrEqual(420);
    expect([wide.right, wide.bottom].map(Math.round)).toEqual([1280 - 24, 860 - 24]);
    await page.setViewportSize({ width: 390, height: 844 });
    await announce(page);
    const small = await boxOf(page);
    // under the header, whose menu and bell stay free
    expect(Math.round(small.y)).toBe(64 + 8);
    expect([small.x > 0, small.right < 390]).toEqual([true, true]);
  });

  shows('toasts: swipe', async () => {
    await swipe(page, 49);
    await expect.poll(() => message(page).evaluate((toast) => toast.style.transform)).toBe('');
    expect(await stateOf()).toBe('open');
    await swipe(page, 50);
    await message(page).waitFor({ state: 'detached' });
  });

  shows('toasts: duration', async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await announce(page);
    await pass(4900);
    expect(await stateOf()).toBe('open');
    await pass(200);
    expect(await stateOf()).toBe('closed');
    await pass(500);
    await message(page).waitFor({ state: 'detached' });
  });

  shows('tooltips: delay', async () => {
    await page.getByRole('button', { name: /^Notifications/ }).hover();
    await pass(650);
    expect(await tooltip(page).count()).toBe(0);
    await pass(100);
    await expect.poll(() => tooltip(page).innerText()).toBe('Notifications');
  });

  shows('tooltips: skip window', async () => {
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
}
