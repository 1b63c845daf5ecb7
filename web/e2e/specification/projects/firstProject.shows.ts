import { expect } from 'vitest';
import { shows } from '../shows.js';
import { choicesOf, choose, toast } from './page.js';
import type { Scene } from './scene.js';

const ADDRESS = '1 Lighthouse Road, Newport, OR 97365';
const QUESTION =
  'Are you sure you want to delete this project? ' +
  'This action will soft delete the project and it can be recovered by an administrator if needed.';

/** Somebody's first project, from its making to its end. */
export function firstProjectShows(scene: () => Scene) {
  const dialog = () => scene().door.getByRole('dialog', { name: 'Create New Project' });
  const question = () => scene().door.getByRole('alertdialog', { name: 'Delete Project', exact: true });
  const card = () => scene().door.getByRole('article').filter({ hasText: ADDRESS });
  const awaits = () => scene().door.getByRole('heading', { name: 'Your portfolio awaits', exact: true });

  shows('projects: nothing yet', async () => {
    const { door } = scene();
    await door.goto('/projects');
    await awaits().waitFor();
    await door.getByRole('button', { name: 'Create Your First Project', exact: true }).click();
    await dialog().waitFor();
  });

  shows('projects: address rule', async () => {
    await dialog().getByRole('textbox', { name: 'Address' }).fill('  ');
    await dialog().getByRole('button', { name: 'Create Project' }).click();
    await dialog().getByText('Address is required', { exact: true }).waitFor();
    await dialog().getByRole('textbox', { name: 'Address' }).fill(ADDRESS);
    await dialog().getByText('Address is required', { exact: true }).waitFor({ state: 'hidden' });
  });

  shows('projects: status choice', async () => {
    const { door } = scene();
    const status = dialog().getByRole('combobox', { name: 'Status' });
    await expect.poll(() => status.innerText()).toBe('Active');
    expect(await choicesOf(door, status)).toEqual(['Active', 'Complete', 'On Hold', 'Archived']);
    await choose(door, status, 'On Hold');
    await expect.poll(() => status.innerText()).toBe('On Hold');
  });

  shows('projects: created', async () => {
    const { door } = scene();
    await dialog().getByRole('textbox', { name: /^Tags/ }).fill(' sea view, ,, loft,');
    await dialog().getByRole('button', { name: 'Create Project' }).click();
    await toast(door, 'Success', 'Project created successfully').waitFor();
    await dialog().waitFor({ state: 'hidden' });
    await door.getByRole('tab', { name: 'Media (0)', selected: true }).waitFor();
    await door.getByRole('link', { name: 'Projects', exact: true }).first().click();
    await card().getByText('On Hold', { exact: true }).waitFor();
    await expect.poll(() => door.getByText(/Active Projects/).innerText()).toMatch(/^1 /);
  });

  shows('projects: tags', async () => {
    const [{ id }] = (await scene().newcomer.client.send('GET', '/api/projects')) as { id: string }[];
    expect(await scene().newcomer.client.send('GET', `/api/projects/${id}`)).toMatchObject({
      address: ADDRESS,
      status: 'on_hold',
      tags: ['sea view', 'loft'],
    });
  });

  shows('projects: delete dialog', async () => {
    await card()
      .getByRole('button', { name: `Delete ${ADDRESS}` })
      .click();
    await question().getByText(QUESTION, { exact: true }).waitFor();
    await question().getByRole('button', { name: 'Cancel', exact: true }).click();
    await question().waitFor({ state: 'hidden' });
    expect(await card().count()).toBe(1);
  });

  shows('projects: deleted', async () => {
    const { door, newcomer } = scene();
    await card()
      .getByRole('button', { name: `Delete ${ADDRESS}` })
      .click();
    await question().getByRole('button', { name: 'Delete', exact: true }).click();
    await toast(door, 'Success', 'Project deleted successfully').waitFor();
    await question().waitFor({ state: 'hidden' });
    await awaits().waitFor();
    expect(await card().count()).toBe(0);
    expect(await newcomer.client.send('GET', '/api/projects')).toEqual([]);
  });
}
