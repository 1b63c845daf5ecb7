import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { useBrowser } from '../browser.js';
import { newPerson, type Person } from '../person.js';
import { addPhotos, blankPhoto, jobOf, orderStaging, RENDER_MS, roomPhoto } from '../stagedJob.js';
import { elementAt } from '../../../api/test/elements.js';

const ADDRESS = '9 Lantern Court, Astoria, OR 97103';
const BLANKS = ['sand.jpg', 'slate.jpg', 'moss.jpg', 'clay.jpg'];
const UPLOADED = 'chalk.jpg';
const NOTES = 'Two armchairs, no plants';
const browser = useBrowser();

/** Opens the order dialog for a person with a project of photos. */
async function openOrder(photos: Readonly<Record<string, Buffer>> = {}) {
  const person = await newPerson();
  await addPhotos(person, { address: ADDRESS, photos });
  const { page } = await browser.visitAs(person);
  await page.goto('/staging');
  const order = page.getByRole('dialog', { name: 'Create Staging Job' });
  await page.getByRole('button', { name: 'Create Staging Job', exact: true }).click();
  await order.waitFor();
  return { person, page, order, submit: order.getByRole('button', { name: 'Create Staging Job' }) };
}

/** Rooms, about which nothing is asked. */
async function roomPhotos(): Promise<Record<string, Buffer>> {
  const room = await roomPhoto(640);
  return Object.fromEntries(BLANKS.map((name) => [name, room]));
}

async function chooseProject(page: Page, order: Locator) {
  await order.getByRole('combobox', { name: 'Project' }).click();
  await page.getByRole('option', { name: ADDRESS }).click();
}

const textsOf = async (locator: Locator) => (await locator.allInnerTexts()).map((text) => text.trim());

test('staging without jobs offers to create the first one, and "Cancel" orders nothing', async () => {
  const { person, page, order } = await openOrder();
  await order.getByRole('button', { name: 'Cancel' }).click();
  await order.waitFor({ state: 'hidden' });
  expect(await person.client.send('GET', '/api/staging')).toEqual([]);
  await page.getByRole('heading', { level: 1, name: 'AI Virtual Staging', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'No staging jobs yet' }).waitFor();
  await page.getByRole('button', { name: 'Create Your First Staging Job' }).click();
  await order.waitFor();
});

test('an order needs a project and an image; images are selected, removed, uploaded and priced', async () => {
  const { page, order, submit } = await openOrder(await roomPhotos());
  expect(await submit.isDisabled()).toBe(true);
  await chooseProject(page, order);
  await order.getByText('Choose at least one image.').waitFor();
  expect(await submit.isDisabled()).toBe(true);
  await order.getByTitle(elementAt(BLANKS, 3)).click();
  await order.getByText('1 of 4 selected').waitFor();
  await expect.poll(() => submit.isEnabled()).toBe(true);

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
  await order.getByTitle(elementAt(BLANKS, 0)).first().click();
  await order.getByText('5 of 5 selected').waitFor();
  await expect.poll(() => order.getByText(/^Estimate:/).textContent()).toBe('Estimate: 5 images × $3.00 $15.00');
});

test('an order offers five room types and twelve styles', async () => {
  const { page, order } = await openOrder();
  const choice = order.getByRole('combobox', { name: 'Room type' });
  await expect.poll(() => choice.innerText()).toBe('Living Room');
  await choice.click();
  await page.getByRole('option', { name: 'Living Room' }).waitFor();
  const rooms = ['Living Room', 'Bedroom', 'Dining Room', 'Home Office', 'Gaming Room'];
  expect(await textsOf(page.getByRole('option'))).toEqual(rooms);
  await page.getByRole('option', { name: 'Living Room' }).click();

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

test('an order has a creativity from 0 to 30, and four surfaces that may be kept bare', async () => {
  const { order } = await openOrder();
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
  ] as const) {
    await creativity.press(key);
    await expect.poll(now).toBe(value);
  }

  const switches = order.getByRole('group', { name: 'Keep bare' }).getByRole('switch');
  expect(await switches.count()).toBe(4);
  for (const surface of ['windows', 'walls', 'ceiling', 'floor']) {
    expect(await order.getByRole('switch', { name: `Preserve ${surface}` }).isChecked()).toBe(false);
  }
  await order.getByText('Preserve ceiling').click();
  await expect.poll(() => order.getByRole('switch', { name: 'Preserve ceiling' }).isChecked()).toBe(true);
});

