import { buffer } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { expectAccessible } from './axe.js';
import { useBrowser } from './browser.js';
import { RENDER_MS } from './stagedJob.js';

const ADDRESS = '12 Harbour Street, Astoria, OR 97103';
const browser = useBrowser();

/** The pixels of a picture, upright, three bytes each. */
const pixelsOf = (picture: string | Buffer) => sharp(picture).rotate().removeAlpha().raw().toBuffer();

/**
 * Checks that zoom moves both pictures together, that changed pixels are coloured, and that pointing at a piece
 * highlights only that piece.
 */
async function lookCloser(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 800 };
  // in a narrow frame the picture has more pixels than are shown
  await page.setViewportSize({ width: 390, height: 844 });
  const transforms = () =>
    page
      .getByRole('region', { name: /^Picture/ })
      .locator('img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.style.transform.replace(/.* /, '')));
  await page.keyboard.press('+');
  await expect.poll(transforms).toEqual(['scale(1.4)', 'scale(1.4)']);
  await page.keyboard.press('0');
  await expect.poll(transforms).toEqual(['scale(1)', 'scale(1)']);
  await page.setViewportSize(usual);

  await page.getByText('Show what changed').click();
  await page.getByText("In grey: your photo's own pixels").waitFor();
  const coloured = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return data ? data.filter((value, at) => at % 4 === 3 && value > 0).length : 0;
    });
  await expect.poll(coloured).toBeGreaterThan(1000);
  const all = await coloured();
  await page.getByRole('complementary').getByRole('listitem').getByRole('button').first().hover();
  await expect.poll(coloured).toBeLessThan(all);
  expect(await coloured()).toBeGreaterThan(0);
  await expectAccessible(page, 'review, what changed');
  await page.getByText('Show what changed').click();
  await page.getByRole('slider').waitFor();
}

async function signUp(page: Page): Promise<void> {
  const email = `agent-${Date.now()}@example.com`;
  await page.goto('/');
  await page.getByRole('main').waitFor();
  await expectAccessible(page, 'landing');

  await page.goto('/login');
  await page.getByText('Sign in to continue').waitFor();
  await expectAccessible(page, 'login');
  await page.getByRole('button', { name: 'Need an account? Create one' }).click();
  await page.getByText('Create your account').waitFor();
  await page.getByLabel('Email').fill(` ${email.toUpperCase()} `);
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Password must be at least 8 characters long').waitFor();
  await page.getByLabel('Password').fill('a lighthouse by the sea');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await expectAccessible(page, 'first page after sign-up');
}

/** Creates a project and uploads its photo. */
async function createProject(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.getByRole('heading', { name: 'Your Real Estate Portfolio' }).waitFor();
  await page.getByText('Your portfolio awaits').waitFor();
  await expectAccessible(page, 'empty projects');
  await page.getByRole('button', { name: 'Create New Project' }).first().click();
  await page.getByRole('dialog').getByLabel('Address').fill(ADDRESS);
  await expectAccessible(page, 'create project');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Project' }).click();
  await page.getByText('Project created successfully').waitFor();
  await page.getByRole('heading', { name: ADDRESS }).waitFor();
  await page.getByRole('tab', { name: /^Media/, selected: true }).waitFor();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expectAccessible(page, 'project overview');
  await page.getByRole('tab', { name: /^Media/ }).click();
  await page.getByRole('button', { name: 'Upload Media' }).click();
  await page.locator('input[type=file]').first().setInputFiles(inject('photo'));
  await page.getByRole('button', { name: /^Preview living-room.jpg/ }).waitFor({ timeout: 60_000 });
  await expectAccessible(page, 'project media');
}

async function orderPhoto(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Staging', exact: true }).click();
  await page.getByRole('heading', { name: 'AI Virtual Staging' }).waitFor();
  await page.getByRole('button', { name: 'Create Staging Job' }).first().click();
  const order = page.getByRole('dialog');
  await order.getByRole('combobox', { name: 'Project' }).click();
  await page.getByRole('option', { name: ADDRESS }).click();
  await order.getByText('living-room.jpg').or(order.getByTitle('living-room.jpg')).first().click();
  await order.getByText('$3.00').first().waitFor();
  await expectAccessible(page, 'create staging job');
  await order.getByRole('button', { name: 'Create Staging Job' }).click();
  // a free worker may take the job before the answer is complete: then the message says so
  await page.getByText(/Staging job (created and queued for processing|submitted for processing)/).waitFor();
}

/** Without a reload, the card updates until its proof is ready. */
async function watchCard(page: Page): Promise<void> {
  const born = await page.evaluate(() => performance.timeOrigin);
  const card = page.getByRole('article', { name: /^Staging Job #/ });
  await card.getByText('Processing', { exact: true }).waitFor({ timeout: RENDER_MS });
  await expectAccessible(page, 'staging, processing');
  await card.getByRole('img', { name: 'First pass: living-room.jpg' }).waitFor({ timeout: RENDER_MS });
  await card.getByText('Ready for Review', { exact: true }).waitFor({ timeout: RENDER_MS });
  await card.getByText('Ready for your review').waitFor();
  await page.getByText('0 Processing').waitFor();
  await card.getByRole('img', { name: 'Result: living-room.jpg' }).waitFor();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(born);
  await expectAccessible(page, 'staging, ready for review');
}

async function reviewAndApprove(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Full Size Preview' }).click();
  await page.getByText('What was added').waitFor();
  const seam = page.getByRole('slider');
  await seam.focus();
  const before = await seam.getAttribute('aria-valuetext');
  await page.keyboard.press('End');
  await expect.poll(() => seam.getAttribute('aria-valuetext')).not.toBe(before);
  await expectAccessible(page, 'review');
  await lookCloser(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Staging job approved successfully').waitFor();
  await page.getByRole('heading', { name: 'Complete and delivered' }).waitFor({ timeout: RENDER_MS });
  await page.getByRole('status').getByText('Complete and delivered').waitFor();
  await expectAccessible(page, 'review, delivered');
}

const contentOf = async (download: Download) => buffer(await download.createReadStream());

/** Downloads the finals: they show the photo's room with furniture. */
async function expectFinals(page: Page): Promise<void> {
  const jpeg = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download JPEG' }).click();
  const portal = await sharp(await contentOf(await jpeg)).metadata();
  const png = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PNG' }).click();
  const lossless = await contentOf(await png);

  const photo = await sharp(inject('photo')).metadata();
  expect([portal.format, portal.width, portal.height]).toEqual(['jpeg', photo.width, photo.height]);
  const [original, staged] = await Promise.all([pixelsOf(inject('photo')), pixelsOf(lossless)]);
  expect(staged.length).toBe(original.length);
  let untouched = 0;
  for (let at = 0; at < original.length; at += 3) {
    if (original.compare(staged, at, at + 3, at, at + 3) === 0) untouched++;
  }
  const share = untouched / (original.length / 3);
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.98);
}

test(
  'a person signs up, has a room staged, watches it, approves it and downloads the finals',
  async () => {
    const { page, problems } = await browser.visit();
    await signUp(page);
    await createProject(page);
    await orderPhoto(page);
    await watchCard(page);
    await reviewAndApprove(page);
    await expectFinals(page);
    expect(problems).toEqual([]);
  },
  2 * RENDER_MS,
);
