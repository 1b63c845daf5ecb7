/** A whole listing: ordered at once, sent to the seller, revised, approved, delivered, and shown in public. */
import { buffer } from 'node:stream/consumers';
import ExifReader from 'exifreader';
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readZip } from '../../api/test/readZip.js';
import { startSmtp, type ReceivedMail, type TestSmtp } from '../../api/test/smtpServer.js';
import { spawnServer, type SpawnedServer } from '../../api/test/spawnServer.js';
import { elementAt } from '../../api/test/elements.js';
import { expectAccessible } from './axe.js';
import { useBrowser } from './browser.js';
import { newPerson, addMedia, addProject, type Person } from './person.js';
import { RENDER_MS, roomPhoto } from './stagedJob.js';
import { violationsOf } from './violations.js';

const ADDRESS = '7 Foundry Row';
const ROOMS = ['living room', 'bedroom', 'home office'] as const;
const EACH = 4;
const WORDS = 'No rug, please';
/** Pixels of the width of the one photo that has room for a QR code. */
const WIDE = 1280;
/** Pictures of each step at both widths and in both themes, for people to look at. */
const SHOTS = process.env['DELIVERY_SHOTS'];

const browser = useBrowser();
let smtp: TestSmtp;
let server: SpawnedServer;
let person: Person;

