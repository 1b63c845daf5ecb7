import { expect } from 'vitest';
import { shows } from '../shows.js';
import { choicesOf, choose } from './page.js';
import { HARBOUR, OTHERS, type Scene } from './scene.js';

/** "Nov 18, 2026" */
const today = () => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date());

/** The list of projects of somebody who has some. */
export function portfolioShows(scene: () => Scene) {
  const cards = () => scene().desk.getByRole('article');
  const addresses = () => cards().getByRole('heading').allInnerTexts();
  const search = () => scene().desk.getByPlaceholder('Search by address or MLS ID...', { exact: true });
  const status = () => scene().desk.getByRole('combobox', { name: 'Status' });
  const all = [...OTHERS.map(([address]) => address), HARBOUR].toReversed();

  shows('projects: head', async () => {
    const { desk } = scene();
    await desk.goto('/projects');
    await desk.getByRole('heading', { level: 1, name: 'Your Real Estate Portfolio', exact: true }).waitFor();
    await desk.getByRole('button', { name: 'Create New Project', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: 'Create New Project', exact: true });
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  shows('projects: card', async () => {
    const card = cards().filter({ hasText: HARBOUR });
    for (const words of ['Active', 'MLS: MLS-4711', `Created ${today()}`]) {
      await card.getByText(words, { exact: true }).waitFor();
    }
    const badges = { '3 Oak': 'Active', '7 Mill': 'Archived', '9 Pine': 'On Hold', '44 Elm': 'Complete' };
    for (const [address, badge] of Object.entries(badges)) {
      await cards().filter({ hasText: address }).getByText(badge, { exact: true }).waitFor();
      await cards().filter({ hasText: address }).getByText('Not assigned', { exact: true }).waitFor();
    }
  });

  shows('projects: search', async () => {
    const { desk } = scene();
    expect(await addresses()).toEqual(all);
    for (const words of ['hArBoUr sTr', 'mls-47']) {
      await search().fill(words);
      await expect.poll(() => new URL(desk.url()).searchParams.get('search')).toBe(words);
      await expect.poll(addresses).toEqual([HARBOUR]);
    }
    await search().fill(', or ');
    await expect.poll(addresses).toEqual(all.filter((address) => address.includes(', OR ')));
    await choose(desk, status(), 'On Hold');
    await expect.poll(addresses).toEqual(['9 Pine Court, Bend, OR 97701']);
  });

  shows('projects: nothing matches', async () => {
    const { desk } = scene();
    await search().fill('harbour');
    await desk.getByRole('heading', { name: 'No matching projects', exact: true }).waitFor();
    await desk.getByText('Adjust your search or filters.', { exact: true }).waitFor();
    await search().fill('');
    await expect.poll(addresses).toEqual(['9 Pine Court, Bend, OR 97701']);
  });

  shows('projects: status filter', async () => {
    const { desk } = scene();
    expect(await choicesOf(desk, status())).toEqual(['All Status', 'Active', 'Complete', 'On Hold']);
    await choose(desk, status(), 'Complete');
    await expect.poll(addresses).toEqual(['44 Elm Avenue, Troy, NY 12180']);
  });

  shows('projects: counter', async () => {
    const { desk } = scene();
    const counter = desk.getByText(/Active Projects/);
    await expect.poll(() => counter.innerText()).toMatch(/^1 Active Projects\b/);
    await desk.getByText(/\b12K\+ Properties Managed\b/).waitFor();
    await choose(desk, status(), 'All Status');
    await expect.poll(addresses).toEqual(all);
    await expect.poll(() => counter.innerText()).toMatch(/^6 Active Projects\b/);
  });

  shows('projects: card actions', async () => {
    const { desk, harbour } = scene();
    const card = cards().filter({ hasText: HARBOUR });
    await card.getByRole('button', { name: `Delete ${HARBOUR}` }).click();
    const question = desk.getByRole('alertdialog', { name: 'Delete Project' });
    await question.waitFor();
    await desk.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await cards().count()).toBe(6);

    await card.getByRole('link', { name: `Edit ${HARBOUR}` }).click();
    await desk.getByRole('dialog', { name: 'Edit Project' }).waitFor();
    expect(new URL(desk.url()).pathname).toBe(`/projects/${harbour}`);
    await desk.goBack();
    await card.getByRole('link', { name: `View ${HARBOUR}` }).click();
    await desk.getByRole('heading', { level: 1, name: HARBOUR }).waitFor();
    expect(new URL(desk.url()).pathname).toBe(`/projects/${harbour}`);
  });
}
