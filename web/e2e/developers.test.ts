/** The page for developers: its programs are taken out of it and run against the server. */
import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../api/freePort.js';
import { useBrowser } from './browser.js';
import { newPerson, type Person } from './person.js';
import { blankPhoto, orderStaging, RENDER_MS, roomPhoto } from './stagedJob.js';
import { violationsOf } from './violations.js';

const run = promisify(execFile);
const browser = useBrowser();
let person: Person;
let folder: string;
let key: string;

beforeAll(async () => {
  person = await newPerson();
  folder = await mkdtemp(join(tmpdir(), 'showhome-developers-'));
  await writeFile(join(folder, 'room.jpg'), await blankPhoto(90));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a key is made, shown once, and stands in the list', async () => {
  const { page, problems } = await browser.visitAs(person);
  await page.goto('/developers');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByLabel('Name', { exact: true }).fill('First order');
  await page.getByRole('checkbox', { name: /webhooks/ }).check({ force: true });
  await page.getByRole('button', { name: 'Make key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy the key now' });
  key = (await dialog.getByText(/^sh_live_/).textContent()) ?? '';
  expect(key).toMatch(/^sh_live_[0-9A-Za-z]{49}$/);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText(`…${key.slice(-4)}`).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a webhook’s secret is rotated, and the new one stays in view until it is copied', async () => {
  const { page, problems } = await browser.visitAs(person);
  await page.request.post('/api/webhooks', { data: { url: 'https://listings.example.com/hook' } });
  await page.goto('/developers');
  const button = page.getByRole('button', { name: /^Rotate secret of / });
  await button.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate secret' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy the new secret' });
  await dialog.getByText(/^whsec_/).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
});

type Language = 'curl' | 'TypeScript' | 'Python';

/** The command that runs a file, by its language; null where the machine has none, or not the package that it needs. */
async function commandOf(language: Language, file: string, needs = 'json'): Promise<[string, string[]] | null> {
  if (language === 'curl') return ['bash', ['-euo', 'pipefail', file]];
  if (language === 'TypeScript') return [process.execPath, ['--import', import.meta.resolve('tsx'), file]];
  const hasPython = await run('python3', ['-c', `import ${needs}`]).then(
    () => true,
    () => false,
  );
  if (!hasPython) console.warn(`Python or its package ${needs} is not installed here: its program is not run.`);
  return hasPython ? ['python3', [file]] : null;
}

const ENDINGS = { curl: 'sh', TypeScript: 'mts', Python: 'py' } as const;

interface Shown {
  /** of the panel */
  readonly title: string;
  /** of the program, for assistive technology */
  readonly name: string;
  readonly language: Language;
}

/** Takes a program out of the page. @returns its file, in a folder of its own */
async function takeProgram(page: Page, { title, name, language }: Shown): Promise<string> {
  const panel = page.getByRole('region', { name: title });
  await panel.getByRole('tab', { name: language }).click();
  const text = (await panel.getByLabel(`The ${name} for ${language}`, { exact: true }).textContent()) ?? '';
  const own = join(folder, `${name}-${language}`);
  await mkdir(own);
  await symlink(join(folder, 'room.jpg'), join(own, 'room.jpg'));
  await symlink(resolve('node_modules'), join(own, 'node_modules'));
  const file = join(own, `program.${ENDINGS[language]}`);
  await writeFile(file, text);
  return file;
}

const envOf = (more: Readonly<Record<string, string>> = {}) => ({ ...process.env, SHOWHOME_KEY: key, ...more });

test.each(['curl', 'TypeScript', 'Python'] as const)('the program in %s orders a staging job', async (language) => {
  const { page } = await browser.visitAs(person);
  await page.goto('/developers');
  const file = await takeProgram(page, { title: 'A first order', name: 'program', language });
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  expect(lines.length).toBeLessThanOrEqual(15);
  const command = await commandOf(language, file);
  if (!command) return;
  const { stdout } = await run(command[0], command[1], { cwd: join(file, '..'), env: envOf(), timeout: 60_000 });
  const [id] = /job_[0-9a-z]{20}/.exec(stdout) ?? [];
  const jobs = await page.request.get('/api/staging');
  expect(((await jobs.json()) as { id: string }[]).map((job) => job.id)).toContain(id);
});

