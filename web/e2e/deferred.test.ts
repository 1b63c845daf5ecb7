import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from './browser.js';
import { addProject, newPerson } from './person.js';
import { openSlowLine, type SlowLine } from './slowLine.js';

const browser = useBrowser();
let line: SlowLine;

beforeAll(async () => {
  line = await openSlowLine();
});
afterAll(() => line.close());

async function visit() {
  const person = await newPerson();
  const { id } = await addProject(person, { address: '12 Elm Street' });
  const { page, context } = await browser.visit({ baseURL: line.url });
  await person.enter(context);
  line.hold();
  return { page, id };
}

test('the dashboard stands while its figures are counted and its timeline is read', async () => {
  const { page } = await visit();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /12 Elm Street/ }).waitFor();
  const figures = page.getByRole('region', { name: 'Your workspace in figures' });
  expect(await figures.count()).toBe(0);
  await page.getByText('Revenue (MTD)').waitFor();
  const heightBefore = await page.getByRole('heading', { name: 'Recent Projects' }).boundingBox();
  line.goOn();
  await figures.waitFor();
  await page.getByText('New project: 12 Elm Street').waitFor();
  expect(await page.getByRole('heading', { name: 'Recent Projects' }).boundingBox()).toEqual(heightBefore);
});

test('a project stands while the lists of its other tabs are read', async () => {
  const { page, id } = await visit();
  await page.goto(`/projects/${id}?tab=media`);
  await page.getByRole('heading', { level: 1, name: '12 Elm Street' }).waitFor();
  expect(await page.getByText('No photos or videos yet.').count()).toBe(0);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByText('Project details').waitFor();
  await page.getByRole('tab', { name: /^Media/ }).click();
  line.goOn();
  await page.getByText('No photos or videos yet.').waitFor();
});

test('a line that breaks between two parts is said, and trying again brings what was missing', async () => {
  const { page } = await visit();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /12 Elm Street/ }).waitFor();
  line.breakOff();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('New project: 12 Elm Street').waitFor();
  await expect
    .poll(() => page.getByRole('region', { name: 'Your workspace in figures' }).innerText())
    .toContain('Active Projects');
});
