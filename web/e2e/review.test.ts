import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from './browser.js';
import { canBePressed, restingToast } from './covered.js';
import { newPerson, type Person } from './person.js';
import { pathOf } from './specification/screen.js';
import { blankPhoto, firstMediaOf, jobOf, orderStaging, RENDER_MS, roomPhoto, untilStatus } from './stagedJob.js';
import { useFingers } from './touch.js';

const IMAGES = 12;

const browser = useBrowser();
let person: Person;
let jobId: string;

/** One room, and photos that are too small to be staged and so take no time. */
beforeAll(async () => {
  person = await newPerson();
  const photos: Record<string, Buffer> = { 'photo-1.jpg': await roomPhoto() };
  for (let number = 2; number <= IMAGES; number++) photos[`photo-${number}.jpg`] = await blankPhoto(60 + 14 * number);
  jobId = await orderStaging(person, { address: '7 Lantern Court', photos });
  await untilStatus(person, 'proof_ready');
}, RENDER_MS);

test('a job that is ready for review offers its decision, its proofs and all images at full size', async () => {
  const { page } = await browser.visitAs(person);
  await page.goto('/staging');
  const card = page.getByRole('article', { name: /^Staging Job #/ });
  await card.getByRole('button', { name: 'Approve', exact: true }).waitFor();
  await card.getByRole('button', { name: 'Request Revision', exact: true }).waitFor();
  const { status, proofMediaIds, finalMediaIds } = await jobOf(person);
  expect([status, proofMediaIds.length, finalMediaIds.length]).toEqual(['proof_ready', 1, 0]);
  const { thumbnail } = await firstMediaOf(person, proofMediaIds);
  expect(await pathOf(card.getByRole('img', { name: 'Result: photo-1.jpg' }))).toBe(thumbnail);

  await card.getByRole('link', { name: 'Full Size Preview' }).click();
  const strip = stripOf(page);
  await strip.getByText('1 of 12').waitFor();
  await strip.getByRole('button', { name: 'Next' }).click();
  await strip.getByText('2 of 12').waitFor();
  for (let step = 0; step < 2; step++) await strip.getByRole('button', { name: 'Previous' }).click();
  await strip.getByText('12 of 12').waitFor();
  const index = await strip
    .getByRole('button', { name: /^Image \d+$/ })
    .evaluateAll(
      (thumbs, path) => thumbs.findIndex((thumb) => thumb.querySelector('img')?.src.includes(path)),
      thumbnail,
    );
  await strip.getByRole('button', { name: `Image ${index + 1}`, exact: true }).click();
  await strip.getByText(`${index + 1} of 12`).waitFor();
  await page.getByRole('slider', { name: 'Compare before and after' }).waitFor();
});

const stripOf = (page: Page) => page.getByRole('navigation', { name: 'Images of this job' });
const approveButton = (page: Page) => page.getByRole('button', { name: 'Approve photo', exact: true });

async function onPhone(search = '') {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const visit = await browser.visitAs(person, phone);
  await visit.page.goto(`/staging/${jobId}${search}`);
  await stripOf(visit.page).getByText('1 of 12').waitFor();
  return { ...visit, ...(await useFingers(visit.page)) };
}

const picture = (page: Page) => page.getByRole('region', { name: /^Picture/ });
const scaleOf = async (page: Page) =>
  Number(/scale\((.*)\)/.exec((await picture(page).locator('img').first().getAttribute('style')) ?? '')?.[1]);
const windowOf = (page: Page) => page.evaluate(() => [window.scrollY, window.visualViewport?.scale]);

async function frameOf(page: Page) {
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('There is no picture.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.each([
  ['side by side', { x: 30, y: 0 }],
  ['one above the other', { x: 0, y: 30 }],
])('two fingers %s enlarge the picture; a finger then moves it, and neither the page nor the seam', async (_, off) => {
  const { page, drag, problems } = await onPhone();
  await page.getByRole('slider', { name: 'Compare before and after' }).waitFor();
  const { x, y } = await frameOf(page);
  const before = await windowOf(page);
  const spread = (share: number) => [
    { x: x - off.x * share, y: y - off.y * share },
    { x: x + off.x * share, y: y + off.y * share },
  ];
  await drag(spread(1), spread(1.5));
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5, 1);
  expect(await windowOf(page)).toEqual(before);

  const seam = () => page.getByRole('slider', { name: 'Compare before and after' }).getAttribute('aria-valuenow');
  const [stood, lay] = [await seam(), await picture(page).locator('img').first().getAttribute('style')];
  await drag([{ x: x - 60, y: y + 30 }], [{ x: x - 100, y: y - 10 }]);
  await expect.poll(() => picture(page).locator('img').first().getAttribute('style')).not.toBe(lay);
  expect(await seam()).toBe(stood);
  expect(await windowOf(page)).toEqual(before);
  await stripOf(page).getByText('1 of 12').waitFor();

  await drag(spread(1.5), spread(0.5));
  await expect.poll(() => scaleOf(page)).toBe(1);
  expect(problems).toEqual([]);
});

test.each([1280, 1024, 768, 390])('at %i px a message does not cover the tools or the decision', async (width) => {
  const { page } = await browser.visitAs(person, { viewport: { width, height: 860 } });
  await page.goto(`/staging/${jobId}`);
  const approve = approveButton(page);
  await approve.waitFor();
  await page.route('**/graphql', (route) => route.abort());
  await approve.click();
  await restingToast(page, 'Error');
  expect(await canBePressed(page.getByText('Show what changed'))).toBe(true);
  for (const name of ['Approve photo', 'Request Revision', 'Zoom in', 'Full screen']) {
    expect([name, await canBePressed(page.getByRole('button', { name, exact: true }))]).toEqual([name, true]);
  }
});

test('a swipe shows the next image unless it begins on the seam or the picture is enlarged', async () => {
  const { page, drag } = await onPhone('?show=changes');
  const read: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) read.push(request.postDataJSON().operationName);
  });
  await page.getByText('In colour: what was added').waitFor();
  const swipe = async (by: number) => {
    const { x, y } = await frameOf(page);
    await drag([{ x: x - by / 2, y }], [{ x: x + by / 2, y }]);
  };
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await swipe(-120);
  await stripOf(page).getByText('1 of 12').waitFor();
  await page.getByRole('button', { name: 'Zoom out' }).tap();
  await expect.poll(() => picture(page).getAttribute('data-zoomed')).toBe('false');
  await swipe(-30); // too short: it returns
  await stripOf(page).getByText('1 of 12').waitFor();
  await swipe(-120);
  await stripOf(page).getByText('2 of 12').waitFor();
  await swipe(-120);
  await stripOf(page).getByText('3 of 12').waitFor();
  for (const left of [2, 1, 12]) {
    await swipe(120);
    await stripOf(page).getByText(`${left} of 12`).waitFor();
  }
  // the strip scrolls, the page does not, and nothing is fetched again
  const thumb = page.getByRole('button', { name: 'Image 12', exact: true });
  await expect.poll(async () => ((await thumb.boundingBox())?.x ?? 999) < 390).toBe(true);
  expect(await windowOf(page)).toEqual([0, 1]);
  expect(read).not.toContain('ReviewPageQuery');
});

