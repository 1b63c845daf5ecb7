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

test('a list of more than a hundred rows keeps its rows and its scroll position on return', async () => {
  const { page, problems } = await browser.visitAs(person);
  await page.goto('/projects');
  const cards = page.getByRole('article');
  for (const shown of [24, 48, 72, 96, 120]) {
    await expect.poll(() => cards.count(), patience).toBe(shown);
    await page.getByRole('button', { name: 'Show more projects' }).click();
  }
  await expect.poll(() => cards.count(), patience).toBe(144);
  const view = cards.last().getByRole('link', { name: /^View/ });
  await view.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  const address = await cards.last().getByRole('heading').innerText();
  await view.click();
  await page.getByRole('heading', { name: address, exact: true, level: 1 }).waitFor();

  await person.client.send('PATCH', new URL(page.url()).pathname.replace('/projects', '/api/projects'), {
    address: 'Renamed meanwhile',
  });
  await page.goBack();
  await expect.poll(() => cards.last().getByRole('heading').innerText(), patience).toBe('Renamed meanwhile');
  expect(await cards.count()).toBe(144);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  expect(problems).toEqual([]);
});
