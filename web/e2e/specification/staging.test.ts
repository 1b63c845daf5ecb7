import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useBrowser } from '../browser.js';
import { newPerson, type Person } from '../person.js';
import { firstMediaOf, jobOf, orderStaging, RENDER_MS, roomPhoto, untilStatus } from '../stagedJob.js';
import { figureOf, pathOf, toastOf } from './screen.js';

const EMPTY = 'The room as photographed, empty';
const FURNISHED = 'The same photo, furnished';
const browser = useBrowser();

const cardOf = (page: Page) => page.getByRole('article', { name: /^Staging Job #/ });
const saidOf = (page: Page, words: string) => toastOf(page, 'Success', words);
const greysOf = (picture: Buffer) => sharp(picture).removeAlpha().greyscale().raw().toBuffer();

/** Downloads a picture of the comparison at full size. */
async function pictureOf(page: Page, name: string): Promise<Buffer> {
  const image = page.getByRole('img', { name });
  const isDrawn = (shown: SVGElement | HTMLElement) => shown instanceof HTMLImageElement && shown.naturalWidth > 0;
  await expect.poll(() => image.evaluate(isDrawn)).toBe(true);
  const answer = await page.request.get(await image.evaluate((shown) => (shown as HTMLImageElement).currentSrc));
  return answer.body();
}

/** Requests a revision without notes, and waits for the proof of the next round. */
async function revise(page: Page, person: Person) {
  const asking = page.waitForRequest((request) => request.postData()?.includes('useRequestRevisionMutation') === true);
  await page.getByRole('button', { name: 'Request Revision' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Revision' });
  await dialog.getByRole('button', { name: 'Request Revision' }).click();
  await saidOf(page, 'Revision request submitted successfully');
  const { variables } = (await asking).postDataJSON() as { variables: { input: object } };
  expect(variables.input).toEqual({
    id: (await jobOf(person)).id,
    reason: 'Another arrangement',
    comments: 'Please arrange the room anew in the same style.',
  });
  await page.getByRole('link', { name: 'Staging', exact: true }).first().click();
  await cardOf(page)
    .getByText(/\b1 revision$/)
    .waitFor();
  expect((await jobOf(person)).revisionCount).toBe(1);
  await cardOf(page).getByText('Ready for Review', { exact: true }).waitFor({ timeout: RENDER_MS });
}

interface Figures {
  readonly inProgress: string;
  readonly completed: string;
}

async function expectFigures(page: Page, projectId: string, { inProgress, completed }: Figures) {
  await page.goto(`/projects/${projectId}`);
  await expect.poll(() => figureOf(page, 'In progress')).toBe(inProgress);
  await expect.poll(() => figureOf(page, 'Completed')).toBe(completed);
}

/** Approves the proof. @returns its picture */
async function approve(page: Page, person: Person): Promise<Buffer> {
  const { id, proofMediaIds } = await jobOf(person);
  await page.goto(`/staging/${id}`);
  const { preview } = await firstMediaOf(person, proofMediaIds);
  await expect.poll(() => pathOf(page.getByRole('img', { name: FURNISHED }))).toBe(preview);
  const proof = await pictureOf(page, FURNISHED);
  await page.getByRole('button', { name: 'Approve' }).click();
  await saidOf(page, 'Staging job approved successfully');
  return proof;
}

/** The proof has the mark where it shows the photo; the final has none. */
async function expectMark(pictures: { readonly original: Buffer; readonly proof: Buffer; readonly final: Buffer }) {
  const { original, proof, final } = pictures;
  const [photo, marked, clean] = await Promise.all([greysOf(original), greysOf(proof), greysOf(final)]);
  let [bare, underMark] = [0, 0];
  for (const [at, grey] of photo.entries()) {
    if (Math.abs(clean.readUInt8(at) - grey) > 4) continue; // furniture
    bare++;
    if (Math.abs(marked.readUInt8(at) - grey) > 12) underMark++;
  }
  expect(bare / photo.length).toBeGreaterThan(0.3);
  expect(underMark / bare).toBeGreaterThan(0.01);
}

test(
  'a revision is requested, its proof is approved, and the finals are delivered without a mark',
  async () => {
    const person = await newPerson();
    const photos = { 'room.jpg': await roomPhoto(480) };
    await orderStaging(person, { address: '9 Lantern Court, Astoria, OR 97103', photos });
    const { id, projectId } = await untilStatus(person, 'proof_ready');
    const { page } = await browser.visitAs(person);
    await page.goto(`/staging/${id}`);
    const original = await pictureOf(page, EMPTY);
    await revise(page, person);
    await expectFigures(page, projectId, { inProgress: '1', completed: '0' });
    const proof = await approve(page, person);

    await page.getByRole('heading', { name: 'Complete and delivered' }).waitFor({ timeout: RENDER_MS });
    const { proofMediaIds, finalMediaIds } = await jobOf(person);
    const finals = await firstMediaOf(person, finalMediaIds);
    await expect.poll(() => pathOf(page.getByRole('img', { name: FURNISHED }))).toBe(finals.preview);
    await expectMark({ original, proof, final: await pictureOf(page, FURNISHED) });
    expect((await firstMediaOf(person, proofMediaIds)).isWatermarked).toBe(true);
    expect(finals.isWatermarked).toBe(false);

    await expectFigures(page, projectId, { inProgress: '0', completed: '1' });
    await page.goto('/staging');
    await cardOf(page).getByText('Delivered', { exact: true }).waitFor();
    await page.getByText('1 Completed').waitFor();
    expect(
      await cardOf(page)
        .getByRole('button', { name: /^(Approve|Request Revision)$/ })
        .count(),
    ).toBe(0);
  },
  2 * RENDER_MS,
);
