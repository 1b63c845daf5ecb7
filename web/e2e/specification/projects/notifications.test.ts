import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../../browser.js';
import { addProject, newPerson } from '../../person.js';
import { type Agent, theAgent } from './agent.js';
import { openListening } from './page.js';

const QUERY = 'NotificationListQuery';
const browser = useBrowser();
let agent: Agent;

beforeAll(async () => {
  agent = await theAgent();
});

const bell = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('without activity the notifications say so', async () => {
  const { page } = await browser.visitAs(await newPerson());
  await page.goto('/dashboard');
  await bell(page, 'Notifications').click();
  await list(page).getByText('No recent activity', { exact: true }).waitFor();
  await list(page).getByRole('button', { name: 'Close' }).click();
  await list(page).waitFor({ state: 'hidden' });
});

test('the ten newest activities load when the notifications are opened, not before', async () => {
  const { page } = await browser.visitAs(agent);
  const operations: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) operations.push(request.postDataJSON()?.operationName);
  });
  await page.goto('/dashboard');
  await bell(page, 'Notifications 3').waitFor();
  expect(operations).toContain('DashboardQuery');
  expect(operations).not.toContain(QUERY);
  await bell(page, /^Notifications/).click();
  await list(page).getByRole('listitem').first().waitFor();
  expect(operations.filter((name) => name === QUERY)).toHaveLength(1);

  const lines = await list(page).getByRole('listitem').allInnerTexts();
  expect(lines).toHaveLength(10);
  for (const line of lines) expect(line).toMatch(/^\S.*\s(just now|\d+ minutes? ago)$/s);
  await list(page).getByRole('button', { name: 'Close', exact: true }).click();
  await list(page).waitFor({ state: 'hidden' });
  await bell(page, 'Notifications 3').waitFor();
});

test('the badge counts activities live', async () => {
  const person = await newPerson();
  const { page } = await browser.visitAs(person);
  await openListening(page, '/dashboard');
  await bell(page, 'Notifications').waitFor();
  const { id } = await addProject(person, { address: '1 First Street' });
  await bell(page, 'Notifications 1').waitFor();
  await person.client.send('DELETE', `/api/projects/${id}`);
  await bell(page, 'Notifications 2').waitFor();
});