/** Starts a program that goes on. @returns what it has printed so far, and how to end it */
function start([command, parameters]: [string, string[]], cwd: string, env: NodeJS.ProcessEnv) {
  const child = spawn(command, parameters, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  return { printed: () => text, end: () => child.kill() };
}

/** Runs a program that collects a job, and looks at the file that it saves. */
async function collect([command, parameters]: [string, string[]], cwd: string, job: string): Promise<void> {
  await run(command, parameters, { cwd, env: envOf({ SHOWHOME_JOB: job }), timeout: RENDER_MS });
  expect((await readFile(join(cwd, 'pictures.zip'))).subarray(0, 2).toString()).toBe('PK');
}

test(
  'programs watch jobs, are told by webhooks, approve and collect',
  async () => {
    const { page, problems } = await browser.visitAs(person);
    await page.goto('/developers');
    const going: { printed: () => string; end: () => boolean; title: string; language: Language }[] = [];
    try {
      // receivers first: they are told of the job from its beginning
      const shown = { title: 'Be told by a webhook', name: 'receiver' };
      const curl = await takeProgram(page, { ...shown, language: 'curl' });
      for (const language of ['TypeScript', 'Python'] as const) {
        const [file, port] = [await takeProgram(page, { ...shown, language }), String(await freePort())];
        const command = await commandOf(language, file);
        if (!command) continue;
        const made = await run('bash', ['-euo', 'pipefail', curl], {
          env: envOf({ RECEIVER: `http://127.0.0.1:${port}/` }),
        });
        const { secret } = JSON.parse(made.stdout) as { secret: string };
        const env = envOf({ WEBHOOK_SECRET: secret, PORT: port });
        going.push({ ...start(command, join(file, '..'), env), title: shown.title, language });
      }
      const [photo, jobs] = [await roomPhoto(), new Map<Language, string>()];
      for (const language of ['curl', 'TypeScript', 'Python'] as const) {
        jobs.set(language, await orderStaging(person, { address: `To ${language}`, photos: { 'room.jpg': photo } }));
      }
      for (const [language, needs] of [
        ['TypeScript', ''],
        ['Python', 'websockets'],
      ] as const) {
        const title = 'Watch a job live';
        const file = await takeProgram(page, { title, name: 'subscription', language });
        const command = await commandOf(language, file, needs);
        const env = envOf({ SHOWHOME_JOB: jobs.get(language) ?? '' });
        if (command) going.push({ ...start(command, join(file, '..'), env), title, language });
      }
      const collecting: Promise<void>[] = [];
      for (const [language, job] of jobs) {
        const file = await takeProgram(page, { title: 'Approve and collect', name: 'collecting program', language });
        const command = await commandOf(language, file);
        if (command) collecting.push(collect(command, join(file, '..'), job));
      }
      await Promise.all(collecting);
      for (const { printed, title, language } of going) {
        const words =
          title === 'Watch a job live'
            ? ['PROOF_READY', 'FINAL_DELIVERED']
            : [...jobs.values()].flatMap((job) => [
                new RegExp(`staging_job.proof_ready.*${job}`),
                new RegExp(`staging_job.delivered.*${job}`),
              ]);
        for (const each of words) await expect.poll(printed, { message: `${title} ${language}` }).toMatch(each);
      }
      expect(problems).toEqual([]);
    } finally {
      for (const { end } of going) end();
    }
  },
  RENDER_MS,
);

/** Runs a program with a token's secret. @returns what it prints; null where its language or package is missing */
async function printed(command: string, file: string, secret: string): Promise<string | null> {
  const env = { ...process.env, EMBED_SECRET: secret };
  try {
    return (await run(command, [file], { cwd: folder, env, timeout: 60_000 })).stdout.trim();
  } catch (failure) {
    if (/ENOENT|ModuleNotFoundError/.test(String(failure))) return null;
    throw failure;
  }
}

test('a board is made, and programs of its code sign tokens that open it', async () => {
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const { page, problems } = await browser.visitAs(person);
  await page.goto('/developers');
  await page.getByRole('button', { name: 'Make an embed' }).click();
  await page.getByText('Board', { exact: true }).click();
  await page.getByLabel('Sites').fill('https://homes.example');
  await page.getByRole('button', { name: 'Make embed' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy the secret' });
  const secret = (await shown.getByText(/^ems_/).textContent()) ?? '';
  await shown.getByRole('button', { name: 'Done' }).click();
  const code = page.getByRole('dialog', { name: 'Code' });
  await code.frameLocator('iframe').getByRole('table').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  const address = (await code.getByLabel('The address', { exact: true }).textContent()) ?? '';
  for (const [tab, command, name, call] of [
    ['Node', process.execPath, 'sign.mjs', "console.log(await tokenFor('office'))"],
    ['Python', 'python3', 'sign.py', 'print(token_for("office"))'],
  ] as const) {
    await code.getByRole('tab', { name: tab }).click();
    const text = (await code.getByLabel(`The program for ${tab}`, { exact: true }).textContent()) ?? '';
    await writeFile(join(folder, name), `${text}\n${call}\n`);
    const token = await printed(command, name, secret);
    if (token === null) {
      console.warn(`${tab} or its package is not installed here: its program is not run.`);
      continue;
    }
    const answer = await page.request.get(address.replace('TOKEN', token));
    expect(await answer.text()).toContain('<table');
  }
  await code.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Delete Board' }).click();
  await page.getByRole('button', { name: 'Delete embed' }).click();
  await page.getByText('No embeds yet.').waitFor();
  const make = page.getByRole('button', { name: 'Make an embed' });
  await expect.poll(() => make.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
});
