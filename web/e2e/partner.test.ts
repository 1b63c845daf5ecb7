/** A partner's whole journey, by a program that imports nothing of ours. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, inject, test } from 'vitest';
import { useBrowser } from './browser.js';
import { startOtherSite } from './otherSite.js';
import { newPerson } from './person.js';
import { jobOf, RENDER_MS, roomPhoto } from './stagedJob.js';
import { violationsOf } from './violations.js';

const PROGRAM = join(import.meta.dirname, 'partner/journey.mjs');
const SCOPES = ['projects:write', 'staging:write', 'webhooks:write', 'embeds:write'];

interface Told {
  readonly jobId: string;
  readonly deliveredJobId: string;
  readonly embedId: string;
  readonly [field: string]: unknown;
}

const browser = useBrowser();
let embedId = '';
const site = await startOtherSite(
  () => `<h1>Our listing</h1><script async src="${inject('url')}/embed.js" data-embed="${embedId}"></script>`,
);
afterAll(() => site.close());

/** What a visitor of the partner's site sees: the picture over its original, and the statement. */
async function seeEmbed(): Promise<void> {
  const { page, problems } = await browser.visit();
  await page.goto(site.origin);
  const frame = page.frameLocator('iframe');
  const slider = frame.getByRole('slider', { name: /how much of the staged picture is shown/ });
  await slider.focus();
  await slider.press('End');
  expect(await slider.getAttribute('aria-valuetext')).toBe('0% of the staged picture');
  const pictures = frame.getByRole('img');
  const loaded = () => pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth > 0));
  await expect.poll(loaded).toEqual([true, true]);
  await frame.getByText('This image was digitally altered').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
}

test('the program imports nothing of ours', async () => {
  const imports = [...(await readFile(PROGRAM, 'utf8')).matchAll(/from '([^']+)'/g)].map(([, name = '']) => name);
  expect(imports.filter((name) => name.startsWith('.'))).toEqual([]);
});

test(
  'a program with a key orders once, is told by webhooks, approves, collects and shows',
  async () => {
    const person = await newPerson();
    const made = await person.graphql(
      `mutation($input: CreateApiKeyInput!) { createApiKey(input: $input) {
        __typename ... on CreateApiKeyPayload { text } ... on Problem { message } } }`,
      { input: { name: 'Partner', scopes: SCOPES } },
    );
    const { text: key } = made.data.createApiKey as unknown as { text: string };
    const folder = await mkdtemp(join(tmpdir(), 'showhome-partner-'));
    try {
      const photo = join(folder, 'room.jpg');
      await writeFile(photo, await roomPhoto());
      const given = { SHOWHOME_URL: inject('url'), SHOWHOME_KEY: key, PHOTO: photo, SITE: site.origin };
      const env = { ...process.env, ...given };
      const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM], { env, timeout: RENDER_MS });
      const told = JSON.parse(stdout) as Told;
      expect(told).toMatchObject({ sameJob: true, replayed: 'true', proofStatus: 200, deliveredJobId: told.jobId });
      expect(told.states).toEqual(expect.arrayContaining(['PROOF_READY', 'FINAL_DELIVERED']));
      const inOrder = ['staging_job.processing', 'staging_job.proof_ready', 'staging_job.approved'];
      const ofJob = (told.events as string[]).filter((type) => type.startsWith('staging_job.'));
      expect(ofJob).toEqual([...inOrder, 'staging_job.delivered']);
      expect(told.events).toEqual(expect.arrayContaining(['project.created', 'media.created']));
      expect(told.picture).toEqual({ bytes: expect.any(Number), begins: expect.stringMatching(/^(ffd8ff|89504e)$/) });
      expect((await jobOf(person)).status).toBe('final_delivered');
      embedId = told.embedId;
      await seeEmbed();
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  RENDER_MS,
);
