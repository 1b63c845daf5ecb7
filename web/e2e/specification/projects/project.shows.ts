import { expect } from 'vitest';
import { shows } from '../shows.js';
import { choose, factsOf, holdAnswers, placeholders, sectionOf, toast } from './page.js';
import { HARBOUR, NOTES, type Scene } from './scene.js';

const MOVED = '6 Bay Street, Newport, OR 97365';

/** One project with its tabs, and what is shown of one that is not there. */
export function projectPageShows(scene: () => Scene) {
  const tabs = () => scene().desk.getByRole('tab');
  const panel = () => scene().desk.getByRole('tabpanel');

  shows('project: skeleton', async () => {
    const { desk, harbour } = scene();
    const letGo = await holdAnswers(desk);
    await desk.goto(`/projects/${harbour}`);
    await placeholders(desk).first().waitFor();
    expect(await tabs().count()).toBe(0);
    await letGo();
    await desk.getByRole('heading', { level: 1, name: HARBOUR }).waitFor();
    expect(await placeholders(desk).count()).toBe(0);
  });

  shows('project: tabs', async () => {
    await expect.poll(() => tabs().allInnerTexts()).toEqual(['Overview', 'Media (5)', 'Staging (1)', 'Billing (2)']);
    await expect.poll(() => tabs().first().getAttribute('aria-selected')).toBe('true');
  });

  shows('project: overview', async () => {
    const { desk, bay } = scene();
    const status = () => factsOf(sectionOf(desk, 'Staging progress'));
    expect(Object.fromEntries(await factsOf(sectionOf(desk, 'Project details')))).toMatchObject({
      Address: HARBOUR,
      'MLS ID': 'MLS-4711',
      Status: 'Active',
      Created: expect.stringMatching(/^\w{3} \d{1,2}, \d{4}$/),
    });
    const files = [['Total files', '5'], ['Images', '4'], ['Videos', '1']]; // prettier-ignore
    expect(await factsOf(sectionOf(desk, 'Media summary'))).toEqual(files);
    const jobs = [['Total jobs', '1'], ['Completed', '0'], ['In progress', '0']]; // prettier-ignore
    await expect.poll(status).toEqual(jobs);
    await desk.getByRole('heading', { name: 'Notes', exact: true }).waitFor();
    await panel().getByText(NOTES, { exact: true }).waitFor();
    await scene().agent.client.send('PATCH', `/api/projects/${bay}`, { notes: '' });
    await desk.goto(`/projects/${bay}`);
    await desk.getByRole('heading', { name: 'Project details', exact: true }).waitFor();
    expect(await desk.getByRole('heading', { name: 'Notes', exact: true }).count()).toBe(0);
  });

  shows('project: no jobs', async () => {
    const { desk } = scene();
    await desk.getByRole('tab', { name: 'Staging (0)' }).click();
    await panel().getByRole('heading', { name: 'No staging jobs yet', exact: true }).waitFor();
    await panel().getByText('Upload some media first, then create staging jobs', { exact: true }).waitFor();
  });

  shows('project: no invoices', async () => {
    const { desk } = scene();
    await desk.getByRole('tab', { name: 'Billing (0)' }).click();
    await panel().getByRole('heading', { name: 'No invoices yet', exact: true }).waitFor();
    await panel().getByText('Invoices will appear here once created', { exact: true }).waitFor();
  });

  shows('project: edit', async () => {
    const { desk } = scene();
    await desk.getByRole('button', { name: 'Edit Project', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: 'Edit Project', exact: true });
    await expect
      .poll(() => dialog.getByRole('textbox', { name: 'Address' }).inputValue())
      .toBe('5 Bay Street, Newport, OR 97365');
    await dialog.getByRole('textbox', { name: 'Address' }).fill(MOVED);
    await dialog.getByRole('textbox', { name: /^MLS ID/ }).fill('B-6');
    await dialog.getByRole('textbox', { name: /^Tags/ }).fill('bay, pier');
    await dialog.getByRole('textbox', { name: /^Notes/ }).fill('Mind the steps.');
    await choose(desk, dialog.getByRole('combobox', { name: 'Status' }), 'Archived');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  shows('project: changed', async () => {
    const { desk, agent, bay } = scene();
    await toast(desk, 'Success', 'Project updated successfully').waitFor();
    await desk.getByRole('heading', { level: 1, name: MOVED, exact: true }).waitFor();
    expect(await agent.client.send('GET', `/api/projects/${bay}`)).toMatchObject({
      address: MOVED,
      mlsId: 'B-6',
      status: 'archived',
      tags: ['bay', 'pier'],
      notes: 'Mind the steps.',
    });
    await desk.getByRole('link', { name: 'Projects', exact: true }).first().click();
    const card = desk.getByRole('article').filter({ hasText: MOVED });
    await card.getByText('Archived', { exact: true }).waitFor();
  });

  shows('project: jobs', async () => {
    const { desk, harbour, agent } = scene();
    const [{ id }] = (await agent.client.send('GET', '/api/staging')) as { id: string }[];
    await desk.goto(`/projects/${harbour}?tab=staging`);
    await panel()
      .getByRole('article', { name: `Staging Job #${id.slice(-8)}` })
      .waitFor();
    expect(await panel().getByRole('article').count()).toBe(1);
  });

  shows('project: invoices', async () => {
    const { desk } = scene();
    await desk.getByRole('tab', { name: /^Billing/ }).click();
    const table = panel().getByRole('table', { name: 'Invoices' });
    await expect
      .poll(() => table.getByRole('columnheader').allInnerTexts())
      .toEqual(['Invoice', 'Amount', 'Status', 'Date']);
    const rows = (await table.getByRole('row').allInnerTexts()).slice(1);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/\$120\.50\s+Draft\s+\w{3} \d{1,2}, \d{4}$/);
    expect(rows[1]).toMatch(/\$3,400\.00\s+Paid\s+\w{3} \d{1,2}, \d{4}$/);
  });

  shows('project: missing', async () => {
    const { door, harbour } = scene();
    for (const id of ['proj_gone', harbour]) {
      await door.goto(`/projects/${id}`);
      await door.getByRole('heading', { name: 'Project not found', exact: true }).waitFor();
      const sentence = "The project you're looking for doesn't exist or has been deleted.";
      await door.getByText(sentence, { exact: true }).waitFor();
    }
  });
}
