import { expect, test } from 'vitest';
import { useBrowser } from './browser.js';
import { addProject, newPerson } from './person.js';

const PROJECTS = 30; // more than a page of the list
const patience = { timeout: 60_000 };
const browser = useBrowser();

test('a list can be searched by its URL, links preload their pages, and the scroll position is kept on return', async () => {
  const person = await newPerson();
  for (let number = 1; number <= PROJECTS; number++) {
    await addProject(person, { address: `${number} Harbour Street` });
  }
  const { page, problems } = await browser.visitAs(person);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName);
  });
  const cards = page.getByRole('article');

  await page.goto('/projects?search=30+harbour');
  await expect.poll(() => cards.count(), patience).toBe(1);
  await page.getByRole('searchbox').fill('');
  await page.waitForURL('**/projects');
  await page.getByText(`${PROJECTS} Active Projects`).waitFor();

  await page.getByRole('button', { name: 'Show more projects' }).click();
  await expect.poll(() => cards.count(), patience).toBe(PROJECTS);
  const view = page.getByRole('link', { name: 'View 2 Harbour Street', exact: true });
  await view.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1000);

  await view.hover();
  await expect.poll(() => asked.filter((name) => name === 'ProjectPageQuery'), patience).toHaveLength(1);
  await view.click();
  await page.getByRole('heading', { name: '2 Harbour Street', exact: true, level: 1 }).waitFor();
  expect(asked.filter((name) => name === 'ProjectPageQuery')).toHaveLength(1);

  await page.goBack();
  await expect.poll(() => cards.count(), patience).toBe(PROJECTS);
  await expect.poll(() => page.evaluate(() => window.scrollY), patience).toBe(place);
  await expect.poll(() => asked.at(-1), patience).toBe('PortfolioPaginationQuery');
  expect(await cards.count()).toBe(PROJECTS);
  expect(problems).toEqual([]);
});

test('the timeline keeps its length on return to the dashboard', async () => {
  const person = await newPerson();
  for (let number = 1; number <= 15; number++) await addProject(person, { address: `${number} Harbour Street` });
  const { page, problems } = await browser.visitAs(person);
  await page.goto('/dashboard');
  const timeline = page.locator('section', { has: page.getByRole('heading', { name: 'Activity Timeline' }) });
  const entries = timeline.getByRole('listitem');
  await expect.poll(() => entries.count(), patience).toBe(10);
  await timeline.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => entries.count(), patience).toBe(15);
  const last = entries.last().getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await last.click();
  await page.getByRole('heading', { name: '1 Harbour Street', exact: true, level: 1 }).waitFor();

  const read: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) read.push(request.postDataJSON().operationName);
  });
  // events of the meantime are included
  await addProject(person, { address: '16 Harbour Street' });
  await page.goBack();
  await expect.poll(() => entries.count(), patience).toBeGreaterThanOrEqual(15);
  await expect.poll(() => timeline.getByText('16 Harbour Street').count(), patience).toBe(1);
  await expect.poll(() => page.evaluate(() => window.scrollY), patience).toBe(place);
  expect(read).toContain('ActivityTimelinePaginationQuery');
  expect(read).not.toContain('DashboardQuery');
  expect(problems).toEqual([]);
});