/** Sends the order, and checks its button before the server answers. */
async function send(page: Page, { order, submit }: { readonly order: Locator; readonly submit: Locator }) {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('useCreateStagingJobMutation')) await held;
    await route.fallback();
  });
  await submit.click();
  const pending = order.getByRole('button', { name: 'Creating Job...' });
  await pending.waitFor();
  expect(await pending.isDisabled()).toBe(true);
  letThrough();
  await order.waitFor({ state: 'hidden' });
  await page.unroute('**/graphql');
}

/** Large rooms: while one is processed the others wait. Blank photos would be refused before their card is checked. */
async function fivePhotos(): Promise<Record<string, Buffer>> {
  const room = await roomPhoto(1400);
  return Object.fromEntries(['room.jpg', ...BLANKS].map((name) => [name, room]));
}

/** Cancels the rendering of the person's job when the test ends. */
const giveUpLater = (person: Person) =>
  onTestFinished(async () => {
    await person.client.send('DELETE', `/api/projects/${(await jobOf(person)).projectId}`);
  });

test('an order is sent with what was chosen, and its card says that it is processed', async () => {
  const { person, page, order, submit } = await openOrder(await fivePhotos());
  await chooseProject(page, order);
  await order.getByRole('button', { name: 'Select all', exact: true }).click();
  await order.getByText('5 of 5 selected').waitFor();
  await order.getByRole('radiogroup', { name: 'Style' }).getByText('Japon', { exact: true }).click();
  const creativity = order.getByRole('slider', { name: 'Creativity' });
  for (const key of ['Home', 'ArrowRight']) await creativity.press(key);
  await expect.poll(() => creativity.getAttribute('aria-valuenow')).toBe('1');
  await order.getByRole('textbox', { name: /^Notes/ }).fill(`  ${NOTES}\n`);
  await send(page, { order, submit });
  giveUpLater(person);
  const queued = page.getByRole('status', { name: 'Job Created' });
  const taken = page.getByRole('status', { name: 'Processing', exact: true });
  const told = queued
    .getByText('Staging job created and queued for processing', { exact: true })
    .or(taken.getByText('Staging job submitted for processing...', { exact: true }));
  await told.waitFor();

  await expectProcessing(page, person);
});

/** Checks the card of the person's job while it is processed. */
async function expectProcessing(page: Page, person: Person) {
  const job = await jobOf(person);
  expect(job).toMatchObject({ notes: NOTES, style: 'japon', creativity: 1 });
  expect(job.inputMediaIds).toHaveLength(5);
  const title = `Staging Job #${job.id.slice(-8)}`;
  const card = page.getByRole('article', { name: title });
  await card.getByRole('heading', { name: title }).waitFor();
  await card.getByText(`Japon · Living Room · ${ADDRESS}`).waitFor();
  expect(await card.getByRole('img', { name: /^Original: / }).count()).toBe(4);
  await card.getByText('Original, 4 of 5').waitFor();
  await card
    .getByRole('status', { name: /^(Waiting to start|AI staging in progress\.\.\.|Staging .+\.jpg)$/ })
    .first()
    .waitFor();
  await card.getByText('Processing', { exact: true }).waitFor({ timeout: RENDER_MS });
  await card.getByText(/^Estimated completion \d+:\d\d [AP]M, .+ · 0 revisions$/).waitFor();
  for (const counter of ['1 Total Jobs', '1 Processing', '0 Completed']) await page.getByText(counter).waitFor();
  await card.getByRole('button', { name: 'Details' }).waitFor();
  await expect.poll(() => card.getByRole('button').allInnerTexts()).toEqual(['Details']);
  expect(await card.getByRole('link', { name: 'Full Size Preview' }).count()).toBe(0);
}

test('the details of a job are shown, and cannot be changed', async () => {
  const person = await newPerson();
  await orderStaging(person, { address: ADDRESS, photos: await fivePhotos(), notes: NOTES });
  giveUpLater(person);
  const { page } = await browser.visitAs(person);
  await page.goto('/staging');
  await page.getByRole('article').getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: /^Staging Job #.{8}$/ });
  await details.getByText('Job editing is view-only. Contact support to change a job.').waitFor();
  await details.getByText(NOTES, { exact: true }).waitFor();
  expect(await details.getByRole('textbox').count()).toBe(0);
  await details.getByRole('button', { name: 'Full details' }).click();
  const full = page.getByRole('dialog', { name: /^Full details of/ });
  await full.getByText((await jobOf(person)).id, { exact: true }).waitFor();
  expect(await full.getByRole('img', { name: /^Original: / }).count()).toBe(5);
  await full.getByRole('button', { name: 'Close' }).last().click();
  await full.waitFor({ state: 'hidden' });
});