beforeAll(async () => {
  smtp = await startSmtp();
  server = await spawnServer({ settings: { TRUST_PROXY: '1', SMTP_URL: smtp.url } });
  person = await newPerson({}, server.url);
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

const visit = (options: object = {}) => browser.visit({ baseURL: server.url, once: true, ...options });

/** The mail to the agent with that subject; waits for it. */
function mailAbout(subject: RegExp): Promise<ReceivedMail> {
  const find = () => {
    const mail = smtp.mails.find(({ to, subject: words }) => to === person.email && subject.test(words));
    if (!mail) throw new Error(`No mail about ${subject} among: ${smtp.mails.map((one) => one.subject).join(', ')}`);
    return mail;
  };
  return vi.waitFor(find, { timeout: RENDER_MS, interval: 500 });
}

async function picture(page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  const size = page.viewportSize();
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate((wanted) => void (document.documentElement.dataset['theme'] = wanted), theme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 860 });
      await page.screenshot({ path: `${SHOTS}/${name}-${theme}-${width}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'light'));
  if (size) await page.setViewportSize(size);
}

/** Uploads the photos; their names say what they show. @returns the project's id */
async function makeListing(): Promise<string> {
  const { id } = await addProject(person, { address: ADDRESS });
  const [file, wide] = [await roomPhoto(), await roomPhoto(WIDE)];
  for (const room of ROOMS) {
    for (let count = 1; count <= EACH; count++) {
      const isWide = room === 'bedroom' && count === 2;
      await addMedia(person, id, { file: isWide ? wide : file, originalName: `${room} ${count}.jpg` });
    }
  }
  return id;
}

/** Orders all photos at once, each as the room that is suggested. @returns the job's id */
async function orderAll(page: Page, projectId: string): Promise<string> {
  await page.goto(`/projects/${projectId}?tab=staging&order=1`);
  const dialog = page.getByRole('dialog', { name: 'Create Staging Job' });
  await dialog.getByRole('button', { name: 'Select all', exact: true }).click();
  await dialog.getByText('12 of 12 selected').waitFor();
  const rooms = dialog.getByRole('list', { name: 'Selected images' }).getByRole('combobox');
  const chosen = () =>
    rooms.evaluateAll((selects) => (selects as HTMLSelectElement[]).map(({ value }) => value).toSorted());
  const expected = ['LIVING_ROOM', 'BEDROOM', 'HOME_OFFICE'].flatMap((room) => Array<string>(EACH).fill(room));
  await expect.poll(chosen, { timeout: RENDER_MS }).toEqual(expected.toSorted());
  await dialog.getByText('Estimate: 12 images × $2.50').waitFor();
  await expectAccessible(page, 'order of a listing');
  await picture(page, 'order');
  await dialog.getByRole('button', { name: 'Create Staging Job' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const jobs = (await person.client.send('GET', '/api/staging')) as { readonly id: string }[];
  return elementAt(jobs, 0).id;
}

/** @returns the address of the seller's page */
async function sendToSeller(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send to seller' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to Seller' });
  await dialog.getByRole('button', { name: 'Make Link' }).click();
  const address = await dialog.getByText(`${server.url}/proof/`).innerText();
  await expectAccessible(page, 'send to seller');
  await picture(page, 'send');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  return address;
}

async function answerAsSeller(address: string): Promise<void> {
  const { page, problems } = await visit();
  await page.goto(`${address}?photo=2`);
  await page.getByLabel('Please change').check();
  await page.getByLabel('Your words').fill(WORDS);
  await page.getByLabel('Your first name').fill('Ana');
  await picture(page, 'proof');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you. Your answer has been sent.').waitFor();
  expect(problems).toEqual([]);
}

/** Turns the seller's words into a revision of that photo, and waits for its new picture. */
async function reviseAsAsked(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Image 2' }).click();
  await page.getByText(WORDS).waitFor();
  await picture(page, 'review');
  await page.getByRole('button', { name: 'Request revision with these words' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Revision' });
  await dialog.getByRole('button', { name: 'Request Revision' }).click();
  await page.getByText('Taken up').waitFor();
  await page.getByRole('heading', { name: 'Round 2 of 2' }).waitFor({ timeout: RENDER_MS });
}

/** Approves one photo, leaves one out, and approves the others together. */
async function decide(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Ready for your review' }).waitFor({ timeout: RENDER_MS });
  await page.getByRole('button', { name: 'Image 1', exact: true }).click();
  await page.getByRole('button', { name: 'Approve photo' }).click();
  await page.getByText('Photo 2 of 12 · 1 decided').waitFor();
  await page.getByRole('button', { name: 'Image 12', exact: true }).click();
  await page.getByRole('button', { name: 'Leave out' }).click();
  await page.getByRole('button', { name: 'Image 12, left out' }).waitFor();
  await expectAccessible(page, 'review, decided on two photos');
  await picture(page, 'decided');
  await page.getByRole('button', { name: 'Approve all 10' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve and deliver' }).click();
  await page.getByRole('heading', { name: 'Complete and delivered' }).waitFor({ timeout: RENDER_MS });
}

async function downloadPack(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Download everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download pack' });
  await dialog.getByRole('button', { name: 'Make pack' }).waitFor();
  await dialog.getByText('Public page', { exact: true }).click();
  await dialog.getByText('QR code to the public page').click();
  await expectAccessible(page, 'download pack');
  await picture(page, 'pack-choice');
  await dialog.getByRole('button', { name: 'Make pack' }).click();
  const zip = page.getByRole('link', { name: 'Download ZIP' });
  await zip.waitFor({ timeout: RENDER_MS });
  await expectAccessible(page, 'pack that is ready');
  await picture(page, 'pack');
  const [download] = await Promise.all([page.waitForEvent('download'), zip.click()]);
  expect(download.suggestedFilename()).toBe('7-foundry-row.zip');
  return buffer(await download.createReadStream());
}

/** What a QR code somewhere in the picture says. */
async function decoded(jpeg: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** @returns the address of the public page, which the pack names */
async function checkPack(zip: Buffer): Promise<string> {
  const files = new Map((await readZip(zip)).map(({ name, content }) => [name, content]));
  const staged = [...files.keys()].filter((name) => name.endsWith('-staged.jpg'));
  expect(staged).toHaveLength(11);
  for (const room of ROOMS) {
    const slug = room.replace(' ', '-');
    expect(staged.filter((name) => name.includes(slug)).length).toBeGreaterThanOrEqual(EACH - 1);
  }
  expect([...files.keys()].filter((name) => name.endsWith('-original.jpg'))).toHaveLength(11);
  const file = (name: string) => {
    const content = files.get(name);
    if (!content) throw new Error(`Expected ${name} in the pack.`);
    return content;
  };
  const text = file('disclosure.txt').toString('utf8');
  const [page = ''] = /http\S+\/see\/[\w-]{43}/.exec(text) ?? [];
  expect(page).toContain(`${server.url}/see/`);
  const withCode: string[] = [];
  for (const name of staged) {
    const jpeg = file(name);
    const isWide = (await sharp(jpeg).metadata()).width === WIDE;
    if (isWide) withCode.push(name);
    expect([name, await decoded(jpeg)]).toEqual([name, isWide ? page : undefined]);
    const tags = ExifReader.load(jpeg);
    expect(tags['description']?.description).toContain('digitally altered');
    expect(tags['WebStatement']?.description).toBe(page);
    expect(tags['DigitalSourceType']?.description).toContain('compositeSynthetic');
  }
  expect(withCode).toHaveLength(1);
  for (const name of staged) expect(await decoded(file(name.replace('-staged', '-original')))).toBeUndefined();
  const mls = [...files.keys()].filter((name) => name.endsWith('-staged-mls.jpg'));
  expect(mls).toHaveLength(11);
  for (const name of mls) expect(file(name).length).toBeLessThanOrEqual(5_000_000);
  expect(file('disclosure.pdf').subarray(0, 5).toString()).toBe('%PDF-');
  return page;
}

/** Without script both pictures of every photo are shown. */
async function checkPublicPage(address: string): Promise<void> {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(address);
  await page.getByRole('heading', { name: ADDRESS }).waitFor();
  expect(await page.getByRole('article').count()).toBe(11);
  expect(await page.getByRole('img').count()).toBe(22);
  await page.getByText('digitally altered').first().waitFor();
  const { page: lively, problems } = await visit();
  await lively.goto(address);
  const slider = lively.getByRole('slider').first();
  await slider.press('Home');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('100% of the staged picture');
  for (const colorScheme of ['light', 'dark'] as const) {
    await lively.emulateMedia({ colorScheme });
    expect(await violationsOf(lively)).toEqual([]);
  }
  await lively.setViewportSize({ width: 390, height: 860 });
  expect(await lively.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await picture(lively, 'see');
  expect(problems).toEqual([]);
}

test(
  'a listing of twelve photos goes from one order to the public page',
  async () => {
    const projectId = await makeListing();
    const { page, problems, context } = await visit();
    await person.enter(context);
    const jobId = await orderAll(page, projectId);
    const review = `${server.url}/staging/${jobId}`;
    const ready = await mailAbout(/^12 photos are ready for review: 7 Foundry Row$/);
    for (const body of [ready.text, ready.html]) expect(body).toContain(review);
    await page.goto(review);
    await answerAsSeller(await sendToSeller(page));
    const answer = await mailAbout(/^Ana .*: 7 Foundry Row$/);
    expect(answer.text).toContain(WORDS);
    expect(answer.text).toContain(review);
    await reviseAsAsked(page);
    await decide(page);
    const delivered = await mailAbout(/delivered: 7 Foundry Row$/);
    expect(delivered.text).toContain(review);
    const publicPage = await checkPack(await downloadPack(page));
    await checkPublicPage(publicPage);
    expect(problems).toEqual([]);
  },
  3 * RENDER_MS,
);
