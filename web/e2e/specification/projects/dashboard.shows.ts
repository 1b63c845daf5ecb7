import { expect } from 'vitest';
import { shows } from '../shows.js';
import { holdAnswers, placeholders, sectionOf } from './page.js';
import { HARBOUR, OTHERS, type Scene } from './scene.js';

export function dashboardShows(scene: () => Scene) {
  const figures = () => scene().desk.getByRole('region', { name: 'Your workspace in figures' });
  const recent = () => sectionOf(scene().desk, 'Recent Projects').getByRole('listitem');
  const happened = () => sectionOf(scene().desk, 'Activity Timeline').getByRole('listitem');

  shows('dashboard: skeletons', async () => {
    const { desk } = scene();
    const letGo = await holdAnswers(desk);
    await desk.goto('/dashboard');
    await desk.getByText('Avg. Turnaround').waitFor();
    expect(await placeholders(desk).count()).toBeGreaterThan(0);
    expect(await desk.getByText(HARBOUR).count()).toBe(0);
    await letGo();
    await figures().waitFor();
    // the timeline comes in a part of its own
    await expect.poll(() => placeholders(desk).count()).toBe(0);
  });

  shows('dashboard: hero', async () => {
    const { desk } = scene();
    await desk.getByRole('heading', { level: 1, name: 'Transform Properties with AI', exact: true }).waitFor();
    for (const name of ['Start AI Staging Now', 'View Gallery']) {
      await expect.poll(() => desk.getByRole('link', { name, exact: true }).getAttribute('href')).toBe('/samples');
    }
  });

  shows('dashboard: figures', async () => {
    const values = await figures().getByRole('definition').allTextContents();
    await expect
      .poll(() => figures().getByRole('term').allTextContents())
      .toEqual(['Active Projects', 'Staging Jobs', 'Revenue (MTD)', 'Avg. Turnaround']);
    expect(values.filter((_, at) => at % 2 === 0)).toEqual(['3', '1', '$3,400', 'None yet']);
  });

  shows('dashboard: captions', async () => {
    const values = await figures().getByRole('definition').allTextContents();
    const captions = ['+12% this month', '+24% this week', '+18% vs last month', '50% faster'];
    expect(values.filter((_, at) => at % 2 === 1)).toEqual(captions);
  });

  shows('dashboard: recent projects', async () => {
    const shown = [
      HARBOUR,
      ...OTHERS.slice(1)
        .map(([address]) => address)
        .toReversed(),
    ];
    await expect.poll(() => recent().getByRole('link').allInnerTexts()).toEqual(shown);
    expect(await recent().count()).toBe(5);
  });

  shows('dashboard: project words', async () => {
    const { desk } = scene();
    const words = async () => (await recent().allInnerTexts()).map((text) => text.trim().split('\n').at(-1));
    expect(await words()).toEqual(['In Progress', 'In Progress', 'Completed', 'Completed', 'Completed']);
    await desk.setViewportSize({ width: 390, height: 860 });
    expect(await words()).toEqual(['Active', 'Active', 'Complete', 'Complete', 'Complete']);
    await desk.setViewportSize({ width: 1280, height: 860 });
  });

  shows('dashboard: timeline', async () => {
    const { agent, desk, bay } = scene();
    await sectionOf(desk, 'Activity Timeline').getByText('Live updates', { exact: true }).waitFor();
    const newest = happened().first();
    expect(await newest.innerText()).not.toContain('5 Bay Street');
    await agent.client.send('PATCH', `/api/projects/${bay}`, { notes: 'The gate sticks.' });
    await newest.getByText('5 Bay Street').waitFor();
    await expect.poll(() => newest.innerText()).toMatch(/^\S.*5 Bay Street.*\s+just now$/);
    expect(await happened().count()).toBe(10);
  });

  shows('dashboard: samples', async () => {
    const { door } = scene();
    await door.goto('/dashboard');
    const sample = door.getByRole('region', { name: 'Your workspace in figures' });
    await sample.waitFor();
    const values = await sample.getByRole('definition').allTextContents();
    expect(values.filter((_, at) => at % 2 === 0)).toEqual(['12', '28', '$18,450', '1.8 hrs']);
    await sample.getByText(/example/i).waitFor();
    for (const title of ['Recent Projects', 'Activity Timeline']) {
      const section = sectionOf(door, title);
      await section.getByText('Examples', { exact: true }).waitFor();
      expect(await section.getByRole('listitem').count()).toBe(3);
    }
  });
}
