import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { shows } from '../shows.js';
import { filesOf } from './page.js';
import { FILM, PHOTOS, type Scene } from './scene.js';

/** How many stand beside each other in the first row. */
async function columnsOf(items: Locator): Promise<number> {
  const tops = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)));
  return tops.filter((top) => top === tops[0]).length;
}

/** The media tab of one project. */
export function projectMediaShows(scene: () => Scene) {
  const panel = () => scene().desk.getByRole('tabpanel', { name: /^Media/ });
  const files = () => panel().getByRole('article');
  const file = (name: string) => files().filter({ hasText: name });
  const preview = (name: string) => scene().desk.getByRole('dialog', { name, exact: true });

  shows('project media: gallery', async () => {
    const { desk, harbour } = scene();
    await desk.goto(`/projects/${harbour}?tab=media`);
    await panel().getByRole('region', { name: 'Upload' }).getByRole('button', { name: 'Upload Media' }).waitFor();
    expect(await filesOf(panel())).toEqual([FILM, ...PHOTOS.toReversed()]);
    const columns: number[] = [];
    for (const width of [310, 390, 700, 1280]) {
      await desk.setViewportSize({ width, height: 860 });
      columns.push(await columnsOf(files()));
    }
    expect(columns).toEqual([1, 2, 3, 4]);
  });

  shows('project media: badge', async () => {
    for (const name of [FILM, ...PHOTOS]) await file(name).getByText('Original', { exact: true }).waitFor();
    expect(await panel().getByText('Watermarked').count()).toBe(0);
  });

  shows('project media: sizes', async () => {
    const { agent, harbour } = scene();
    type Item = { readonly originalName: string; readonly fileSize: number };
    const media = (await agent.client.send('GET', `/api/projects/${harbour}/media`)) as Item[];
    for (const { originalName, fileSize } of media) {
      const words = `${(fileSize / 1024).toFixed(2)} KB`;
      await file(originalName).getByText(words, { exact: true }).waitFor();
    }
    expect(media).toHaveLength(5);
  });

  shows('project media: download', async () => {
    const { desk } = scene();
    for (const name of ['Kitchen.jpg', FILM]) {
      const download = desk.waitForEvent('download');
      await file(name)
        .getByRole('link', { name: `Download ${name}` })
        .click();
      expect((await download).suggestedFilename()).toBe(name);
      await (await download).cancel();
    }
  });

  shows('project media: preview', async () => {
    const { desk } = scene();
    await file('Kitchen.jpg').getByRole('button').click();
    await preview('Kitchen.jpg').getByRole('img', { name: 'Kitchen.jpg', exact: true }).waitFor();
    await desk.keyboard.press('Escape');
    await preview('Kitchen.jpg').waitFor({ state: 'hidden' });

    await file(FILM).getByRole('button').click();
    const film = preview(FILM).getByLabel(FILM, { exact: true });
    await film.waitFor();
    expect(await film.evaluate((video) => [video.tagName, video.hasAttribute('controls')])).toEqual(['VIDEO', true]);
    await desk.keyboard.press('Escape');
    await preview(FILM).waitFor({ state: 'hidden' });
  });
}
