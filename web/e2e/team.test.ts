/** A colleague comes into the workspace by a link, and gets another role. */
import { expect, test } from 'vitest';
import { useBrowser } from './browser.js';
import { newPerson } from './person.js';
import { violationsOf } from './violations.js';

const browser = useBrowser();

test('an owner invites somebody, who joins by the link and is then a viewer', async () => {
  const owner = await newPerson({ firstName: 'Olga', lastName: 'Reyes' });
  const { page, problems } = await browser.visitAs(owner);
  await page.goto('/settings?section=people');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const dialog = page.getByRole('dialog', { name: 'The link is made' });
  const link = await dialog.getByLabel('Link').inputValue();
  expect(new URL(link).pathname).toMatch(/^\/join\/[\w-]{43}$/);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Passed on as a link').waitFor();

  const colleague = await newPerson({ firstName: 'Ben', lastName: 'Okafor' });
  const theirs = await browser.visitAs(colleague);
  await theirs.page.goto(new URL(link).pathname);
  await theirs.page.getByText(/Olga invites you to work in/).waitFor();
  expect(await violationsOf(theirs.page)).toEqual([]);
  await theirs.page.getByRole('button', { name: /^Join / }).click();
  await theirs.page.waitForURL('**/dashboard');
  await theirs.page.getByRole('banner').locator('[aria-haspopup=dialog]').last().click();
  const workspaces = theirs.page.getByRole('list', { name: 'Workspaces' });
  await workspaces.getByRole('button', { name: /Olga Reyes.*Agent/, pressed: true }).waitFor();

  const create = theirs.page.getByRole('button', { name: 'Create New Project' });
  await theirs.page.goto('/projects');
  await create.first().waitFor();

  await page.reload();
  await page.getByRole('combobox', { name: 'Role of Ben Okafor' }).selectOption({ label: 'Viewer' });
  await page.getByText('Ben Okafor: Viewer').waitFor();
  await theirs.page.reload();
  await theirs.page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => create.count()).toBe(0);
  expect([problems, theirs.problems]).toEqual([[], []]);
});
