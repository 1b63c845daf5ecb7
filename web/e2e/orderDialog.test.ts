import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './axe.js';
import { useBrowser } from './browser.js';
import { canBePressed, restingToast } from './covered.js';
import { addMedia, addProject, newPerson, type Person } from './person.js';
import { blankPhoto } from './stagedJob.js';

const NAMES = ['IMG_20261118_living-room-from-the-door_0041.jpg', 'kitchen.jpg'];

const browser = useBrowser();
let person: Person;
let projectId: string;

beforeAll(async () => {
  person = await newPerson();
  ({ id: projectId } = await addProject(person, { address: '5 Order Lane' }));
  for (const originalName of NAMES) await addMedia(person, projectId, { file: await blankPhoto(120), originalName });
});

async function openOrder(options?: BrowserContextOptions) {
  const visit = await browser.visitAs(person, options);
  await visit.page.goto(`/projects/${projectId}?tab=staging&order=1`);
  const dialog = visit.page.getByRole('dialog', { name: 'Create Staging Job' });
  await dialog.getByRole('checkbox').first().waitFor();
  return { ...visit, dialog };
}

test('by keyboard a photo is enlarged and chosen; Escape returns to it, and the order stays', async () => {
  const { page, dialog, problems } = await openOrder();
  const { keyboard } = page;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  // opened from its project, the dialog begins at the photos
  await expect
    .poll(() =>
      dialog
        .getByRole('checkbox')
        .first()
        .evaluate((el) => el === document.activeElement),
    )
    .toBe(true);
  const [first, second] = await dialog
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  await keyboard.press('Tab');
  expect(await focused()).toBe(`Enlarge ${first}`);
  await keyboard.press('Enter');
  const look = page.getByRole('dialog', { name: first });
  await look.waitFor();
  await expectAccessible(page, 'order, a photo enlarged');
  await keyboard.press('ArrowRight');
  const next = page.getByRole('dialog', { name: second });
  await next.getByRole('button', { name: 'Select this photo' }).click();
  await keyboard.press('Escape');
  await next.waitFor({ state: 'hidden' });
  // the focus returns after the enlarged view has closed
  await expect.poll(focused).toBe(`Enlarge ${second}`);
  await dialog.getByText('1 of 2 selected').waitFor();
  expect(problems).toEqual([]);
});

test('on a phone, file names fit below their photos and keep their extension', async () => {
  const { dialog } = await openOrder({ viewport: { width: 390, height: 844 } });
  const label = dialog.locator('label').filter({ hasText: NAMES[0] });
  const [photo, end] = [await label.boundingBox(), await label.getByText('0041.jpg').boundingBox()];
  if (!photo || !end) throw new Error('The photo is not shown.');
  expect(end.x + end.width).toBeLessThanOrEqual(photo.x + photo.width + 1);
});

test.each([1280, 1024, 768, 390])(
  'at %i px a message does not cover the button that sends the order',
  async (width) => {
    const { page, dialog } = await openOrder({ viewport: { width, height: 800 } });
    await dialog.getByRole('button', { name: 'Select all', exact: true }).click();
    await page.route('**/graphql', (route) => route.abort());
    const act = dialog.getByRole('button', { name: 'Create Staging Job' });
    await act.click();
    await restingToast(page, 'Error');
    // on a phone the message covers the head of the sheet: Cancel is beside the submit button
    const others = width > 390 ? ['Close', 'Cancel'] : ['Cancel'];
    for (const free of [act, ...others.map((name) => dialog.getByRole('button', { name, exact: true }))]) {
      expect(await canBePressed(free)).toBe(true);
    }
  },
);

test.each([1280, 390])(
  'at %i px forty photos are ordered at once, each with its room',
  async (width) => {
    const seller = await newPerson();
    const { id } = await addProject(seller, { address: '40 Order Lane' });
    const file = await blankPhoto(90);
    for (let count = 1; count <= 40; count++)
      await addMedia(seller, id, { file, originalName: `bedroom-${count}.jpg` });
    const { page, problems } = await browser.visitAs(seller, { viewport: { width, height: 844 } });
    await page.goto(`/projects/${id}?tab=staging&order=1`);
    const dialog = page.getByRole('dialog', { name: 'Create Staging Job' });
    // blank photos, of which it is asked whether they need staging once they are looked at
    await dialog.getByText('0 of 40 selected').waitFor();
    for (const photo of await dialog.getByRole('checkbox').all()) await photo.check({ force: true });
    await dialog.getByText('40 of 40 selected').waitFor();
    const rows = dialog.getByRole('list', { name: 'Selected images' });
    const last = rows.getByRole('combobox').last();
    await last.selectOption('Home Office');
    const fits = await rows.evaluate((list) => list.scrollWidth <= list.clientWidth && list.clientHeight <= 420);
    expect(fits).toBe(true);
    // from one row to the next by keyboard: its room, then "Change"
    await last.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Words for this photo').fill('One desk');
    await dialog.getByText('Estimate: 40 images × $2.50').waitFor();
    await expectAccessible(page, `order of forty photos at ${width} px`);
    await dialog.getByRole('button', { name: 'Create Staging Job' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page
      .getByText(/room types/)
      .first()
      .waitFor();
    expect(problems).toEqual([]);
  },
  240_000,
);
