import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../../browser.js';
import { type Agent, EMPTY, HARBOUR, OTHERS, theAgent } from './agent.js';
import { choicesOf, choose } from './page.js';

const ON_HOLD = '9 Pine Court, Bend, OR 97701';
const ALL = [...OTHERS.map(([address]) => address), HARBOUR].toReversed();
const browser = useBrowser();
let agent: Agent;

beforeAll(async () => {
  agent = await theAgent();
});

/** "Nov 18, 2026" */
const today = () => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date());
const cards = (page: Page) => page.getByRole('article');
const addresses = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const status = (page: Page) => page.getByRole('combobox', { name: 'Status' });
const search = (page: Page) => page.getByPlaceholder('Search by address or MLS ID...', { exact: true });

async function openPortfolio(): Promise<Page> {
  const { page } = await browser.visitAs(agent);
  await page.goto('/projects');
  await cards(page).first().waitFor();
  return page;
}

test('the list of projects has a title and a dialog for a new one', async () => {
  const page = await openPortfolio();
  await page.getByRole('heading', { level: 1, name: 'Your Real Estate Portfolio', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Create New Project', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Project', exact: true });
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
});

test('a card shows status, date, address and MLS id', async () => {
  const page = await openPortfolio();
  const card = cards(page).filter({ hasText: HARBOUR });
  for (const words of ['Active', 'MLS: MLS-4711', `Created ${today()}`]) {
    await card.getByText(words, { exact: true }).waitFor();
  }
  const badges = { '3 Oak': 'Active', '7 Mill': 'Archived', '9 Pine': 'On Hold', '44 Elm': 'Complete' };
  for (const [address, badge] of Object.entries(badges)) {
    await cards(page).filter({ hasText: address }).getByText(badge, { exact: true }).waitFor();
    await cards(page).filter({ hasText: address }).getByText('Not assigned', { exact: true }).waitFor();
  }
});

test('the search finds a part of address or MLS id, together with the status', async () => {
  const page = await openPortfolio();
  expect(await addresses(page)).toEqual(ALL);
  for (const words of ['hArBoUr sTr', 'mls-47']) {
    await search(page).fill(words);
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(words);
    await expect.poll(() => addresses(page)).toEqual([HARBOUR]);
  }
  await search(page).fill(', or ');
  await expect.poll(() => addresses(page)).toEqual(ALL.filter((address) => address.includes(', OR ')));
  await choose(page, status(page), 'On Hold');
  await expect.poll(() => addresses(page)).toEqual([ON_HOLD]);

  await search(page).fill('harbour');
  await page.getByRole('heading', { name: 'No matching projects', exact: true }).waitFor();
  await page.getByText('Adjust your search or filters.', { exact: true }).waitFor();
  await search(page).fill('');
  await expect.poll(() => addresses(page)).toEqual([ON_HOLD]);
});

test('the status filter leaves the projects of a status, and the counter follows', async () => {
  const page = await openPortfolio();
  const counter = page.getByText(/Active Projects/);
  await expect.poll(() => counter.innerText()).toMatch(/^6 Active Projects\b/);
  expect(await choicesOf(page, status(page))).toEqual(['All Status', 'Active', 'Complete', 'On Hold']);
  await choose(page, status(page), 'Complete');
  await expect.poll(() => addresses(page)).toEqual([EMPTY]);
  await expect.poll(() => counter.innerText()).toMatch(/^1 Active Projects\b/);
  await page.getByText(/\b12K\+ Properties Managed\b/).waitFor();
  await choose(page, status(page), 'All Status');
  await expect.poll(() => addresses(page)).toEqual(ALL);
  await expect.poll(() => counter.innerText()).toMatch(/^6 Active Projects\b/);
});

test('a card’s "Delete" asks first, "Edit" and "View" lead to the project', async () => {
  const page = await openPortfolio();
  const card = cards(page).filter({ hasText: HARBOUR });
  await card.getByRole('button', { name: `Delete ${HARBOUR}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Project' });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  expect(await cards(page).count()).toBe(6);

  await card.getByRole('link', { name: `Edit ${HARBOUR}` }).click();
  await page.getByRole('dialog', { name: 'Edit Project' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/projects/${agent.harbour}`);
  await page.goBack();
  await card.getByRole('link', { name: `View ${HARBOUR}` }).click();
  await page.getByRole('heading', { level: 1, name: HARBOUR }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/projects/${agent.harbour}`);
});
