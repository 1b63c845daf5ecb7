import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../../browser.js';
import { addProject, newPerson, type Person } from '../../person.js';
import { type Agent, BAY, HARBOUR, NOTES, theAgent } from './agent.js';
import { choose, factsOf, holdAnswers, placeholders, sectionOf, toast } from './page.js';
import { elementAt } from '../../../../api/test/elements.js';

const MOVED = '6 Bay Street, Newport, OR 97365';
const browser = useBrowser();
let agent: Agent;

beforeAll(async () => {
  agent = await theAgent();
});

const tabs = (page: Page) => page.getByRole('tab');
const panel = (page: Page) => page.getByRole('tabpanel');

async function openProject(id: string, { person = agent as Person, query = '' } = {}): Promise<Page> {
  const { page } = await browser.visitAs(person);
  await page.goto(`/projects/${id}${query}`);
  await tabs(page).first().waitFor();
  return page;
}

test('a project shows placeholders while it is loading', async () => {
  const { page } = await browser.visitAs(agent);
  const letGo = await holdAnswers(page);
  await page.goto(`/projects/${agent.harbour}`);
  await placeholders(page).first().waitFor();
  expect(await tabs(page).count()).toBe(0);
  await letGo();
  await page.getByRole('heading', { level: 1, name: HARBOUR }).waitFor();
  expect(await placeholders(page).count()).toBe(0);
});

test('a project has four tabs, and its overview shows details, media, staging and notes', async () => {
  const page = await openProject(agent.harbour);
  await expect.poll(() => tabs(page).allInnerTexts()).toEqual(['Overview', 'Media (5)', 'Staging (1)', 'Billing (2)']);
  await expect.poll(() => tabs(page).first().getAttribute('aria-selected')).toBe('true');
  expect(Object.fromEntries(await factsOf(sectionOf(page, 'Project details')))).toMatchObject({
    Address: HARBOUR,
    'MLS ID': 'MLS-4711',
    Status: 'Active',
    Created: expect.stringMatching(/^\w{3} \d{1,2}, \d{4}$/),
  });
  const files = [['Total files', '5'], ['Images', '4'], ['Videos', '1']]; // prettier-ignore
  expect(await factsOf(sectionOf(page, 'Media summary'))).toEqual(files);
  const jobs = [['Total jobs', '1'], ['Completed', '0'], ['In progress', '0']]; // prettier-ignore
  await expect.poll(() => factsOf(sectionOf(page, 'Staging progress'))).toEqual(jobs);
  await page.getByRole('heading', { name: 'Notes', exact: true }).waitFor();
  await panel(page).getByText(NOTES, { exact: true }).waitFor();
});

test('a project whose notes were cleared shows none', async () => {
  const person = await newPerson();
  const { id } = await addProject(person, { address: BAY, notes: NOTES });
  await person.client.send('PATCH', `/api/projects/${id}`, { notes: '' });
  const page = await openProject(id, { person });
  await page.getByRole('heading', { name: 'Project details', exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: 'Notes', exact: true }).count()).toBe(0);
});

test('a project without jobs and invoices says so', async () => {
  const page = await openProject(agent.bay);
  await page.getByRole('tab', { name: 'Staging (0)' }).click();
  await panel(page).getByRole('heading', { name: 'No staging jobs yet', exact: true }).waitFor();
  await panel(page).getByText('Upload some media first, then create staging jobs', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Billing (0)' }).click();
  await panel(page).getByRole('heading', { name: 'No invoices yet', exact: true }).waitFor();
  await panel(page).getByText('Invoices will appear here once created', { exact: true }).waitFor();
});

test('a project lists its jobs and invoices', async () => {
  const { id } = elementAt((await agent.client.send('GET', '/api/staging')) as { id: string }[], 0);
  const page = await openProject(agent.harbour, { query: '?tab=staging' });
  await panel(page)
    .getByRole('article', { name: `Staging Job #${id.slice(-8)}` })
    .waitFor();
  expect(await panel(page).getByRole('article').count()).toBe(1);

  await page.getByRole('tab', { name: /^Billing/ }).click();
  const table = panel(page).getByRole('table', { name: 'Invoices' });
  await expect
    .poll(() => table.getByRole('columnheader').allInnerTexts())
    .toEqual(['Invoice', 'Amount', 'Status', 'Date']);
  const rows = (await table.getByRole('row').allInnerTexts()).slice(1);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/\$120\.50\s+Draft\s+\w{3} \d{1,2}, \d{4}$/);
  expect(rows[1]).toMatch(/\$3,400\.00\s+Paid\s+\w{3} \d{1,2}, \d{4}$/);
});

test('a project is changed, and its page and the list follow', async () => {
  const person = await newPerson();
  const { id } = await addProject(person, { address: BAY });
  const page = await openProject(id, { person });
  await page.getByRole('button', { name: 'Edit Project', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Project', exact: true });
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Address' }).inputValue()).toBe(BAY);
  await dialog.getByRole('textbox', { name: 'Address' }).fill(MOVED);
  await dialog.getByRole('textbox', { name: /^MLS ID/ }).fill('B-6');
  await dialog.getByRole('textbox', { name: /^Tags/ }).fill('bay, pier');
  await dialog.getByRole('textbox', { name: /^Notes/ }).fill('Mind the steps.');
  await choose(page, dialog.getByRole('combobox', { name: 'Status' }), 'Archived');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await toast(page, 'Success', 'Project updated successfully').waitFor();
  await page.getByRole('heading', { level: 1, name: MOVED, exact: true }).waitFor();
  expect(await person.client.send('GET', `/api/projects/${id}`)).toMatchObject({
    address: MOVED,
    mlsId: 'B-6',
    status: 'archived',
    tags: ['bay', 'pier'],
    notes: 'Mind the steps.',
  });
  await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
  const card = page.getByRole('article').filter({ hasText: MOVED });
  await card.getByText('Archived', { exact: true }).waitFor();
});

test('a project that does not exist, or belongs to another person, is not found', async () => {
  const { page } = await browser.visitAs(await newPerson());
  for (const id of ['proj_gone', agent.harbour]) {
    await page.goto(`/projects/${id}`);
    await page.getByRole('heading', { name: 'Project not found', exact: true }).waitFor();
    const sentence = "The project you're looking for doesn't exist or has been deleted.";
    await page.getByText(sentence, { exact: true }).waitFor();
  }
});
