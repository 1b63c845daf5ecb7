import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from './axe.js';
import { useBrowser } from './browser.js';
import { newPerson } from './person.js';
import { orderStaging, RENDER_MS, roomPhoto, untilStatus } from './stagedJob.js';

const browser = useBrowser();

/**
 * Occupies the one worker for some seconds with another person's photo, so that later requests wait. The rendering is
 * cancelled when the test ends.
 */
async function occupyWorker() {
  const other = await newPerson();
  await orderStaging(other, { address: '13 Lantern Court', photos: { 'hall.jpg': await roomPhoto(1400) } });
  const { projectId } = await untilStatus(other, 'processing');
  onTestFinished(async () => void (await other.client.send('DELETE', `/api/projects/${projectId}`)));
}

/** Opens the proof of a person's one photo, at full size. */
async function openReview() {
  const person = await newPerson();
  const photos = { 'room.jpg': await roomPhoto(480) };
  const jobId = await orderStaging(person, { address: '12 Lantern Court', photos });
  await untilStatus(person, 'proof_ready');
  const { page, problems } = await browser.visitAs(person);
  await page.goto(`/staging/${jobId}`);
  await heading(page, 'Ready for your review').waitFor();
  return { page, problems, person, jobId };
}

const rail = (page: Page) => page.getByLabel('Decision and report');
const heading = (page: Page, name: string | RegExp) => rail(page).getByRole('heading', { name });
const reported = (page: Page) => rail(page).getByRole('listitem').allInnerTexts();
const shown = (page: Page) =>
  page
    .getByRole('region', { name: /^Picture/ })
    .locator('img')
    .last()
    .getAttribute('src');

/** Requests a revision with notes, and waits until they are interpreted. */
async function revise(page: Page, words: string) {
  await page.getByRole('button', { name: 'Request Revision' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Revision' });
  await dialog.getByLabel(/What should be different/).fill(words);
  const reading = dialog.getByRole('list', { name: 'How your words are understood' });
  await reading.getByRole('listitem').first().waitFor();
  const read = await reading.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'Request Revision' }).click();
  await dialog.waitFor({ state: 'detached' });
  return read;
}

test(
  'a cancelled revision leaves picture and report as they were',
  async () => {
    const { page, problems } = await openReview();
    const [report, picture] = [await reported(page), await shown(page)];
    await occupyWorker();
    const read = await revise(page, 'no rug, a grand piano');
    expect(read).toHaveLength(2);
    expect(read[0]).toContain('Understood');
    expect(read[1]).toContain('“a grand piano”');
    await rail(page).getByRole('button', { name: 'Cancel revision' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel revision' }).click();
    await rail(page).getByText('The last revision was cancelled.').waitFor();
    await rail(page).getByRole('button', { name: 'Approve', exact: true }).waitFor();
    expect(await reported(page)).toEqual(report);
    expect(await shown(page)).toBe(picture);
    expect(problems).toEqual([]);
  },
  2 * RENDER_MS,
);

test(
  'the notes change the second round; the first can be compared with it, taken up again and approved',
  async () => {
    const { page, problems, person, jobId } = await openReview();
    const [first, picture] = [await reported(page), await shown(page)];
    expect(first.join()).toMatch(/rug/i);
    await revise(page, 'no rug');
    await heading(page, 'Round 2 of 2').waitFor({ timeout: RENDER_MS });
    await expect.poll(() => reported(page)).not.toEqual(first);
    expect((await reported(page)).join()).not.toMatch(/rug/i);

    await page.getByRole('switch', { name: 'Compare rounds' }).press('Space');
    await page.getByText(/^Round 1 to 2: .*rug removed/).waitFor();
    await page.getByRole('region', { name: 'Round 1' }).locator('canvas').waitFor();
    await expectAccessible(page, 'two rounds compared');
    await page.getByRole('switch', { name: 'Compare rounds' }).press('Space');

    await rail(page).getByRole('button', { name: 'Previous round' }).click();
    await heading(page, 'Round 1 of 2').waitFor();
    expect(await reported(page)).toEqual(first);
    expect(await shown(page)).toBe(picture);
    expect(new URL(page.url()).searchParams.get('round')).toBe('1');
    await rail(page).getByRole('button', { name: 'Take up this round' }).click();
    await rail(page).getByText('This is the current round').waitFor();
    await page.reload();
    await heading(page, 'Round 1 of 2').waitFor();
    await rail(page).getByRole('button', { name: 'Approve round 1' }).click();
    await untilStatus(person, 'final_delivered');
    await page.goto(`/staging/${jobId}`);
    await heading(page, 'Round 1 of 2').waitFor();
    expect(await reported(page)).toEqual(first);
    expect(problems).toEqual([]);
  },
  3 * RENDER_MS,
);
