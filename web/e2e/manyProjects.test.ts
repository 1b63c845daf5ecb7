import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './axe.js';
import { useBrowser } from './browser.js';
import { addProject, newPerson, type Person } from './person.js';

const PROJECTS = 300;
const AT_ONCE = 10;
const patience = { timeout: 60_000 };
const browser = useBrowser();
let person: Person;

beforeAll(async () => {
  person = await newPerson();
  for (let number = 1; number <= PROJECTS; number += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, place) => `${number + place} Harbour Street`);
    await Promise.all(some.map((address) => addProject(person, { address })));
  }
});

test('finds one of 300 projects by a few letters, in a filter and in a dialog, on wide and narrow screens', async () => {
  const { page, problems } = await browser.visitAs(person);
  await page.goto('/media');
  const filter = page.getByRole('combobox', { name: 'Project' });
  const options = page.getByRole('option');
  await expect.poll(() => filter.inputValue()).toBe('All Projects');

  await filter.click();
  await expect.poll(() => options.count(), patience).toBe(21);
  await page.getByRole('listbox').getByText('The newest 20 of 300.').waitFor();
  await expectAccessible(page, 'filter');

  await page.keyboard.type('17 h');
  await expect.poll(() => filter.inputValue()).toBe('17 h');
  const found = ['217 Harbour Street', '117 Harbour Street', '17 Harbour Street'];
  await expect.poll(async () => (await options.allInnerTexts()).toSorted(), patience).toEqual(found.toSorted());
  await page.keyboard.press('ArrowDown');
  const second = await options.nth(1).innerText();
  await page.keyboard.press('Enter');
  await expect.poll(() => filter.inputValue(), patience).toBe(second);
  await expect.poll(() => filter.evaluate((field) => field === document.activeElement), patience).toBe(true);
  await expect.poll(() => new URL(page.url()).searchParams.get('project'), patience).toMatch(/^proj_/);

  await page.reload();
  await expect.poll(() => filter.inputValue(), patience).toBe(second);

  await page.setViewportSize({ width: 390, height: 760 });
  await page.goto('/staging');
  await page.getByRole('button', { name: 'Create Staging Job', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Staging Job' });
  const field = dialog.getByRole('combobox', { name: 'Project' });
  await field.click();
  await field.pressSequentially('299');
  await expect.poll(() => options.allInnerTexts(), patience).toEqual(['299 Harbour Street']);
  await expectAccessible(page, 'dialog');
  const [list, control] = await Promise.all([page.getByRole('listbox').boundingBox(), field.boundingBox()]);
  expect(list?.width).toBe(control?.width);
  await page.keyboard.press('Escape');
  await dialog.waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
  await field.pressSequentially('299');
  await options.first().click();
  await expect.poll(() => field.inputValue(), patience).toBe('299 Harbour Street');
  await dialog.getByText('This project has no images yet.').waitFor();
  expect(problems).toEqual([]);
});

const PAGE = 24;

/** Opens the list of projects and loads so many pages of it. */
async function openList(page: Page, pages: number) {
  await page.goto('/projects');
  const more = page.getByRole('button', { name: 'Show more projects' });
  // while rows are loading the button has another name
  for (let shown = 1; shown < pages; shown++) await more.click();
  await more.waitFor();
  const row = (position: number) => page.locator(`main li[aria-posinset="${position}"][aria-setsize="${PROJECTS}"]`);
  await expect.poll(() => row(pages * PAGE).count(), patience).toBe(1);
  return row;
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const scroll = (page: Page, top: number) => page.evaluate((place) => window.scrollTo(0, place), top);

test('a list of more than a hundred rows keeps its rows and its scroll position on return', async () => {
  const { page, problems } = await browser.visitAs(person);
  const row = await openList(page, 6);
  const last = row(144);
  const view = last.getByRole('link', { name: /^View/ });
  await view.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  const address = await last.getByRole('heading').innerText();
  await view.click();
  await page.getByRole('heading', { name: address, exact: true, level: 1 }).waitFor();

  await person.client.send('PATCH', new URL(page.url()).pathname.replace('/projects', '/api/projects'), {
    address: 'Renamed meanwhile',
  });
  await page.goBack();
  await expect.poll(() => last.getByRole('heading').innerText(), patience).toBe('Renamed meanwhile');
  expect(await row(145).count()).toBe(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  expect(problems).toEqual([]);
});

test.each([1280, 390])('a long list %d wide keeps only rows near what is seen, and nothing moves', async (width) => {
  const { page, problems } = await browser.visitAs(person);
  await page.setViewportSize({ width, height: 600 });
  const row = await openList(page, 12);
  const cards = page.getByRole('article');
  await expect.poll(() => cards.count(), patience).toBeLessThan(6 * PAGE);
  const height = await heightOf(page);

  await scroll(page, 0);
  const link = row(24).getByRole('link', { name: /^View/ });
  await link.focus({ timeout: patience.timeout });
  await expect.poll(() => row(12 * PAGE).count(), patience).toBe(0);
  expect(await heightOf(page)).toBe(height);

  await scroll(page, height);
  await expect.poll(() => row(12 * PAGE).count(), patience).toBe(1);
  await expect.poll(() => row(6 * PAGE).count(), patience).toBe(0);
  expect(await heightOf(page)).toBe(height);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
  expect(await row(25).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectAccessible(page, 'long list');
  expect(problems).toEqual([]);
});

test('a long list keeps what is seen in its place when a resize changes the height of far rows', async () => {
  const { page, problems } = await browser.visitAs(person);
  await page.setViewportSize({ width: 1280, height: 600 });
  const row = await openList(page, 12);
  await scroll(page, 0);
  await expect.poll(() => row(12 * PAGE).count(), patience).toBe(0);
  const wide = await heightOf(page);
  await page.setViewportSize({ width: 390, height: 600 });
  await expect.poll(() => heightOf(page), patience).toBeGreaterThan(2 * wide);
  const guessed = await heightOf(page);

  await scroll(page, guessed / 2);
  const rowInView = () =>
    page.evaluate(() => document.elementFromPoint(195, 300)?.closest('li')?.getAttribute('aria-posinset'));
  await expect.poll(rowInView, patience).toMatch(/[0-9]/);
  const seen = row(Number(await rowInView()));
  const topOf = () => seen.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const top = await topOf();
  await scroll(page, (await page.evaluate(() => window.scrollY)) - 200);
  await page.waitForTimeout(1000);
  expect(await topOf()).toBe(top + 200);

  await openList(page, 12);
  expect(Math.abs((await heightOf(page)) / guessed - 1)).toBeLessThan(0.05);
  expect(problems).toEqual([]);
});
