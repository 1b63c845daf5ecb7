import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../../browser.js';
import { newPerson } from '../../person.js';
import { type Agent, HARBOUR, OTHERS, theAgent } from './agent.js';
import { holdAnswers, openListening, placeholders, sectionOf } from './page.js';

const browser = useBrowser();
let agent: Agent;

beforeAll(async () => {
  agent = await theAgent();
});

const figures = (page: Page) => page.getByRole('region', { name: 'Your workspace in figures' });
const recent = (page: Page) => sectionOf(page, 'Recent Projects').getByRole('listitem');
const events = (page: Page) => sectionOf(page, 'Activity Timeline').getByRole('listitem');

async function openDashboard(): Promise<Page> {
  const { page } = await browser.visitAs(agent);
  await page.goto('/dashboard');
  await figures(page).waitFor();
  return page;
}

test('the dashboard shows placeholders while it is loading', async () => {
  const { page } = await browser.visitAs(agent);
  const letGo = await holdAnswers(page);
  await page.goto('/dashboard');
  await page.getByText('Avg. Turnaround').waitFor();
  expect(await placeholders(page).count()).toBeGreaterThan(0);
  expect(await page.getByText(HARBOUR).count()).toBe(0);
  await letGo();
  await figures(page).waitFor();
  // the timeline arrives in a separate part
  await expect.poll(() => placeholders(page).count()).toBe(0);
});

test('the dashboard leads to the samples and shows the workspace in figures', async () => {
  const page = await openDashboard();
  await page.getByRole('heading', { level: 1, name: 'Transform Properties with AI', exact: true }).waitFor();
  for (const name of ['Start AI Staging Now', 'View Gallery']) {
    await expect.poll(() => page.getByRole('link', { name, exact: true }).getAttribute('href')).toBe('/samples');
  }
  await expect
    .poll(() => figures(page).getByRole('term').allTextContents())
    .toEqual(['Active Projects', 'Staging Jobs', 'Revenue (MTD)', 'Avg. Turnaround']);
  const values = await figures(page).getByRole('definition').allTextContents();
  expect(values.filter((_, at) => at % 2 === 0)).toEqual(['3', '1', '$3,400', 'None yet']);
  const captions = ['+12% this month', '+24% this week', '+18% vs last month', '50% faster'];
  expect(values.filter((_, at) => at % 2 === 1)).toEqual(captions);
});

test('the dashboard lists the five newest projects with their status', async () => {
  const page = await openDashboard();
  const others = OTHERS.slice(1).map(([address]) => address);
  await expect.poll(() => recent(page).getByRole('link').allInnerTexts()).toEqual([HARBOUR, ...others.toReversed()]);
  expect(await recent(page).count()).toBe(5);
  const words = async () => (await recent(page).allInnerTexts()).map((text) => text.trim().split('\n').at(-1));
  expect(await words()).toEqual(['In Progress', 'In Progress', 'Completed', 'Completed', 'Completed']);
  await page.setViewportSize({ width: 390, height: 860 });
  expect(await words()).toEqual(['Active', 'Active', 'Complete', 'Complete', 'Complete']);
});

test('the timeline shows new activities live', async () => {
  const { page } = await browser.visitAs(agent);
  await openListening(page, '/dashboard');
  await sectionOf(page, 'Activity Timeline').getByText('Live updates', { exact: true }).waitFor();
  const newest = events(page).first();
  expect(await newest.innerText()).not.toContain('5 Bay Street');
  await agent.client.send('PATCH', `/api/projects/${agent.bay}`, { notes: 'The gate sticks.' });
  await newest.getByText('5 Bay Street').waitFor();
  await expect.poll(() => newest.innerText()).toMatch(/^\S.*5 Bay Street.*\s+just now$/);
  expect(await events(page).count()).toBe(10);
});

test('the dashboard of a newcomer shows examples, marked as such', async () => {
  const { page } = await browser.visitAs(await newPerson());
  await page.goto('/dashboard');
  const sample = figures(page);
  await sample.waitFor();
  const values = await sample.getByRole('definition').allTextContents();
  expect(values.filter((_, at) => at % 2 === 0)).toEqual(['12', '28', '$18,450', '1.8 hrs']);
  await sample.getByText(/example/i).waitFor();
  for (const title of ['Recent Projects', 'Activity Timeline']) {
    const section = sectionOf(page, title);
    await section.getByText('Examples', { exact: true }).waitFor();
    expect(await section.getByRole('listitem').count()).toBe(3);
  }
});
