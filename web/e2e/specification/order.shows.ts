import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { shows } from './shows.js';
import { ADDRESS, BLANKS, blankPhoto, jobOf, ROOM, type StagingRoom } from './stagingRoom.js';

const UPLOADED = 'chalk.jpg';
const NOTES = 'Two armchairs, no plants';
/** A machine with much to do takes its time with five photos. */
const TAKEN_MS = 60_000;

const textsOf = async (locator: Locator) => (await locator.allInnerTexts()).map((text) => text.trim());

/** Ordering a staging, and its card while it is rendered. */
export function orderShows(room: () => Promise<StagingRoom>) {
  let page: Page;
  let order: Locator;
  let submit: Locator;
  let card: Locator;

  beforeAll(async () => {
    ({ page } = await room());
    order = page.getByRole('dialog', { name: 'Create Staging Job' });
    submit = order.getByRole('button', { name: 'Create Staging Job' });
    card = page.getByRole('article', { name: /^Staging Job #/ });
    await page.goto('/staging');
  });

  shows('staging: head', async () => {
    await page.getByRole('heading', { level: 1, name: 'AI Virtual Staging', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Create Staging Job', exact: true }).click();
    await order.waitFor();
  });

  shows('order: cancel', async () => {
    await order.getByRole('button', { name: 'Cancel' }).click();
    await order.waitFor({ state: 'hidden' });
    expect(await (await room()).person.client.send('GET', '/api/staging')).toEqual([]);
  });

  shows('staging: empty', async () => {
    await page.getByRole('heading', { name: 'No staging jobs yet' }).waitFor();
    await page.getByRole('button', { name: 'Create Your First Staging Job' }).click();
    await order.waitFor();
  });

  shows('order: submit', async () => {
    expect(await submit.isDisabled()).toBe(true);
    await order.getByRole('combobox', { name: 'Project' }).click();
    await page.getByRole('option', { name: ADDRESS }).click();
    await order.getByText('Choose at least one image.').waitFor();
    expect(await submit.isDisabled()).toBe(true);
    await order.getByTitle(ROOM).click();
    await order.getByText('1 of 4 selected').waitFor();
    await expect.poll(() => submit.isEnabled()).toBe(true);
  });

  shows('order: project and images', async () => {
    await order.getByRole('button', { name: 'Deselect all' }).click();
    await order.getByText('0 of 4 selected').waitFor();
    await order.getByRole('button', { name: 'Select all', exact: true }).click();
    await order.getByText('4 of 4 selected').waitFor();
    await order.getByRole('button', { name: `Remove ${BLANKS[0]}` }).click();
    await order.getByText('3 of 4 selected').waitFor();
    expect(await order.getByRole('checkbox', { name: BLANKS[0] }).isChecked()).toBe(false);

    const picking = page.waitForEvent('filechooser');
    await order.getByRole('button', { name: 'Upload images' }).click();
    const file = { name: UPLOADED, mimeType: 'image/jpeg', buffer: await blankPhoto(230) };
    await (await picking).setFiles(file);
    await order.getByText('4 of 5 selected').waitFor();
    await expect.poll(() => order.getByRole('checkbox', { name: UPLOADED }).isChecked()).toBe(true);
    await order.getByTitle(BLANKS[0]).first().click();
    await order.getByText('5 of 5 selected').waitFor();
  });

  shows('order: room type', async () => {
    const choice = order.getByRole('combobox', { name: 'Room type' });
    await expect.poll(() => choice.innerText()).toBe('Living Room');
    await choice.click();
    await page.getByRole('option', { name: 'Living Room' }).waitFor();
    const rooms = ['Living Room', 'Bedroom', 'Dining Room', 'Home Office', 'Gaming Room'];
    expect(await textsOf(page.getByRole('option'))).toEqual(rooms);
    await page.getByRole('option', { name: 'Living Room' }).click();
  });

  shows('order: style', async () => {
    const styles = order.getByRole('radiogroup', { name: 'Style' });
    await expect.poll(() => styles.getByRole('radio', { name: 'Modern' }).isChecked()).toBe(true);
    const names = await styles
      .getByRole('radio')
      .evaluateAll((radios) =>
        radios.map((radio) => (radio instanceof HTMLInputElement ? radio.value.toLowerCase() : '')),
      );
    expect(names.join(' ')).toBe(
      'modern contemporain scandinave minimalist demeures industriel classique boheme japon provence miami hampton',
    );
    await styles.getByText('Japon', { exact: true }).click();
    await expect.poll(() => styles.getByRole('radio', { name: 'Japon' }).isChecked()).toBe(true);
  });

  shows('order: creativity', async () => {
    const creativity = order.getByRole('slider', { name: 'Creativity' });
    const now = () => creativity.getAttribute('aria-valuenow');
    expect(await now()).toBe('15');
    await expect.poll(() => creativity.getAttribute('aria-valuemin')).toBe('0');
    await expect.poll(() => creativity.getAttribute('aria-valuemax')).toBe('30');
    for (const [key, value] of [
      ['ArrowRight', '16'],
      ['End', '30'],
      ['Home', '0'],
      ['ArrowRight', '1'],
    ]) {
      await creativity.press(key);
      await expect.poll(now).toBe(value);
    }
  });

  shows('order: preserve', async () => {
    const switches = order.getByRole('group', { name: 'Keep bare' }).getByRole('switch');
    expect(await switches.count()).toBe(4);
    for (const surface of ['windows', 'walls', 'ceiling', 'floor']) {
      expect(await order.getByRole('switch', { name: `Preserve ${surface}` }).isChecked()).toBe(false);
    }
    await order.getByText('Preserve ceiling').click();
    await expect.poll(() => order.getByRole('switch', { name: 'Preserve ceiling' }).isChecked()).toBe(true);
  });

  shows('order: estimate', async () => {
    await expect.poll(() => order.getByText(/^Estimate:/).textContent()).toBe('Estimate: 5 images × $3.00 $15.00');
  });

  shows('order: pending', async () => {
    await order.getByRole('textbox', { name: /^Notes/ }).fill(`  ${NOTES}\n`);
    let send = () => {};
    const held = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('useCreateStagingJobMutation')) await held;
      await route.fallback();
    });
    await submit.click();
    const pending = order.getByRole('button', { name: 'Creating Job...' });
    await pending.waitFor();
    expect(await pending.isDisabled()).toBe(true);
    send();
    await order.waitFor({ state: 'hidden' });
    await page.unroute('**/graphql');
  });

  shows('order: queued', async () => {
    const queued = page.getByRole('status', { name: 'Job Created' });
    const taken = page.getByRole('status', { name: 'Processing', exact: true });
    const told = queued
      .getByText('Staging job created and queued for processing', { exact: true })
      .or(taken.getByText('Staging job submitted for processing...', { exact: true }));
    await told.waitFor();
  });

  shows('order: notes', async () => {
    const job = await jobOf((await room()).person);
    expect(job).toMatchObject({ notes: NOTES, style: 'japon', creativity: 1 });
    expect(job.inputMediaIds).toHaveLength(5);
  });

  shows('staging: card title', async () => {
    const { id } = await jobOf((await room()).person);
    await page.getByRole('article', { name: `Staging Job #${id.slice(-8)}` }).waitFor();
    await card.getByRole('heading', { name: `Staging Job #${id.slice(-8)}` }).waitFor();
    await card.getByText(`Japon · Living Room · ${ADDRESS}`).waitFor();
  });

  shows('staging: thumbnails', async () => {
    expect(await card.getByRole('img', { name: /^Original: / }).count()).toBe(4);
    await card.getByText('Original, 4 of 5').waitFor();
  });

  shows('staging: spinner', async () => {
    await card
      .getByRole('status', { name: /^(Waiting to start|AI staging in progress\.\.\.|Staging .+\.jpg)$/ })
      .first()
      .waitFor();
  });

  shows('staging: estimated completion', async () => {
    await card.getByText('Processing', { exact: true }).waitFor({ timeout: TAKEN_MS });
    await card.getByText(/^Estimated completion \d+:\d\d [AP]M, .+ · 0 revisions$/).waitFor();
  });

  shows('staging: counters', async () => {
    for (const counter of ['1 Total Jobs', '1 Processing', '0 Completed']) await page.getByText(counter).waitFor();
  });

  shows('staging: no decision yet', async () => {
    await card.getByRole('button', { name: 'Details' }).waitFor();
    await expect.poll(() => card.getByRole('button').allInnerTexts()).toEqual(['Details']);
    expect(await card.getByRole('link', { name: 'Full Size Preview' }).count()).toBe(0);
  });

  shows('staging: details', async () => {
    await card.getByRole('button', { name: 'Details' }).click();
    const details = page.getByRole('dialog', { name: /^Staging Job #.{8}$/ });
    await details.getByText('Job editing is view-only. Contact support to change a job.').waitFor();
    await details.getByText(NOTES, { exact: true }).waitFor();
    expect(await details.getByRole('textbox').count()).toBe(0);
  });

  shows('staging: full details', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Full details' }).click();
    const full = page.getByRole('dialog', { name: /^Full details of/ });
    await full.getByText((await jobOf((await room()).person)).id, { exact: true }).waitFor();
    expect(await full.getByRole('img', { name: /^Original: / }).count()).toBe(5);
    await full.getByRole('button', { name: 'Close' }).last().click();
    await full.waitFor({ state: 'hidden' });
  });
}
