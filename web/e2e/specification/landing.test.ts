import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../browser.js';

const browser = useBrowser();
const ROOMS = ['Living room', 'Primary suite', 'Kitchen', 'Outdoor'];
const main = (page: Page) => page.getByRole('main');
const isDrawn = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);

/** The position of a comparison's seam, as its attribute states it. */
async function seamOf(room: Locator): Promise<number> {
  const words = await room.getByRole('slider').getAttribute('aria-valuetext');
  return Number(/^(\d+)% before$/.exec(words ?? '')?.[1] ?? NaN);
}

/** A point on the pictures, by its share of their width. */
async function pointAt(room: Locator, share: number) {
  const box = await room.getByAltText(/, empty$/).boundingBox();
  if (!box) throw new Error('The pictures are not on the screen.');
  return { x: box.x + box.width * share, y: box.y + box.height / 3 };
}

async function openPage(path: '/' | '/samples'): Promise<Page> {
  const { page } = await browser.visit({ hasTouch: true });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

test('the landing page leads to the samples and to a new account', async () => {
  const page = await openPage('/');
  await main(page).getByRole('link', { name: 'View samples' }).click();
  await page.waitForURL('**/samples');
  await page.goBack();
  await main(page).getByRole('link', { name: 'Get started' }).click();
  await page.waitForURL('**/login?mode=register');
  await page.getByText('Create your account', { exact: true }).waitFor();
  await page.goBack();
  await page.waitForURL('**/');
});

test('the landing page shows example figures and example wins', async () => {
  const page = await openPage('/');
  const panel = page.getByRole('region', { name: /^Today in the workspace/ });
  const terms = ['Active projects', 'Turnaround', 'Revenue month-to-date', 'Staging jobs'];
  await expect.poll(() => panel.getByRole('term').allInnerTexts()).toEqual(terms);
  await expect.poll(() => panel.getByRole('definition').allInnerTexts()).toEqual(['12', '1.8 hrs', '$18,450', '28']);
  await expect.poll(() => panel.getByRole('heading').innerText()).toContain('Example figures');
  const wins = page.getByRole('region', { name: /^Recent wins/ });
  const states = await wins.getByText(/^(In progress|Delivered)$/).allInnerTexts();
  expect(await wins.getByRole('listitem').count()).toBe(3);
  expect([states.length, new Set(states)]).toEqual([3, new Set(['In progress', 'Delivered'])]);
  await expect.poll(() => wins.getByRole('heading').innerText()).toContain('Example addresses');
});

test('the landing page makes three claims and counts managed properties', async () => {
  const page = await openPage('/');
  expect(await main(page).getByRole('article').count()).toBe(3);
  const cards = await main(page).getByRole('article').allInnerTexts();
  expect(cards).toEqual([
    expect.stringMatching(/^73%\s+Faster sales/),
    expect.stringMatching(/^99%\s+Cheaper than traditional staging\s+99% cost savings/),
    expect.stringMatching(/^2 min\s+Processing in under 2 minutes/),
  ]);
  const figures = await main(page)
    .getByRole('article')
    .getByText(/^(73%|99%|2 min)$/)
    .allInnerTexts();
  expect(figures).toEqual(['73%', '99%', '2 min']);
  await page.getByText('12K+ properties managed').waitFor();
  await page.getByText(/^Illustrative figures/).waitFor();
});

test('the samples show four rooms, empty and furnished', async () => {
  const page = await openPage('/samples');
  const rooms = page.getByRole('article');
  await rooms.first().waitFor();
  await expect.poll(() => rooms.getByRole('heading').allInnerTexts()).toEqual(ROOMS);
  for (const name of ROOMS) {
    const room = page.getByRole('article', { name });
    await room.scrollIntoViewIfNeeded();
    await room.getByRole('slider').waitFor();
    const pictures = [`${name}, empty`, `${name}, furnished`].map((alt) => room.getByAltText(alt));
    await expect.poll(() => Promise.all(pictures.map(isDrawn))).toEqual([true, true]);
    expect((await room.getByRole('paragraph').last().innerText()).length).toBeGreaterThan(20);
  }
});

test('a sample is compared by mouse, touch and keyboard', async () => {
  const page = await openPage('/samples');
  const room = page.getByRole('article', { name: 'Living room' });
  await room.scrollIntoViewIfNeeded();

  const [from, to] = [await pointAt(room, 0.2), await pointAt(room, 0.8)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await expect.poll(() => seamOf(room)).toBe(20);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await expect.poll(() => seamOf(room)).toBe(80);

  const touched = await pointAt(room, 0.3);
  await page.touchscreen.tap(touched.x, touched.y);
  await expect.poll(() => seamOf(room)).toBe(30);

  await room.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seamOf(room)).toBe(31);
  await page.keyboard.press('End');
  await expect.poll(() => seamOf(room)).toBe(100);
  await page.keyboard.press('Home');
  await expect.poll(() => seamOf(room)).toBe(0);
});
