import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../../browser.js';
import { addProject, newPerson } from '../../person.js';
import { choicesOf, choose, toast } from './page.js';
import { elementAt } from '../../../../api/test/elements.js';

const ADDRESS = '1 Lighthouse Road, Newport, OR 97365';
const QUESTION =
  'Are you sure you want to delete this project? ' +
  'This action will soft delete the project and it can be recovered by an administrator if needed.';
const browser = useBrowser();

const card = (page: Page) => page.getByRole('article').filter({ hasText: ADDRESS });
const invitation = (page: Page) => page.getByRole('heading', { name: 'Your portfolio awaits', exact: true });

test('a newcomer creates a first project', async () => {
  const newcomer = await newPerson();
  const { page } = await browser.visitAs(newcomer);
  await page.goto('/projects');
  await invitation(page).waitFor();
  await page.getByRole('button', { name: 'Create Your First Project', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Project' });
  await dialog.waitFor();

  await dialog.getByRole('textbox', { name: 'Address' }).fill('  ');
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await dialog.getByText('Address is required', { exact: true }).waitFor();
  await dialog.getByRole('textbox', { name: 'Address' }).fill(ADDRESS);
  await dialog.getByText('Address is required', { exact: true }).waitFor({ state: 'hidden' });

  const status = dialog.getByRole('combobox', { name: 'Status' });
  await expect.poll(() => status.innerText()).toBe('Active');
  expect(await choicesOf(page, status)).toEqual(['Active', 'Complete', 'On Hold', 'Archived']);
  await choose(page, status, 'On Hold');
  await expect.poll(() => status.innerText()).toBe('On Hold');

  await dialog.getByRole('textbox', { name: /^Tags/ }).fill(' sea view, ,, loft,');
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await toast(page, 'Success', 'Project created successfully').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: 'Media (0)', selected: true }).waitFor();
  await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
  await card(page).getByText('On Hold', { exact: true }).waitFor();
  await expect.poll(() => page.getByText(/Active Projects/).innerText()).toMatch(/^1 /);
  const { id } = elementAt((await newcomer.client.send('GET', '/api/projects')) as { id: string }[], 0);
  expect(await newcomer.client.send('GET', `/api/projects/${id}`)).toMatchObject({
    address: ADDRESS,
    status: 'on_hold',
    tags: ['sea view', 'loft'],
  });
});

test('a project is deleted once that is confirmed', async () => {
  const person = await newPerson();
  await addProject(person, { address: ADDRESS });
  const { page } = await browser.visitAs(person);
  await page.goto('/projects');
  const question = page.getByRole('alertdialog', { name: 'Delete Project', exact: true });
  const ask = () =>
    card(page)
      .getByRole('button', { name: `Delete ${ADDRESS}` })
      .click();
  await ask();
  await question.getByText(QUESTION, { exact: true }).waitFor();
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await card(page).count()).toBe(1);

  await ask();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await toast(page, 'Success', 'Project deleted successfully').waitFor();
  await question.waitFor({ state: 'hidden' });
  await invitation(page).waitFor();
  expect(await card(page).count()).toBe(0);
  expect(await person.client.send('GET', '/api/projects')).toEqual([]);
});
