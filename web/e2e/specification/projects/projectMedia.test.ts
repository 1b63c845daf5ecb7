import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../../browser.js';
import { type Agent, FILM, PHOTOS, theAgent } from './agent.js';
import { filesOf } from './page.js';

const browser = useBrowser();
let agent: Agent;

beforeAll(async () => {
  agent = await theAgent();
});

const panel = (page: Page) => page.getByRole('tabpanel', { name: /^Media/ });
const files = (page: Page) => panel(page).getByRole('article');
const file = (page: Page, name: string) => files(page).filter({ hasText: name });

async function openMedia(): Promise<Page> {
  const { page } = await browser.visitAs(agent);
  await page.goto(`/projects/${agent.harbour}?tab=media`);
  await files(page).first().waitFor();
  return page;
}

/** The number of items in the first row. */
async function columnsOf(items: Locator): Promise<number> {
  const tops = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)));
  return tops.filter((top) => top === tops[0]).length;
}

test('the media of a project are shown below an upload area, in one to four columns', async () => {
  const page = await openMedia();
  await panel(page).getByRole('region', { name: 'Upload' }).getByRole('button', { name: 'Upload Media' }).waitFor();
  expect(await filesOf(panel(page))).toEqual([FILM, ...PHOTOS.toReversed()]);
  const columns: number[] = [];
  for (const width of [310, 390, 700, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    columns.push(await columnsOf(files(page)));
  }
  expect(columns).toEqual([1, 2, 3, 4]);
});

test('each file shows its badge and its size, and is downloaded', async () => {
  const page = await openMedia();
  for (const name of [FILM, ...PHOTOS]) await file(page, name).getByText('Original', { exact: true }).waitFor();
  expect(await panel(page).getByText('Watermarked').count()).toBe(0);

  type Item = { readonly originalName: string; readonly fileSize: number };
  const media = (await agent.client.send('GET', `/api/projects/${agent.harbour}/media`)) as Item[];
  for (const { originalName, fileSize } of media) {
    const words = `${(fileSize / 1024).toFixed(2)} KB`;
    await file(page, originalName).getByText(words, { exact: true }).waitFor();
  }
  expect(media).toHaveLength(5);

  for (const name of ['Kitchen.jpg', FILM]) {
    const download = page.waitForEvent('download');
    await file(page, name)
      .getByRole('link', { name: `Download ${name}` })
      .click();
    expect((await download).suggestedFilename()).toBe(name);
    await (await download).cancel();
  }
});

test('a preview shows an image, or a film with its controls', async () => {
  const page = await openMedia();
  const preview = (name: string) => page.getByRole('dialog', { name, exact: true });
  await file(page, 'Kitchen.jpg').getByRole('button').click();
  await preview('Kitchen.jpg').getByRole('img', { name: 'Kitchen.jpg', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await preview('Kitchen.jpg').waitFor({ state: 'hidden' });

  await file(page, FILM).getByRole('button').click();
  const film = preview(FILM).getByLabel(FILM, { exact: true });
  await film.waitFor();
  expect(await film.evaluate((video) => [video.tagName, video.hasAttribute('controls')])).toEqual(['VIDEO', true]);
  await page.keyboard.press('Escape');
  await preview(FILM).waitFor({ state: 'hidden' });
});
