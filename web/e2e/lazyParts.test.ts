import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.js';
import { useBrowser } from './browser.js';
import { addMedia, addProject, newPerson } from './person.js';
import { roomPhoto } from './stagedJob.js';

const browser = useBrowser();

async function enter(path: string): Promise<{ page: Page; context: BrowserContext }> {
  const person = await newPerson();
  const visit = await browser.visitAs(person);
  await visit.page.goto(path);
  return visit;
}

/** Blocks requests for chunks of modules with such a name. @returns unblocks them */
async function block(page: Page, name: string): Promise<() => Promise<void>> {
  const chunk = new RegExp(`/${name}-[^/]*\\.js`);
  await page.route(chunk, (route) => route.abort());
  return () => page.unroute(chunk);
}

/** @returns the lowest opacity of an element in its first 600 ms */
const faintestOf = (page: Page, selector: string) =>
  page.evaluate(async (of) => {
    let faintest = Infinity;
    let since = Infinity;
    while (performance.now() - since < 600 || since === Infinity) {
      await new Promise(requestAnimationFrame);
      const element = document.querySelector(of);
      if (!element) continue;
      since = Math.min(since, performance.now());
      faintest = Math.min(faintest, Number(getComputedStyle(element).opacity));
    }
    return faintest;
  }, selector);

test('a page whose chunk breaks off while it is read fetches it anew', async () => {
  const { page } = await browser.visitAs(await newPerson());
  const breaks: string[] = [];
  await page.exposeFunction('tellBreak', (url: string) => breaks.push(url));
  await page.addInitScript(() => {
    const { blob } = Response.prototype;
    const { tellBreak } = window as unknown as { readonly tellBreak: (url: string) => void };
    Response.prototype.blob = async function read() {
      Response.prototype.blob = blob;
      tellBreak(this.url);
      throw new TypeError('Failed to fetch');
    };
  });
  await page.goto('/projects');
  await page.getByRole('heading', { level: 1, name: 'Your Real Estate Portfolio' }).waitFor();
  expect(breaks).toEqual([expect.stringMatching(/\.js$/)]);
});

test('a dialog whose chunk could not be fetched says so in its frame, and opens at a retry', async () => {
  const { page } = await enter('/projects');
  const create = page.getByRole('button', { name: 'Create New Project' });
  await create.waitFor();
  const unblock = await block(page, '[^/]+'); // also the dialog's own imports
  await create.click();
  const frame = page.getByRole('dialog', { name: 'Create New Project' });
  await frame.getByText('This part of the page could not be loaded.').waitFor();
  await expectAccessible(page, 'a dialog that could not be fetched');
  await page.keyboard.press('Escape');
  await frame.waitFor({ state: 'detached' });
  expect(await create.evaluate((button) => button === document.activeElement)).toBe(true);

  await create.click();
  await frame.getByRole('button', { name: 'Try again' }).waitFor();
  await unblock();
  await frame.getByRole('button', { name: 'Try again' }).click();
  await frame.getByLabel('Address').waitFor();
  await page.keyboard.press('Escape');
  await frame.waitFor({ state: 'detached' });
  await expect.poll(() => create.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('a dialog that is loading shows its frame soon', async () => {
  const { page } = await enter('/projects');
  const create = page.getByRole('button', { name: 'Create New Project' });
  await create.waitFor();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/CreateProjectDialog-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await create.click();
  await page.getByRole('dialog', { name: 'Create New Project, loading' }).waitFor();
  await expectAccessible(page, 'a dialog on the way');
  const faintest = faintestOf(page, '[data-scope=dialog][data-part=content]');
  letThrough();
  await page.getByLabel('Address').waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  expect(await faintest, 'it fades in once').toBe(1);
});

test.each([
  ['the bell', 'NotificationsPanel', /^Notifications/, 'No recent activity'],
  ['the account menu', 'AccountPanel', /\(account\)$/, 'Settings'],
])('%s works at the next press after its chunk could not be fetched', async (what, chunk, name, words) => {
  const { page } = await enter('/dashboard');
  const button = page.getByRole('banner').getByRole('button', { name });
  await button.waitFor();
  const unblock = await block(page, chunk);
  await button.click();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await expectAccessible(page, `${what} without its chunk`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
  await unblock();
  await button.click();
  const panel = page.getByRole('dialog').getByText(words);
  await expect.poll(() => panel.count()).toBeGreaterThan(0);
});

test('Escape closes the question that failed to load, and then the preview behind it', async () => {
  const person = await newPerson();
  const { id } = await addProject(person, { address: '12 Elm Street' });
  await addMedia(person, id, { file: await roomPhoto(), originalName: 'room.jpg' });
  const { page } = await browser.visitAs(person);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('DeleteMediaDialogQuery') ? route.abort() : route.continue(),
  );
  await page.goto(`/media?project=${id}`);
  await page.getByRole('button', { name: /^Preview/ }).click();
  const preview = page.getByRole('dialog', { name: 'room.jpg' });
  await preview.getByRole('button', { name: 'Delete' }).click();
  const frame = page.getByRole('dialog', { name: 'Delete File' });
  await frame.getByRole('button', { name: 'Try again' }).waitFor();
  await expectAccessible(page, 'a question that could not be read');
  await page.keyboard.press('Escape');
  await frame.waitFor({ state: 'detached' });
  expect(await preview.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
});

test('the gallery replaces the dashboard without an empty page between them', async () => {
  const { page } = await enter('/dashboard');
  const gallery = page.getByRole('link', { name: 'View Gallery' });
  await gallery.waitFor();
  const bare = page.evaluate(async () => {
    let frames = 0;
    while (!document.querySelector('h1')?.textContent.startsWith('Sample gallery')) {
      await new Promise(requestAnimationFrame);
      if (!document.querySelector('header')) frames++;
    }
    return frames;
  });
  await gallery.click();
  await page.getByRole('heading', { level: 1, name: 'Sample gallery' }).waitFor();
  expect(await bare, 'frames without the header').toBe(0);
});
