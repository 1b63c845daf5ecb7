import sharp from 'sharp';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { figureOf, toastOf } from './screen.js';
import { shows } from './shows.js';
import { jobOf, ROOM, type StagingRoom } from './stagingRoom.js';

/** Rendering a room takes its time on a busy machine. */
const RENDER_MS = 480_000;

/** The file that stands on the page; what signs its address changes from answer to answer. */
const addressOf = (image: Locator) =>
  image.evaluate((shown) => (shown instanceof HTMLImageElement ? new URL(shown.currentSrc).pathname : ''));

const greysOf = (picture: Buffer) => sharp(picture).removeAlpha().greyscale().raw().toBuffer();

/** Judging what was rendered, on the card and at full size. */
export function stagingShows(room: () => Promise<StagingRoom>) {
  let page: Page;
  let card: Locator;
  let born: number;
  let original: Buffer;
  let proof: Buffer;
  /** the furnished one's thumbnail */
  let place: string;

  beforeAll(async () => {
    ({ page } = await room());
    card = page.getByRole('article', { name: /^Staging Job #/ });
    born = await page.evaluate(() => performance.timeOrigin);
  });

  const job = async () => jobOf((await room()).person);
  const ready = () => card.getByText('Ready for Review', { exact: true }).waitFor({ timeout: RENDER_MS });
  const said = (words: string) => toastOf(page, 'Success', words);
  const figure = (term: string) => figureOf(page, term);

  async function mediaOf(mediaIds: readonly string[]) {
    const { client } = (await room()).person;
    const [media] = (await client.send('POST', '/api/media/batch', { mediaIds })) as [
      { readonly previewUrl: string; readonly thumbnailUrl: string; readonly isWatermarked: boolean },
    ];
    const address = (url: string) => new URL(url, page.url()).pathname;
    return { ...media, preview: address(media.previewUrl), thumbnail: address(media.thumbnailUrl) };
  }

  /** What is compared at full size. */
  async function pictureOf(name: 'The room as photographed, empty' | 'The same photo, furnished') {
    const image = page.getByRole('img', { name });
    await expect.poll(() => image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    const answer = await page.request.get(await image.evaluate((shown) => (shown as HTMLImageElement).currentSrc));
    return answer.body();
  }

  shows('staging: live', async () => {
    await ready();
    await card.getByText('Ready for your review').waitFor();
    await page.getByText('0 Processing').waitFor();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(born);
  });

  shows('staging: decision', async () => {
    await card.getByRole('button', { name: 'Approve', exact: true }).waitFor();
    await card.getByRole('button', { name: 'Request Revision', exact: true }).waitFor();
    expect((await job()).status).toBe('proof_ready');
  });

  shows('staging: proofs', async () => {
    const { proofMediaIds, finalMediaIds } = await job();
    expect([proofMediaIds.length, finalMediaIds.length]).toEqual([1, 0]);
    const { thumbnail } = await mediaOf(proofMediaIds);
    expect(await addressOf(card.getByRole('img', { name: `Result: ${ROOM}` }))).toBe(thumbnail);
  });

  shows('staging: preview', async () => {
    await card.getByRole('link', { name: 'Full Size Preview' }).click();
    const strip = page.getByRole('navigation', { name: 'Images of this job' });
    await strip.getByText('1 of 5').waitFor();
    await strip.getByRole('button', { name: 'Next' }).click();
    await strip.getByText('2 of 5').waitFor();
    for (let step = 0; step < 2; step++) await strip.getByRole('button', { name: 'Previous' }).click();
    await strip.getByText('5 of 5').waitFor();
    const { proofMediaIds } = await job();
    const index = await strip
      .getByRole('button', { name: /^Image \d$/ })
      .evaluateAll(
        (thumbs, path) => thumbs.findIndex((thumb) => thumb.querySelector('img')?.src.includes(path)),
        (await mediaOf(proofMediaIds)).thumbnail,
      );
    place = `Image ${index + 1}`;
    await strip.getByRole('button', { name: place }).click();
    await strip.getByText(`${index + 1} of 5`).waitFor();
    await page.getByRole('slider', { name: 'Compare before and after' }).waitFor();
    original = await pictureOf('The room as photographed, empty');
  });

  shows('staging: revision', async () => {
    const asking = page.waitForRequest(
      (request) => request.postData()?.includes('useRequestRevisionMutation') === true,
    );
    await page.getByRole('button', { name: 'Request Revision' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request Revision' });
    await dialog.getByRole('button', { name: 'Request Revision' }).click();
    await said('Revision request submitted successfully');
    const { variables } = (await asking).postDataJSON() as { variables: { input: object } };
    expect(variables.input).toEqual({
      id: (await job()).id,
      reason: 'Another arrangement',
      comments: 'Please arrange the room anew in the same style.',
    });
  });

  shows('staging: revision count', async () => {
    await page.getByRole('link', { name: 'Staging', exact: true }).first().click();
    await card.getByText(/\b1 revision$/).waitFor();
    expect((await job()).revisionCount).toBe(1);
  });

  shows('staging: in progress', async () => {
    await ready();
    await page.goto(`/projects/${(await room()).projectId}`);
    await expect.poll(() => figure('In progress')).toBe('1');
    expect(await figure('Completed')).toBe('0');
  });

  shows('staging: approved', async () => {
    await page.goto(`/staging/${(await job()).id}`);
    const { preview } = await mediaOf((await job()).proofMediaIds);
    const strip = page.getByRole('navigation', { name: 'Images of this job' });
    const result = page.getByRole('img', { name: 'The same photo, furnished' });
    await strip.getByRole('button', { name: place }).click();
    await expect.poll(() => addressOf(result)).toBe(preview);
    proof = await pictureOf('The same photo, furnished');
    await page.getByRole('button', { name: 'Approve' }).click();
    await said('Staging job approved successfully');
  });

  shows('staging: finals', async () => {
    await page.getByRole('heading', { name: 'Complete and delivered' }).waitFor({ timeout: RENDER_MS });
    const { preview } = await mediaOf((await job()).finalMediaIds);
    await expect.poll(() => addressOf(page.getByRole('img', { name: 'The same photo, furnished' }))).toBe(preview);
  });

  shows('staging: PREVIEW', async () => {
    const final = await pictureOf('The same photo, furnished');
    const [photo, marked, clean] = await Promise.all([original, proof, final].map(greysOf));
    let [bare, underMark] = [0, 0];
    for (const [at, grey] of photo.entries()) {
      if (Math.abs(clean[at] - grey) > 4) continue; // furnished
      bare++;
      if (Math.abs(marked[at] - grey) > 12) underMark++;
    }
    expect(bare / photo.length).toBeGreaterThan(0.3);
    expect(underMark / bare).toBeGreaterThan(0.01);
    const { proofMediaIds, finalMediaIds } = await job();
    expect((await mediaOf(proofMediaIds)).isWatermarked).toBe(true);
    expect((await mediaOf(finalMediaIds)).isWatermarked).toBe(false);
  });

  shows('staging: completed', async () => {
    await page.goto(`/projects/${(await room()).projectId}`);
    await expect.poll(() => figure('Completed')).toBe('1');
    expect(await figure('In progress')).toBe('0');
    await page.goto('/staging');
    await card.getByText('Delivered', { exact: true }).waitFor();
    await page.getByText('1 Completed').waitFor();
    expect(await card.getByRole('button', { name: /^(Approve|Request Revision)$/ }).count()).toBe(0);
  });
}
