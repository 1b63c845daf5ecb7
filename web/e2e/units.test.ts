import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from './browser.js';
import { newPerson, type Person } from './person.js';
import { orderStaging, RENDER_MS, roomPhoto, untilStatus } from './stagedJob.js';

const browser = useBrowser();
let person: Person;
let jobId: string;

beforeAll(async () => {
  person = await newPerson();
  jobId = await orderStaging(person, { address: '9 Yardstick Row', photos: { 'room.jpg': await roomPhoto(480) } });
  await untilStatus(person, 'proof_ready');
}, RENDER_MS);

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