test.each([
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
])('on %s a message covers neither the decision nor the viewing tools', async (_, viewport) => {
  const { page } = await browser.visitAs(person, { viewport, reducedMotion: 'reduce' });
  await page.goto(`/staging/${jobId}`);
  const approve = approveButton(page);
  const tools = page.locator('label').filter({ hasText: 'Show what changed' });
  await tools.waitFor();
  await page.route('**/graphql', (route) => route.abort());
  await approve.click();
  const message = page.getByRole('status', { name: 'Error' });
  await message.waitFor();
  const shown = await boxOf(message);
  for (const box of await Promise.all([approve, tools].map(boxOf))) expect(overlap(shown, box)).toBe(false);
});

/** The sizes of the sofa in the report, and of the room in the outline's editor, as shown. */
async function sizesOn(page: Page) {
  await page.goto(`/staging/${jobId}`);
  const piece = await page.getByRole('button', { name: /sofa/i }).innerText();
  await page.getByRole('link', { name: 'Correct its outline' }).click();
  const measures = await page.getByRole('complementary', { name: 'Measures' }).innerText();
  return { piece, measures };
}

async function choose(page: Page, units: string) {
  await page.goto('/settings?section=appearance');
  await page.getByRole('combobox', { name: 'Units' }).click();
  await page.getByRole('option', { name: units, exact: true }).click();
  await page.getByRole('button', { name: 'Save units' }).click();
  await page.getByText('Units saved').waitFor();
}

test('sizes are in feet and inches for a workspace in dollars, and in metres when these are chosen', async () => {
  const { page, problems } = await browser.visitAs(person);
  const before = await sizesOn(page);
  expect(before.piece).toMatch(/\d+′ \d+″ × \d+′ \d+″/);
  expect(before.measures).toMatch(/The squares measure three feet/);
  expect(before.measures).toMatch(/Camera to back wall\s+\d+′ \d+″/);

  await choose(page, 'Metres');
  const after = await sizesOn(page);
  expect(after.piece).toMatch(/\d\.\d\d × \d\.\d\d × \d\.\d\d m/);
  expect(after.measures).toMatch(/The squares measure one metre/);
  expect(after.measures).toMatch(/Camera to back wall\s+\d+\.\d\d m/);
  expect(problems).toEqual([]);
});

test('a page shows the new units on return from the settings, without a reload', async () => {
  const { page, problems } = await browser.visitAs(person);
  await choose(page, 'Feet and inches');
  await page.goto(`/staging/${jobId}`);
  const sofa = page.getByRole('button', { name: /sofa/i });
  expect(await sofa.innerText()).toMatch(/\d+′ \d+″/);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('banner').locator('[aria-haspopup=dialog]').last().click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Appearance' }).click();
  await page.getByRole('combobox', { name: 'Units' }).click();
  await page.getByRole('option', { name: 'Metres' }).click();
  await page.getByRole('button', { name: 'Save units' }).click();
  await page.getByText('Units saved').waitFor();
  for (let steps = 0; steps < 3 && !page.url().includes(jobId); steps++) await page.goBack();
  await expect.poll(() => sofa.innerText()).toMatch(/\d\.\d\d × \d\.\d\d × \d\.\d\d m/);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  expect(problems).toEqual([]);
});

async function boxOf(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error(`${of} is not shown.`);
  return box;
}

type Box = Awaited<ReturnType<typeof boxOf>>;

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
