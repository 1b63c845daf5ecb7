import { expect, onTestFinished, test } from 'vitest';
import { useBrowser } from './browser.js';
import { addProject, newPerson } from './person.js';
import { openSlowLine } from './slowLine.js';

const browser = useBrowser();

async function visit() {
  const line = await openSlowLine();
  onTestFinished(() => line.close());
  const person = await newPerson();
  const { id } = await addProject(person, { address: '12 Elm Street' });
  const { page } = await browser.visitAs(person, { baseURL: line.url, once: true });
  line.hold();
  return { page, id, line };
}

test('the dashboard is shown while its figures and its timeline load', async () => {
  const { page, line } = await visit();
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

test('a project is shown while the lists of its other tabs load', async () => {
  const { page, id, line } = await visit();
  await page.goto(`/projects/${id}?tab=media`);
  await page.getByRole('heading', { level: 1, name: '12 Elm Street' }).waitFor();
  expect(await page.getByText('No photos or videos yet.').count()).toBe(0);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByText('Project details').waitFor();
  await page.getByRole('tab', { name: /^Media/ }).click();
  line.goOn();
  await page.getByText('No photos or videos yet.').waitFor();
});

test('a connection lost between two parts is reported, and a retry loads the missing part', async () => {
  const { page, line } = await visit();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /12 Elm Street/ }).waitFor();
  line.breakOff();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('New project: 12 Elm Street').waitFor();
  await expect
    .poll(() => page.getByRole('region', { name: 'Your workspace in figures' }).innerText())
    .toContain('Active Projects');
});
