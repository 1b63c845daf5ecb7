/** A seller without an account looks at a proof, says what they think, and the agent takes it up. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { useBrowser } from './browser.js';
import { newPerson, type Person } from './person.js';
import { orderStaging, RENDER_MS, roomPhoto, untilStatus } from './stagedJob.js';
import { violationsOf } from './violations.js';

const browser = useBrowser();
let person: Person;
let jobId: string;
let address: string;

beforeAll(async () => {
  person = await newPerson();
  jobId = await orderStaging(person, { address: '9 Lantern Court', photos: { 'room.jpg': await roomPhoto() } });
  await untilStatus(person, 'proof_ready');
  const document = `mutation($input: CreatePublicLinkInput!) { createPublicLink(input: $input) {
    __typename ... on CreatePublicLinkPayload { stagingJob { publicLinks { url } } } } }`;
  const { data } = await person.graphql(document, { input: { jobId, kind: 'PROOF' } });
  const made = data['createPublicLink'] as unknown as { stagingJob: { publicLinks: [{ url: string }] } };
  address = new URL(new URL(made.stagingJob.publicLinks[0].url).pathname, inject('url')).href;
}, RENDER_MS);

const thanks = (page: Page) => page.getByText('Thank you. Your answer has been sent.').waitFor();

test('a seller answers without script', async () => {
  const { page } = await browser.visit({ javaScriptEnabled: false, once: true });
  const missing: string[] = [];
  page.on('response', (response) => void (response.status() === 404 && missing.push(response.url())));
  await page.goto(address);
  await page.getByRole('heading', { name: '9 Lantern Court' }).waitFor();
  expect(await page.getByRole('img').count()).toBe(2);
  await page.getByLabel('Please change').check();
  await page.getByLabel('Your words').fill('a'.repeat(2001));
  await page.getByLabel('Your first name').fill('Ana');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Your words may have at most 2000 characters.').waitFor();
  expect(await page.getByLabel('Your words').inputValue()).toHaveLength(2001);
  await page.getByLabel('Your words').fill('No rug, please');
  await page.getByRole('button', { name: 'Send' }).click();
  await thanks(page);
  await page.getByText('You write as Ana').waitFor();
  expect(await page.getByRole('listitem').allInnerTexts()).toEqual([expect.stringContaining('No rug, please')]);
  expect(missing).toEqual([]);
});

test.each([
  ['dark', 1280],
  ['light', 390],
  ['light', 1280],
  ['dark', 390],
] as const)('a seller points at a place, in the %s theme on a screen of %i pixels', async (theme, width) => {
  const { page, problems } = await browser.visit({ colorScheme: theme, viewport: { width, height: 860 }, once: true });
  await page.goto(address);
  await page.getByRole('slider').press('ArrowRight');
  await page.getByRole('button', { name: 'Point at a place in the picture' }).click();
  const box = await page.locator('[data-shot] img').boundingBox();
  if (!box) throw new Error('Expected a picture.');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75);
  await page.getByRole('button', { name: 'Move the pin', exact: true }).press('Enter');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('button', { name: /^Pin,/ }).getAttribute('aria-label')).toMatch(/27% .* 75% /);
  await page.keyboard.press('Enter');
  await page.getByLabel('Your words').fill(`Move this, ${theme} ${width}`);
  await page.getByLabel('Your first name').fill('Ben');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send' }).click();
  await thanks(page);
  const pinned = await page.locator('.pins > svg').last().getAttribute('x');
  expect(Number.parseFloat(pinned ?? '')).toBeCloseTo(27, 0);
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const folder = process.env['PROOF_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/proof-${theme}-${width}.png`, fullPage: true });
  expect(problems).toEqual([]);
});

test('the agent sees the words as they come, and makes a revision of them', async () => {
  const [agent, seller] = [await browser.visitAs(person), await browser.visit({ once: true })];
  await agent.page.goto(`/staging/${jobId}`);
  await agent.page.getByRole('button', { name: 'Send to seller' }).waitFor();
  await seller.page.goto(address);
  await seller.page.getByLabel('Your words').fill('Two armchairs');
  await seller.page.getByLabel('Your first name').fill('Cleo');
  await seller.page.getByRole('button', { name: 'Send' }).click();
  await thanks(seller.page);
  await agent.page.getByText('Two armchairs').waitFor();
  const folder = process.env['PROOF_SHOTS'];
  if (folder) await agent.page.screenshot({ path: `${folder}/review.png`, fullPage: true });
  await agent.page.getByRole('button', { name: 'Request revision with these words' }).click();
  const dialog = agent.page.getByRole('dialog', { name: 'Request Revision' });
  expect(await dialog.getByRole('textbox').inputValue()).toContain('Two armchairs');
  await dialog.getByRole('button', { name: 'Request Revision' }).click();
  await agent.page.getByText('Taken up').first().waitFor();
  await seller.page.reload();
  await seller.page.getByText('This photo is being staged anew.').waitFor();
});
